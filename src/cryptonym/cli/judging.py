"""What people at the keyboard decide about clues: questions, objections, penalties (R57-R63)."""

from cryptonym.cli.keyboard import Keyboard
from cryptonym.cli.wording import clue_text, reason_lines
from cryptonym.rules import commands as cmd
from cryptonym.rules.eyes import KEY
from cryptonym.rules.model import Seat


class Judging:
    """Asks whoever has to decide, and carries it out."""

    def __init__(self, keyboard: Keyboard) -> None:
        self._keys = keyboard
        self._screen = keyboard.screen
        self._offered = 0  # the turn of the last clue that could be objected to

    def answer(self, seat: Seat) -> None:
        """A private question about a clue (R58), and its spelling (R63); in co-op for all (Q23)."""
        keys, game = self._keys, self._keys.game
        question = game.consultations[-1]
        in_private = bool(game.variant.eyes_of(seat) & KEY)
        if in_private:
            keys.hand_over(seat)
        asked = "play-asked" if in_private else "play-asked-coop"
        self._screen.say(asked, "bold", clue=question.word)
        doubt = not question.refused
        for line in reason_lines(keys.text, question.reasons, question.word, maybe=doubt):
            self._screen.say("play-referee-says", reason=line)
        yes, no = keys.word("yes"), keys.word("no")
        self._screen.say("play-answer-ask", yes=yes, no=no)
        self._screen.say("play-answer-spelling", "dim", yes=yes, clue=question.word)
        while not self._answered(seat, keys.read()):
            pass
        if in_private:
            keys.hand_back()

    def _answered(self, seat: Seat, typed: str) -> bool:
        """Carry out what was typed: yes or no, and perhaps a spelling after it."""
        keys = self._keys
        said, _, spelling = typed.partition(" ")
        allow = keys.means(said, "yes")
        if not allow and not keys.means(said, "no"):
            self._screen.say("play-not-understood", "yellow")
            return False
        answer = cmd.AnswerConsult(allow, spelling=spelling.strip() or None)
        return keys.table.send(seat, answer) is not None

    def offer_objection(self, seat: Seat) -> bool:
        """Let the person hear a bot's clue and object before it is guessed (R57, Q14)."""
        keys, game = self._keys, self._keys.game
        if self._offered == game.turn or game.clue is None:
            return False
        self._offered = game.turn
        if keys.table.refusal(seat, cmd.ChallengeClue()):
            return False
        keys.hand_over(seat)
        keys.say_clue()
        names = ("challenge", "history", "help", "quit")
        self._screen.say("play-object", "dim", **{name: keys.word(name) for name in names})
        while True:
            typed = keys.read()
            if not typed:
                return False
            if keys.means(typed, "challenge"):
                keys.tell(keys.table.send(seat, cmd.ChallengeClue()) or ())
                return True
            if not keys.looks_up(typed):
                self._screen.say("play-not-understood", "yellow")

    def begin(self) -> None:
        """A new game: its first clue can be objected to like any other."""
        self._offered = 0

    def rule(self, seat: Seat) -> None:
        """A challenge: the opposing spymaster decides (R57, R61)."""
        keys, game = self._keys, self._keys.game
        keys.hand_over(seat)
        if game.clue:
            said = clue_text(keys.text, game.clue)
            self._screen.say("play-challenged", "bold", clue=said)
        waiver = game.options.waiver
        rulings: dict[str, cmd.Ruling] = {
            keys.word("uphold"): "uphold",
            keys.word("reject"): "reject",
        }
        if waiver:
            rulings[keys.word("waive")] = "waive"
        words = {meaning: word for word, meaning in rulings.items()}
        self._screen.say("play-rule-help" if waiver else "play-rule-help-strict", **words)
        happened = None
        while not happened:
            happened = keys.table.send(seat, cmd.RuleClue(keys.choose(rulings)))
        keys.hand_back()
        keys.tell(happened)

    def penalise(self, seat: Seat) -> None:
        """After an invalid clue: cover one own word, or none (R60)."""
        keys = self._keys
        keys.hand_over(seat)
        duty = keys.game.options.penalty_cover == "must"
        skip = keys.word("skip")
        self._screen.say("play-penalty-must" if duty else "play-penalty", "bold", skip=skip)
        happened = None
        while not happened:
            typed = keys.read()
            if keys.means(typed, "skip"):
                happened = keys.table.send(seat, cmd.SkipPenalty())
            else:
                happened = keys.point(seat, typed, cmd.CoverPenaltyWord)
        keys.hand_back()
        keys.tell(happened)
