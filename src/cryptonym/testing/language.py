"""The contract of a language pack: what every pack, ours or not, has to keep.

`python -m cryptonym.testing.language <code>` says everything in which a language breaks it.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence

from cryptonym.language import decks
from cryptonym.language.board import Board
from cryptonym.language.lexicon import PackError, read_text
from cryptonym.language.pictures import INGREDIENTS, ingredients, pictures, read_glossary
from cryptonym.language.referee import judge
from cryptonym.language.registry import Pack, UnknownLanguageError, load
from cryptonym.languages import CODES, DESCRIBED, FALLBACK, TEXTS, missing_files, root_of

CARDS = {"deck": 200, "second": 200, "junior": 50}
SHORTEST, LONGEST = 3, 14
LONGEST_DESCRIPTION = 110  # characters
TWO_SENSES = 0.4  # of the deck
FILES = ("words.tsv", "deck.tsv", "junior.tsv", "families.txt", "vocabulary.txt", "names.txt")
_MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def check_language(language: str | Pack) -> None:
    """Raise AssertionError with every breach of the contract."""
    found = list(breaches(language))
    if found:
        listed = "\n".join(found)
        raise AssertionError(f"{len(found)} breaches of the language contract:\n{listed}")


def breaches(language: str | Pack) -> Iterator[str]:
    """Everything in which a pack breaks the contract, one line each."""
    if isinstance(language, str) and language in CODES:
        missing = missing_files(language, root_of(language))
        yield from (f"{file} is missing" for file in missing)
        if missing:
            return
        yield from _texts(language)
    try:
        pack = load(language) if isinstance(language, str) else language
        yield from _headers(pack)
        lists = [name for name in decks.WORD_LISTS if (pack.folder / f"{name}.tsv").is_file()]
        for name in lists:
            yield from _cards(pack, name)
            yield from _words(pack, name)
        yield from _decks_apart(pack, lists)
        yield from _apart(pack, [name for name in lists if name != "junior"])
        yield from _apart(pack, ["junior"])
        yield from _families(pack)
        yield from _parts(pack)
        yield from _folding(pack)
        yield from _pictures(pack)
    except PackError as error:
        yield str(error)


def _texts(code: str) -> Iterator[str]:
    """Whatever can be said in English can be said."""
    missing = _messages(FALLBACK) - _messages(code)
    yield from (f"text: there is no message {name}" for name in sorted(missing))


def _messages(code: str) -> frozenset[str]:
    files = sorted((root_of(code) / TEXTS / code).glob("*.ftl"))
    names = (_MESSAGE.findall(file.read_text(encoding="utf-8")) for file in files)
    return frozenset(name for some in names for name in some)


def _headers(pack: Pack) -> Iterator[str]:
    for name in FILES:
        text = read_text(pack.folder / name)
        if not text.startswith("#"):
            yield f"{name}: the first line states no author and licence"
        if "\r" in text or "\ufeff" in text:
            yield f"{name}: has carriage returns or a byte order mark"


def _pairs(pack: Pack, name: str) -> tuple[decks.Card, ...]:
    return decks.read_cards(pack.folder / f"{name}.tsv")


def _sides(pack: Pack, name: str) -> tuple[str, ...]:
    return tuple(side for card in _pairs(pack, name) for side in card)


def _codenames(pack: Pack) -> dict[str, decks.Codename]:
    return decks.read_codenames(pack.folder / "words.tsv")


def _cards(pack: Pack, name: str) -> Iterator[str]:
    cards = _pairs(pack, name)
    known = _codenames(pack)
    if len(cards) != CARDS[name]:
        yield f"{name}: {len(cards)} cards, not {CARDS[name]}"
    times = Counter(side for card in cards for side in card)
    yield from (f"{name}: {word} is on {count} sides" for word, count in times.items() if count > 1)
    for side_a, side_b in cards:
        if side_a not in known or side_b not in known:
            yield f"{name}: {side_a} / {side_b} is not in words.tsv"
        elif known[side_a].category == known[side_b].category:
            yield f"{name}: {side_a} / {side_b} are both {known[side_a].category}"
    in_list = [known[word] for word in times if word in known]
    if name != "junior" and in_list:
        share = sum(len(word.senses) >= 2 for word in in_list) / len(in_list)
        if share < TWO_SENSES:
            yield f"{name}: only {share:.0%} have two senses"


def _words(pack: Pack, name: str) -> Iterator[str]:
    language = pack.language
    alphabet = frozenset(language.letters + language.guests)
    for word in _sides(pack, name):
        if not SHORTEST <= len(word) <= LONGEST:
            yield f"{name}: {word} has {len(word)} letters"
        if word != word.upper() or not frozenset(word.lower()) <= alphabet | {"ς"}:
            yield f"{name}: {word} has letters outside the alphabet or is not in capitals"
        if not _in_families(word, pack):
            yield f"{name}: {word} has no family"
        verdict = judge(word.lower(), None, (), pack)
        if verdict.status != "legal":
            yield f"{name}: {word} alone is {verdict.status} {[r.code for r in verdict.reasons]}"


def _in_families(word: str, pack: Pack) -> bool:
    """Whether the codename itself is listed; Greek capitals drop the tonos, so folded."""
    return pack.language.fold(word) in pack.lexicon


def _decks_apart(pack: Pack, lists: Sequence[str]) -> Iterator[str]:
    """The second deck repeats no word of the others: they can be mixed."""
    if "second" in lists:
        known = {word for name in lists if name != "second" for word in _sides(pack, name)}
        again = sorted(known.intersection(_sides(pack, "second")))
        yield from (f"second: {word} is on another card already" for word in again)


def _apart(pack: Pack, lists: Sequence[str]) -> Iterator[str]:
    """No two codenames of these lists have anything to do with each other: they can be mixed."""
    first_in = {word: name for name in reversed(lists) for word in _sides(pack, name)}
    words = tuple(first_in)
    board = Board(words, pack)
    seen: set[frozenset[str]] = set()
    for word in words:
        found = board.compare(pack.analyser.analyse(pack.language.fold(word)))
        for number, finding in found.items():
            pair = frozenset({word, board.cards[number].printed})
            if len(pair) == 2 and pair not in seen:
                seen.add(pair)
                reason = finding.reason
                pair_of = " / ".join(sorted(pair))
                yield f"{first_in[word]}: {pair_of}: {reason.code} {reason.evidence}"


def _families(pack: Pack) -> Iterator[str]:
    """Every relative of a codename is refused while it is visible."""
    for word in _codenames(pack):
        folded = pack.language.fold(word)
        for family in pack.lexicon.families_of(folded):
            for member in pack.lexicon.members[family]:
                verdict = judge(member, None, (word,), pack)
                if verdict.status != "refused":
                    yield f"families: {member} is {verdict.status} while {word} is visible"


def _parts(pack: Pack) -> Iterator[str]:
    """Every part of a compound is a word that is listed."""
    for family, parts in pack.lexicon.parts.items():
        for part in parts:
            if pack.analyser.keys_of(part) == (part,) and part not in pack.lexicon:
                yield f"parts: {part} of {family} is listed nowhere"


def _folding(pack: Pack) -> Iterator[str]:
    """Folding twice changes nothing, and a text folds like its words."""
    fold, bare = pack.language.fold, pack.language.bare
    listed = list(pack.lexicon.words())
    for word in listed:
        if fold(word) != word:
            yield f"fold: {word} folds again to {fold(word)}"
        if bare(bare(word)) != bare(word):
            yield f"bare: {word} changes twice"
    for word in _codenames(pack):
        if fold(word) != fold(word.lower()):
            yield f"fold: {word} and {word.lower()} differ"
    if fold(" \n".join(listed)) != " \n".join(map(fold, listed)):
        yield "fold: a text does not fold like its words"
    if bare(" \n".join(listed)) != " \n".join(map(bare, listed)):
        yield "bare: a text does not change like its words"


def _pictures(pack: Pack) -> Iterator[str]:
    """A language that plays with pictures tells what each shows, in one line that is its own."""
    file = pack.folder / DESCRIBED
    if not file.is_file():
        return
    if not read_text(file).startswith("#"):
        yield f"{DESCRIBED}: the first line states no author and licence"
    told = read_glossary(file)
    yield from (f"pictures: {one} is not described" for one in pictures() if one not in told)
    times = Counter(text.casefold() for text in told.values())
    for picture, text in told.items():
        if len(text) > LONGEST_DESCRIPTION:
            yield f"pictures: {picture} is described with {len(text)} characters"
        if times[text.casefold()] > 1:
            yield f"pictures: {picture} is described like another one"
    if not (pack.folder / INGREDIENTS).is_file():
        yield f"{INGREDIENTS} is missing"
        return
    for noun, words in ingredients(pack.language.code).items():
        if words != words.strip() or "," in words:
            yield f"ingredients: {noun} is {words!r}, not one name"


def main() -> None:
    """The languages that the command line names, or all; ends with what is wrong with them."""
    asked = sys.argv[1:] or CODES
    try:
        found = [f"{code}: {line}" for code in asked for line in breaches(code)]
    except UnknownLanguageError as error:
        found = [str(error)]
    sys.exit("\n".join(found) or 0)


if __name__ == "__main__":
    main()
