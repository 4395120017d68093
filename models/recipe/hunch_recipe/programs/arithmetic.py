"""Arithmetic drills: short programs of which nearly every step says a number that has to be worked out.

A small model follows a program's lines long before it adds up: 4 + 7 becomes 12. Here sums, differences, products,
whole quotients, remainders and comparisons of small and medium numbers come one after another, in assignments, in lists
of results, in conditions, and in loops that keep a total; names are one token each, so that digits are a large part of
what is predicted. Training has them by the setting `arithmetic`.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from ..tokens import encode_text
from . import names
from .guided import Guided, attempt
from .layout import lay_out
from .slots import Unfit
from .trial import sane

LARGEST = {20: 0.45, 99: 0.36, 999: 0.15, 9999: 0.04}
"""The largest number that a program may reach, by how many programs have it."""
OPERATORS = {"+": 0.36, "-": 0.24, "*": 0.18, "%": 0.13, "//": 0.09}
COMPARISONS = ("<", ">", "<=", ">=", "==", "!=")
NAMES = tuple(n for n in names.VARIABLES["int"] if len(encode_text(n)) == 1)
LISTS = tuple(n for n in names.VARIABLES["ints"] if len(encode_text(n)) == 1)
ITEMS = tuple(n for n in names.LOOP_VARIABLES["int"] if len(encode_text(n)) == 1)


class Sums(Guided):
    """A builder of lines about numbers of at most `largest`."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        (self.largest,) = rng.choices(list(LARGEST), list(LARGEST.values()))

    def small(self) -> int:
        """A number as it is written in a line."""
        if self.chance(0.55):
            return self.upto(0, 9)
        return self.upto(-9, -1) if self.chance(0.12) else self.upto(2, min(self.largest, 99))

    def begin(self) -> int:
        """A number to begin with."""
        return self.upto(1, self.largest) if self.chance(0.4) else self.small()

    def new(self, pool: tuple[str, ...] = NAMES) -> str:
        """A name that the program does not have yet."""
        name = self.name(pool)
        self.taken.add(name)
        return name

    def known_numbers(self) -> list[str]:
        return [name for name, value in self.scope.items() if type(value) is int]

    def target(self) -> str:
        """Where a result goes: a new name, or one that is there."""
        known = self.known_numbers()
        return self.pick(*known) if known and self.chance(0.45) else self.new()

    def begin_with(self, count: int) -> list[str]:
        """Sets some variables to numbers."""
        made = [self.new() for _ in range(count)]
        if self.chance(0.3):
            self.run(f"{', '.join(made)} = {', '.join(str(self.begin()) for _ in made)}")
        else:
            for name in made:
                self.run(f"{name} = {self.begin()}")
        return made

    def right(self, operator: str, left: str = "") -> str:
        """What stands to the right of an operator: a variable or a number; `n - n` says little."""
        known = [n for n in self.known_numbers() if n != left or operator in ("+", "*")]
        if known and self.chance(0.5):
            return self.pick(*known)
        if operator in ("//", "%"):
            return str(self.upto(2, 12))
        number = self.upto(2, 12) if operator == "*" else self.small()
        return f"({number})" if number < 0 else str(number)

    def operation(self, left: str) -> str:
        """One operation on `left`, sometimes two."""
        (operator,) = self.rng.choices(list(OPERATORS), list(OPERATORS.values()))
        text = f"{left} {operator} {self.right(operator, left)}"
        if self.chance(0.15):
            second = self.pick("+", "-")
            text = f"{text} {second} {self.right(second)}"
        return text

    def result(self) -> str:
        """An operation on a variable or a number whose result is not too large."""
        known = self.known_numbers()
        left = self.pick(*known) if known and self.chance(0.85) else str(self.upto(2, self.largest))
        text = self.operation(left)
        self.fits(self.evaluate(text))
        return text

    def results(self, low: int, high: int) -> list[str]:
        """So many operations; in some lines between written numbers alone."""
        if self.chance(0.6):
            return [self.result() for _ in range(self.upto(low, high))]
        found = []
        for _ in range(self.upto(low, high)):
            operator = self.pick("+", "+", "-", "*", "%")
            left = self.upto(2, self.largest)
            right = self.upto(2, 12) if operator in "*%" else self.upto(2, self.largest)
            self.fits(self.evaluate(f"{left} {operator} {right}"))
            found.append(f"{left} {operator} {right}")
        return found

    def comparison(self) -> str:
        left = self.pick(*self.known_numbers())
        near = self.scope[left] + self.upto(-3, 3)
        right = self.right("-", left).strip("()") if self.chance(0.5) else str(near)
        return f"{left} {self.pick(*COMPARISONS)} {right}"

    def fits(self, value: object) -> None:
        if type(value) is int and abs(value) > self.largest:
            raise Unfit

    def block(self, lines: list[str]) -> None:
        """Writes a compound statement, and runs it: loops of this module end by construction."""
        before = dict(self.scope)
        try:
            exec("\n".join(lines), self.scope)
            for value in self.scope.values():
                self.fits(value)
        except Exception as error:
            self.scope = before
            raise Unfit from error
        self.lines += lines


