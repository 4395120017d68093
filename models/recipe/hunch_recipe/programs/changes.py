"""Simple statements: assignments, and changes of what is there."""

from __future__ import annotations

from .builder import Var
from .catalogue import STATEMENTS
from .expressions import Expressions
from .literals import SUM, wrap

NEW_TYPES = ("int",) * 9 + ("str",) * 6 + ("ints",) * 4 + ("strs",) * 2 + (
    "bool", "bool", "dict", "pair", "float", "set", "pairs", "grid",
)  # fmt: skip


MUTABLE = ("ints", "strs", "dict", "set", "grid", "pairs")


class Changes(Expressions):
    """A builder that can write simple statements; `Statements` adds branches, loops and functions."""

    new_types: tuple[str, ...] = NEW_TYPES
    """The types of new variables, as often as they are wanted."""

    def start(
        self, type: str, least: int = 0, name: str | None = None, frozen: bool = False
    ) -> Var:
        """A new variable set to a literal."""
        text, lo, hi = self.literal(type, least)
        var = self.define(type, lo, hi, name, frozen)
        self.line(f"{var.name} = {text}")
        return var

    def assign(self, depth: int = 2) -> None:
        """A new variable computed from what is there."""
        type = self.pick(*self.new_types)
        if not self.vars or self.chance(0.12):
            self.start(type)
            return
        text = self.write(type, depth)
        if type in MUTABLE and any(v.name == text for v in self.vars):
            # A second name for one object is worth learning, but not inside a loop that may run over it.
            text = (
                text
                if not self.loops and self.chance(0.5)
                else f"{text}.copy()"
                if type != "grid"
                else f"{text}[:]"
            )
        if type == "int" and self.chance(0.1):
            other = self.write("int", 1)
            a, b = self.define("int"), self.define("int")
            self.line(f"{a.name}, {b.name} = {text}, {other}")
            return
        lo = None
        if type in ("pair", "grid"):
            lo = 2
        var = self.define(type, lo)
        self.line(f"{var.name} = {text}")

    def free(self, type: str) -> list[Var]:
        return [v for v in self.vars if v.type == type and not v.frozen]

    def change(self) -> None:
        """Changes a variable that exists."""
        candidates = [v for v in self.vars if not v.frozen and v.type != "pair"]
        if not candidates:
            self.assign()
            return
        var = candidates[int(self.rng.random() * len(candidates))]
        if var.type in STATEMENTS and not self.loops and self.chance(2.5 * self.called_share):
            self.change_by_catalogue(var)
        else:
            getattr(self, f"change_{var.type}", self.change_other)(var)

    def change_by_catalogue(self, var: Var) -> None:
        text = self.fill(self.pick(*STATEMENTS[var.type]), var.name)
        self.line(text)
        if any(word in text for word in ("remove", "del ", "pop", "discard", "&=", "-=")):
            var.lo = max(0, var.least - 1)
        elif "clear" in text:
            var.lo = 0
        var.hi = None

    def change_other(self, var: Var) -> None:
        text = self.write(var.type, 2)
        if text == var.name:
            text = self.literal(var.type)[0]
        var.lo = var.hi = None if var.type != "grid" else 2
        self.line(f"{var.name} = {text}")

    def change_int(self, var: Var) -> None:
        r = self.rng.random()
        if r < 0.62:
            self.line(
                f"{var.name} {self.pick('+=', '+=', '+=', '-=')} {self.write('int', self.upto(0, 2))}"
            )
        elif r < 0.7 and not self.loops:
            self.line(f"{var.name} *= {self.upto(2, 4)}")
        elif r < 0.8:
            self.line(f"{var.name} {self.pick('//=', '%=')} {self.upto(2, 9)}")
        elif r < 0.88:
            self.line(
                f"{var.name} = ({var.name} * {self.upto(2, 5)} + {self.write('int', 1)}) % {self.upto(5, 20)}"
            )
        elif r < 0.93:
            self.line(f"{var.name} = {self.pick('max', 'min')}({var.name}, {self.write('int', 1)})")
        else:
            self.line(f"{var.name} = {self.write('int', 2 if not self.loops else 1)}")
        var.lo = var.hi = None

    def change_float(self, var: Var) -> None:
        self.line(f"{var.name} {self.pick('+=', '-=')} {self.write('float', 1)}")

    def change_bool(self, var: Var) -> None:
        self.line(f"{var.name} = {self.pick(f'not {var.name}', self.write('bool', 1))}")

    def change_str(self, var: Var) -> None:
        if self.chance(0.7):
            piece = (
                self.literal("str")[0]
                if self.chance(0.3)
                else wrap(self.expression("str", 0 if self.loops else 1), SUM)
            )
            if piece == var.name:
                piece = self.quoted("!")
            self.line(f"{var.name} += {piece}")
        elif self.loops:
            self.line(f"{var.name} = {self.write('str', 0)} + {var.name}")
            var.lo = None
        else:
            self.line(f"{var.name} = {self.write('str', 2)}")
            var.lo = None
        var.hi = None

    def change_ints(self, var: Var) -> None:
        r = self.rng.random()
        if r < 0.6:
            self.line(f"{var.name}.append({self.write('int', 2)})")
            var.lo = var.least + (0 if self.loops else 1)
        elif r < 0.68:
            self.line(f"{var.name}.insert({self.upto(0, 2)}, {self.write('int', 1)})")
        elif r < 0.8 and var.least:
            place = self.pick("0", "-1", str(self.upto(0, var.least - 1)))
            self.line(f"{var.name}[{place}] {self.pick('=', '+=', '=')} {self.write('int', 2)}")
        elif self.loops:
            self.line(f"{var.name}.append({self.write('int', 1)})")
        elif r < 0.86 and var.least > 1:
            gone = self.define("int")
            self.line(f"{gone.name} = {var.name}.pop({self.pick('', '', '0')})")
            var.lo = var.least - 1
        elif r < 0.9:
            self.line(f"{var.name}.{self.pick('sort()', 'reverse()', 'sort(reverse=True)')}")
        elif r < 0.94:
            self.line(
                f"{var.name}.extend({self.pick('[1, 2]', '[0] * 2', f'range({self.upto(2, 3)})')})"
            )
        elif r < 0.97 and var.least > 2:
            self.line(f"del {var.name}[{self.upto(0, 1)}]")
            var.lo = var.least - 1
        elif var.least > 1:
            self.line(f"{var.name}[0], {var.name}[-1] = {var.name}[-1], {var.name}[0]")
        else:
            self.line(f"{var.name} += [{self.write('int', 1)}]")
        var.hi = None

    def change_strs(self, var: Var) -> None:
        r = self.rng.random()
        if r < 0.7 or self.loops:
            self.line(f"{var.name}.append({self.write('str', 1)})")
        elif r < 0.8:
            self.line(f"{var.name}.{self.pick('sort()', 'reverse()')}")
        elif var.least:
            self.line(f"{var.name}[{self.pick(0, -1)}] = {self.write('str', 1)}")
        else:
            self.line(f"{var.name}.insert(0, {self.write('str', 1)})")
        var.hi = None

    def change_dict(self, var: Var) -> None:
        key = self.atom("str")[0] if self.chance(0.6) else self.quoted(self.word())
        r = self.rng.random()
        if r < 0.45:
            self.line(f"{var.name}[{key}] = {self.write('int', 1)}")
        elif r < 0.75:
            self.line(f"{var.name}[{key}] = {var.name}.get({key}, 0) + {self.write('int', 0)}")
        elif r < 0.85:
            self.line(f"{var.name}.update({{{key}: {self.write('int', 0)}}})")
        elif r < 0.93:
            self.line(f"{var.name}.setdefault({key}, {self.upto(0, 3)})")
        else:
            self.line(f"{var.name}.pop({key}, None)")

    def change_set(self, var: Var) -> None:
        self.line(f"{var.name}.{self.pick('add', 'add', 'discard')}({self.write('int', 1)})")

    def change_pairs(self, var: Var) -> None:
        self.line(f"{var.name}.append(({self.write('str', 0)}, {self.write('int', 1)}))")

    def change_grid(self, var: Var) -> None:
        self.line(
            f"{var.name}[{self.upto(0, 1)}][{self.upto(0, 1)}] {self.pick('=', '+=')} {self.write('int', 1)}"
        )

    def swap(self) -> None:
        free = self.free("int")
        if len(free) < 2:
            self.assign()
            return
        a, b = self.rng.sample(free, 2)
        self.line(
            f"{a.name}, {b.name} = {b.name}, {self.pick(a.name, f'{a.name} + {b.name}', f'{a.name} % 7')}"
        )
        a.lo = a.hi = b.lo = b.hi = None

    def unpack(self) -> None:
        pairs = self.having("pair")
        lists = [v for v in self.having("ints", 2) if v.lo == v.hi]
        if pairs and self.chance(0.7):
            source = self.choose(pairs).name
            a, b = self.define("int"), self.define("int")
            self.line(f"{a.name}, {b.name} = {source}")
        elif lists:
            source = self.choose(lists).name
            a, b = self.define("int"), self.define("ints")
            self.line(
                self.pick(f"{a.name}, *{b.name} = {source}", f"*{b.name}, {a.name} = {source}")
            )
            b.lo = 1
        else:
            self.assign()
