"""The report of an arena as a page of its own: a table, and a plot of every share with its interval."""

from __future__ import annotations

from html import escape
from typing import Final

from gladsheim.arena.report import Pairing, Report
from gladsheim.cli.sim import percent
from gladsheim.kernel.game import Game
from gladsheim.kit.speech import Speech

WIDTH: Final = 640
ROW: Final = 34
LEFT: Final = 220
STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2b2118;background:"
    "#f7f1e3}table{border-collapse:collapse}td,th{padding:.3rem .8rem;text-align:left;border-bottom:1px solid #d8c9a5}"
    "svg{max-width:100%;height:auto}"
)


def page_of(found: Report, game: Game, speech: Speech) -> str:
    """One HTML file that needs nothing else."""
    title = escape(speech("cli-arena-title", game=game.name))
    head = "".join(f"<th>{escape(speech(heading))}</th>" for heading in HEADINGS)
    rows = "".join(row_of(one, game, speech) for one in found.pairings)
    ratings = "".join(
        f"<li>{escape(one.bot)}: {speech.number(one.skill, 1)} ({speech.number(one.low, 1)} – "
        f"{speech.number(one.high, 1)})</li>"
        for one in found.ratings
    )
    return (
        f'<!doctype html><html lang="{speech.lang}"><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
        f"<h1>{title}</h1>{plot_of(found.pairings, game, speech)}<table><tr>{head}</tr>{rows}</table><ul>{ratings}</ul>"
        "</html>\n"
    )


HEADINGS: Final = (
    "cli-sim-bot",
    "cli-arena-among",
    "cli-arena-games",
    "cli-sim-wins",
    "cli-sim-interval",
    "cli-arena-margin",
    "cli-arena-turn",
)


def row_of(one: Pairing, game: Game, speech: Speech) -> str:
    """A line of the table."""
    among = "–" if game.is_cooperative else f"{one.seats - 1} × {one.among}"
    cells = [
        one.bot,
        among,
        str(one.games),
        percent(one.rate, speech),
        f"{percent(one.low, speech)} – {percent(one.high, speech)}",
        "–" if game.is_cooperative else speech.number(one.margin, 1),
        f"{speech.number(one.seconds, 2)} s",
    ]
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"


def plot_of(pairings: list[Pairing], game: Game, speech: Speech) -> str:
    """Shares as dots, intervals as bars, the fair share as a mark; partners have none."""
    height = ROW * (len(pairings) + 1)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">']
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<path d="M{at(tick):.1f} 0V{height - 20}" stroke="#d8c9a5"/>')
        parts.append(f'<text x="{at(tick):.1f}" y="{height - 4}" font-size="12" text-anchor="middle">')
        parts.append(f"{escape(percent(tick, speech))}</text>")
    for n, one in enumerate(pairings):
        y = ROW * n + ROW / 2
        name = one.bot if game.is_cooperative else f"{one.bot} / {one.among}"
        parts.append(f'<text x="0" y="{y + 4}" font-size="13">{escape(name[:34])}</text>')
        parts.append(f'<path d="M{at(one.low):.1f} {y}H{at(one.high):.1f}" stroke="#8a5a1e" stroke-width="5"/>')
        parts.append(f'<circle cx="{at(one.rate):.1f}" cy="{y}" r="6" fill="#5d2f0c"/>')
        if not game.is_cooperative:
            parts.append(f'<path d="M{at(1 / one.seats):.1f} {y - 9}v18" stroke="#2b2118" stroke-width="2"/>')
    return "".join(parts) + "</svg>"


def at(rate: float) -> float:
    """Where a share lies across the plot."""
    return LEFT + rate * (WIDTH - LEFT - 24)
