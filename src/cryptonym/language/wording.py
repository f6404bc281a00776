"""What counts as one word by agreement: several words, hyphens, acronyms, foreign words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cryptonym.language import codes
from cryptonym.language.board import Board, Finding
from cryptonym.language.form import is_stretched, shrink
from cryptonym.language.registry import Pack
from cryptonym.language.script import LATIN, as_script, scripts_of
from cryptonym.languages import Law
from cryptonym.rules.options import HouseRules
from cryptonym.rules.verdict import Reason

LONGEST_ACRONYM = 6
MOST_WORDS = 6  # of a name or title that nobody has listed


def allowed_kinds(options: HouseRules, law: Law) -> dict[str, bool]:
    """Which sections of names.txt may be given as a clue of several words."""
    names = options.full_names
    return {
        "places": options.place_names or (names and law.places_with_names),
        "phrases": options.compounds or options.phrases,
        "full_names": names,
        "titles": options.titles or (names and law.titles_with_names),
    }


def in_own_script(token: str, board: Board) -> str | None:
    """The token in the language's letters; None if it mixes letters that look different."""
    pack = board.pack
    own = pack.script
    if own == LATIN and token.isascii():
        return token  # nearly every clue
    scripts = scripts_of(token)
    if scripts <= {own}:
        return token
    mapped = as_script(token, own)
    if own in scripts:
        return mapped
    if mapped is None:
        return token if len(scripts) == 1 else None
    folded = pack.language.fold(mapped)
    at_home = folded in board.words or pack.analyser.analyse(folded).known or len(mapped) == 1
    return mapped if at_home else token


def plain_spelling(token: str, board: Board) -> str:
    """The token without letters repeated for style and without keyboard spellings (R103)."""
    pack = board.pack
    token = pack.language.normalise_input(token)
    if not is_stretched(token):
        return token
    for times in (2, 1):
        short = shrink(token, times)
        if short != token and (pack.language.fold(short) in board.words or is_known(short, pack)):
            return short
    return token


def display(token: str, pack: Pack) -> str:
    """The one way to write a token: capitals only at the front, or in an acronym."""
    if pack.names.is_odd(pack.language.fold(token)) and is_acronym(token, pack):
        return pack.names.spelling("acronyms", token)
    if token.islower() or token.isdecimal():
        return token
    if "-" in token:
        return "-".join(display(piece, pack) for piece in token.split("-"))
    if token.isupper() and len(token) > 1:
        keep = len(token) <= LONGEST_ACRONYM and not is_known(token, pack)
        return token if keep else token.lower()
    return token[:1] + token[1:].lower()


def is_known(token: str, pack: Pack) -> bool:
    """Whether the token is a listed word or a regular form of one."""
    return pack.analyser.analyse(pack.language.fold(token)).known


def is_acronym(token: str, pack: Pack) -> bool:
    """Whether the token is a listed acronym, and not a word that is spelled the same."""
    if not pack.names.has("acronyms", token) or pack.names.has("lexical_acronyms", token):
        return False
    return has_capitals(token) or not is_known(token, pack)


def judge_wording(tokens: tuple[str, ...], pack: Pack, options: HouseRules) -> Iterable[Finding]:
    """What is wrong with these tokens as one word of the language."""
    text = " ".join(tokens)
    if len(tokens) > 1 or (pack.language.elision and "'" in text):
        return _several_words(text, codes.MULTIWORD, pack, options)
    if "-" in text and needs_agreement(text, pack):
        return _several_words(text, codes.HYPHENATED, pack, options)
    if not text.isdecimal() and len(text) > 1:
        return _one_word(text, pack, options)
    return ()


def needs_agreement(token: str, pack: Pack) -> bool:
    """Whether a hyphen makes several words of the token (Q19)."""
    if pack.language.hyphen == "two_words":
        return pack.language.fold(token) not in pack.lexicon
    return pack.names.has("places", token)


def _several_words(text: str, code: str, pack: Pack, options: HouseRules) -> Iterator[Finding]:
    allowed = allowed_kinds(options, pack.about.law)
    listed = [kind for kind in allowed if pack.names.has(kind, text)]
    if any(allowed[kind] for kind in listed):
        return
    if listed or not any(_plausible(kind, text, pack) for kind in allowed if allowed[kind]):
        yield Finding(Reason(code))
    else:
        yield Finding(Reason(codes.INVENTED), certain=False)


def _plausible(kind: str, text: str, pack: Pack) -> bool:
    """Whether an unlisted text could be of that kind."""
    tokens = text.replace("-", " ").split()
    if len(tokens) > MOST_WORDS:
        return False
    named = tokens[0][:1].isupper() and tokens[-1][:1].isupper()
    person = pack.names.has("given_names", tokens[0])
    if kind == "places":
        return named and not person
    if kind == "full_names":
        return named
    return True


def _one_word(token: str, pack: Pack, options: HouseRules) -> Iterable[Finding]:
    folded = pack.language.fold(token)
    if pack.names.is_odd(folded):
        if is_acronym(token, pack):
            return () if options.acronyms else (Finding(Reason(codes.ACRONYM)),)
        if is_listed_foreign(token, pack):
            return (Finding(Reason(codes.FOREIGN), certain=False),)
    return () if pack.analyser.analyse(folded).known else _unknown_word(token, pack, options)


def _unknown_word(token: str, pack: Pack, options: HouseRules) -> Iterator[Finding]:
    if token.isupper() and len(token) <= LONGEST_ACRONYM:
        if not options.acronyms:
            yield Finding(Reason(codes.ACRONYM), certain=False)
    elif is_foreign(token, pack):
        yield Finding(Reason(codes.FOREIGN), certain=False)


def has_capitals(token: str) -> bool:
    """Whether the token is written in capitals beyond the first letter."""
    return any(letter.isupper() for letter in token[1:])


def is_listed_foreign(token: str, pack: Pack) -> bool:
    """Whether it is a word of another language in any letter case (Q36), and no name (R87)."""
    if not pack.names.has("foreign", token) or pack.lexicon.is_word(pack.language.fold(token)):
        return False
    return not is_name(token, pack)


def is_name(token: str, pack: Pack) -> bool:
    """Whether the token is written as a name and known as one, or as a word."""
    if not token[:1].isupper():
        return False
    return pack.language.fold(token) in pack.names.name_words or is_known(token, pack)


def is_foreign(token: str, pack: Pack) -> bool:
    """Whether an unknown word seems to be of another language (R67)."""
    if not scripts_of(token) <= {pack.script}:
        return True
    if token[:1].isupper() or not pack.about.law.foreign_needs_dictionary:
        return False  # a name may look foreign (R87)
    folded = pack.language.fold(token)
    return pack.language.looks_foreign(folded) or folded in pack.translations
