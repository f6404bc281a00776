"""A small pack of a made-up language with Italian-looking words, so that tests own their data."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cryptonym.language.base import Language
from cryptonym.language.referee import judge
from cryptonym.language.registry import Pack
from cryptonym.rules.options import HouseRules
from cryptonym.rules.verdict import Verdict

FAMILIES = """# families of the toy language
bocca: bocche boccone imboccare
cielo: celeste
grattare: grattugia
grattacielo = grattare + cielo
inghilterra = - : inglese
terra: terreno
familiare ~ famigliare : familiarità
casinò
casino
àncora: ancoraggio
porta: portone
porto: portuale
mela
ferro: ferroso
via: viale
ferrovia = ferro + via : ferroviario
banco: bancone
banco: bancario
vela: velo
conto
conte
tanco: tanca
tanca: tancare
mistanca = tanca
"""
VOCABULARY = """# vocabulary of the toy language
gatto
sole: solare
piazza: piazzaferro piazzamento
"""
NAMES = """# names of the toy language
[places]
New York
Nov-Delhio
[acronyms]
CIA
lol
PhD
MP3
[lexical_acronyms]
laser
[phrases]
tic tac
pesce spada
[full_names]
George W. Bush
[titles]
I tre porcellini
[given_names]
Benedetta
[loanwords]
jazz
[foreign]
zugzwang
[accent_twins]
pero però
"""
ACCENTS = str.maketrans("àèéìòù", "aeeiou")


class Toy(Language):
    """Plurals in -i and -e, diminutives in -ino, verbs at the front of compounds."""

    code = "toy"
    letters = "abcdefghilmnopqrstuvzàèéìòù"
    guests = "jkwxy"

    def fold(self, word: str) -> str:
        return word.lower()

    def bare(self, folded: str) -> str:
        return folded.translate(ACCENTS)

    def lemmas(self, word: str) -> Iterator[str]:
        if word.endswith("i"):
            yield from (word[:-1] + end for end in "oe")
        if word.endswith("e"):
            yield word[:-1] + "a"

    def bases(self, word: str) -> Iterator[str]:
        for suffix in ("ino", "ina", "aio"):
            if word.endswith(suffix):
                yield from (word[: -len(suffix)] + end for end in "oae")

    def first_parts(self, piece: str) -> Iterator[str]:
        if piece.endswith("a"):
            yield piece + "re"

    def stem(self, word: str) -> str:
        return word.rstrip("aeiou")

    def looks_foreign(self, word: str) -> bool:
        return any(letter in self.guests for letter in word)


class CertainToy(Toy):
    splits_are_certain = True


class StrictToy(Toy):
    hyphen = "two_words"
    elision = True


def write_pack(folder: Path) -> Path:
    (folder / "families.txt").write_text(FAMILIES, encoding="utf-8")
    (folder / "vocabulary.txt").write_text(VOCABULARY, encoding="utf-8")
    (folder / "names.txt").write_text(NAMES, encoding="utf-8")
    return folder


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_pack(tmp_path_factory.mktemp("toy"))


@pytest.fixture(scope="session")
def pack(folder: Path) -> Pack:
    return Pack(Toy(), folder)


@pytest.fixture(scope="session")
def certain_pack(folder: Path) -> Pack:
    return Pack(CertainToy(), folder)


@pytest.fixture(scope="session")
def strict_pack(folder: Path) -> Pack:
    return Pack(StrictToy(), folder)


Ask = Callable[..., Verdict]


@pytest.fixture(scope="session")
def ask(pack: Pack) -> Ask:
    """Judge a clue against words, by the toy language and some house rules."""

    def asked(clue: str, *visible: str, on: Pack = pack, **rules: bool) -> Verdict:
        return judge(clue, None, visible, on, HouseRules(**rules))

    return asked


def codes(verdict: Verdict) -> list[str]:
    return [reason.code for reason in verdict.reasons]
