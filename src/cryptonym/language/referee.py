"""The referee: one clue against the words on the table (R57-R96)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from cryptonym.language import codes
from cryptonym.language.analysis import Analysis, as_name
from cryptonym.language.board import Board, Finding
from cryptonym.language.form import LONGEST, Form, read_form
from cryptonym.language.notes import remarks
from cryptonym.language.presets import default_rules
from cryptonym.language.registry import Pack, load
from cryptonym.language.script import undisguised
from cryptonym.language.shelf import stranger
from cryptonym.language.sound_remarks import sound_remarks
from cryptonym.language.tonos import weighed
from cryptonym.language.wording import display, in_own_script, judge_wording, plain_spelling
from cryptonym.rules.cards import is_picture
from cryptonym.rules.commands import ConsultClue, GiveClue
from cryptonym.rules.game import Game
from cryptonym.rules.options import HouseRules, Options
from cryptonym.rules.verdict import Reason, Status, Verdict

BOARDS = 64  # boards kept ready


@lru_cache(maxsize=BOARDS)
def _board(words: tuple[str, ...], pack: Pack) -> Board:
    return Board(words, pack)


def _words_among(visible: Iterable[str]) -> tuple[str, ...]:
    """What a clue is compared with: not with pictures, whatever they show (P3, P6)."""
    faces = tuple(visible)
    if "".join(faces).isupper():
        return faces  # codenames alone: one look instead of twenty-five
    return tuple([face for face in faces if not is_picture(face)])


def judge(
    clue: str,
    number: int | str | None,  # noqa: ARG001 - the engine knows how many words are left (Q17)
    visible_words: Iterable[str],
    language: str | Pack,
    options: HouseRules | None = None,
) -> Verdict:
    """The verdict on a clue, given the words that are still visible and the house rules."""
    pack = load(language) if isinstance(language, str) else language
    rules = options if options is not None else default_rules(pack.language.code)
    form = read_form(clue)
    if form.problem and not _is_listed(form.tokens, pack):
        status: Status = "doubtful" if form.remark else "refused"
        return Verdict(status, (Reason(form.problem),), pack=pack.version)
    board = _board(_words_among(visible_words), pack)
    tokens = _canonical(_whole(form, pack), board)
    if tokens is None:
        return Verdict("refused", (Reason(codes.MIXED_SCRIPT),), pack=pack.version)
    text = _spelling(tokens, pack)
    findings = [*judge_wording(tokens, pack, rules)]
    if len(tokens) == 1 or not any(finding.certain for finding in findings):
        findings += _relations(tokens, board)  # many words are dear, and refused already
    notes: tuple[Reason, ...] = ()
    if len(tokens) == 1:
        folded = pack.language.fold(text)
        known = bool(findings) or pack.analyser.analyse(folded).known
        notes = (*remarks(text, folded, board, spelled=form.spelled, known=known),)
        if not findings:
            notes += (*sound_remarks(text, folded, board, rules),)
    return _verdict(findings, text, notes, pack)


def judge_at(options: Options, visible_words: Iterable[str], clue: str) -> Verdict:
    """The same by what a group agreed on: its language and its house rules."""
    return judge(clue, None, visible_words, options.language, options.house)


def judge_command(game: Game, command: object) -> Verdict | None:
    """What the referee at the table says of a command that holds a clue.

    None for all others, and where people judge alone.
    """
    if game.options.check == "free" or not isinstance(command, GiveClue | ConsultClue):
        return None
    return judge_at(game.options, game.visible(), command.word)


def _whole(form: Form, pack: Pack) -> tuple[str, ...]:
    """The tokens, with the letter that an apostrophe at the end stands for."""
    return tuple(map(pack.language.whole, form.tokens)) if form.elided else form.tokens


def _is_listed(tokens: tuple[str, ...], pack: Pack) -> bool:
    """Whether letters with digits are a listed abbreviation (MP3, CO2)."""
    return len(tokens) == 1 and pack.names.has("acronyms", tokens[0])


def _canonical(tokens: tuple[str, ...], board: Board) -> tuple[str, ...] | None:
    """The tokens in one script, one spelling, one letter case; None if the scripts mix."""
    made = []
    for token in tokens:
        own = in_own_script(token, board)
        if own is None:
            return None
        made.append(display(plain_spelling(own, board), board.pack))
    return tuple(made)


def _spelling(tokens: tuple[str, ...], pack: Pack) -> str:
    """The clue as everybody will see it; a listed name as it is listed."""
    text = " ".join(tokens)
    if len(tokens) > 1:
        for section in ("places", "phrases", "full_names", "titles"):
            if pack.names.has(section, text):
                return pack.names.spelling(section, text)
    return text


def _relations(tokens: tuple[str, ...], board: Board) -> Iterable[Finding]:
    """What the clue, and each content word of it, has to do with the visible words."""
    found: dict[int, Finding] = {}
    for analysis in _analyses(tokens, board.pack):
        compared = board.compare(analysis)
        if compared and len(tokens) == 1:
            compared = weighed(tokens[0], analysis, compared, board)
        for number, finding in compared.items():
            if number not in found or (finding.certain and not found[number].certain):
                found[number] = finding
    _translations(tokens, board, found)
    if not found:
        return ()
    return [_by_root(found[number], board.pack) for number in board.cards if number in found]


def _analyses(tokens: tuple[str, ...], pack: Pack) -> Iterable[Analysis]:
    """The clue taken apart: each content word, and all of it joined."""
    word = tokens[0]
    if len(tokens) == 1 and word.isascii() and word.isalpha():  # nothing to take apart
        found = pack.analyser.analyse(pack.language.fold(word))
        return (as_name(found) if word[0].isupper() else found,)
    return _pieces_analysed(tokens, pack)


def _pieces_analysed(tokens: tuple[str, ...], pack: Pack) -> Iterator[Analysis]:
    fold, analyse = pack.language.fold, pack.analyser.analyse
    for token in tokens:
        for piece in _pieces(fold(token), pack):
            if len(tokens) == 1 or len(piece) >= pack.language.shortest_part:
                found = analyse(piece)
                yield as_name(found) if token[:1].isupper() else found
        if not (token.isascii() and token.isalpha()):
            yield from map(analyse, undisguised(fold(token), pack.language))
    if len(tokens) > 1:
        folded = [fold(token) for token in tokens]
        joined, spaced = "".join(folded), " ".join(folded)
        if len(joined) <= LONGEST:  # nobody joins more, and long words are dear
            yield pack.analyser.look_up(spaced) or stranger(spaced)
            yield analyse(joined)


def _pieces(word: str, pack: Pack) -> list[str]:
    """The words in a token: two where an apostrophe joins them (Q19)."""
    return [p for p in word.split("'") if p] if pack.language.elision else [word]


def _translations(tokens: Iterable[str], board: Board, found: dict[int, Finding]) -> None:
    """A clue whose direct translation lies on the table (R72; Esperanto)."""
    if not board.pack.translations:
        return
    for word in map(board.pack.language.fold, tokens):
        own = board.pack.analyser.analyse(word)
        if own.known and not own.guesses and word not in board.pack.names.name_words:
            continue  # an Esperanto word is no translation (punto is lace)
        for native in board.pack.translations.get(word.casefold(), ()):
            for number in board.here(board.shelf.by_word, native):
                if number not in found or not found[number].certain:
                    card = board.cards[number]
                    found[number] = Finding(Reason(codes.TRANSLATION_ON_TABLE, card.printed, word))


def _by_root(finding: Finding, pack: Pack) -> Finding:
    """In Esperanto forms and parts are one thing: a shared root (R74)."""
    if not pack.about.law.shared_roots:
        return finding
    reason = finding.reason
    if reason.code not in (codes.WORD_FORM, codes.COMPOUND_PART):
        return finding
    return Finding(Reason(codes.SHARED_ROOT, reason.word, reason.evidence), finding.certain)


def _verdict(findings: list[Finding], text: str, notes: tuple[Reason, ...], pack: Pack) -> Verdict:
    if not findings:
        return Verdict("legal", (), text, notes, pack.version)
    certain = tuple(finding.reason for finding in findings if finding.certain)
    if certain:
        return Verdict("refused", certain, text, notes, pack.version)
    reasons = tuple(finding.reason for finding in findings)
    return Verdict("doubtful", reasons, text, notes, pack.version)


def explain(
    clue: str, visible_words: Iterable[str], language: str | Pack
) -> dict[str, list[dict[str, str]]]:
    """For the clue and each visible word, what the referee noticed about it."""
    pack = load(language) if isinstance(language, str) else language
    board = _board(_words_among(visible_words), pack)
    tokens = _canonical(_whole(read_form(clue), pack), board) or ()
    words = {token: pack.analyser.analyse(pack.language.fold(token)) for token in tokens}
    words |= {(card := board.shelf.read(number)).printed: card.analysis for number in board.cards}
    return {
        word: [{"how": step.how, "what": step.what} for step in analysis.steps]
        for word, analysis in words.items()
    }
