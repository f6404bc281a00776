"""A board in plain text shows what its viewer may know, and never by colour alone."""

from cryptonym.rules import RED, RED_OPERATIVE, RED_SPYMASTER, draw, view
from support.boards import board
from support.table import Table


def rows(text: str) -> list[str]:
    return text.splitlines()


def test_a_board_is_five_rows_and_the_counts_r7_r18() -> None:
    table = Table(board())
    drawn = rows(draw(view(table.game, RED_OPERATIVE)))
    assert len(drawn) == 6
    assert drawn[5] == "red ▲ 9   blue ● 8"
    for row in range(5):
        assert drawn[row].split() == list(table.game.words[5 * row : 5 * row + 5])


def test_operatives_see_signs_on_covered_cards_only_r17_r32() -> None:
    table = Table(board(red=["MELA"], bystander=["FERRO"]))
    table.clue("frutta", 2)
    table.touch("MELA")
    table.touch("FERRO")
    text = draw(view(table.game, RED_OPERATIVE))
    assert "[▲] mela" in text
    assert "[–] ferro" in text
    body = "\n".join(rows(text)[:5])
    assert (body.count("▲"), body.count("●"), body.count("–"), body.count("✕")) == (1, 0, 1, 0)


def test_spymasters_see_a_sign_for_every_card_not_only_a_colour_r5() -> None:
    table = Table(board())
    for text in (draw(view(table.game, RED_SPYMASTER)), draw(table.game)):
        body = "\n".join(rows(text)[:5])
        assert [body.count(sign) for sign in "▲●–✕"] == [9, 8, 7, 1]


def test_a_game_and_the_view_of_its_spymaster_are_drawn_alike_r16() -> None:
    table = Table(board(red=["MELA"]))
    table.find_all("MELA")
    assert draw(table.game) == draw(view(table.game, RED_SPYMASTER))
    assert table.game.left(RED) == 8
    assert "red ▲ 8" in draw(table.game)


def test_columns_stand_under_each_other_r18() -> None:
    table = Table(board(red=["LUNGHISSIMO", "È"]))
    body = rows(draw(table.game))[:5]
    words = table.game.words
    starts = {tuple(line.index(words[5 * r + c]) for c in range(5)) for r, line in enumerate(body)}
    assert len(starts) == 1


def test_a_game_says_in_one_line_how_it_stands() -> None:
    table = Table(board(assassin="KILLER"))
    assert repr(table.game) == "<Game turn 1, red in clue, red 9 blue 8 left>"
    table.clue("tanto", "unlimited")
    assert "clue tanto ∞" in repr(table.game)
    table.touch("KILLER")
    assert "blue won by assassin" in repr(table.game)
