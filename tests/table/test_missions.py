"""A table with a map: cities are chosen, won and lost, and what was won is taken along (D21)."""

import random
from itertools import product
from zlib import crc32

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cryptonym.rules.commands import GiveClue, GiveUp, GuessWord
from cryptonym.rules.duet.atlas import BY_NAME, CITIES, START, neighbours
from cryptonym.rules.duet.game import as_duet
from cryptonym.rules.legal import to_act
from cryptonym.rules.model import BLUE, IDENTITY_OF, RED, Identity, Phase, Team
from cryptonym.rules.options import Mission, Options
from cryptonym.rules.refusals import Refusal
from cryptonym.table import commands as cmd
from cryptonym.table import events as ev
from cryptonym.table.campaign import Campaign, CityResult, is_open, opens, together
from cryptonym.table.campaign_events import campaign_after
from cryptonym.table.campaign_text import LONGEST_CAMPAIGN, campaign_text, read_campaign
from cryptonym.table.gate import table_view
from cryptonym.table.missions import has_missions
from table.gathering import Gathering, seated

DUET = Options(mode="duet", check="free")
WHO: dict[Team, str] = {RED: "1", BLUE: "2"}


def pair(**options: object) -> Gathering:
    """Two who sit at a table for Duet, and one who watches; nothing is dealt."""
    return Gathering(msgspec.structs.replace(DUET, **options)).come(3).sit("duet")


def cards_of(table: Gathering, side: Team, *, own: bool) -> list[int]:
    """The open cards that are this side's own by its key, or bystanders."""
    return cards_behind(table, side, IDENTITY_OF[side] if own else Identity.BYSTANDER)


def cards_behind(table: Gathering, side: Team, who: Identity) -> list[int]:
    """The open cards with this identity on a side of the key."""
    game = as_duet(table.game)
    letters, at = game.variant.letters, game.variant.sides.index(side)
    return [
        card
        for card, letter in enumerate(game.key.cells)
        if letters.identity(letter, at) is who
        and not game.covered >> card & 1
        and not game.is_closed(card, side.other)
    ]


def win(table: Gathering) -> list[str]:
    """All fifteen words, found in two clues: what happened last."""
    last: list[str] = []
    for _ in range(12):
        if not table.table.match.running:
            return last
        game = as_duet(table.game)
        side = RED if not game.clues else game.team
        table.do(WHO[side], GiveClue("zyx" if side is RED else "brumm", 9))
        guesser = WHO[side.other]
        for card in cards_of(table, side, own=True):
            if not table.table.match.running or as_duet(table.game).phase is not Phase.GUESS:
                break
            last = table.do(guesser, GuessWord(card))
        if table.table.match.running and as_duet(table.game).phase is Phase.GUESS:
            raise AssertionError("the turn should be over")
    raise AssertionError("the game should be won")


def lose(table: Gathering) -> list[str]:
    """Lost to an assassin at once: what happened."""
    table.do("1", GiveClue("zyx", 1))
    return table.do("2", GuessWord(cards_behind(table, RED, Identity.ASSASSIN)[0]))


def campaign(table: Gathering) -> Campaign:
    return table.table.campaign


def test_at_first_only_the_start_is_open_d21() -> None:
    assert [city.name for city in CITIES if is_open(Campaign(), city.name)] == [START]


@pytest.mark.parametrize("member", ["1", "2"])
def test_both_who_play_may_choose_and_the_game_has_the_mission_of_the_city_d20_d21(
    member: str,
) -> None:
    table = pair()
    assert table.do(member, cmd.ChooseCity(START)) == ["OptionsChanged", "CityChosen"]
    assert campaign(table).city == START
    assert table.table.match.options.mission == Mission(tokens=11)
    table.start()
    assert as_duet(table.game).tokens == 11


def test_who_only_watches_chooses_nothing_unless_they_are_host() -> None:
    table = pair()
    assert table.refuses("3", cmd.ChooseCity(START)) == "wrong_role"
    assert table.refuses("3", cmd.BringCampaign("")) == "wrong_role"
    table.do("1", cmd.HandOver("3"))
    assert table.do("3", cmd.ChooseCity(START)) == ["OptionsChanged", "CityChosen"]


