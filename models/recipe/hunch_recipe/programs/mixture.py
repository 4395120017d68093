"""Mixtures of programs to train on, and the held-out suites that they never contain.

`programs(seed, "train")` is an endless, reproducible stream; `suite(kind, count, seed)` a fixed
list. A training program is refused if its normalised source, or that of one of its larger
functions, is that of an evaluation program: of any suite, of the page's examples, or of CRUXEval's
development part.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from . import real
from .arithmetic import arithmetic_drill
from .basics import SHAPES, basic
from .drills import drill
from .generator import generate
from .normalise import digests
from .primitives import primitive
from .sheets import sheet
from .templates import fill, templates

KINDS = ("synthetic", "templates", "real")
"""What suites are drawn of."""
MIX = {"synthetic": 0.46, "templates": 0.28, "real": 0.13, "drills": 0.13}
"""Training's shares of programs. Drills are no suite: so short that, with names and constants folded,
training would have to refuse all that resemble one.
"""
ARITHMETIC = "arithmetic"
"""The kind of the arithmetic drills, which `MIX` does not have: see `mix_with`."""
PRIMITIVES, SHEETS = "primitives", "sheets"
"""The kinds of the primitives: programs to walk through, and programs to be asked about at one state. `MIX` has neither."""
_MADE = {"drills": drill, ARITHMETIC: arithmetic_drill, PRIMITIVES: primitive, SHEETS: sheet}
"""Kinds that are made of nothing but chance."""
ASKED = 0.75
"""How many of the primitives are sheets."""
JOINED, JOINED_HELD_OUT = 0.25, 0.1
"""How many programs are two, one after the other, if the first has fewer than `JOINED_LINES`. Held-out programs keep the
share that they had in the first runs, for runs to be compared by them.
"""
JOINED_LINES = 18
SUITE_SIZE = 400
"""Programs of the synthetic suite with seed 0 that training refuses; draw no more than this for
evaluation.
"""
DRAWS = 12
"""Fillings of every held-out template, and programs of every held-out function, that training
refuses.
"""
REPOSITORY = Path(__file__).resolve().parents[4]

refused: Counter[str] = Counter()
"""How many training programs this process has refused, by kind."""


def mix_with(
    arithmetic: float, primitives: float = 0.0, kinds: dict[str, float] | None = None
) -> dict[str, float]:
    """Training's shares (`MIX`, or others of the same `kinds`) with so large shares of arithmetic drills and of primitives; all
    others give way alike."""
    kinds = kinds or MIX
    rest = (1 - arithmetic - primitives) / sum(kinds.values())
    mix = {kind: share * rest for kind, share in kinds.items()}
    if arithmetic:
        mix[ARITHMETIC] = arithmetic
    if primitives:
        mix |= {PRIMITIVES: primitives * (1 - ASKED), SHEETS: primitives * ASKED}
    return mix


def draw(kind: str, split: str, rng: random.Random) -> str:
    """One program of a kind and split, not yet compared with the evaluation programs."""
    if kind == "real":
        return real.program(real.choose(split, rng), rng)
    if kind in _MADE:
        return _MADE[kind](rng)
    source = draw_short(kind, split, rng)
    joined = JOINED if split == "train" else JOINED_HELD_OUT
    if rng.random() < joined and source.count("\n") < JOINED_LINES:
        # Files that people paste do more than one thing: longer programs, more globals.
        source += draw_short(kind, split, rng).lstrip("\n")
    return source


def draw_short(kind: str, split: str, rng: random.Random) -> str:
    if kind == "synthetic":
        return generate(rng)
    names = templates(split)
    return fill(names[int(rng.random() * len(names))], rng)


def suite(kind: str, count: int, seed: int = 0) -> list[str]:
    """Held-out programs of a kind, all different when normalised (while the kind has such)."""
    rng = random.Random(f"suite/{kind}/{seed}")
    found: list[str] = []
    seen: set[bytes] = set()
    misses = 0
    while len(found) < count:
        source = draw(kind, "held_out", rng)
        whole, _ = digests(source)
        if whole in seen and misses < 20:
            misses += 1
            continue
        misses = 0
        seen.add(whole)
        found.append(source)
    return found


def examples() -> list[str]:
    """The programs of the page's menu."""
    return _texts(REPOSITORY / "public" / "examples")


