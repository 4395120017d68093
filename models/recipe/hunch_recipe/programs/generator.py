"""The generator: a random program with an intent, which runs to its end.

A program is written, then run once (its output discarded): one that fails without meaning to, or
whose values have grown past what a classroom program shows, is written anew. Loops end by
construction, so running it is safe.
"""

from __future__ import annotations

import random

from .intents import INTENTS
from .layout import lay_out
from .statements import Statements
from .trial import sane

ATTEMPTS = 8
MAX_LINES = 36

_NAMES = list(INTENTS)
_WEIGHTS = [weight for _, weight in INTENTS.values()]


def write(rng: random.Random, intent: str | None = None) -> str:
    """A program as its intent writes it, unchecked."""
    name = intent or rng.choices(_NAMES, _WEIGHTS)[0]
    builder = Statements(rng)
    INTENTS[name][0](builder)
    return builder.source()


def generate(rng: random.Random, intent: str | None = None) -> str:
    """A random program (of this intent). Some of `exceptions` end with an error, as their intent
    is; no other does.
    """
    while True:
        name = intent or rng.choices(_NAMES, _WEIGHTS)[0]
        for _ in range(ATTEMPTS):
            source = write(rng, name)
            lines = source.count("\n")
            if 3 <= lines <= MAX_LINES and sane(source, name == "exceptions"):
                return lay_out(source, rng)