def test_a_closed_or_unknown_city_cannot_be_chosen_d21() -> None:
    table = pair()
    assert table.refuses("1", cmd.ChooseCity("oslo")) == "city_closed"
    assert table.refuses("1", cmd.ChooseCity("atlantis")) == "unknown_city"
    refused = table.ask("1", cmd.ChooseCity("x" * 500))
    assert isinstance(refused, Refusal)
    assert len(str(refused.params["city"])) == 40


@pytest.mark.parametrize("mode", ["teams", "coop", "shared"])
def test_other_games_have_no_missions(mode: str) -> None:
    table = seated(mode)
    assert not has_missions(table.table.match.variant)
    assert table.refuses("1", cmd.ChooseCity(START)) == "no_missions"
    assert table.refuses("1", cmd.BringCampaign(campaign_text(Campaign()))) == "no_missions"


def test_a_won_city_opens_its_neighbours_and_may_be_played_again_d21() -> None:
    table = pair()
    table.do("2", cmd.ChooseCity(START))
    table.start()
    assert win(table)[-3:] == ["GameOver", "DealOpened", "CityPlayed"]
    assert set(campaign(table).opened) == set(neighbours(START))
    result = campaign(table).results[START]
    assert (result.played, result.won, result.found) == (1, 1, 15)
    assert result.tokens == as_duet(table.game).tokens
    played = table.events[-1]
    assert isinstance(played, ev.CityPlayed)
    assert (played.won, played.mistakes, played.opens) == (True, 0, campaign(table).opened)
    assert table.refuses("1", cmd.ChooseCity("tromso")) == "city_closed"
    for again in (neighbours(START)[0], START):
        table.do("1", cmd.ChooseCity(again))
    table.start()
    win(table)
    assert campaign(table).results[START].won == 2
    assert set(campaign(table).opened) == set(neighbours(START))


def test_a_lost_city_opens_nothing_and_is_counted_d21() -> None:
    table = pair()
    table.do("1", cmd.ChooseCity(START))
    table.start()
    assert lose(table)[-1] == "CityPlayed"
    assert campaign(table).opened == ()
    assert campaign(table).results == {START: CityResult(1, 0, 0, 0)}
    table.start()  # the same city, until another one is chosen
    win(table)
    result = campaign(table).results[START]
    assert (result.played, result.won) == (2, 1)


def test_a_mistake_and_giving_up_are_in_the_figures_d17() -> None:
    table = pair()
    table.do("1", cmd.ChooseCity(START))
    table.start()
    sides, words = (RED, BLUE), ("zyx", "brumm")
    for turn in range(11):
        side = sides[turn % 2]
        table.do(WHO[side], GiveClue(words[turn % 2], 1))
        table.do(WHO[side.other], GuessWord(cards_of(table, side, own=False)[0]))
    assert as_duet(table.game).phase is Phase.SUDDEN
    assert table.do("1", GiveUp())[-1] == "CityPlayed"
    played = table.events[-1]
    assert isinstance(played, ev.CityPlayed)
    assert (played.won, played.found, played.tokens, played.mistakes) == (False, 0, 0, 11)


def test_a_game_for_no_city_and_one_that_was_broken_off_change_no_map() -> None:
    table = pair()
    table.start()
    assert "CityPlayed" not in lose(table)
    assert campaign(table) == Campaign()
    table.do("1", cmd.ChooseCity(START))
    table.start()
    assert table.do("1", cmd.BreakOffGame()) == ["GameBrokenOff"]
    assert campaign(table) == Campaign(START)


def test_other_options_than_those_of_the_city_mean_a_game_for_no_city_d20() -> None:
    table = pair()
    table.do("1", cmd.ChooseCity(START))
    mine = table.table.match.options
    assert table.do("1", cmd.ChangeOptions(msgspec.structs.replace(mine, language="it"))) == [
        "OptionsChanged"
    ]
    easier = msgspec.structs.replace(mine, mission=Mission(tokens=15))
    assert "CityChosen" in table.do("1", cmd.ChangeOptions(easier))
    assert campaign(table).city == ""
    table.do("1", cmd.ChooseCity(START))
    assert "CityChosen" in table.do("1", cmd.ChangeOptions(Options(mode="teams")))