def course() -> list[str]:
    """Programs as a first course has them, which the engine is tried on."""
    return _texts(REPOSITORY / "models" / "suites" / "course")


def typed() -> list[str]:
    """Programs as people paste them, most of them written by somebody who did not know the engine, and drawn ones: all folders
    of programs but the course."""
    suites = REPOSITORY / "models" / "suites"
    folders = sorted(
        folder for folder in suites.iterdir() if folder.is_dir() and folder.name != "course"
    )
    return [text for folder in folders for text in _texts(folder)]


def _texts(folder: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py"))]


def cruxeval() -> list[str]:
    """CRUXEval's development part as programs. For evaluation only."""
    with open(real.DATA / "cruxeval_dev.jsonl", encoding="utf-8") as file:
        items = [json.loads(line) for line in file]
    return [f"{item['code']}\nresult = f({item['input']})\n" for item in items]


def suite_file(kind: str) -> list[str]:
    """The programs of an evaluation suite as it was written; none if it has not been written yet."""
    path = REPOSITORY / "models" / "suites" / f"{kind}.jsonl"
    if not path.exists():
        return []
    with path.open(encoding="utf-8") as file:
        return list(dict.fromkeys(json.loads(line)["source"] for line in file))


def evaluation_programs() -> dict[str, list[str]]:
    """What training must not contain, by where it comes from."""
    rng = random.Random("refusals")
    return {
        "page": examples(),
        "course": course(),
        "typed": typed(),
        "cruxeval_dev": cruxeval(),
        "held-out templates": [
            fill(name, rng) for name in templates("held_out") for _ in range(DRAWS)
        ],
        "held-out functions": [
            real.program(identity, rng, mutation=0.0) for identity in real.usable("held_out")
        ],
        "held-out seeds": suite("synthetic", SUITE_SIZE),
        "basics": [basic(kind, rng).source for kind in SHAPES for _ in range(10 * DRAWS)],
        **{f"suite {kind}": suite_file(kind) for kind in KINDS},
    }


GENERATED = ("held-out seeds", "basics", "suite synthetic")
"""Generated programs come from the generator that training uses: their functions are common property,
the programs are not.
"""


@lru_cache
def refusals_by_origin() -> dict[str, tuple[frozenset[bytes], frozenset[bytes]]]:
    """Hashes of the evaluation programs, and of their larger definitions, by where they come from."""
    found = {}
    for origin, sources in evaluation_programs().items():
        hashed = [digests(source) for source in sources]
        parts = () if origin in GENERATED else (part for _, parts in hashed for part in parts)
        found[origin] = frozenset(whole for whole, _ in hashed), frozenset(parts)
    return found


@lru_cache
def refusals() -> tuple[frozenset[bytes], frozenset[bytes]]:
    """Hashes of all evaluation programs, and of their larger definitions."""
    wholes, definitions = zip(*refusals_by_origin().values(), strict=True)
    return frozenset().union(*wholes), frozenset().union(*definitions)


def is_refused(source: str) -> bool:
    """Whether a program is, but for names, constants and layout, one of the evaluation programs."""
    wholes, definitions = refusals()
    whole, parts = digests(source)
    return whole in wholes or not definitions.isdisjoint(parts)


def programs(
    seed: int, split: str = "train", mix: dict[str, float] | None = None
) -> Iterator[tuple[str, str]]:
    """An endless stream of (kind, source), the same for the same arguments.

    `mix` gives each kind's share. Any other split than "train" draws held-out templates and
    functions, and generated programs of its own seeds.
    """
    rng = random.Random(f"programs/{split}/{seed}")
    mix = mix or MIX
    kinds, weights = list(mix), list(mix.values())
    while True:
        kind = rng.choices(kinds, weights)[0]
        source = draw(kind, split, rng)
        if split == "train" and is_refused(source):
            refused[kind] += 1
            continue
        yield kind, source
