"""Random expressions of the container types: lists, dictionaries, sets, tuples, tables."""

from __future__ import annotations

from .literals import ATOM, SUM, TERM, Expression
from .scalars import Scalars


class Expressions(Scalars):
    """A builder that can write expressions of every type."""

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
