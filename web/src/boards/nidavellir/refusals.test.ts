import { beforeAll, expect, test, vi } from "vitest";
import { learnGame, say, speak } from "../../lib/words.svelte";
import { coin, purse, view } from "./fixture";
import { closedWords, heldWords, refuse, underClick } from "./refusals";

const open = view({
  phase: "tavern",
  tavern: 1,
  coins: [purse("goblin", "dragon", "pony", "pouch", "pouch"), purse()],
});

beforeAll(async () => {
  await speak("en");
  await learnGame("nidavellir");
});

test("a card of a tavern that is done, or not open yet, says which one is open", () => {
  const [past, later] = [closedWords(open, "card", 0), closedWords(open, "card", 2)];
  expect(past && say(past)).toBe("The Goblin is done for this round. Cards are taken at the Dragon now.");
  expect(later && say(later)).toBe("The Pony has not opened yet. Cards are taken at the Dragon now.");
  expect(closedWords(open, "card", 1)).toBeNull();
});

test("a card is not taken while bids are made", () => {
  const words = closedWords(view(), "bid", 0);
  expect(words && say(words)).toContain("First lay a coin at each tavern.");
});

test("what is not asked for says what is asked; whoever is asked nothing hears that from the server", () => {
  const why = vi.fn();
  const words = { id: "nidavellir-ask-keep", terms: {} };
  refuse({ question: { id: 1, seat: 0, step: "KeepCard", words, given: false }, why }, "keep", "3");
  expect(say(why.mock.calls[0]?.[1])).toBe("That is not what is asked now. Which of the three cards do you keep?");
  refuse({ question: null, why }, null, "3");
  expect(why).toHaveBeenLastCalledWith("3");
  refuse({ question: null, why, readonly: true }, null, "3");
  expect(why).toHaveBeenCalledTimes(2);
});

test("a coin that lies at a tavern cannot be shown for a trade", () => {
  expect(heldWords(coin(5))).toBeNull();
  const words = heldWords(coin(5, "goblin"));
  expect(words && say(words)).toBe("This coin is not in your hand: 5.");
});

test("cards, coins and columns that cannot be pressed are found under a click; what can is left alone", () => {
  document.body.innerHTML = `
    <section data-slot="0"><span data-card="goblin hunter"><i id="card"></i></span><span class="slot" id="slot"></span></section>
    <div data-army="0"><button class="column" data-class="miner"><i id="column"></i></button></div>
    <button><i id="button"></i></button>`;
  const under = (id: string, seat: number | null = 0) =>
    underClick(document.getElementById(id) as Element, open, "card", seat);
  expect(under("card")).toMatchObject({ text: "hunter", words: { id: "web-nidavellir-tavern-shut" } });
  expect(under("slot")).toMatchObject({ text: "0", words: null });
  expect(under("column")).toMatchObject({ text: "miner" });
  expect(under("button")).toBeNull();
  expect(under("card", null)).toBeNull();
});
