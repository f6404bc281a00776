"""A program that plays in the toy language and tells what came of it, as JSON.

It runs in a process of its own: languages are found once, when the package is imported.
"""

import json
import sys
from typing import Any

import cryptonym as cn
from cryptonym.bots.mind import make_mind
from cryptonym.bots.names import bot_names
from cryptonym.language.presets import PRESETS, preset_options
from cryptonym.language.registry import load
from cryptonym.languages import CODES
from cryptonym.rules import seats, to_act, view
from cryptonym.testing import bots
from cryptonym.testing.language import breaches
from cryptonym.text import LANGUAGES, Text, nearest_language
from support.seventh import CODE, CODENAMES


def game_by_the_library() -> dict[str, Any]:
    """A whole game with a mind in every seat."""
    game = cn.new_game(CODE, seed=7)
    minds = {seat: make_mind("normal", seed=3) for seat in seats(game)}
    while waited_for := to_act(game):
        seat = waited_for[0]
        command = minds[seat].act(view(game, seat))
        assert command is not None
        game = cn.play(game, seat, command)
    over = game.result is not None
    return {"words": game.words, "clues": [clue.word for clue in game.clues], "over": over}


def verdicts() -> dict[str, str]:
    """What the referee says of a codename, its relatives, and a word that has nothing to do."""
    word, other = CODENAMES[0], CODENAMES[1]
    clues = (word, f"{word}s", f"{word}ik", other, "tika taka", "una")
    return {clue: cn.judge(clue, 1, [word.upper()], CODE).status for clue in clues}


def main() -> None:
    """All of it."""
    told = {
        "codes": CODES,
        "languages": LANGUAGES,
        "nearest": nearest_language("qxa_QX.UTF-8"),
        "breaches": list(breaches(CODE)),
        "version": load(CODE).version,
        "game": game_by_the_library(),
        "verdicts": verdicts(),
        "minds": list(
            bots.breaches(lambda seed: make_mind("easy", seed=seed), [CODE], bots.MODES, 1)
        ),
        "bots": bot_names(CODE),
        "next_words": [preset_options(name).next_words for name in PRESETS if CODE in name],
        "names": [Text(language).language_name(CODE) for language in LANGUAGES],
        "page": Text(CODE).page("how-to-play"),
        "title": Text(CODE).format("front-title"),
    }
    sys.stdout.write(json.dumps(told))


main()
