"""The generator: a random program with an intent, which runs to its end.

A program is written, then run once (its output discarded): one that fails without meaning to, or
whose values have grown past what a classroom program shows, is written anew. Loops end by
construction, so running it is safe.
"""

from __future__ import annotations

import random
import re
from collections import Counter

from .intents import INTENTS
from .layout import lay_out
from .statements import Statements
from .trial import sane

ATTEMPTS = 8
MAX_LINES = 36
WASTEFUL = 0.08
"""How many of the programs are kept in whose functions something is computed for nothing."""
_FUNCTION = re.compile(r"^ *def \w+\((?:self(?:, )?)?([^)]*)\):\n((?: +[^\n]*\n)+)", re.MULTILINE)
_SET = re.compile(r"^ +(\w+) = ", re.MULTILINE)
_WORD = re.compile(r"[A-Za-z_]\w*")

_NAMES = list(INTENTS)
_WEIGHTS = [weight for _, weight in INTENTS.values()]


def write(rng: random.Random, intent: str | None = None) -> str:
    """A program as its intent writes it, unchecked."""
    name = intent or rng.choices(_NAMES, _WEIGHTS)[0]
    builder = Statements(rng)
    INTENTS[name][0](builder)
    return builder.source()


def wasteful(source: str) -> bool:
    """Whether a function has a parameter or a variable that nothing uses."""
    for match in _FUNCTION.finditer(source):
        body = match.group(2)
        words = Counter(_WORD.findall(body))
        made = [p.split("=")[0].strip(" *") for p in match.group(1).split(",") if p.strip(" *")]
        if any(name not in words for name in made):
            return True
        if any(words[name] < 2 for name in _SET.findall(body)):
            return True
    return False


def generate(rng: random.Random, intent: str | None = None) -> str:
    """A random program (of this intent). Some of `exceptions` end with an error, as their intent
    is; no other does.
    """
    while True:
        name = intent or rng.choices(_NAMES, _WEIGHTS)[0]
        for _ in range(ATTEMPTS):
            source = write(rng, name)
            lines = source.count("\n")
            if not 3 <= lines <= MAX_LINES or (wasteful(source) and rng.random() > WASTEFUL):
                continue
            if sane(source, name == "exceptions"):
                return lay_out(source, rng)
