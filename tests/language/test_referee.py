import pytest

from cryptonym.language import codes as reason
from cryptonym.language.referee import explain, judge
from cryptonym.language.registry import CODES, Pack, UnknownLanguageError, load
from cryptonym.rules.verdict import Reason
from language.conftest import Ask, codes


def test_the_visible_word_itself_is_refused_r78(ask: Ask) -> None:
    assert ask("Mela", "PIAZZA", "MELA").reasons == (Reason(reason.SAME_WORD, "MELA", "mela"),)


@pytest.mark.parametrize("clue", ["bocche", "boccone", "imboccare", "bocconi", "BOCCONE"])
def test_a_relative_of_a_visible_word_is_refused_r68(clue: str, ask: Ask) -> None:
    assert ask(clue, "BOCCA").reasons == (Reason(reason.WORD_FORM, "BOCCA", "bocca"),)


@pytest.mark.parametrize(
    ("clue", "part"), [("cielo", "cielo"), ("celeste", "cielo"), ("grattugia", "grattare")]
)
def test_a_part_of_a_visible_compound_and_its_relatives_are_refused_r69(
    clue: str, part: str, ask: Ask
) -> None:
    assert ask(clue, "GRATTACIELO").reasons == (Reason(reason.COMPOUND_PART, "GRATTACIELO", part),)


def test_a_compound_made_with_a_visible_word_is_refused_r68(ask: Ask) -> None:
    assert codes(ask("grattacielo", "CIELO")) == [reason.WORD_FORM]
    assert codes(ask("ferroviario", "VIA")) == [reason.WORD_FORM]


def test_an_old_compound_blocks_nothing_r75(ask: Ask) -> None:
    assert ask("terra", "INGHILTERRA").status == "legal"
    assert ask("inghilterra", "TERRA").status == "legal"


@pytest.mark.parametrize(
    ("clue", "visible"), [("porta", "PORTO"), ("portone", "PORTO"), ("mela", "MELANZANA")]
)
def test_chance_letters_are_no_reason_r76(clue: str, visible: str, ask: Ask) -> None:
    assert ask(clue, visible).status == "legal"


def test_two_spellings_are_one_word_r79(ask: Ask) -> None:
    for clue, visible in (("famigliare", "FAMILIARE"), ("familiare", "FAMIGLIARE")):
        assert codes(ask(clue, visible)) == [reason.SPELLING_VARIANT]


def test_accents_make_two_words_if_both_exist_q13(ask: Ask) -> None:
    assert ask("casino", "CASINÒ").status == "legal"
    assert ask("però", "PERO").status == "legal"


def test_a_missing_accent_is_a_misspelling_q13(ask: Ask) -> None:
    assert codes(ask("ancora", "ÀNCORA")) == [reason.SAME_WORD]
    assert codes(ask("àncora", "ANCORA")) == [reason.SAME_WORD]
    assert ask("ancoraggio", "ANCORA").status == "doubtful"


def test_a_regular_form_of_the_visible_word_is_refused_r68(ask: Ask) -> None:
    for clue, visible in (("gatti", "GATTO"), ("gatto", "GATTI"), ("veli", "VELO")):
        assert codes(ask(clue, visible)) == [reason.WORD_FORM]


def test_a_short_form_of_a_mere_relative_is_a_question(ask: Ask) -> None:
    assert ask("veli", "VELA").status == "doubtful"
    assert ask("imboccari", "BOCCA").status == "refused", "long enough to be no chance"


def test_a_form_of_two_words_is_a_question_for_either(ask: Ask) -> None:
    assert ask("conti", "CONTO").status == "doubtful"
    assert ask("conti", "CONTE").status == "doubtful"
    assert ask("conti", "MELA").status == "legal"


def test_a_part_is_the_word_that_heads_a_family(ask: Ask) -> None:
    assert ask("mistanca", "TANCARE").status == "refused"
    assert ask("mistanca", "TANCO").status == "legal"
    assert ask("tanca", "TANCO").status == "refused", "the same spelling is one word (R78)"


def test_what_only_looks_derived_is_a_question(ask: Ask) -> None:
    verdict = ask("gattino", "GATTO")
    assert (verdict.status, codes(verdict)) == ("doubtful", [reason.WORD_FORM])
    assert ask("gattini", "GATTO").status == "doubtful"


def test_an_equal_stem_of_an_unknown_word_is_a_question(ask: Ask) -> None:
    assert ask("piazzo", "PIAZZA").status == "doubtful"
    assert ask("porto", "PORTA").status == "legal", "both are known and apart"


def test_a_card_that_nobody_listed_is_compared_too(ask: Ask) -> None:
    assert ask("tromba", "TROMBA").status == "refused"
    assert ask("trombino", "TROMBA").status == "doubtful"
    assert ask("tromba", "TROMBINO").status == "doubtful"
    assert ask("gatto", "TROMBA").status == "legal"


