"""Writes the golden files that hold the recipe and the engine together.

`python -m hunch_recipe.golden tests/golden` writes `language.jsonl` (programs with their source ids, states, key frames and steps),
`trajectories.jsonl` (random trajectories of every kind, part by part) and `tokenizer.jsonl` (texts with their ids). Both sides test
them. With `--trajectories 10000` and another folder it writes as many; the engine's tests read that folder if `HUNCH_GOLDEN` names it.
"""

import argparse
import json
import random
from collections import Counter
from itertools import islice
from pathlib import Path

from . import source as source_text
from .actions import FORWARD, INVERSE, StateTree
from .language import encode_action, encode_difference, encode_key
from .programs import programs
from .recall import places
from .replay import Piece, random_trajectories, read_back
from .state import State
from .tokens import ID, TOKENS, encode_chars, encode_text
from .trace import trace
from .traced import Traced
from .trajectories import Trajectory
from .view import hidden

# One program for each thing that a state can hold.
PROGRAMS = [
    "x = 1\n\n# nothing\nif x:  # here\n    y = -x\nelse:\n    y = 2\nprint(x, y)\n",
    '"""About."""\nimport math\n\n\ndef area(r):\n    """Of a\n    circle."""\n    return round(math.pi * r ** 2, 2)\n\n\nprint(area(2),\n      area(r=3))\n',
    "def fib(n):\n    if n < 2:\n        return n\n    return fib(n - 1) + fib(n - 2)\n\nfib(3)\n",
    "a = [1]\nb = a\nb.append(2)\nc = list(a)\na = c\na = a[:]\nb += [3]\ndef grow(xs, ys=a):\n    xs.append(len(ys))\n    ys = xs\n    return ys\nd = grow(b)\ndel c\n",
    "total = 0\nfor i in range(2):\n    for c in 'ab':\n        if c == 'b':\n            continue\n        total += i\n    else:\n        total += 10\nprint(f'{total:>4}|')\n",
    "class Point:\n    '''A place.'''\n\n    def __init__(self, x, y=0):\n        self.x = x\n        self.y = y\n\n    def moved(self, dx):\n        return Point(self.x + dx, self.y)\n\np = Point(1).moved(2)\nq = [p, {'k': (p, None)}]\n",
    "def check(v):\n    if v < 0:\n        raise ValueError(f'bad {v!r}')\n    return v\n\ntry:\n    check(1) + check(-1)\nexcept ValueError as e:\n    message = str(e)\nfinally:\n    done = True\n",
    "def count(n):\n    while n:\n        yield n\n        n -= 1\n\nout = [k * 2 for k in count(2)]\ng = sorted([3, 1], key=lambda v: -v)\n",
    "s = 'it\\'s \"quoted\" é… \\U0001f600'\nt = s.upper().split()\nd = {'a': 1, 'b': [1.5, -2e-7]}\nprint(s)\nbig = 'x' * 200\nst = {3, 1, 2}\nprint('tab\\tend', end='')\n",
    "x = 1; y = 2\nif x: y = 3; x = 4\nfor k in [1, 2]: x += k\nwhile x > 6: x -= 1\nz = (x if y\n     else\n     x + 1)\n",
    "def outer(n):\n    def inner(m):\n        nonlocal n\n        n += m\n        return n\n    return inner\n\nf = outer(1)\nf(2); r = f(3)\n",
    "xs = [1, 2]\nprint(xs[5])\n",
    "def f(n):\n            if n:\n                    for i in range(1):\n                        while True:\n                            if i == 0:\n                                break\n            return n\n\nf(1)\n",
]
RARE = (*FORWARD, *INVERSE, "edit", "watch", "subexpression", "incomplete", "traceback", "unknown")
TEXTS = [
    '"<L1>" <L1> <end>', "é…\U0001f600\x00\x7f", "can't do 'x", "'a…", "<function add>", "P(x=1, y=-2)", "not  in", "x not in y", "is not None",
    "lambda:0", "\t\n", "f'{x!r:>{w}}'", "rb'\\''", "<0x41>", "import_x for_ xin y", ".append(.appendix", "a\r\nb", "\u2028x", "1e-05", "[1, -20, (3,)]",
    "{'a': 1}", "ValueError: invalid literal for int() with base 10: 'x'", "for x in xs:", "x**=2//3", "'''a\nb'''", "", "_", "名前=1",
]  # fmt: skip


