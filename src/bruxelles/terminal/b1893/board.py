"""The drawn board: spaces with meeples, bids and houses, the Prestige cards below; then Brussels, nobles and market."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bruxelles.games.b1893.shapes import BoardView, PrestigeCardView, PrestigeColumnView, SpaceView
from bruxelles.terminal.b1893.belle import belle_lines
from bruxelles.terminal.b1893.first_edition import circle, first_edition_lines
from bruxelles.terminal.b1893.reading import prices
from bruxelles.terminal.b1893.signs import letter, short
from bruxelles.terminal.choices import Choice
from bruxelles.terminal.page import IMPOSSIBLE, SEAT_STYLES, fit
from bruxelles.words import Words


def draw_board(view: BoardView, words: Words, choices: Sequence[Choice], marked: str | None, width: int) -> list[Text]:
    """The middle of the table, line by line."""
    cell = width // 5
    lines = [Text().join([draw_space(space, view, words, cell) for space in row]) for row in view.spaces]
    cards = {card.prestige: card for card in view.cards}
    lines.append(Text().join([draw_card(column, cards, words, cell) for column in view.columns]))
    lines.append(Text().join([draw_sums(column, cell) for column in view.columns]))
    lines += [fit(Text(f" {line}"), width) for line in board_lines(view, words)]
    return lines


def draw_space(space: SpaceView, view: BoardView, words: Words, width: int) -> Text:
    """The action (in brackets outside the active area), the mark, the meeple's seat and bid, and the House."""
    action = short(space.action or "none", words)
    text = Text(f" {action}") if space.active else Text(f"({action})", style=IMPOSSIBLE)
    if view.belle is not None and space.space in view.belle.marked:
        text.append("◆")
    if space.owner == 0:
        text.append(f" {letter('neutral', words)}")
    elif space.owner is not None:
        belle = view.belle
        weight = f"×{belle.weight}" if belle is not None and space.space == belle.doubled else ""
        text.append(f" {space.owner}:{space.bid}{weight}", style=SEAT_STYLES[space.owner - 1])
    if space.house is not None:
        text.append(f" ⌂{space.house}", style=SEAT_STYLES[space.house - 1])
    return fit(text, width)


def draw_card(column: PrestigeColumnView, cards: dict[str, PrestigeCardView], words: Words, width: int) -> Text:
    """The card's bonuses as letters, Manneken Pis, and symbols."""
    if column.prestige is None:
        return fit(Text(" –", style=IMPOSSIBLE), width)
    card = cards[column.prestige]
    bonuses = ("+" if card.both else "/").join(letter(bonus, words) for bonus in card.bonuses)
    manneken = f" {letter('manneken', words)}{card.manneken}" if card.manneken else ""
    symbols = f" +{card.symbols}" if card.symbols else ""
    return fit(Text(f" {bonuses}{manneken}{symbols}", style="bold" if column.active else IMPOSSIBLE), width)


def draw_sums(column: PrestigeColumnView, width: int) -> Text:
    parts = [
        Text(f"{'*' if seat in column.leaders else ''}{seat}:{total}", style=SEAT_STYLES[seat - 1])
        for seat, total in enumerate(column.sums, 1)
        if total
    ]
    return fit(Text(" ") + Text(" ").join(parts) if parts else Text(" –", style=IMPOSSIBLE), width)


def board_lines(view: BoardView, words: Words) -> list[str]:
    """What lies beside the board, one line each."""
    riding = view.belle.riding if view.belle is not None else (0,) * len(view.places)
    traveler = letter("traveler", words)
    places = [
        f"{short(place.place, words)} ×{place.next_price}{f' {traveler}{count}' if count else ''}"
        for place, count in zip(view.places, riding, strict=True)
    ]
    income = words.say("terminal.none") if view.stock.income is None else words.name(f"bf:{view.stock.income}")
    nobles = [f"{place.price} {short(place.noble, words) if place.noble else '–'}" for place in view.display]
    if view.revealed is not None:
        nobles.append(f"0 ({short(view.revealed, words)})")
    sales = [f"{letter(colour, words)} {money}/{points}" for colour, money, points in prices(view.market)]
    shown = "".join(letter(artwork, words) for artwork in view.market.shown)
    needles = [
        f"{words.name(needle.needle)} {'✗' if needle.blocked else f'→ {words.name(needle.to)}'}"
        for needle in view.compass.needles
    ]
    pointing = " · ".join(needles) if view.first_edition is None else circle(view.compass, words)
    supply = [f"{letter(cube, words)}{count}" for cube, count in view.cubes.items()]
    added = belle_lines(view.belle, words) if view.belle is not None else []
    added += first_edition_lines(view.first_edition, words) if view.first_edition is not None else []
    return [
        words.say("terminal.line.places", places=" · ".join(places), income=income),
        words.say("terminal.line.nobles", nobles=" · ".join(nobles)),
        words.say("terminal.line.market", prices=" · ".join(sales), shown=shown or "–"),
        words.say("terminal.line.compass", needles=pointing, supply=" ".join(supply)),
        *added,
    ]
