"""Cryptonym: the word game Codenames as a library, a referee and a program.

A random game in ten lines:

    import random, cryptonym as cn

    game = cn.new_game("en", seed=7)
    while waited_for := cn.to_act(game):
        seat = waited_for[0]
        commands = cn.legal_commands(game, seat, clues=["ocean", "music", "travel"])
        game = cn.play(game, seat, random.choice(commands))
    print(cn.draw(game))
    print(game.result)
"""

from cryptonym.language.referee import judge
from cryptonym.library import decide, judge_clue, legal_commands, new_game, play
from cryptonym.records import read_record, record_of, verify_record, write_record
from cryptonym.rules.drawing import draw
from cryptonym.rules.evolve import replay
from cryptonym.rules.gate import view
from cryptonym.rules.legal import seats, to_act

__version__ = "0.1.0"

__all__ = [
    "decide",
    "draw",
    "judge",
    "judge_clue",
    "legal_commands",
    "new_game",
    "play",
    "read_record",
    "record_of",
    "replay",
    "seats",
    "to_act",
    "verify_record",
    "view",
    "write_record",
]
