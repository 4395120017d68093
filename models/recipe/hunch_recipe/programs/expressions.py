"""Random typed expressions over the variables in scope.

Every method returns source text with the precedence of its outermost operator, so that parentheses appear where a
person would write them. Expressions do not fail: an index is within the least length known, a divisor is a constant.
"""

from __future__ import annotations

import re

from . import names
from .builder import Builder, Function, Var
from .catalogue import EXPRESSIONS

ATOM, POWER, UNARY, TERM, SUM, COMPARE, NOT, AND, OR, TERNARY = range(10)
Expression = tuple[str, int]

_SLOT = re.compile(r"<(s|xs|ws|d|a|g|ps|x|i|n|c|w|k|v)>")
LETTERS = "abcdeabcdeabcdefghijklmnopqrstuvwxyz"


def wrap(expression: Expression, loosest: int) -> str:
    """The text, in parentheses if its operator binds less tightly than `loosest`."""
    text, precedence = expression
    return f"({text})" if precedence > loosest else text


_STRING = re.compile(r"'[^']*'|\"[^\"]*\"")


def closed(text: str) -> bool:
    """Whether an expression is a name, a literal, a call or the like, with no operator outside brackets."""
    depth = 0
    for character in _STRING.sub("S", text):
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
        elif character in " -" and depth == 0:
            return False
    return True


