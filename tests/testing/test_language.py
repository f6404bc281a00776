"""The contract finds what is wrong with a pack."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cryptonym.language.base import Language
from cryptonym.language.registry import Pack
from cryptonym.testing.language import breaches, check_language


class Plain(Language):
    """A language with next to no grammar."""

    code = "plain"
    letters = "abcdefghijklmnopqrstuvwxyz"

    def fold(self, word: str) -> str:
        return word.lower()

    def bare(self, folded: str) -> str:
        return folded

    def lemmas(self, word: str) -> Iterator[str]:
        if word.endswith("zz"):
            yield word[:-2]

    def bases(self, word: str) -> Iterator[str]:
        if word.startswith("zz"):
            yield word[2:]

    def first_parts(self, piece: str) -> Iterator[str]:
        yield piece

    def stem(self, word: str) -> str:
        return word

    def looks_foreign(self, word: str) -> bool:
        return "zz" in word


class Wavering(Plain):
    """Folds every time to something else."""

    def fold(self, word: str) -> str:
        return word.lower().replace("tt", "t")

    def bare(self, folded: str) -> str:
        return folded.replace("ss", "s")


FILES = {
    "words.tsv": "# ours\nCAT\tanimal\tpet\nBOAT\ttransport\tship\nSAILBOAT\ttransport\tship\n"
    "OX\tanimal\tbeast\nCATS\tanimal\tpets\nDOG\tanimal\tpet\nÇA\tidea\tthat\n",
    "deck.tsv": "# ours\nCAT\tBOAT\nOX\tCATS\nDOG\tOX\nSAILBOAT\tMOON\nÇA\tBOAT\n",
    "junior.tsv": "CAT\tBOAT\n",
    "families.txt": "# ours\ncat: cats kitty\nboat\nsailboat = sail + boat\nox\nça\n",
    "vocabulary.txt": "# ours\nmattttress\nmasssss\n",
    "names.txt": "# ours\n",
}


def write(folder: Path, **changed: str) -> Path:
    for name, text in (
        FILES | {key.replace("_", "."): text for key, text in changed.items()}
    ).items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    "breach",
    [
        "junior.tsv: the first line states no author and licence",
        "deck: 5 cards, not 200",
        "junior: 1 cards, not 50",
        "deck: OX is on 2 sides",
        "deck: DOG / OX are both animal",
        "deck: SAILBOAT / MOON is not in words.tsv",
        "deck: only 0% have two senses",
        "deck: OX has 2 letters",
        "deck: ÇA has letters outside the alphabet or is not in capitals",
        "deck: DOG has no family",
        "deck: CAT / CATS: WORD_FORM cat",
        "deck: BOAT / SAILBOAT: COMPOUND_PART boat",
        "parts: sail of sailboat is listed nowhere",
    ],
)
def test_the_contract_names_every_breach(tmp_path: Path, breach: str) -> None:
    assert breach in list(breaches(Pack(Plain(), write(tmp_path))))


def test_a_breach_fails_the_check(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="breaches of the language contract"):
        check_language(Pack(Plain(), write(tmp_path)))


def test_folding_has_to_be_stable(tmp_path: Path) -> None:
    found = "\n".join(breaches(Pack(Wavering(), write(tmp_path))))
    assert "folds again" in found
    assert "changes twice" in found


def test_a_file_that_cannot_be_read_is_a_breach(tmp_path: Path) -> None:
    pack = Pack(Plain(), write(tmp_path, deck_tsv="# ours\nCAT\n"))
    assert any("deck.tsv:2: BAD_ROW" in breach for breach in breaches(pack))
