"""What Belle Époque adds to the table: pavilions with their cards, tiles with their claims, Travelers."""

from __future__ import annotations

from bruxelles.games.b1893.belle.shapes import BelleTileView, BelleView, PavilionView
from bruxelles.terminal.b1893.signs import NONE, letter, said, seat_token
from bruxelles.words import Message, Token, Words
from bruxelles.words.b1893 import text_of


def number(token: str) -> str:
    return token.partition(":")[2]


def belle_lines(belle: BelleView, words: Words) -> list[str]:
    """Two lines below the board."""
    pavilions = " · ".join(pavilion_sign(pavilion, words) for pavilion in belle.pavilions)
    tiles = " · ".join(number(tile.tile) + (f":{tile.owner}" if tile.owner else "") for tile in belle.tiles)
    train = words.say("terminal.line.train", train=belle.train)
    if belle.aside is not None:
        who = str(belle.aside) if belle.aside else letter("traveler", words)
        train = f"{train} · {words.say('terminal.line.aside', who=who)}"
    return [
        words.say("terminal.line.pavilions", pavilions=pavilions),
        words.say("terminal.line.tiles", tiles=tiles or "–", train=train),
    ]


def pavilion_sign(pavilion: PavilionView, words: Words) -> str:
    """The row, then the glass it costs or its owner, then the card, in brackets if it was used."""
    row = number(pavilion.pavilion)
    card = "" if pavilion.card is None else f"{letter('card', words)}{number(pavilion.card)}"
    if pavilion.owner is not None:
        return f"{row} ⌂{pavilion.owner} {f'({card})' if pavilion.used else card}"
    glass = f" {pavilion.glass}{letter('cube:glass', words)}" if pavilion.glass else ""
    return f"{row}{glass} {card or '–'}"


def read_belle(belle: BelleView) -> list[Message]:
    """Pavilions, tiles and Travelers in sentences, with the texts of cards and tiles."""
    lines = [read_pavilion(pavilion) for pavilion in belle.pavilions]
    lines += [read_tile(tile) for tile in belle.tiles]
    lines.append(said("train", count=belle.train))
    if belle.aside is not None:
        lines.append(said("aside", player=seat_token(belle.aside)) if belle.aside else said("aside.traveler"))
    if belle.doubled is not None:
        lines.append(said("doubled", space=Token(belle.doubled), weight=belle.weight))
    return lines


def read_pavilion(pavilion: PavilionView) -> Message:
    fields = {"pavilion": Token(pavilion.pavilion), "card": card_of(pavilion)}
    if pavilion.owner is not None:
        return said("pavilion.built", **fields, player=seat_token(pavilion.owner))
    return said("pavilion.glass", **fields, count=pavilion.glass) if pavilion.glass else said("pavilion", **fields)


def card_of(pavilion: PavilionView) -> Message:
    """A card with its text."""
    if pavilion.card is None:
        return NONE
    return said("card", card=Token(pavilion.card), text=text_of(pavilion.card))


def read_tile(tile: BelleTileView) -> Message:
    fields = {"tile": Token(tile.tile), "text": text_of(tile.tile)}
    if tile.owner is None:
        return said("tile", **fields)
    return said("tile.claimed", **fields, player=seat_token(tile.owner))


def read_cards(belle: BelleView, seat: int) -> list[Message]:
    """The cards, claims and Travelers of one seat."""
    lines = [
        said("card.used" if pavilion.used else "card.ready", card=card_of(pavilion))
        for pavilion in belle.pavilions
        if pavilion.owner == seat
    ]
    lines += [read_tile(tile) for tile in belle.tiles if tile.owner == seat]
    travelers = belle.travelers[seat - 1]
    return [*lines, said("travelers", count=travelers)] if travelers else lines


def read_unseen(belle: BelleView) -> list[Message]:
    """How many cards and tiles are unseen."""
    return [said("pile.belle", cards=len(belle.unseen_cards), tiles=len(belle.unseen_tiles))]


def belle_help(words: Words) -> list[tuple[str, str]]:
    glass, card = letter("cube:glass", words), letter("card", words)
    return [
        ("◆", "1893.belle.marked"),
        (f"2 1{glass} {card}7", "1893.belle.pavilion"),
        (f"3 ⌂1 ({card}12)", "1893.belle.pavilion.built"),
        ("5:2", "1893.belle.tile"),
    ]