# Shapes


def assignments(d: Sums) -> None:
    """Results of one operation each, several in a line, in new variables and in old ones."""
    d.begin_with(d.upto(2, 3))

    def line() -> None:
        r = d.rng.random()
        if r < 0.24:
            text = d.result()
            d.run(f"{d.target()} = {text}")
        elif r < 0.42:
            name = d.pick(*d.known_numbers())
            operator = d.pick("+", "+", "+", "-", "-", "*", "//", "%")
            right = d.right(operator, name).strip("()")
            d.fits(d.evaluate(f"{name} {operator} ({right})"))
            d.run(f"{name} {operator}= {right}")
        elif r < 0.78:
            results = d.results(2, 4)
            d.run(f"{', '.join(d.new() for _ in results)} = {', '.join(results)}")
        elif r < 0.84:
            d.run(f"{d.pick('ok', 'found', 'done')} = {d.comparison()}")
        else:
            d.run(f"print({', '.join(d.results(2, 4))})")

    for _ in range(d.upto(6, 10)):
        attempt(line)


def lists(d: Sums) -> None:
    """Many results at once, as the items of a list."""
    d.begin_with(2)

    def line() -> None:
        if d.chance(0.15):
            text = d.result()
            return d.run(f"{d.pick(*d.known_numbers())} = {text}")
        if d.chance(0.2):
            return d.run(
                f"{d.new(LISTS)} = [{', '.join(d.comparison() for _ in range(d.upto(3, 6)))}]"
            )
        d.run(f"{d.new(LISTS)} = [{', '.join(d.results(4, 8))}]")

    for _ in range(d.upto(4, 6)):
        attempt(line)


def tables(d: Sums) -> None:
    """The same operation on every number of a list, or on the numbers of two lists in pairs."""
    d.begin_with(1)

    def line() -> None:
        numbers = [d.small() for _ in range(d.upto(4, 8))]
        item, out = d.pick("x", "n", "i", "v"), d.new(LISTS)
        d.scope[item] = numbers[0]
        text = d.operation(item if d.chance(0.7) else str(d.upto(2, d.largest)))
        del d.scope[item]
        if item not in text:
            text = f"{item} + {text}"
        known = [n for n, value in d.scope.items() if type(value) is list]
        over = d.pick(*known) if known and d.chance(0.4) else str(numbers)
        made = f"[{text} for {item} in {over}]"
        if d.chance(0.25):
            made = (
                f"[{item} {d.pick('+', '-', '*')} y for {item}, y in zip({over}, {numbers[::-1]})]"
            )
        for value in d.evaluate(made):
            d.fits(value)
        d.run(f"{out} = {made}")

    for _ in range(d.upto(3, 5)):
        attempt(line)


def totals(d: Sums) -> None:
    """A loop over numbers that keeps a total, sometimes counts, sometimes both under a condition."""
    total, *others = d.begin_with(d.pick(1, 2, 3))

    def loop() -> None:
        item = d.new(ITEMS)
        numbers = [d.small() for _ in range(d.upto(3, 7))]
        right = d.pick(item, item, item, f"{item} * {d.upto(2, 5)}", f"{item} % {d.upto(2, 5)}", f"{item} + {d.upto(1, 9)}")  # fmt: skip
        lines = [f"for {item} in {numbers}:"]
        body = [f"{total} {d.pick('+', '+', '+', '-')}= {right}"]
        if others and d.chance(0.5):
            body.append(f"{others[0]} {d.pick('+', '-')}= {d.pick('1', '1', item, total)}")
        elif others:
            names_ = ", ".join([total, *others])
            more = ", ".join(
                f"{name} {d.pick('+', '-')} {d.pick(item, '1', total)}" for name in others
            )
            body = [f"{names_} = {total} {d.pick('+', '-')} {right}, {more}"]
        if d.chance(0.55):
            limit = d.pick(*numbers)
            test = d.pick(f"{item} {d.pick(*COMPARISONS)} {limit}", f"{item} % 2 == {d.upto(0, 1)}")
            kept = d.upto(0, len(body) - 1)
            lines += [f"    {text}" for text in body[:kept]] + [f"    if {test}:"]
            lines += [f"        {text}" for text in body[kept:]]
        else:
            lines += [f"    {text}" for text in body]
        d.block(lines)

    for _ in range(d.upto(1, 2)):
        attempt(loop)


