"""Operands: single operations with their operands written out, as the engine asks for them one at a time (`47+38`, `'cat'.replace('a', '')`).

What the engine puts together for a step is made of such answers, so that one wrong sum makes a step wrong. Each operation is drawn by how
hard it is: by the digits of its numbers, and by what models got wrong of it (`ASKED`).
"""

from __future__ import annotations

from .arithmetic import COMPARISONS
from .literals import closed
from .phrases import Phrases
from .slots import Unfit

ARITHMETIC = 0.36
"""Of the operations: those on two numbers."""
OPERATORS = {"+": 0.3, "-": 0.24, "*": 0.16, "//": 0.09, "%": 0.1, "/": 0.05, "<": 0.06}
"""Of those, by operator; `<` stands for all comparisons."""
DIGITS = {
    "+": {(1, 1): 6, (2, 1): 7, (2, 2): 8, (3, 1): 2, (3, 2): 4, (3, 3): 4, (4, 2): 1, (4, 4): 1},
    "*": {(1, 1): 6, (2, 1): 8, (2, 2): 3, (3, 1): 2},
    "//": {(1, 1): 2, (2, 1): 9, (2, 2): 3, (3, 1): 3, (3, 2): 1},
}
"""How often numbers of so many digits meet; the left one has at least as many as the right one, where they are not turned round.
The engine asks for those of one digit, and for sums and differences of two and one, where it takes others apart (src/program/columns.rs)."""
SAME_DIGITS = {"-": "+", "<": "+", "%": "//", "/": "//"}
"""Operators with the digits of another one."""
TURNED = 0.3
"""How often the shorter number comes first, where that says something."""
NEGATIVE = 0.07
"""How often an operand is negative."""
FLOAT = 0.08
"""How often one of them has a fraction."""
LONGEST_FRACTION = 8
"""Code points: a quotient that is longer is not asked for."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"
CHARACTERS = LETTERS + LETTERS.upper() + "0123456789" + " .,-_!?"
PRINTING = "".join(c for c in map(chr, range(32, 127)) if c not in "'\"\\@<>")
"""All of ASCII that stands between quotes as it is, and in a template."""

MADE = {
    "char": 0.28,
    "str": 0.24,
    "int": 0.22,
    "float": 0.09,
    "ints": 0.05,
    "digits": 0.05,
    "set": 0.04,
    "strs": 0.03,
}
"""Kinds of the values that other operations are about."""
ASKED: dict[str, dict[str, int]] = {
    "char": {
        "ord(@)": 7, "chr(<code>)": 7, "@ < <one>": 5, "@ > <one>": 2, "@.isalpha()": 1, "@.isdigit()": 1, "@.isalnum()": 1, "@.isupper()": 1,
        "@.islower()": 1, "@.isspace()": 1, "@.upper()": 1, "@.lower()": 1,
    },
    "str": {
        "@.upper()": 3, "@.lower()": 3, "@.title()": 2, "@.capitalize()": 2, "@.swapcase()": 2, "@.isdigit()": 1, "@.isalpha()": 2,
        "@.isupper()": 1, "@.islower()": 1, "@.isalnum()": 1, "@.replace(<char>, <fill>)": 4, "@.replace(<char>, '')": 3,
        "@.zfill(<width>)": 2, "@.center(<width>, <fill>)": 2, "@.rjust(<width>)": 2, "@.ljust(<width>, <fill>)": 1, "@.split()": 2,
        "@.split(<sep>)": 3, "@.strip()": 1, "@[::-1]": 2,
        "@<cut>": 2, "@.find(<char>)": 1, "@.count(<char>)": 2, "''.join(sorted(@))": 1, "sorted(@)": 1, "len(set(@))": 1,
    },
    "digits": {"int(@)": 4, "int(@) + 1": 1, "@.isdigit()": 1, "float(@)": 1, "@.zfill(<width>)": 2, "int(@[::-1])": 1},
    "int": {
        "abs(@)": 1, "-@": 1, "divmod(@, <by>)": 5, "str(@)": 1, "float(@)": 1, "bin(<few>)": 4,
        "f'{@:>4}'": 2, "f'{@:02d}'": 1, "f'{@}%'": 1, "hex(<few>)": 3, "<few> & <few>": 6,
        "<few> | <few>": 5, "<few> ^ <few>": 6, "<few> >> <n>": 3, "int(str(@)[::-1])": 1,
    },
    "float": {
        "round(@)": 4, "int(@)": 2, "round(@, 1)": 2, "@ * 2": 3, "@ + <other>": 5, "@ - <other>": 3, "@ / 2": 3, "@ + <by>": 3, "@ * <by>": 3,
        "@ < <other>": 3, "@ > <num>": 2, "f'{@:.1f}'": 3, "f'{@:.2f}'": 3, "@ // 1": 1, "float(<by>)": 1, "str(@)": 1,
    },
    "ints": {
        "sum(@)": 2, "max(@)": 2, "min(@)": 1, "sorted(@)": 3, "sorted(set(@))": 1, "set(@)": 5, "sorted(@, reverse=True)": 1,
        "[<k> * <by> for <k> in @]": 1, "@[::-1]": 1, "@<cut>": 1, "len(set(@))": 1,
    },
    "strs": {"sorted(@)": 2, "set(@)": 2, "max(@)": 1, "sorted(@, key=len)": 1, "<glue>.join(@)": 1},
    "set": {"@ | <other>": 3, "@ & <other>": 2, "@ - <other>": 2, "@ ^ <other>": 2, "@ | {<num>}": 2, "@ <= <other>": 1},
}  # fmt: skip
"""What is asked of a value, by its kind, and how often: most often what models got wrong. Of 24 questions of each kind the tenth model had three
right of `@.replace(<char>, <fill>)`; of the 95
printing characters of ASCII the eleventh knew the `ord` of 32, and the `chr` of 12."""


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
        asked = ASKED[wanted]
        (template,) = self.rng.choices(list(asked), list(asked.values()))
        return self.written_out(wanted, template)

    def written_out(self, wanted: str, template: str) -> str:
        """A template about a value of a kind, which it writes out."""
        value = self.make(wanted)
        written = self.ordered(value)
        self.subject = ""
        try:
            return self.fill(template, written if closed(written) else f"({written})", value)
        except (TypeError, IndexError) as error:  # a slot that an empty value has nothing for
            raise Unfit from error

    def make(self, kind: str) -> object:
        return self.character() if kind == "char" else super().make(kind)

    def character(self) -> str:
        if self.chance(0.15):
            return self.pick(*PRINTING)
        return self.pick(*(LETTERS if self.chance(0.6) else CHARACTERS))

    def slot_code(self, *_) -> str:
        return str(ord(self.character()) if self.chance(0.7) else self.upto(32, 126))

    def slot_one(self, *_) -> str:
        return self.quoted(self.character())

    def slot_few(self, *_) -> str:
        return str(self.upto(0, 31))
