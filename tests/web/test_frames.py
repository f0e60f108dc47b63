"""How soon a move is seen: counted in frames of the browser, not in seconds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.web.tables import play_together, sit_together
from tests.web.visitors import Visitor

# Hears every message before the page does, and looks at the page when the first frame after it is about to be drawn.
LOOKOUT: Final = """
window.arrived = 0;
window.late = [];
const seen = (part) => document.querySelector(part)?.outerHTML;
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener("message", ({ data }) => {
      const { type, patch, events } = JSON.parse(data);
      if (type !== "update") return;
      const steps = [...patch, ...events.flatMap((fact) => fact.patch ?? [])];
      if (!steps.some(([path]) => path[0] === "board")) return;
      window.arrived += 1;
      const before = [".world", "aside .log", ".seats"].map((part) => [part, seen(part)]);
      requestAnimationFrame(() => window.late.push(...before.filter(([part, was]) => was === seen(part))));
    });
  }
};
"""


def test_a_move_is_drawn_in_the_first_frame_after_it_arrives(someone: Callable[..., Visitor]) -> None:
    # At another speed what happened before may still be seen to happen.
    people = [someone(), someone()]
    for one in people:
        one.context.add_init_script(LOOKOUT)
    sit_together(*people)
    play_together(people, turns=12)
    for one in people:
        assert one.page.evaluate("window.arrived") >= 10
        assert one.page.evaluate("window.late") == []
