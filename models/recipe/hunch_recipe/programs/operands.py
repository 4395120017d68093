"""Operands: single operations with their operands written out, as the engine asks for them one at a time (`47+38`, `'cat'.replace('a', '')`).

What the engine puts together for a step is made of such answers, so that one wrong sum makes a step wrong. Each operation is drawn by how
hard it is: by the digits of its numbers, and by what models got wrong of it (`HARD`).
"""

from __future__ import annotations

import re

from .literals import closed
from .phrases import NUMBERS, OTHERS, Phrases, family
from .slots import Unfit

ARITHMETIC = 0.5
"""Of the operations: those on two numbers."""
OPERATORS = {"+": 0.3, "-": 0.24, "*": 0.16, "//": 0.09, "%": 0.1, "/": 0.05, "<": 0.06}
"""Of those, by operator; `<` stands for all comparisons."""
DIGITS = {
    "+": {(1, 1): 1, (2, 1): 4, (2, 2): 8, (3, 1): 2, (3, 2): 4, (3, 3): 4, (4, 2): 1, (4, 4): 1},
    "*": {(1, 1): 2, (2, 1): 8, (2, 2): 4, (3, 1): 3, (3, 2): 1},
    "//": {(1, 1): 1, (2, 1): 7, (2, 2): 3, (3, 1): 4, (3, 2): 2, (4, 1): 1},
}
"""How often numbers of so many digits meet; the left one has at least as many as the right one, where they are not turned round."""
SAME_DIGITS = {"-": "+", "<": "+", "%": "//", "/": "//"}
"""Operators with the digits of another one."""
TURNED = 0.3
"""How often the shorter number comes first, where that says something."""
NEGATIVE = 0.07
"""How often an operand is negative."""
FLOAT = 0.08
"""How often one of them has a fraction."""
_ITEM = re.compile(r"@\[(?:<at>|0|1|-1)\]")
LONGEST_FRACTION = 8
"""Code points: a quotient that is longer is not asked for."""
COMPARISONS = ("<", ">", "<=", ">=", "==", "!=")

MADE = {"str": 0.4, "ints": 0.27, "strs": 0.1, "int": 0.07, "tuple": 0.03, "dict": 0.05, "set": 0.05, "float": 0.03}  # fmt: skip
"""Kinds of the values that other operations are about."""
HARD = {
    "ord(@[<at>])": 6, "chr(<code>)": 2, "@.zfill(<width>)": 4, "''.join(sorted(@))": 2, "@.replace(<char>, <fill>)": 7, "@.replace(<char>, '')": 5,
    "@.center(<width>, <fill>)": 3, "@.rjust(<width>)": 3, "@.find(<char>)": 4, "@.find(<piece>)": 4, "@.index(<char!>)": 4,
    "@.count(<char>)": 3, "@<cut>": 2, "sorted(@)": 3, "''.join(reversed(@))": 2, "@[::-1]": 3, "@ < <other>": 5, "<glue>.join(@)": 3,
    "@.index(<item!>)": 3, "sum(@)": 4, "max(@)": 4, "min(@)": 3, "len(set(@))": 2, "sorted(set(@))": 2, "list(reversed(@))": 2,
    "sorted(@, reverse=True)": 2, "sorted(@, key=len)": 2, "@ | <other>": 3, "@ & <other>": 2, "@ - <other>": 2, "@ | {<num>}": 3,
    "round(@)": 3, "divmod(@, <by>)": 3, "int(str(@)[::-1])": 2, "@ * 2": 2, "@ / 2": 2, "@ + 1": 2, "@.split(<sep>)": 3,
    "@[<at>] < @[<at>]": 3, "<letter> not in @": 2, "@.startswith(<head>)": 2, "@.lower()": 2, "@.upper()": 2, "@ * <n>": 2,
}  # fmt: skip
"""How much oftener than others those are drawn that models got wrong: of 24 questions of each kind that the tenth one was asked, it had three
right of `@.replace(<char>, <fill>)`, four of `sum(@)`, none of `ord(@[<at>])`."""


class Operands(Phrases):
    """A builder of single operations, of which every operand is written out."""

    def operation(self) -> str:
        """An operation on two numbers, or one about a value of another kind."""
        return self.arithmetic() if self.chance(ARITHMETIC) else self.single()

    def arithmetic(self) -> str:
        """Two numbers with an operator between them."""
        (operator,) = self.rng.choices(list(OPERATORS), list(OPERATORS.values()))
        sizes = DIGITS[SAME_DIGITS.get(operator, operator)]
        ((longer, shorter),) = self.rng.choices(list(sizes), list(sizes.values()))
        left, right = self.digits(longer), self.digits(shorter)
        if operator == "<":
            operator = self.pick(*COMPARISONS)
            if self.chance(0.6):
                right = self.near(left)
        if operator not in ("//", "%", "/") and self.chance(TURNED):
            left, right = right, left
        if operator in ("//", "%", "/"):
            right = right or self.upto(2, 9)
        if operator in "+-*/" and self.chance(FLOAT):
            left = left + self.pick(0.5, 0.25, 0.1 * self.upto(1, 9))
            right = self.pick(right, 2, 10, 0.5)
        text = f"{self.operand(left)} {operator} {self.operand(right)}"
        result = self.evaluate(text)
        if type(result) is float and len(repr(result)) > LONGEST_FRACTION:
            raise Unfit
        return text

    def digits(self, count: int) -> int:
        """A number of so many digits."""
        return self.upto(10 ** (count - 1) if count > 1 else 0, 10**count - 1)

    def operand(self, number: float) -> str:
        """A number as it stands beside an operator."""
        number = -number if self.chance(NEGATIVE) else number
        return f"({number})" if number < 0 else str(number)

    def single(self) -> str:
        """An operation about a value that is no variable's."""
        (wanted,) = self.rng.choices(list(MADE), list(MADE.values()))
        value = self.make(wanted)
        kind = family(value)
        templates = [t for t in (*NUMBERS.get(kind, ()), *OTHERS.get(kind, ())) if t != "@[<at>]"]
        if not templates:
            raise Unfit
        weights = [HARD.get(template, 1) for template in templates]
        (template,) = self.rng.choices(templates, weights)
        written = self.ordered(value)
        self.subject = ""
        try:
            # Items are looked up before anything is asked.
            template = _ITEM.sub(lambda _: self.code(self.pick(*value)), template)
            return self.fill(template, written if closed(written) else f"({written})", value)
        except (TypeError, IndexError) as error:  # a slot that an empty value has nothing for
            raise Unfit from error