class Expressions(Builder):
    """A builder that can write expressions."""

    called_share: float = 0.06
    """How often an expression comes from the catalogue of builtins and methods."""

    # Literals

    def number(self) -> int:
        r = self.rng.random()
        if r < 0.62:
            return self.upto(0, 9)
        if r < 0.86:
            return self.upto(1, 20)
        if r < 0.92:
            return self.upto(10, 99)
        if r < 0.95:
            return self.upto(100, 999)
        return -self.upto(1, 9)

    def quoted(self, text: str) -> str:
        return f"{self.quote}{text}{self.quote}"

    def word(self) -> str:
        if self.chance(0.75):
            return names.WORDS[int(self.rng.random() * len(names.WORDS))]
        return "".join(self.pick(*LETTERS) for _ in range(self.upto(2, 6)))

    def text(self, least: int = 0) -> str:
        """The content of a string literal."""
        r = self.rng.random()
        if r < 0.5:
            text = self.word()
        elif r < 0.62:
            text = self.word().capitalize()
        elif r < 0.78:
            text = " ".join(self.word() for _ in range(self.upto(2, 3)))
        elif r < 0.84:
            text = self.pick(",", "-", ", ", ":", ".").join(
                self.word() for _ in range(self.upto(2, 3))
            )
        elif r < 0.9:
            text = "".join(self.pick(*"0123456789") for _ in range(self.upto(2, 5)))
        elif r < 0.94:
            text = self.word() + str(self.upto(0, 99))
        elif r < 0.97:
            text = "".join(self.pick(*"abAB") for _ in range(self.upto(3, 6)))
        else:
            text = self.pick(
                "",
                " " + self.word() + " ",
                self.word().upper(),
                "a-b",
                "x=1",
                "Hi!",
                "(a)(b)",
                "A b C",
            )
        while len(text) < least:
            text += self.pick(*LETTERS)
        return text

    def literal(self, type: str, least: int = 0) -> tuple[str, int | None, int | None]:
        """A literal of a type: its text and its bounds (as in `Var`)."""
        if type == "int":
            number = self.number()
            return str(number), number, number
        if type == "float":
            number = self.pick(
                0.5, 1.5, 2.0, 2.5, 0.25, 3.0, 1.0, 10.0, 4.5, 0.1, 9.5, 7.25, 12.5, 99.5
            )
            return str(number), None, None
        if type == "bool":
            return self.pick("True", "False"), None, None
        if type == "str":
            text = self.text(least)
            return self.quoted(text), len(text), len(text)
        if type == "ints":
            size = self.upto(max(2, least), 6)
            if self.chance(0.15):
                return f"list(range({size}))", size, size
            return "[" + ", ".join(str(self.number()) for _ in range(size)) + "]", size, size
        if type == "strs":
            size = self.upto(max(2, least), 4)
            words = [self.word() for _ in range(size)]
            if self.chance(0.12):
                return self.quoted(" ".join(words)) + ".split()", size, size
            return "[" + ", ".join(map(self.quoted, words)) + "]", size, size
        if type == "dict":
            keys = list(dict.fromkeys(self.word() for _ in range(self.upto(max(2, least), 4))))
            if self.chance(0.3):
                keys = [self.pick(*"abcdxyz") + k[:0] for k in keys]
                keys = list(dict.fromkeys(keys))
            return (
                "{" + ", ".join(f"{self.quoted(k)}: {self.number()}" for k in keys) + "}",
                len(keys),
                len(keys),
            )
        if type == "set":
            return (
                "{" + ", ".join(str(self.upto(0, 12)) for _ in range(self.upto(2, 5))) + "}",
                1,
                5,
            )
        if type == "pair":
            return f"({self.number()}, {self.number()})", 2, 2
        if type == "pairs":
            size = self.upto(2, 4)
            return (
                "["
                + ", ".join(f"({self.quoted(self.word())}, {self.number()})" for _ in range(size))
                + "]",
                size,
                size,
            )
        if type == "grid":
            rows, columns = self.upto(2, 3), self.upto(2, 3)
            body = ", ".join(
                "[" + ", ".join(str(self.upto(0, 9)) for _ in range(columns)) + "]"
                for _ in range(rows)
            )
            return f"[{body}]", rows, rows
        raise ValueError(type)

    # The catalogue

    def fill(self, entry: str, var: str = "") -> str:
        """An entry of the catalogue with its slots filled; `var` is what a statement changes."""
        used = {v.name for v in self.vars}
        item = next((k for k in self.rng.sample("xwvekcm", 7) if k not in used), "item_")
        long = {
            "s": "str",
            "xs": "ints",
            "ws": "strs",
            "d": "dict",
            "a": "set",
            "g": "grid",
            "ps": "pairs",
            "x": "float",
        }
        same: dict[str, str] = {"v": var, "k": item}

        def slot(match: re.Match[str]) -> str:
            kind = match.group(1)
            if kind in same:
                return same[kind]
            if kind == "n":
                return str(self.upto(1, 4))
            if kind == "i":
                return (
                    self.choose(self.having("int")).name
                    if self.having("int")
                    else str(self.upto(1, 9))
                )
            if kind == "c":
                return self.quoted(self.pick(*"aaeeioorstln"))
            if kind == "w":
                return self.quoted(self.word())
            type = long[kind]
            sized = type in ("ints", "strs", "set", "pairs", "dict", "str")
            known = self.having(type, 2 if sized else 0)
            if not known and self.chance(0.5):
                known = self.having(type)
            same[kind] = self.choose(known).name if known else self.literal(type, 2)[0]
            return same[kind]

        text = _SLOT.sub(slot, entry)
        if self.quote == '"':
            text = text if "f'" in text or '"' in text else text.replace("'", '"')
        return text

    # Expressions

    def expression(self, type: str, depth: int = 2) -> Expression:
        if depth > 0 and type in EXPRESSIONS and self.rng.random() < self.called_share:
            entry = self.pick(*EXPRESSIONS[type])
            if not entry.startswith("f'") or (self.having("str") and self.having("ints")):
                text = self.fill(entry)
                return text, ATOM if closed(text) else TERNARY
        return getattr(self, f"{type}_expression")(depth)

    def write(self, type: str, depth: int = 2) -> str:
        """An expression where any operator may stand."""
        return self.expression(type, depth)[0]

    def atom(self, type: str) -> Expression:
        """A variable, or a literal if there is none."""
        known = self.having(type)
        if known and self.rng.random() < 0.85:
            return self.choose(known).name, ATOM
        if not known and type in ("int", "str") and self.rng.random() < 0.75:
            derived = self.derived(type)
            if derived:
                return derived, ATOM
        text = self.literal(type)[0]
        return text, UNARY if text.startswith("-") else ATOM

    def subject(self, depth: int) -> Expression:
        """An int expression to work on: no bare number as long as there is a variable."""
        found = self.expression("int", depth)
        if found[0].lstrip("-").isdigit():
            known = self.having("int")
            if known:
                return self.choose(known).name, ATOM
            derived = self.derived("int")
            if derived:
                return derived, ATOM
        return found

    def derived(self, type: str) -> str | None:
        """A value of the type got from a variable of another type."""
        if type == "int":
            known = [
                v
                for v in self.vars
                if v.type in ("str", "ints", "strs", "dict", "pair", "grid", "pairs")
            ]
            if not known:
                return None
            var = self.choose(known)
            if var.type in ("ints", "pair") and var.least:
                return f"{var.name}[{self.pick(0, 0, -1)}]"
            return f"len({var.name})"
        words = self.having("strs", 1)
        if words:
            return f"{self.choose(words).name}[{self.pick(0, -1)}]"
        numbers = self.having("int") or self.having("pair") or self.having("ints")
        return f"str({self.choose(numbers).name})" if numbers else None

    def small(self, low: int = 1, high: int = 5) -> str:
        return str(self.upto(low, high))

    def index(self, var: Var) -> str:
        """`var[...]` at a place that exists."""
        r = self.rng.random()
        if r < 0.3:
            return f"{var.name}[0]"
        if r < 0.5:
            return f"{var.name}[-1]"
        if r < 0.85 or not self.having("int"):
            return f"{var.name}[{self.upto(0, var.least - 1)}]"
        return f"{var.name}[{self.choose(self.having('int')).name} % len({var.name})]"

    def call(self, function: Function, depth: int) -> str:
        """A call of a function of the program with arguments that it takes."""
        wanted = function.parameters
        if function.defaults and self.chance(0.5):
            wanted = wanted[: len(wanted) - self.upto(1, function.defaults)]
        arguments = [self.argument(parameter, depth - 1) for parameter in wanted]
        if len(arguments) > 1 and self.chance(0.12):
            arguments[-1] = f"{wanted[-1].name}={arguments[-1]}"
        return f"{function.name}({', '.join(arguments)})"

    def argument(self, parameter: Var, depth: int) -> str:
        """A value within what the parameter promises its function."""
        if parameter.type == "int" and parameter.lo is not None and parameter.hi is not None:
            fits = [
                v
                for v in self.having("int")
                if v.lo is not None
                and v.hi is not None
                and v.lo >= parameter.lo
                and v.hi <= parameter.hi
            ]
            if fits and self.chance(0.7):
                return self.choose(fits).name
            return str(self.upto(parameter.lo, parameter.hi))
        fits = self.having(parameter.type, parameter.least)
        if parameter.least or parameter.type in ("ints", "strs", "dict", "grid", "pairs"):
            if fits and self.chance(0.75):
                return self.choose(fits).name
            return self.literal(parameter.type, parameter.least)[0]
        return self.write(parameter.type, max(0, depth))

    def called(self, type: str) -> Function | None:
        """A function of the program that returns this type."""
        fits = [f for f in self.functions if f.returns == type]
        return fits[int(self.rng.random() * len(fits))] if fits else None

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
        right = (
            str(self.number()) if self.chance(0.6) else wrap(self.expression("int", depth - 1), SUM)
        )
        return f"{left} {self.pick('>', '<', '>=', '<=', '==', '!=')} {right}", COMPARE

    def element(self, var: str) -> str:
        """An int expression of one element of a comprehension."""
        k = self.upto(1, 5)
        return self.pick(
            f"{var} * {k + 1}",
            f"{var} + {k}",
            f"{var} ** 2",
            f"{var} - {k}",
            f"{var} // 2",
            f"{var} % {k + 1}",
            f"abs({var})",
        )

    def condition(self, var: str) -> str:
        """A condition on one element of a comprehension."""
        return self.pick(
            f"{var} > {self.upto(0, 9)}",
            f"{var} % {self.upto(2, 3)} == {self.upto(0, 1)}",
            f"{var} < {self.upto(4, 12)}",
            f"{var} != {self.upto(0, 5)}",
        )

    def ints_expression(self, depth: int) -> Expression:
        known = self.having("ints")
        if not known or depth <= 0:
            return self.atom("ints")
        if self.functions and self.chance(0.3):
            function = self.called("ints")
            if function:
                return self.call(function, depth), ATOM
        r = self.rng.random()
        name = self.choose(known).name
        if r < 0.15:
            return name + self.slice(), ATOM
        if r < 0.25:
            return self.pick(
                f"sorted({name})", f"sorted({name}, reverse=True)", f"list(reversed({name}))"
            ), ATOM
        used = {w.name for w in self.vars}
        v = next((c for c in ("x", "n", "v", "i", "e", "t") if c not in used), "item_")
        if r < 0.45:
            return f"[{self.element(v)} for {v} in {name}]", ATOM
        if r < 0.58:
            return f"[{v} for {v} in {name} if {self.condition(v)}]", ATOM
        if r < 0.64:
            return f"[{self.element(v)} for {v} in {name} if {self.condition(v)}]", ATOM
        if r < 0.7:
            return f"[{self.element(v)} for {v} in range({self.upto(2, 6)})]", ATOM
        if r < 0.82:
            right = (
                f"[{self.write('int', depth - 1)}]" if self.chance(0.6) else self.atom("ints")[0]
            )
            return f"{name} + {right}", SUM
        if r < 0.86:
            return self.pick(f"list({name})", f"{name}.copy()", f"{name}[:]"), ATOM
        if r < 0.9:
            return f"list(map(lambda {v}: {self.element(v)}, {name}))", ATOM
        if r < 0.93:
            return f"list(filter(lambda {v}: {self.condition(v)}, {name}))", ATOM
        if r < 0.95:
            return f"{name} * 2", TERM
        words = self.having("strs")
        if words:
            return f"[len({v}) for {v} in {self.choose(words).name}]", ATOM
        dicts = self.having("dict")
        if dicts:
            return f"list({self.choose(dicts).name}.values())", ATOM
        return f"sorted(set({name}))", ATOM

    def strs_expression(self, depth: int) -> Expression:
        known, texts = self.having("strs"), self.having("str")
        if depth <= 0 or not (known or texts):
            return self.atom("strs")
        r = self.rng.random()
        used = {w.name for w in self.vars}
        v = next((c for c in ("w", "s", "c", "p", "word") if c not in used), "item_")
        if r < 0.45 and texts:
            name = self.choose(texts).name
            return self.pick(
                f"{name}.split()",
                f"{name}.split({self.quoted(self.pick(',', '-', 'a', 'e', ':'))})",
                f"list({name})",
                f"sorted({name})",
                f"[{v} for {v} in {name} if {v} not in {self.quoted('aeiou')}]",
                f"[{v} for {v} in {name} if {v}.isalpha()]",
                f"{name}.lower().split()",
            ), ATOM
        if not known:
            return self.atom("strs")
        name = self.choose(known).name
        return self.pick(
            (name + self.slice(), ATOM),
            (f"sorted({name})", ATOM),
            (f"sorted({name}, key=len)", ATOM),
            (f"[{v}.upper() for {v} in {name}]", ATOM),
            (f"[{v}[0] for {v} in {name}]", ATOM),
            (f"[{v}[::-1] for {v} in {name}]", ATOM),
            (f"[{v}[:{self.upto(1, 3)}] for {v} in {name}]", ATOM),
            (f"[{v} for {v} in {name} if len({v}) > {self.upto(2, 4)}]", ATOM),
            (f"[{v} + {self.quoted(self.pick('s', '!', 'x'))} for {v} in {name}]", ATOM),
            (f"{name} + [{self.write('str', depth - 1)}]", SUM),
            (f"list(reversed({name}))", ATOM),
        )

    def dict_expression(self, depth: int) -> Expression:
        words, texts, pairs = self.having("strs"), self.having("str"), self.having("pairs")
        r = self.rng.random()
        if r < 0.3 and words:
            name = self.choose(words).name
            return self.pick(
                f"{{w: len(w) for w in {name}}}",
                f"{{w: i for i, w in enumerate({name})}}",
                f"{{w[0]: len(w) for w in {name}}}",
            ), ATOM
        if r < 0.5 and texts:
            name = self.choose(texts).name
            return f"{{c: {name}.count(c) for c in {name}}}", ATOM
        if r < 0.6 and pairs:
            return f"dict({self.choose(pairs).name})", ATOM
        known = self.having("dict")
        if r < 0.8 and known:
            name = self.choose(known).name
            return self.pick(
                f"{{k: v + {self.upto(1, 5)} for k, v in {name}.items()}}",
                f"{{k: v for k, v in {name}.items() if {self.condition('v')}}}",
                f"dict(sorted({name}.items()))",
                f"{name}.copy()",
            ), ATOM
        return self.literal("dict")[0], ATOM

    def set_expression(self, depth: int) -> Expression:
        sets, lists = self.having("set"), self.having("ints")
        if len(sets) > 1 and self.chance(0.5):
            return (
                f"{self.choose(sets).name} {self.pick('|', '&', '-', '^')} {self.choose(sets).name}",
                SUM,
            )
        if lists and self.chance(0.7):
            name = self.choose(lists).name
            return self.pick(
                f"set({name})", f"{{x % {self.upto(2, 5)} for x in {name}}}", f"set({name}[:3])"
            ), ATOM
        return self.literal("set")[0], ATOM

    def pair_expression(self, depth: int) -> Expression:
        if self.chance(0.15):
            return f"divmod({self.write('int', depth - 1)}, {self.upto(2, 10)})", ATOM
        filled = self.having("ints", 1)
        if filled and self.chance(0.3):
            name = self.choose(filled).name
            return f"(min({name}), max({name}))", ATOM
        return f"({self.write('int', depth - 1)}, {self.write('int', depth - 1)})", ATOM

    def pairs_expression(self, depth: int) -> Expression:
        words, dicts, known = self.having("strs"), self.having("dict"), self.having("pairs")
        if known and self.chance(0.4):
            name = self.choose(known).name
            return self.pick(
                f"sorted({name})", f"sorted({name}, key=lambda p: p[1])", f"{name}[::-1]"
            ), ATOM
        if dicts and self.chance(0.5):
            return self.pick(
                f"list({self.choose(dicts).name}.items())",
                f"sorted({self.choose(dicts).name}.items())",
            ), ATOM
        if words:
            return f"[(w, len(w)) for w in {self.choose(words).name}]", ATOM
        return self.literal("pairs")[0], ATOM

    def grid_expression(self, depth: int) -> Expression:
        known = self.having("grid")
        if known and self.chance(0.6):
            name = self.choose(known).name
            return self.pick(
                f"[[x + {self.upto(1, 3)} for x in row] for row in {name}]",
                f"[row[:] for row in {name}]",
                f"[row[::-1] for row in {name}]",
                f"[list(t) for t in zip(*{name})]",
            ), ATOM
        size = self.upto(2, 3)
        return self.pick(
            f"[[0] * {size} for _ in range({size})]",
            f"[[i * j for j in range({size})] for i in range({size})]",
        ), ATOM
