"""Random expressions of the types int, float, str and bool.

Every method returns source text with the precedence of its outermost operator, so that parentheses appear where a
person would write them. Expressions do not fail: an index is within the least length known, a divisor is a constant.
"""

from __future__ import annotations

from .catalogue import EXPRESSIONS
from .literals import (
    AND,
    ATOM,
    COMPARE,
    NOT,
    OR,
    POWER,
    SUM,
    TERM,
    TERNARY,
    Expression,
    closed,
    wrap,
)
from .nesting import SAFE, Nesting

_CHAINED = frozenset(given for gives in SAFE.values() for given in gives)


class Scalars(Nesting):
    """A builder that can write numbers, texts and conditions; `Expressions` adds containers."""

    called_share: float = 0.06
    """How often an expression comes from the catalogue of builtins and methods."""
    nested_share: float = 0.18
    """How often an expression of some depth is calls inside calls."""

    def expression(self, type: str, depth: int = 2) -> Expression:
        if depth > 0 and type in EXPRESSIONS and self.rng.random() < self.called_share:
            entry = self.pick(*EXPRESSIONS[type])
            if not entry.startswith("f'") or (self.having("str") and self.having("ints")):
                text = self.fill(entry)
                return text, ATOM if closed(text) else TERNARY
        if depth > 1 and self.level < 2 and self.rng.random() < self.nested_share:
            found = self.chain(type) if type in _CHAINED else None
            if found:
                return found
        return getattr(self, f"{type}_expression")(depth)

    def write(self, type: str, depth: int = 2) -> str:
        """An expression where any operator may stand."""
        return self.expression(type, depth)[0]

    def int_expression(self, depth: int) -> Expression:
        if depth <= 0:
            return self.atom("int")
        if self.functions and self.chance(0.35):
            function = self.called("int")
            if function:
                return self.call(function, depth), ATOM
        r = self.rng.random()
        if r < 0.2:
            return self.atom("int")
        if r < 0.42:
            left, right = self.subject(depth - 1), self.expression("int", depth - 1)
            if self.chance(0.2):
                left, right = right, left
            if left == right:
                right = str(self.upto(1, 12)), ATOM
            if self.chance(0.6):
                return f"{wrap(left, SUM)} + {wrap(right, TERM)}", SUM
            return f"{wrap(left, SUM)} - {wrap(right, TERM)}", SUM
        if r < 0.52:
            inner = wrap(self.subject(depth - 1), TERM)
            return (
                f"{inner} * {self.upto(2, 4)}"
                if self.chance(0.7)
                else f"{self.upto(2, 5)} * {inner}"
            ), TERM
        if r < 0.57:
            return f"{wrap(self.subject(depth - 1), TERM)} // {self.upto(2, 5)}", TERM
        if r < 0.64:
            return f"{wrap(self.subject(depth - 1), TERM)} % {self.upto(2, 10)}", TERM
        r = self.rng.random()
        lists = self.having("ints")
        if r < 0.3 and lists:
            filled = self.having("ints", 1)
            if not filled:
                return f"{self.pick('len', 'sum')}({self.choose(lists).name})", ATOM
            if self.chance(0.4):
                return self.index(self.choose(filled)), ATOM
            if self.chance(0.1):
                return f"{self.choose(filled).name}.count({self.small(0, 9)})", ATOM
            return (
                f"{self.pick('len', 'sum', 'max', 'min', 'len')}({self.choose(filled).name})",
                ATOM,
            )
        texts = self.having("str")
        if r < 0.5 and texts:
            name = self.choose(texts).name
            return self.pick(
                f"len({name})",
                f"len({name})",
                f"{name}.count({self.quoted(self.pick(*'aeolrs'))})",
                f"{name}.find({self.quoted(self.pick(*'aeolrs '))})",
                f"len({name}.split())",
                f"len(set({name}))",
            ), ATOM
        dicts = self.having("dict")
        if r < 0.62 and dicts:
            name = self.choose(dicts).name
            return self.pick(
                f"len({name})",
                f"sum({name}.values())",
                f"{name}.get({self.quoted(self.word())}, {self.small(0, 2)})",
                f"{name}.get({wrap(self.expression('str', 0), TERNARY)}, 0)",
            ), ATOM
        pairs = self.having("pair")
        if r < 0.7 and pairs:
            return f"{self.choose(pairs).name}[{self.upto(0, 1)}]", ATOM
        grids = self.having("grid")
        if r < 0.78 and grids:
            grid = self.choose(grids)
            return f"{grid.name}[{self.upto(0, max(0, grid.least - 1))}][{self.upto(0, 1)}]", ATOM
        words = self.having("strs")
        if r < 0.83 and words:
            name = self.choose(words).name
            return self.pick(
                f"len({name})",
                f"sum(len(w) for w in {name})",
                f"len({self.quoted(' ')}.join({name}))",
            ), ATOM
        if r < 0.9:
            inner = [self.subject(depth - 1)[0], self.write("int", depth - 1)]
            if inner[0] == inner[1]:
                inner[1] = str(self.upto(1, 12))
            return f"{self.pick('max', 'min')}({', '.join(inner)})", ATOM
        if r < 0.94:
            return f"abs({self.subject(depth - 1)[0]})", ATOM
        if r < 0.95:
            return f"{self.pick('int', 'round')}({self.write('float', depth - 1)})", ATOM
        if r < 0.97:
            a, b = self.expression("int", depth - 1), self.expression("int", 0)
            return f"{wrap(a, OR)} if {self.write('bool', depth - 1)} else {wrap(b, OR)}", TERNARY
        if r < 0.985:
            return f"int({self.write('bool', depth - 1)})", ATOM
        if self.loops:
            return f"({self.write('int', depth - 1)}) ** 2 % {self.upto(5, 50)}", TERM
        return f"({self.write('int', depth - 1)}) ** 2", POWER

    def float_expression(self, depth: int) -> Expression:
        if depth <= 0:
            return self.atom("float")
        r = self.rng.random()
        if r < 0.25:
            return self.atom("float")
        if r < 0.5:
            return (
                f"{wrap(self.subject(depth - 1), TERM)} / {self.pick(2, 4, 5, 10)}",
                TERM,
            )
        if r < 0.7:
            right = self.expression(self.pick("int", "float"), 0)
            return (
                f"{wrap(self.expression('float', depth - 1), TERM)} {self.pick('+', '-')} {wrap(right, TERM)}",
                SUM,
            )
        if r < 0.85:
            return (
                f"{wrap(self.expression('float', depth - 1), TERM)} * {self.pick(2, 0.5, 3, 10)}",
                TERM,
            )
        filled = self.having("ints", 1)
        if r < 0.93 and filled:
            name = self.choose(filled).name
            return f"sum({name}) / len({name})", TERM
        return f"round({self.write('float', depth - 1)}, {self.upto(1, 2)})", ATOM

    def str_expression(self, depth: int) -> Expression:
        if depth <= 0:
            return self.atom("str")
        if self.functions and self.chance(0.3):
            function = self.called("str")
            if function:
                return self.call(function, depth), ATOM
        r = self.rng.random()
        if r < 0.14:
            return self.atom("str")
        if r < 0.3:
            left, right = self.expression("str", depth - 1), self.expression("str", depth - 1)
            return f"{wrap(left, SUM)} + {wrap(right, TERM)}", SUM
        inner = wrap(self.expression("str", depth - 1), ATOM)
        if r < 0.5:
            return inner + self.slice(), ATOM
        if r < 0.68:
            method = self.pick(
                "upper()",
                "lower()",
                "title()",
                "capitalize()",
                "strip()",
                "swapcase()",
                "upper()",
                "lower()",
            )
            if self.chance(0.18):
                method = self.pick(
                    f"zfill({self.upto(3, 6)})",
                    f"rjust({self.upto(4, 8)}, {self.quoted(self.pick(*'.*-'))})",
                    f"ljust({self.upto(4, 8)}, {self.quoted(self.pick(*'.*-'))})",
                    f"center({self.upto(5, 9)}, {self.quoted(self.pick(*'.*-'))})",
                    f"lstrip({self.quoted(self.pick(*'abcst'))})",
                    f"rstrip({self.quoted(self.pick(*'abcsty'))})",
                    f"removeprefix({self.quoted(self.pick('a', 'b', 's', 'th'))})",
                    f"removesuffix({self.quoted(self.pick('e', 'y', 's', 'ing'))})",
                )
            return f"{inner}.{method}", ATOM
        if r < 0.76:
            old, new = self.pick(*"aeiorst "), self.pick(*"xyz_-o", "", "**")
            return f"{inner}.replace({self.quoted(old)}, {self.quoted(new)})", ATOM
        if r < 0.82:
            return f"str({self.write('int', depth - 1)})", ATOM
        if r < 0.88:
            return self.fstring(), ATOM
        words = self.having("strs")
        if r < 0.95 and words:
            if self.having("strs", 1) and self.chance(0.4):
                return self.index(self.choose(self.having("strs", 1))), ATOM
            return (
                f"{self.quoted(self.pick('-', ' ', '', ', ', '+'))}.join({self.choose(words).name})",
                ATOM,
            )
        if r < 0.975:
            return f"{inner} * {self.upto(2, 3)}", TERM
        a, b = self.expression("str", depth - 1), self.expression("str", 0)
        return f"{wrap(a, OR)} if {self.write('bool', depth - 1)} else {wrap(b, OR)}", TERNARY

    def slice(self) -> str:
        r = self.rng.random()
        if r < 0.25:
            return f"[:{self.upto(1, 4)}]"
        if r < 0.5:
            return f"[{self.upto(1, 3)}:]"
        if r < 0.65:
            return "[::-1]"
        if r < 0.75:
            low = self.upto(0, 2)
            return f"[{low}:{low + self.upto(1, 3)}]"
        if r < 0.83:
            return f"[-{self.upto(1, 3)}:]"
        if r < 0.92:
            return f"[:-{self.upto(1, 2)}]"
        return self.pick("[::2]", "[1::2]", "[::3]")

    def fstring(self) -> str:
        """A formatted string of one or two variables."""
        if not self.having("int") and not self.having("str"):
            return self.literal("str")[0]
        other = "'" if self.quote == '"' else '"'
        parts = []
        for _ in range(self.upto(1, 2)):
            kind = self.pick("int", "str", "int")
            if not parts and not self.having(kind):
                kind = "str" if kind == "int" else "int"
            known = self.having(kind)
            if known:
                name = self.choose(known).name
                parts.append(
                    "{"
                    + self.pick(
                        name, name, name, f"{name}=", f"{name}!r", f"{name}:>6", f"{name}.upper()"
                    )
                    + "}"
                    if kind == "str"
                    else "{"
                    + self.pick(
                        name, name, name, f"{name} + 1", f"{name}:>3", f"{name}:02d", f"{name}="
                    )
                    + "}"
                )
            else:
                parts.append(self.word())
        text = self.pick("", self.word() + " ", self.word() + ": ", self.pick("", "<")) + self.pick(
            " ", "-", ", "
        ).join(parts)
        return f"f{self.quote}{text.replace(self.quote, other)}{self.quote}"

    def bool_expression(self, depth: int) -> Expression:
        r = self.rng.random()
        if depth > 1:
            if r < 0.12:
                parts = [wrap(self.expression("bool", depth - 1), COMPARE) for _ in range(2)]
                return " and ".join(parts), AND
            if r < 0.2:
                parts = [wrap(self.expression("bool", depth - 1), COMPARE) for _ in range(2)]
                return " or ".join(parts), OR
            if r < 0.24:
                return f"not {wrap(self.expression('bool', depth - 1), COMPARE)}", NOT
        if self.functions and self.chance(0.25):
            function = self.called("bool")
            if function:
                return self.call(function, depth), ATOM
        flags = self.having("bool")
        if flags and self.chance(0.2):
            return self.choose(flags).name, ATOM
        r = self.rng.random()
        texts = self.having("str")
        if r < 0.22 and texts:
            name = self.choose(texts).name
            letter = self.quoted(self.pick(*"aeorst"))
            return self.pick(
                (f"{letter} in {name}", COMPARE),
                (f"{letter} not in {name}", COMPARE),
                (f"{name}.startswith({letter})", ATOM),
                (f"{name}.endswith({letter})", ATOM),
                (
                    f"{name}.{self.pick('isdigit', 'isalpha', 'isupper', 'islower', 'isalnum', 'isspace')}()",
                    ATOM,
                ),
                (f"len({name}) {self.pick('>', '<', '>=', '==')} {self.upto(2, 6)}", COMPARE),
                (f"{name} == {name}[::-1]", COMPARE),
                (f"{name} {self.pick('<', '>', '==', '!=')} {self.write('str', 0)}", COMPARE),
            )
        lists = self.having("ints") + self.having("set")
        if r < 0.34 and lists:
            name = self.choose(lists).name
            return self.pick(
                (f"{self.atom('int')[0]} in {name}", COMPARE),
                (f"{self.upto(0, 9)} not in {name}", COMPARE),
                (f"len({name}) {self.pick('>', '<', '==')} {self.upto(2, 5)}", COMPARE),
                (f"any(v > {self.upto(3, 12)} for v in {name})", ATOM),
                (f"all(v > {self.upto(0, 3)} for v in {name})", ATOM),
            )
        dicts = self.having("dict")
        if r < 0.42 and dicts:
            key = self.quoted(self.word()) if not texts else self.choose(texts).name
            return f"{key} {self.pick('in', 'not in')} {self.choose(dicts).name}", COMPARE
        left = wrap(self.subject(depth - 1), SUM)
        if self.chance(0.3):
            return (
                f"{left} % {self.upto(2, 4)} {self.pick('==', '==', '!=')} {self.pick(0, 0, 1)}"
                if " " not in left
                else (f"({left}) % {self.upto(2, 4)} == {self.pick(0, 0, 1)}"),
                COMPARE,
            )
        if self.chance(0.05):
            return (
                f"{self.upto(0, 4)} {self.pick('<', '<=')} {left} {self.pick('<', '<=')} {self.upto(6, 20)}",
                COMPARE,
            )
        right = wrap(self.expression("int", depth - 1), SUM)
        if right == left or self.chance(0.6):
            right = str(self.number())
        return f"{left} {self.pick('>', '<', '>=', '<=', '==', '!=')} {right}", COMPARE