def test_a_city_is_left_by_choosing_none() -> None:
    table = pair()
    assert table.ask("1", cmd.ChooseCity()) == ()
    table.do("1", cmd.ChooseCity(START))
    assert table.ask("1", cmd.ChooseCity(START)) == ()
    assert table.do("2", cmd.ChooseCity()) == ["CityChosen"]
    assert campaign(table) == Campaign()


def test_while_a_game_lasts_nobody_chooses_or_brings_anything_r97() -> None:
    table = pair().start()
    for member in ("1", "2"):
        assert table.refuses(member, cmd.ChooseCity(START)) == "game_running"
        assert table.refuses(member, cmd.BringCampaign("")) == "game_running"


def test_the_map_tells_nothing_of_a_running_key_and_the_same_to_all_r17() -> None:
    """Whatever is played, the map stays as it was until the result is known to everybody."""
    table = pair()
    table.do("1", cmd.ChooseCity(START))
    table.start()
    before, chance = campaign(table), random.Random(5)
    for _ in range(60):
        if not table.table.match.running:
            break
        assert campaign(table) is before
        seen = [table_view(table.table, member).campaign for member in ("1", "2", "3")]
        assert seen == [before] * 3
        seats = to_act(table.game)
        who = next(name for name, seat in table.table.match.seats.items() if seat in seats)
        table.do(who, chance.choice(table.legal(who)))
    assert not table.table.match.running
    assert campaign(table).results[START].played == 1


def test_a_view_has_no_map_where_none_was_begun() -> None:
    assert table_view(seated().table, "1").campaign is None
    assert b"campaign" not in msgspec.json.encode(table_view(pair().table, "1"))


# A campaign as text.

WON_TWO = Campaign(
    results={START: CityResult(3, 2, 15, 4), "dublin": CityResult(1, 0, 11, 0)},
    opened=neighbours(START),
)
TEXT = """Cryptonym missions 1
boulogne played 3 won 2 found 15 tokens 4
dublin played 1 won 0 found 11 tokens 0
check """


def test_a_campaign_is_text_that_people_can_read() -> None:
    assert campaign_text(WON_TWO).startswith(TEXT)
    assert read_campaign(campaign_text(WON_TWO)) == WON_TWO
    assert read_campaign(campaign_text(Campaign())) == Campaign()


def test_line_breaks_and_capitals_are_of_no_account() -> None:
    text = campaign_text(WON_TWO)
    assert read_campaign(text.replace("\n", "  ").upper()) == WON_TWO


def test_every_city_won_is_still_a_short_text() -> None:
    won = Campaign(results={city.name: CityResult(9999, 9999, 15, 11) for city in CITIES})
    text = campaign_text(won)
    assert len(text) < LONGEST_CAMPAIGN / 2
    read = read_campaign(text)
    assert isinstance(read, Campaign)
    assert set(read.opened) | {START} == set(BY_NAME)


@given(st.integers(0, len(campaign_text(WON_TWO)) - 2), st.sampled_from("0179aeknxz "))
def test_a_slip_of_the_pen_is_noticed(at: int, letter: str) -> None:
    text = campaign_text(WON_TWO)
    slip = text[:at] + letter + text[at + 1 :]
    read = read_campaign(slip)
    assert isinstance(read, Refusal) or slip.casefold().split() == text.casefold().split()


@given(st.text(max_size=300))
def test_any_other_text_is_refused(text: str) -> None:
    assert isinstance(read_campaign(text), Refusal)


def signed(body: str) -> str:
    """A text with the checksum that fits, whatever it says."""
    words = " ".join(body.split()).casefold()
    return f"{body} check {crc32(words.encode()):08x}"


