"""A deal is promised as a hash and opened at the end: nobody can change it in between."""

import hashlib
from base64 import urlsafe_b64decode

from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from cryptonym.rules import BLUE, RED, RED_OPERATIVE, Key, Options, deal, view
from cryptonym.rules.events import DealOpened
from cryptonym.rules.fairness import commit, verify
from support.boards import SALT, board, card_list
from support.table import Table

WORDS = st.lists(
    st.text("ab|\\ \n", min_size=1, max_size=4), min_size=25, max_size=25, unique=True
).map(tuple)


def test_the_commitment_is_a_plain_hash_that_anybody_can_recompute() -> None:
    dealt = board()
    text = (
        f"cryptonym deal 1\nsalt {SALT}\nstart red\nkey {dealt.key.cells}\n"
        f"words {'|'.join(dealt.words)}\n"
    )
    assert dealt.commitment == hashlib.sha256(text.encode()).hexdigest()
    assert verify(dealt.commitment, dealt.words, dealt.key, dealt.salt)


@given(st.integers(0, 24), st.integers(0, 24))
def test_any_two_cells_exchanged_are_noticed(here: int, there: int) -> None:
    dealt = board()
    cells = list(dealt.key.cells)
    cells[here], cells[there] = cells[there], cells[here]
    key = Key("".join(cells), dealt.key.start)
    same = key.cells == dealt.key.cells
    assert verify(dealt.commitment, dealt.words, key, dealt.salt) is same


def test_any_other_change_is_noticed() -> None:
    dealt = board()
    swapped = (dealt.words[1], dealt.words[0], *dealt.words[2:])
    recased = (dealt.words[0].lower(), *dealt.words[1:])
    for words in (swapped, recased, dealt.words[:24], (*dealt.words, "MORE")):
        assert not verify(dealt.commitment, words, dealt.key, dealt.salt)
    assert not verify(dealt.commitment, dealt.words, replace(dealt.key, start=BLUE), dealt.salt)
    assert not verify(dealt.commitment, dealt.words, dealt.key, dealt.salt + "0")
    assert not verify(dealt.commitment[:-1], dealt.words, dealt.key, dealt.salt)


@given(WORDS, WORDS)
@example(("a|b", "c", *"defghijklmnopqrstuvwxyz"), ("a", "b|c", *"defghijklmnopqrstuvwxyz"))
@example(("a\\", "b", *"defghijklmnopqrstuvwxyz"), ("a", "\\b", *"defghijklmnopqrstuvwxyz"))
def test_other_words_give_another_hash_whatever_is_in_them(
    one: tuple[str, ...], two: tuple[str, ...]
) -> None:
    key = board().key
    assert (commit(one, key, SALT) == commit(two, key, SALT)) is (one == two)


def test_the_deal_is_opened_to_everybody_when_the_game_is_over() -> None:
    table = Table(board(assassin="KILLER"))
    assert view(table.game, RED_OPERATIVE).commitment == table.game.commitment
    table.clue("clue", 1)
    table.touch("KILLER")
    opened = table.last[-1]
    assert isinstance(opened, DealOpened)
    seen = view(table.game, RED_OPERATIVE)
    key = Key(opened.cells, seen.start)
    assert verify(seen.commitment, seen.words, key, opened.salt)


def test_deals_from_different_seeds_have_different_salts_and_hashes_r18() -> None:
    deals = [deal(bytes([n]) * 32, card_list(), Options()) for n in range(50)]
    assert len({dealt.salt for dealt in deals}) == len({d.commitment for d in deals}) == 50
    assert all(len(urlsafe_b64decode(dealt.salt + "=")) * 8 == 256 for dealt in deals)
    assert {dealt.key.start for dealt in deals} == {RED, BLUE}


def test_the_same_seed_deals_the_same_game_for_ever_r18() -> None:
    """Pinned: a later release must not read an old seed differently."""
    printed = Options(key_source="deck40")
    dealt = deal(b"a seed that stays", card_list(), printed)
    assert dealt == deal(b"a seed that stays", card_list(), printed)
    assert dealt.words[:3] == ("BACK133", "FRONT10", "BACK75")
    assert dealt.key == Key("..r.brbrrx.bb.brbbrr.rbb.", BLUE, pattern=16, turned=2)
    assert dealt.commitment[:16] == "bdd775830bda86a7"
    drawn = deal(b"a seed that stays", card_list(), Options())
    assert drawn.words == dealt.words
    assert drawn.key == Key("br.b.bb.r.rrrbrb.bx.brb.r", BLUE), "one that nobody has printed"
    assert drawn.commitment[:16] == "a2d9a487eaaaf479"
