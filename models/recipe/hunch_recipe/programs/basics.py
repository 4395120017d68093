"""Basics: programs of one line that matters each, by kind, to ask a model what it knows of each kind alone.

For evaluation only: training refuses their shapes (see mixture.py). They are drawn by a generator of their own, so that they stay as they are
whatever training's programs become.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass

from . import names

MARK = "  #?"
"""What ends the line in question."""
_SLOT = re.compile(r"<(\w+)>")
_NAMES = {
    "a": "int", "b": "int", "c": "int", "i": "int", "xs": "ints", "ys": "ints", "s": "str", "t": "str", "d": "dict", "u": "bool",
    "f": "", "g": "",
}  # fmt: skip
"""What the names of the shapes are of; those of functions have no kind of variable."""

SHAPES = {
    "less, 1 digit": "@s = <word>\n@a = <1>\n@b = <1>\nif @a < @b:  #?\n    @s = <word>\nelse:\n    @s += <word>\n",
    "less, 2 digits": "@s = <word>\n@a = <2>\n@b = <2>\nif @a < @b:  #?\n    @s += <word>\nelse:\n    @s = <word>\n",
    "less, 3 digits": "@s = <word>\n@a = <3>\n@b = <3>\nif @a > @b:  #?\n    @s += <word>\nelse:\n    @s = @s + <word>\n",
    "less than a literal": "@s = <word>\n@a = <1>\nif @a < <1>:  #?\n    @s = <word>\nelse:\n    @s += <word>\nprint(@s)\n",
    "equal": "@s = <word>\n@a = <1>\n@b = <same>\nif @a == @b:  #?\n    @s += <word>\nelse:\n    @s = <word>\n",
    "elif": "@s = <word>\n@a = <2>\n@b = <2>\nif @a > 99:\n    @s = <word>\nelif @a >= @b:  #?\n    @s += <word>\nelse:\n    @s = ''\n",
    "while": "@a = <1>\n@b = <high>\nwhile @b > <low>:  #?\n    @b -= <some>\n    @a += 2\nprint(@b, @a)\n",
    "even": "@s = <word>\n@a = <2>\nif @a % 2 == 0:  #?\n    @s += <word>\nelse:\n    @s = @s + <word>\n",
    "divisible": "@s = <word>\n@a = <thirds>\nif @a % 3 == 0:  #?\n    @s += <word>\nprint(@s, @a)\n",
    "end of a range": "@a = <few>\n@b = <1>\nfor @i in range(@a):  #?\n    @b += <1>\nprint(@b, @i)\n",
    "end of a range with two ends": "@b = <1>\nfor @i in range(<1>, <9to14>):  #?\n    @b += @i\nprint(@b, @i)\n",
    "end of a list": "@b = <1>\n@xs = <xs>\nfor @i in @xs:  #?\n    @b = @b + @i\nprint(@b, len(@xs))\n",
    "characters": "@t = <word>\n@b = <1>\nfor @s in @t:  #?\n    @b += <1>\nprint(@b, @s, @t)\n",
    "sum, 1 digit": "@s = <word>\n@a = <1>\n@b = <1>\n@c = @a + @b  #?\nprint(@s, @c)\n",
    "sum, 2 digits": "@a = <2>\n@b = <2>\n@s = <word>\n@c = @a + @b  #?\nprint(@s, @c)\n",
    "sum, 3 digits": "@a = <3>\n@s = <word>\n@b = <3>\n@c = @a + @b  #?\nprint(@s, @c)\n",
    "in place": "@a = <2>\n@s = <word>\n@a += <2>  #?\nprint(@s, @a, @a)\n",
    "difference, 2 digits": "@s = <word>\n@a = <2>\n@b = <2>\n@c = @a - @b  #?\nprint(@s, @c, @b)\n",
    "product, 1 digit": "@s = <word>\n@a = <1>\n@b = <1>\n@c = @a * @b  #?\nprint(@s, @c, @b)\n",
    "product, 2 digits by 1": "@s = <word>\n@a = <2>\n@b = <digit>\n@c = @a * @b  #?\nprint(@c, @b, @s)\n",
    "whole quotient": "@s = <word>\n@a = <2>\n@b = <digit>\n@c = @a // @b  #?\nprint(@c, @b, @s)\n",
    "remainder": "@s = <word>\n@a = <2>\n@b = <digit>\n@c = @a % @b  #?\nprint(@c, @b, @s)\n",
    "and, or": "@a = <1>\n@b = <1>\n@u = @a < <1> <andor> @b > <1>  #?\nprint(@u, @a, @b)\n",
    "sum of a list": "@s = <word>\n@xs = <xs>\n@a = sum(@xs)  #?\nprint(@s, @a, @xs)\n",
    "largest and smallest": "@s = <word>\n@xs = <xs>\n@a = <maxmin>(@xs)  #?\nprint(@a, @s, @xs)\n",
    "length": "@s = <word>\n@xs = <xs>\n@a = len(@xs)  #?\nprint(@xs, @a, @s)\n",
    "sorted": "@s = <word>\n@xs = <xs>\n@ys = sorted(@xs)  #?\nprint(@s, @ys)\n",
    "a list reversed": "@s = <word>\n@xs = <xs>\n@ys = @xs[::-1]  #?\nprint(@s, @ys)\n",
    "a string reversed": "@a = <1>\n@s = <word>\n@t = @s[::-1]  #?\nprint(@a, @t)\n",
    "slice of a list": "@s = <word>\n@xs = <xs>\n@ys = @xs<cut>  #?\nprint(@s, @ys, @xs)\n",
    "slice of a string": "@a = <1>\n@s = <words>\n@t = @s<cut>  #?\nprint(@a, @t, @s)\n",
    "item": "@a = <few>\n@xs = <xs>\n@b = @xs[@a]  #?\nprint(@b, @a)\n",
    "item from the end": "@s = <word>\n@xs = <xs>\n@b = @xs[-<few>]  #?\nprint(@b, @s)\n",
    "in a list": "@a = <digit>\n@xs = <digits>\n@u = @a in @xs  #?\nprint(@u, @a)\n",
    "of a dictionary": "@s = <key>\n@d = <dict>\n@a = @d[@s]  #?\nprint(@a, @s)\n",
    "concatenation": "@a = <1>\n@s = <word>\n@t = <word>\n@t = @s + @t  #?\nprint(@a, @t)\n",
    "upper, title": "@a = <1>\n@s = <words>\n@t = @s.<case>()  #?\nprint(@a, @t)\n",
    "count": "@t = <word>\n@s = <words>\n@a = @s.count(<letter>)  #?\nprint(@a, @t)\n",
    "split": "@a = <1>\n@s = <words>\n@xs = @s.split()  #?\nprint(@a, @xs)\n",
    "append": "@a = <2>\n@xs = <xs>\n@xs.append(@a)  #?\nprint(@xs, @a, @a)\n",
    "pop": "@s = <word>\n@xs = <xs>\n@a = @xs.pop()  #?\nprint(@xs, @a, @s)\n",
    "two names of a list": "@a = <2>\n@xs = <xs>\n@ys = @xs\n@ys.append(@a)  #?\nprint(@xs, @ys)\n",
    "swap": "@s = <word>\n@a = <2>\n@b = <2>\n@a, @b = @b, @a  #?\nprint(@a, @b, @s)\n",
    "returned sum": "def @f(@a, @b):\n    return @a + @b  #?\n\n\n@s = <word>\n@c = @f(<1>, <2>)\nprint(@s, @c)\n",
    "call": "def @f(@a, @b):\n    @c = @a - @b\n    return @c\n\n\n@s = <word>\n@i = @f(<2>, <1>)  #?\nprint(@s, @i)\n",
    "after a call": "def @f(@a):\n    return @a + <1>  #?!\n\n\n@b = <2>\n@c = @f(@b) + <1>\nprint(@b, @c)\n",
    "nested calls": "@s = <word>\n@xs = <xs>\n@a = max(len(@s), min(@xs))  #?\nprint(@a, @s)\n",
}  # fmt: skip
"""A program of each kind: names after `@`, values in `<>`; the step is taken at the marked line, or, if `!` follows, at the state behind it."""


@dataclass(frozen=True, slots=True)
class Basic:
    """A program and where in it the step is taken."""

    source: str
    line: int
    behind: bool
    """One state later: where the line has been run."""


def basic(kind: str, rng: random.Random) -> Basic:
    """A random program of a kind."""
    chosen: dict[str, str] = {}
    shape = re.sub(r"@(\w+)", lambda found: _name(found[1], chosen, rng), SHAPES[kind])
    source = _filled(shape, rng)
    rows = source.split("\n")
    line = next(number for number, row in enumerate(rows, 1) if MARK in row)
    behind = rows[line - 1].endswith(f"{MARK}!")
    return Basic(source.replace(f"{MARK}!", "").replace(MARK, ""), line, behind)


def _filled(shape: str, rng: random.Random) -> str:
    """The shape with values; `<same>` is the value before it every other time, else one like it."""
    values = [""]

    def value(slot: re.Match[str]) -> str:
        if slot[1] == "same":
            return values[-1] if rng.random() < 0.5 else _VALUES["1"](rng)
        values.append(_VALUES[slot[1]](rng))
        return values[-1]

    return _SLOT.sub(value, shape)


def _name(letter: str, chosen: dict[str, str], rng: random.Random) -> str:
    if letter not in chosen:
        wanted = _NAMES[letter]
        pool = names.VARIABLES[wanted] if wanted else names.FUNCTIONS
        chosen[letter] = rng.choice([name for name in pool if name not in chosen.values()])
    return chosen[letter]


def _word(rng: random.Random) -> str:
    return rng.choice(names.WORDS)


def _numbers(rng: random.Random) -> list[int]:
    most = rng.choice((9, 20, 99))
    return [rng.randint(0, most) for _ in range(rng.randint(5, 7))]


def _cut(rng: random.Random) -> str:
    first = rng.randint(0, 2)
    last = first + rng.randint(1, 3)
    return rng.choice((f"[{first}:{last}]", f"[{first + 1}:]", f"[:{last}]", f"[-{last}:]"))


_VALUES: dict[str, Callable[[random.Random], str]] = {
    "1": lambda rng: str(rng.randint(0, 9)),
    "2": lambda rng: str(rng.randint(10, 99)),
    "3": lambda rng: str(rng.randint(100, 999)),
    "digit": lambda rng: str(rng.randint(2, 9)),
    "few": lambda rng: str(rng.randint(1, 4)),
    "some": lambda rng: str(rng.randint(9, 30)),
    "low": lambda rng: str(rng.randint(10, 49)),
    "high": lambda rng: str(rng.randint(50, 99)),
    "thirds": lambda rng: str(3 * rng.randint(4, 32) + rng.choice((0, 0, 1, 2))),
    "9to14": lambda rng: str(rng.randint(10, 14)),
    "andor": lambda rng: rng.choice(("and", "or")),
    "maxmin": lambda rng: rng.choice(("max", "min")),
    "case": lambda rng: rng.choice(("upper", "title")),
    "letter": lambda rng: repr(rng.choice("aeiorst")),
    "word": lambda rng: repr(_word(rng)),
    "words": lambda rng: repr(f"{_word(rng)} {_word(rng)}"),
    "xs": lambda rng: str(_numbers(rng)),
    "digits": lambda rng: str([rng.randint(1, 9) for _ in range(6)]),
    "cut": _cut,
    "key": lambda rng: repr(rng.choice("abc")),
    "dict": lambda rng: str({key: rng.randint(0, 99) for key in rng.sample("abc", 3)}),
}
