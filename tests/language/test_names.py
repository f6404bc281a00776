from pathlib import Path

import pytest

from cryptonym.language.lexicon import PackError
from cryptonym.language.names import read_names, read_translations
from cryptonym.language.registry import Pack
from language.conftest import Toy


@pytest.mark.parametrize("text", ["NEW YORK", "new york", "New-York", " New  York "])
def test_an_entry_is_found_however_it_is_spaced_or_capitalised(pack: Pack, text: str) -> None:
    assert pack.names.has("places", text)
    assert pack.names.spelling("places", text) == "New York"


def test_dots_in_an_abbreviation_do_not_count_q19(pack: Pack) -> None:
    assert pack.names.has("full_names", "George W Bush")
    assert pack.names.has("acronyms", "C.I.A.")


@pytest.mark.parametrize(
    ("text", "code"), [("[planets]\nMars\n", "UNKNOWN_SECTION"), ("Mars\n", "NO_SECTION")]
)
def test_a_bad_section_is_named(tmp_path: Path, text: str, code: str) -> None:
    (tmp_path / "names.txt").write_text(f"# names\n{text}", encoding="utf-8")
    with pytest.raises(PackError) as caught:
        read_names(tmp_path, Toy())
    assert (caught.value.code, caught.value.line) == (code, 2)


def test_translations_lead_from_the_foreign_word_r72(tmp_path: Path) -> None:
    (tmp_path / "translations.tsv").write_text("POMO\tapple Apfel\n", encoding="utf-8")
    found = read_translations(tmp_path, Toy())
    assert found == {"apple": {"pomo"}, "apfel": {"pomo"}}


def test_a_translation_without_a_tab_is_named(tmp_path: Path) -> None:
    (tmp_path / "translations.tsv").write_text("POMO apple\n", encoding="utf-8")
    with pytest.raises(PackError, match="BAD_TRANSLATION"):
        read_translations(tmp_path, Toy())
