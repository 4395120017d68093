"""Writes the golden files that hold the recipe and the engine together.

`python -m hunch_recipe.golden tests/golden` writes `language.jsonl` (programs with their source ids, states, key frames and steps) and
`tokenizer.jsonl` (texts with their ids). Both sides test them.
"""

import json
import random
import sys
from pathlib import Path

from . import source as source_text
from .actions import FORWARD, INVERSE, StateTree
from .language import encode_action, encode_difference, encode_key
from .programs import programs
from .state import State
from .tokens import TOKENS, encode_chars, encode_text
from .trace import trace
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
TEXTS = [
    '"<L1>" <L1> <end>', "é…\U0001f600\x00\x7f", "can't do 'x", "'a…", "<function add>", "P(x=1, y=-2)", "not  in", "x not in y", "is not None",
    "lambda:0", "\t\n", "f'{x!r:>{w}}'", "rb'\\''", "<0x41>", "import_x for_ xin y", ".append(.appendix", "a\r\nb", "\u2028x", "1e-05", "[1, -20, (3,)]",
    "{'a': 1}", "ValueError: invalid literal for int() with base 10: 'x'", "for x in xs:", "x**=2//3", "'''a\nb'''", "", "_", "名前=1",
]  # fmt: skip


def program_record(rng: random.Random, source: str, most: int = 14) -> dict:
    """A program with some of its states, key frames and steps."""
    lines = source_text.lines(source)
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
                "ids": encode_action(kind, tuple(stops)) + told,
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


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    rng = random.Random(2)
    made = programs(7, "train")
    sources = PROGRAMS + [next(made)[1] for _ in range(12)]
    with (folder / "language.jsonl").open("w", encoding="utf-8") as out:
        for source in sources:
            out.write(json.dumps(program_record(rng, source), ensure_ascii=False) + "\n")
    texts = TEXTS + ["".join(rng.choice(TOKENS[330:1010]) for _ in range(6)) for _ in range(60)]
    with (folder / "tokenizer.jsonl").open("w", encoding="utf-8") as out:
        for text in texts:
            out.write(
                json.dumps(
                    {"text": text, "ids": encode_text(text), "chars_ids": encode_chars(text)},
                    ensure_ascii=False,
                )
                + "\n"
            )


if __name__ == "__main__":
    main()
