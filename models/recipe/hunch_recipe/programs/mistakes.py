"""Mistakes: operations on values that they do not take, as beginners write them (`'total: ' + 3`, `int('3.5')`, `7 // 0`), beside such that
look alike and are right.

What they raise depends on the kinds of the operands alone, most often; the engine asks for them as for all other operations.
"""

from __future__ import annotations

from .literals import closed
from .operands import Operands
from .slots import Unfit

SHARE = 0.16
"""Of the operations, how many are drawn here."""
KINDS = {
    "int": 5, "float": 2, "str": 5, "text": 2, "ints": 4, "strs": 2, "tuple": 1, "dict": 2, "set": 1, "bool": 1, "none": 3,
}  # fmt: skip
"""How often an operand is of a kind; a text is a short string without letters of a name."""
OPERATORS = {
    "+": 8,
    "-": 4,
    "*": 3,
    "/": 3,
    "//": 2,
    "%": 2,
    "**": 1,
    "<": 3,
    ">": 2,
    "<=": 1,
    ">=": 1,
}
ZEROS = {"0": 6, "0.0": 1}
FUNCTIONS = {
    "len": 6, "int": 7, "float": 3, "sum": 4, "max": 3, "min": 3, "sorted": 4, "abs": 3, "round": 2, "ord": 2, "chr": 2, "list": 2, "set": 1,
    "tuple": 1, "str": 1, "any": 1, "-": 2, "range": 3,
}  # fmt: skip
METHODS = {
    "append(3)": 3, "upper()": 3, "lower()": 1, "strip()": 1, "split()": 3, "items()": 2, "keys()": 1, "values()": 1, "get(1)": 2,
    "index('z')": 2, "index(2)": 3, "count(1)": 1, "count('a')": 1, "replace('a', 'b')": 2, "isdigit()": 1, "sort()": 1, "remove(9)": 1, "pop()": 1, "join('ab')": 1, "find(1)": 1, "startswith('a')": 1,
    "push(3)": 2, "add(3)": 2, "length()": 1, "size()": 1, "insert(4)": 1, "length": 2, "name": 1, "size": 1, "value": 1,
}  # fmt: skip
KEYS = {"<int>": 5, "<str>": 4, "<near>": 6, "None": 1, "1.0": 1, "-9": 1}
FORMS = {
    "operator": 8,
    "zero": 3,
    "number": 4,
    "function": 5,
    "item": 4,
    "method": 4,
    "join": 1,
    "name": 1,
    "unhashable": 1,
}


class Mistakes(Operands):
    """A builder of single operations, some of which raise."""

    def operation(self) -> str:
        return self.mistake() if self.chance(SHARE) else super().operation()

    def mistake(self, form: str | None = None) -> str:
        """An operation on values of any kinds, of this form if one is given."""
        return getattr(self, f"form_{form or self.weighted(FORMS)}")()

    def weighted(self, options: dict[str, int]) -> str:
        return self.rng.choices(list(options), list(options.values()))[0]

    def any_value(self, kind: str | None = None) -> str:
        """A value of a kind as it stands beside an operator."""
        kind = kind or self.weighted(KINDS)
        if kind == "none":
            return "None"
        if kind == "text":
            return self.quoted(self.pick("", " ", "3.5", "12", "-4", "1,5", "7a", "x", "abc", "ten", "0x1f", " 8 ", "1 2"))  # fmt: skip
        if kind == "tuple":
            return str(tuple(self.upto(0, 30) for _ in range(self.upto(1, 3))))
        if kind == "str" and self.chance(0.5):
            return self.quoted(self.word())
        if kind == "int":
            return str(self.upto(0, self.pick(9, 30, 200)))
        if self.chance(0.12) and kind in ("ints", "strs", "dict", "str"):
            return {"dict": "{}", "str": "''"}.get(kind, "[]")
        return self.ordered(self.make(kind))

    def held(self, text: str) -> str:
        """A value as something is asked of it."""
        return text if closed(text) and not text.isdigit() else f"({text})"

    def form_operator(self) -> str:
        return f"{self.any_value()} {self.weighted(OPERATORS)} {self.any_value()}"

    def form_zero(self) -> str:
        number = self.any_value(self.pick("int", "int", "float"))
        divisor = self.weighted(ZEROS)
        if self.chance(0.15):
            return f"divmod({number}, {divisor})"
        return f"{number} {self.pick('/', '/', '//', '%')} {divisor}"

    def form_number(self) -> str:
        return f"{self.pick('int', 'int', 'float')}({self.any_value(self.pick('text', 'text', 'str', 'digits', 'float', 'none'))})"

    def form_function(self) -> str:
        function, value = self.weighted(FUNCTIONS), self.any_value()
        if function == "-":
            return f"-{value}"
        if self.chance(0.25):
            value = f"[{self.any_value('int')}, {self.any_value()}]"
        return f"{function}({value})"

    def form_item(self) -> str:
        held = self.any_value(
            self.pick("ints", "ints", "str", "dict", "strs", "tuple", "int", "none", None)
        )
        near = str(self.upto(0, held.count(",") + 3))
        key = self.weighted(KEYS)
        key = {"<int>": self.any_value("int"), "<str>": self.any_value("str"), "<near>": near}.get(key, key)  # fmt: skip
        return f"{self.held(held)}[{key}]"

    def form_method(self) -> str:
        return f"{self.held(self.any_value())}.{self.weighted(METHODS)}"

    def form_join(self) -> str:
        glue = self.pick("' '", "''", "', '", "'-'")
        return f"{glue}.join({self.any_value(self.pick('ints', 'strs', 'int', 'str', 'none'))})"

    def form_name(self) -> str:
        name = self.pick("total", "count", "x", "names", "reslut", "scroe", "n", self.word())
        if not name.isidentifier() or name in self.scope:
            raise Unfit
        return self.pick(name, f"{name} + 1", f"len({name})")

    def form_unhashable(self) -> str:
        inner = self.pick("[1]", "{}", "[]", "'a'", "(1, 2)", "{2}")
        return self.pick(
            f"{{{inner}}}", f"{{{inner}: 1}}", f"{{'a': 1}}[{inner}]", f"{inner} in {{1}}"
        )
