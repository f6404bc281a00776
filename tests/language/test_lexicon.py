from pathlib import Path

import pytest

from cryptonym.language.lexicon import Lexicon, PackError, head_of, parse_family, read_lexicon
from cryptonym.language.registry import Pack
from language.conftest import Toy


def test_a_line_has_a_head_variants_parts_and_members() -> None:
    assert parse_family("grattacielo = grattare + cielo : x y") == (
        "grattacielo",
        [],
        ["grattare", "cielo"],
        ["x", "y"],
    )
    assert parse_family("familiare ~ famigliare : z") == ("familiare", ["famigliare"], None, ["z"])


def test_a_dash_marks_an_old_compound_r75() -> None:
    assert parse_family("inghilterra = - : inglese")[2] == []


@pytest.mark.parametrize(
    "line", ["two heads: x", ": members only", "a = : b", "a: b = c", "a: b: c", "a = + : b"]
)
def test_a_bad_line_is_named_by_file_and_number(tmp_path: Path, line: str) -> None:
    (tmp_path / "families.txt").write_text(f"# comment\n\nbocca\n{line}\n", encoding="utf-8")
    with pytest.raises(PackError) as caught:
        read_lexicon(tmp_path, Toy())
    assert (caught.value.code, caught.value.file.name, caught.value.line) == (
        "BAD_FAMILY",
        "families.txt",
        4,
    )


def test_a_file_in_another_encoding_is_named(tmp_path: Path) -> None:
    (tmp_path / "families.txt").write_bytes(b"citt\xe0\n")
    with pytest.raises(PackError, match="NOT_UTF8"):
        read_lexicon(tmp_path, Toy())


def test_a_pack_without_files_knows_nothing(tmp_path: Path) -> None:
    assert not list(read_lexicon(tmp_path, Toy()).words())


def test_a_word_may_stand_in_several_families(pack: Pack) -> None:
    families = pack.lexicon.families_of("banco")
    assert len(families) == 2
    assert {head_of(family) for family in families} == {"banco"}
    assert pack.lexicon.families_of("bancone") != pack.lexicon.families_of("bancario")


def test_members_and_variants_are_known(pack: Pack) -> None:
    for word in ("bocca", "imboccare", "famigliare", "gatto", "jazz", "benedetta", "però"):
        assert word in pack.lexicon


def test_the_version_changes_with_the_data(pack: Pack, tmp_path: Path) -> None:
    assert Pack(Toy(), tmp_path).version != pack.version
    assert Pack(Toy(), pack.folder).version == pack.version


def test_a_word_in_which_many_simple_words_end_is_a_suffix_too() -> None:
    lexicon = Lexicon(Toy())
    lexicon.add_words(f"{front}mento" for front in ("gira", "muta", "cambia", "ordina", "tradi"))
    lexicon.add_words(["mento", "piede"])
    assert not lexicon.suffixes
    lexicon = Lexicon(Toy())
    lexicon.add_words(
        f"{front}mento" for front in ("gira", "muta", "cambia", "ordina", "tradi", "feri")
    )
    lexicon.add_words(["mento", "piede"])
    assert lexicon.suffixes == {"mento"}