HEAD = "Cryptonym missions 1 "
GOOD = "boulogne played 3 won 2 found 15 tokens 4 "


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "campaign_form"),
        ("x" * (LONGEST_CAMPAIGN + 1), "campaign_form"),
        (signed("Cryptonym missions 2 " + GOOD), "campaign_newer"),
        (signed("Cryptonym missions one " + GOOD), "campaign_form"),
        (signed(HEAD + GOOD + "and more"), "campaign_form"),
        (HEAD + GOOD + "check 00000000", "campaign_altered"),
        (signed(HEAD + GOOD + GOOD), "campaign_form"),
        (signed(HEAD + GOOD.replace("won 2", "won 4")), "campaign_form"),
        (signed(HEAD + GOOD.replace("played 3 won 2", "played 0 won 0")), "campaign_form"),
        (signed(HEAD + GOOD.replace("found 15", "found 16")), "campaign_form"),
        (signed(HEAD + GOOD.replace("found", "lost")), "campaign_form"),
        (signed(HEAD + GOOD.replace("15", "-1")), "campaign_form"),
        (signed(HEAD + GOOD.replace("boulogne", "atlantis")), "unknown_city"),
        (signed(HEAD + GOOD.replace("boulogne", "dublin")), "city_closed"),
        (signed(HEAD + GOOD + GOOD.replace("boulogne", "oslo")), "city_closed"),
    ],
)
def test_a_text_that_cannot_be_is_refused_with_its_reason(text: str, code: str) -> None:
    read = read_campaign(text)
    assert isinstance(read, Refusal)
    assert read.code == code
    table = pair()
    assert table.refuses("1", cmd.BringCampaign(text)) == code


def test_a_campaign_is_taken_to_another_table_and_opens_the_same_cities_d21() -> None:
    table = pair()
    assert table.do("2", cmd.BringCampaign(campaign_text(WON_TWO))) == ["CampaignBrought"]
    assert campaign(table) == WON_TWO
    assert table.ask("1", cmd.BringCampaign(campaign_text(WON_TWO))) == ()
    table.do("1", cmd.ChooseCity("dublin"))
    assert table.table.match.options.mission == Mission(11, 4)


def test_what_a_table_has_is_never_lost_by_what_is_brought() -> None:
    table = pair()
    table.do("1", cmd.ChooseCity(START))
    table.start()
    win(table)
    mine = campaign(table)
    table.do("1", cmd.BringCampaign(campaign_text(WON_TWO)))
    both = campaign(table)
    assert both.city == START
    assert set(both.opened) >= set(mine.opened)
    best = both.results[START]
    assert (best.played, best.won, best.found) == (3, 2, 15)
    assert best.tokens == max(4, mine.results[START].tokens)


@st.composite
def campaigns(draw: st.DrawFn) -> Campaign:
    """A campaign that can have come about."""
    made = Campaign()
    for _ in range(draw(st.integers(0, 12))):
        choices = [city.name for city in CITIES if is_open(made, city.name)]
        name, won = draw(st.sampled_from(choices)), draw(st.booleans())
        event = ev.CityPlayed(
            name,
            won,
            15 if won else draw(st.integers(0, 14)),
            draw(st.integers(0, 11)),
            0,
            opens(made, name) if won else (),
        )
        made = campaign_after(made, event)
    return made


@given(campaigns())
def test_a_campaign_and_its_text_say_the_same(made: Campaign) -> None:
    read = read_campaign(campaign_text(made))
    assert isinstance(read, Campaign)
    assert read.results == made.results
    assert set(read.opened) == set(made.opened)


@given(campaigns(), campaigns())
def test_two_campaigns_make_one_whichever_comes_first(one: Campaign, other: Campaign) -> None:
    both, turned = together(one, other), together(other, one)
    assert both.results == turned.results
    assert set(both.opened) == set(turned.opened) == set(one.opened) | set(other.opened)
    assert together(both, other) == both


def test_what_is_open_is_always_next_to_what_was_won_d21() -> None:
    for one, two in product(CITIES[:4], CITIES[:4]):
        made = together(
            Campaign(results={one.name: CityResult(1, 1, 15, 1)}),
            Campaign(results={two.name: CityResult(1, 1, 15, 1)}),
        )
        near = {*neighbours(one.name), *neighbours(two.name)} - {START}
        assert set(made.opened) == near
