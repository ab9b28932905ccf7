"""The drawn grid: cards with their keys, Architects, coats of arms and bonuses; beside it Brussels and the piles."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from bruxelles.games.b1897.view import CellView, CoatView, ColumnView, TableView
from bruxelles.terminal.choices import Choice
from bruxelles.terminal.page import HIGHLIGHT, IMPOSSIBLE, SEAT_STYLES, fit
from bruxelles.words import Token, Words

SIDE = 20  # columns for Brussels and the piles
COLOURS = {"artwork:yellow": "yellow", "artwork:green": "green", "artwork:blue": "blue", "artwork:red": "red"}


def short(token: str, words: Words) -> str:
    return words.say(f"terminal.short.{token.replace(':', '.')}")


def draw_board(view: TableView, words: Words, choices: Sequence[Choice], marked: str | None, width: int) -> list[Text]:
    """The middle of the table, line by line."""
    pointed = {choice.token: choice for choice in choices}
    cell_width = (width - SIDE) // 4
    left: list[Text] = []
    for number, row in enumerate(view.grid):
        cells = [draw_cell(cell, words, pointed.get(cell.cell), marked, cell_width) for cell in row]
        left.append(Text().join(cells))
        if number + 1 < view.rows:
            coats = view.coats[number * 3 : number * 3 + 3]
            left.append(draw_coats(coats, words, cell_width))
    left += draw_columns(view.columns, words, cell_width)
    right = draw_places(view, words, pointed, marked)
    if len(left) > len(right) + 4:
        right.append(Text())
    if len(left) > len(right) + 4:
        right.append(Text(words.say("terminal.head.piles"), style="underline"))
    right += draw_piles(view, words)
    grid_width = cell_width * 4
    return [
        Text().join([fit(one, grid_width), other])
        for one, other in zip(left, [*right, *[Text()] * len(left)], strict=False)
    ]


def draw_cell(cell: CellView, words: Words, choice: Choice | None, marked: str | None, width: int) -> Text:
    if cell.card is not None:
        key = choice.key if choice and choice.offered else " "
        text = Text(f"{key} ", style="bold")
        text.append(short(cell.card, words), style=COLOURS.get(cell.card, ""))
    elif cell.owner is None:
        text = Text("  –", style=IMPOSSIBLE)
    elif cell.owner == 0:
        text = Text(f"<{cell.value}> {short('neutral', words)}")
    else:
        name = words.name(Token(f"seat:{cell.owner}"))
        text = Text(f"<{cell.value}> {name}", style=SEAT_STYLES[cell.owner - 1])
    return mark(fit(text, width - 1), cell.cell == marked)


def mark(text: Text, chosen: bool) -> Text:
    """Highlight a cell so that it is visible even without colour: with a sign before it, and reversed."""
    if chosen:
        text = text.copy()
        text.stylize(HIGHLIGHT)
    return Text().join([Text("►" if chosen else " "), text])


def draw_coats(coats: Sequence[CoatView], words: Words, width: int) -> Text:
    """The coats of arms, each where four cells meet."""
    line = Text()
    for number, coat in enumerate(coats, 1):
        if not coat.complete:
            said = Text(f"◇ {coat.architects}/{len(coat.around)}", style=IMPOSSIBLE)
        elif len(coat.leaders) == 1:
            said = Text(f"◆ {words.name(Token(f'seat:{coat.leaders[0]}'))}", style=SEAT_STYLES[coat.leaders[0] - 1])
        else:
            said = Text(f"◆ {'+'.join(map(str, coat.leaders)) or '–'}")
        start = number * width - said.cell_len // 2
        line = Text().join([fit(line, max(line.cell_len, start)), said])
    return line


def draw_columns(columns: Sequence[ColumnView], words: Words, width: int) -> list[Text]:
    """The bonus every round, the bonus at the end, and the sums by seat."""
    upper, lower, sums = Text(), Text(), Text()
    for column in columns:
        upper += fit(Text(f" {words.name(Token(column.upper))}" if column.upper else " –", style="bold"), width)
        lower += fit(Text(f" {short(column.lower, words)}" if column.lower else " –"), width)
        sums += fit(draw_sums(column, words), width)
    return [upper, lower, sums]


def draw_sums(column: ColumnView, words: Words) -> Text:
    parts = []
    for seat, total in enumerate(column.sums[:-1], 1):
        if total:
            star = "*" if seat in column.leaders else ""
            parts.append(Text(f"{star}{seat}:{total}", style=SEAT_STYLES[seat - 1]))
    if column.sums[-1]:
        parts.append(Text(f"{words.say('terminal.letter.neutral')}:{column.sums[-1]}"))
    return Text(" ") + Text(" ").join(parts) if parts else Text(" –", style=IMPOSSIBLE)


def draw_places(view: TableView, words: Words, pointed: dict[str, Choice], marked: str | None) -> list[Text]:
    """The three Brussels cards, with the Architects that the next visit costs, and passing."""
    lines = []
    for place in view.places:
        name = place.place.removeprefix("place:")
        text = draw_place(pointed.get(name), short(place.place, words), f"×{place.next_price}")
        lines.append(mark(text, name == marked))
    choice = pointed.get("pass")
    reward = choice.label.fields.get("amount") if choice else None
    passing = draw_place(choice, short("pass", words), f"+{str(reward).removeprefix('bef:')}" if reward else "")
    return [*lines, mark(passing, marked == "pass")]


def draw_place(choice: Choice | None, name: str, number: str) -> Text:
    key = choice.key if choice and choice.offered else " "
    return Text(f"{key} ", style="bold") + fit(Text(name), SIDE - 8) + Text(number.rjust(4))


def draw_piles(view: TableView, words: Words) -> list[Text]:
    lines = []
    for pile in view.piles:
        unseen, out = sum(pile.unseen.values()), sum(pile.discards.values())
        name = words.name(Token(pile.sort))
        lines.append(fit(Text(f"   {name}"), SIDE - 6) + Text(f"{unseen}+{out}".rjust(5)))
    return lines