def test_a_compound_of_known_words_is_a_question(ask: Ask, certain_pack: Pack) -> None:
    assert ask("grattaterra", "TERRA").status == "doubtful"
    assert ask("grattaterra", "GRATTUGIA").status == "doubtful"
    assert ask("grattaterra", "TERRA", on=certain_pack).status == "refused"
    assert ask("grattaterra", "MELA", on=certain_pack).status == "legal"


def test_a_relative_that_has_another_known_word_in_it_is_a_question(ask: Ask) -> None:
    assert ask("piazzaferro", "PIAZZA").status == "refused"
    assert ask("piazzaferro", "FERRO").status == "doubtful"
    assert ask("ferroso", "PIAZZAFERRO").status == "doubtful"
    assert ask("piazzaferro", "MELA").status == "legal"


def test_an_unknown_name_is_not_cut_with_certainty(ask: Ask, certain_pack: Pack) -> None:
    assert ask("ferroterra", "FERRO", on=certain_pack).status == "refused"
    assert ask("Ferroterra", "FERRO", on=certain_pack).status == "doubtful"


def test_a_half_known_compound_is_a_question_only_if_the_rest_could_be_a_word(ask: Ask) -> None:
    assert ask("terrasolida", "TERRA").status == "doubtful"
    assert ask("solidaterra", "TERRA").status == "doubtful"
    assert ask("terranzana", "TERRA").status == "legal"


def test_each_word_of_a_longer_codename_is_a_part_q18(ask: Ask) -> None:
    for printed in ("NUOVA_PORTA", "NUOVA PORTA"):
        assert codes(ask("portone", printed)) == [reason.COMPOUND_PART]
        assert codes(ask("nuova", printed)) == [reason.COMPOUND_PART]
        assert ask("gatto", printed).status == "legal"


def test_an_article_on_a_card_is_a_word_of_its_own_q19(ask: Ask, strict_pack: Pack) -> None:
    assert codes(ask("ancoraggio", "L'ÀNCORA", on=strict_pack)) == [reason.COMPOUND_PART]


def test_an_endless_card_costs_no_more_than_others(ask: Ask) -> None:
    assert ask("gatto", "MELA" * 250_000, "X " * 250_000).status == "legal"


def test_reasons_come_in_the_order_of_the_table(ask: Ask) -> None:
    verdict = ask("ferrovia", "VIA", "MELA", "FERRO", "FERROVIA")
    assert [entry.word for entry in verdict.reasons] == ["VIA", "FERRO", "FERROVIA"]


def test_a_certainty_leaves_no_room_for_questions(ask: Ask) -> None:
    assert [entry.word for entry in ask("gattini", "GATTO", "GATTINI").reasons] == ["GATTINI"]


def test_a_covered_word_blocks_nothing_r29(ask: Ask) -> None:
    assert ask("boccone").status == "legal"


@pytest.mark.parametrize(
    ("clue", "option"),
    [
        ("tic tac", "compounds"),
        ("tic tac", "phrases"),
        ("George W. Bush", "full_names"),
        ("I tre porcellini", "titles"),
        ("New York", "place_names"),
    ],
)
def test_several_words_are_one_by_agreement_r85_r88_r89_r90(
    clue: str, option: str, ask: Ask
) -> None:
    assert ask(clue, **{option: True}).status == "legal"
    without = ask(clue, **{"place_names": False, "titles": False, option: False})
    assert (without.status, codes(without)) == ("refused", [reason.MULTIWORD])


def test_an_unlisted_name_is_a_question_if_names_are_agreed_r91(ask: Ask) -> None:
    assert ask("Benedetta Campana").status == "refused"
    verdict = ask("Benedetta Campana", full_names=True)
    assert (verdict.status, codes(verdict)) == ("doubtful", [reason.INVENTED])
    assert ask("Terra Lontana").status == "doubtful", "could be a place"
    assert ask("terra lontana").status == "refused"


def test_each_word_of_a_phrase_is_compared(ask: Ask) -> None:
    verdict = ask("porta blu", "PORTO", "PORTONE", compounds=True)
    assert (verdict.status, [entry.word for entry in verdict.reasons]) == ("refused", ["PORTONE"])


def test_a_hyphen_makes_one_word_or_two_by_language_q19(ask: Ask, strict_pack: Pack) -> None:
    assert ask("sole-gatto", "MELA").status == "legal"
    assert codes(ask("sole-gatto", "GATTO")) == [reason.WORD_FORM]
    assert codes(ask("sole-gatto", "MELA", on=strict_pack)) == [reason.HYPHENATED]
    assert ask("sole-gatto", "MELA", on=strict_pack, compounds=True).status == "doubtful"
    assert ask("pesce-spada", "MELA", on=strict_pack, compounds=True).status == "legal"


