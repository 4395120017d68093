"""The parts that expressions are made of: variables, places in lists, calls, entries of the catalogue."""

from __future__ import annotations

import re

from .builder import Function, Var
from .literals import ATOM, UNARY, Expression, Literals

_SLOT = re.compile(r"<(s|xs|ws|d|a|g|ps|x|i|n|c|w|k|v)>")


class Terms(Literals):
    """A builder that can write variables and calls; `expression` and `write` are added by `Scalars`."""

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