def countdowns(d: Sums) -> None:
    """A `while` that makes a number smaller and keeps count."""

    def loop() -> None:
        n, count = d.new(), d.new()
        begin = d.upto(d.largest // 3, d.largest)
        step = max(2, begin // d.upto(3, 7))
        by_ten = [f"{count} += {n} % 10", f"{n} //= 10"]
        body = d.pick(
            [f"{n} -= {step}", f"{count} += {d.upto(1, 9)}"],
            [f"{count} += {n}", f"{n} -= {step}"],
            [f"{n} //= {d.upto(2, 3)}", f"{count} += {d.pick(n, '1')}"],
            by_ten,
            by_ten,
        )
        header = f"while {n}:" if body is by_ten and d.chance(0.5) else f"while {n} > 0:"
        d.block(
            [f"{n} = {begin}", f"{count} = {d.upto(0, 3)}", header, *("    " + t for t in body)]
        )

    def pair() -> None:
        a, b = d.new(), d.new()
        first, second = d.upto(d.largest // 3, d.largest), d.upto(2, d.largest)
        if d.chance(0.5):
            lines = [f"{a}, {b} = {first}, {second}", f"while {b}:", f"    {a}, {b} = {b}, {a} % {b}"]  # fmt: skip
        else:
            lines = [
                f"{a}, {b} = {d.upto(0, 5)}, {d.upto(1, 9)}",
                f"for {d.new(ITEMS)} in range({d.upto(3, 7)}):",
                f"    {a}, {b} = {b}, {a} + {b}",
            ]
        d.block(lines)

    for write in d.rng.sample((loop, loop, pair), d.upto(1, 2)):
        attempt(write)


def branches(d: Sums) -> None:
    """Conditions on sums, and results that depend on them."""
    d.begin_with(d.upto(2, 3))

    def choice() -> None:
        name, test = d.target(), d.comparison()
        then, other = d.result(), d.result()
        if d.chance(0.3):
            return d.run(f"{name} = {then} if {test} else {other}")
        d.block([f"if {test}:", f"    {name} = {then}", "else:", f"    {name} = {other}"])

    for _ in range(d.upto(4, 7)):
        attempt(choice)


def function(d: Sums) -> None:
    """A function of two lines, called with several pairs of numbers."""

    def write() -> None:
        name, (a, b, c) = d.global_name(names.FUNCTIONS), (d.new() for _ in range(3))
        lines = [
            f"def {name}({a}, {b}):",
            f"    {c} = {a} {d.pick('+', '-', '*', '%')} {d.pick(b, b, str(d.upto(2, 9)))}",
            f"    return {c} {d.pick('+', '-', '*')} {d.pick(a, b, str(d.upto(2, 9)))}",
        ]
        for _ in range(d.upto(2, 4)):
            lines.append(f"{d.new()} = {name}({d.small()}, {d.small()})")
        d.block(lines)

    attempt(write)


SHAPES: dict[Callable[[Sums], None], float] = {
    assignments: 0.24,
    totals: 0.21,
    lists: 0.17,
    tables: 0.12,
    branches: 0.12,
    countdowns: 0.1,
    function: 0.04,
}
_SHAPES, _SHARES = list(SHAPES), list(SHAPES.values())


def arithmetic_drill(rng: random.Random) -> str:
    """A random arithmetic drill."""
    while True:
        d = Sums(rng)
        (shape,) = rng.choices(_SHAPES, _SHARES)
        try:
            shape(d)
        except Unfit:
            continue
        source = d.source()
        if len(d.lines) > 2 and sane(source, may_raise=False):
            return lay_out(source, rng)