def program_record(rng: random.Random, source: str, most: int = 14) -> dict:
    """A program with some of its states, key frames and steps."""
    lines = source_text.lines(source)
    texts = places(lines)
    states = trace(source).states
    tree = StateTree(states)
    kept: list[State] = []
    steps = []

    def keep(state: State) -> int:
        if state not in kept:
            kept.append(state)
        return kept.index(state)

    actions = FORWARD + INVERSE
    for k in range(most):
        i = k if k < most // 2 and k < tree.last else rng.randrange(tree.last + 1)
        kind = "step_into" if k < most // 2 else rng.choice(actions)
        stops = (
            frozenset(rng.sample([line.number for line in lines], min(2, len(lines))))
            if kind == "breakpoint"
            else frozenset()
        )
        j = tree.target(i, kind, stops)
        if j is None:
            continue
        before = states[i]
        after = State(
            **{f: getattr(states[j], f) for f in ("event", "frames", "aliases", "value")},
            output=tree.output(i, j),
            exit=states[j].exit,
        )
        action = {"kind": kind, "lines": sorted(stops)} if kind == "breakpoint" else {"kind": kind}
        told = encode_difference(before, after, after.output)
        steps.append(
            {
                "from": keep(before),
                "to": keep(after),
                "action": action,
                "ids": encode_action(kind, tuple(stops), before, texts) + told,
            }
        )
    with_frames = [s for s in states if s.frames]
    for _ in range(2):
        keep(hidden(rng, rng.choice(with_frames)))
    return {
        "source": source,
        "lines": [[line.number, line.depth, line.text] for line in lines],
        "source_ids": source_text.encode(lines),
        "states": [s.to_json() for s in kept],
        "keys": [encode_key(s) for s in kept],
        "steps": steps,
    }


def trajectory_record(program: Traced, walk: Trajectory) -> dict:
    """A trajectory part by part, each with the state that it leads to."""
    parts = [part_record(piece) for piece in read_back(program, walk)]
    return {"source": program.text, "parts": parts}


def part_record(piece: Piece) -> dict:
    record = {"ids": piece.ids, "state": piece.state.to_json()}
    if piece.answer is not None:
        record["question"] = {
            "kind": piece.kind,
            "expression": piece.expression,
            "answer": {piece.answer.kind: piece.answer.text},
        }
    elif piece.edit is not None:
        k, values = piece.edit
        record["action"] = {"kind": "edit", "frame": k, "locals": values}
    elif piece.kind == "breakpoint":
        record["action"] = {"kind": "breakpoint", "lines": piece.lines}
    elif piece.kind != "key":
        record["action"] = {"kind": piece.kind}
    return record


def few_of_each(count: int) -> list[dict]:
    """Short trajectories of short programs, `count` of each kind and of those with each kind of part."""
    found: list[dict] = []
    missing: Counter[str] = Counter(dict.fromkeys(RARE, count))
    for program, walk in random_trajectories(5, 300, 400):
        kinds = {step.kind for step in walk.steps} | {program.kind}
        kinds |= {"traceback"} if walk.traceback else set()
        kinds |= {"unknown"} if ID["<unknown>"] in walk.ids else set()
        if len(walk.steps) < 12 and any(missing[kind] > 0 for kind in kinds):
            missing.subtract(kinds)
            found.append(trajectory_record(program, walk))
        if not +missing:
            return found


def write(path: Path, records) -> None:
    with path.open("w", encoding="utf-8") as out:
        for record in records:
            out.write(json.dumps(record, ensure_ascii=False) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the golden files of the language")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--trajectories", type=int, help="as many as come, not a few of each kind")
    arguments = parser.parse_args()
    folder = arguments.folder
    folder.mkdir(parents=True, exist_ok=True)
    rng = random.Random(2)
    made = programs(7, "train")
    sources = PROGRAMS + [next(made)[1] for _ in range(12)]
    write(folder / "language.jsonl", (program_record(rng, source) for source in sources))
    if arguments.trajectories:
        walks = islice(random_trajectories(9), arguments.trajectories)
        write(folder / "trajectories.jsonl", (trajectory_record(*found) for found in walks))
    else:
        write(folder / "trajectories.jsonl", few_of_each(8))
    texts = TEXTS + ["".join(rng.choice(TOKENS[330:1010]) for _ in range(6)) for _ in range(60)]
    records = ({"text": t, "ids": encode_text(t), "chars_ids": encode_chars(t)} for t in texts)
    write(folder / "tokenizer.jsonl", records)


if __name__ == "__main__":
    main()