def test_a_hyphenated_place_needs_place_names_q19(ask: Ask) -> None:
    assert ask("Nov-Delhio").status == "legal"
    assert codes(ask("Nov-Delhio", place_names=False)) == [reason.HYPHENATED]


def test_an_elided_article_is_a_word_of_its_own_q19(ask: Ask, strict_pack: Pack) -> None:
    verdict = ask("l'ancoraggio", "ÀNCORA", on=strict_pack)
    assert codes(verdict) == [reason.MULTIWORD, reason.WORD_FORM]
    assert ask("o'clock").status == "legal"


def test_acronyms_need_agreement_r92(ask: Ask) -> None:
    for clue in ("CIA", "cia", "C.I.A.", "lol", "PhD"):
        assert codes(ask(clue)) == [reason.ACRONYM], clue
        assert ask(clue, acronyms=True).status == "legal"


def test_unlisted_capitals_are_a_question_r92(ask: Ask) -> None:
    assert (ask("XYZ").status, codes(ask("XYZ"))) == ("doubtful", [reason.ACRONYM])
    assert ask("GATTO", "MELA").status == "legal", "a word in capitals is a word (Q36)"


def test_acronyms_that_became_words_are_always_valid_r93(ask: Ask) -> None:
    for clue in ("laser", "LASER"):
        assert ask(clue).status == "legal"


def test_foreign_words_are_a_question_r67(ask: Ask) -> None:
    assert codes(ask("zugzwang")) == [reason.FOREIGN]
    assert ask("jazz").status == "legal"
    assert ask("Apfelstrudel").status == "legal", "could be a name (R87)"
    assert (ask("яблоко").status, codes(ask("яблоко"))) == ("doubtful", [reason.FOREIGN])


def test_a_single_letter_leaves_a_note_and_no_ruling_r64_r65(ask: Ask) -> None:
    verdict = ask("m", "MELA", "GATTO")
    assert verdict.status == "legal"
    assert verdict.notes == (Reason(reason.LETTERS, "MELA", "m"),)
    assert [note.code for note in ask("x", "MELA").notes] == [reason.LETTER_MEANING]


def test_a_number_leaves_a_note_and_no_ruling_r64_r65(ask: Ask) -> None:
    assert ask("4", "MELA", "GATTO").notes == (Reason(reason.LETTER_COUNT, "MELA", "4"),)
    assert [note.code for note in ask("9", "MELA").notes] == [reason.NUMBER_MEANING]


def test_a_number_that_begins_a_title_leaves_no_note_r64() -> None:
    assert [note.code for note in judge("four", None, ["YOLK"], "en").notes] == [
        reason.LETTER_COUNT
    ]
    assert not judge("Four Weddings and a Funeral", None, ["YOLK"], "en").notes


def test_an_unknown_word_leaves_a_note_r63(ask: Ask) -> None:
    assert [note.code for note in ask("potagia", "MELA").notes] == [reason.UNKNOWN_WORD]
    assert not ask("Potagia", "MELA").notes


def test_an_empty_table_is_judged_by_form_alone(ask: Ask) -> None:
    assert ask("gatto").status == "legal"
    assert ask("gatto", "", " ").status == "legal"


def test_any_iterable_of_words_will_do(pack: Pack) -> None:
    assert judge("mela", 2, iter(["MELA"]), pack).status == "refused"
    assert judge("mela", "unlimited", {"MELA": 1}, pack).status == "refused"


def test_judging_twice_gives_the_same_verdict(ask: Ask) -> None:
    assert ask("gattini", "GATTO", "BOCCA") == ask("gattini", "GATTO", "BOCCA")


def test_the_verdict_names_its_pack(pack: Pack, ask: Ask) -> None:
    assert ask("mela").pack == pack.version
    assert ask("").pack == pack.version


def test_the_steps_tell_how_it_was_found(pack: Pack) -> None:
    steps = explain("gattini", ["GRATTACIELO"], pack)
    assert {"how": "base", "what": "gatto"} in steps["gattini"]
    assert {"how": "part", "what": "cielo"} in steps["GRATTACIELO"]


@pytest.mark.parametrize("code", ["xx", "", "IT", "../it", "a" * 1000])
def test_an_unknown_language_is_a_typed_error(code: str) -> None:
    with pytest.raises(UnknownLanguageError) as caught:
        judge("mela", None, [], code)
    assert caught.value.code == "UNKNOWN_LANGUAGE"


@pytest.mark.parametrize("code", CODES)
def test_a_language_is_read_once(code: str) -> None:
    assert load(code) is load(code)
