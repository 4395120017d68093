"""Compound statements, printing and functions.

Loops end by construction: a `for` runs over a frozen value or a short range, a `while` has a frozen
variable that every iteration moves towards its end.
"""

from __future__ import annotations

from . import names
from .builder import Function, Var
from .changes import Changes


class Statements(Changes):
    """A builder that can write statements."""

    def some(self, count: int, depth: int) -> None:
        """So many statements of a block."""
        for _ in range(count):
            self.statement(depth)

    def branch(self, depth: int) -> None:
        """if / elif / else; it changes variables of the block around it, or what would it matter?"""
        known = len(self.vars)
        mark = self.open(f"if {self.write('bool', 2)}:")
        self.effect(depth - 1)
        self.close(mark)
        if self.chance(0.22):
            mark = self.open(f"elif {self.write('bool', 1)}:")
            self.effect(depth - 1)
            self.close(mark)
        if self.chance(0.55):
            mark = self.open("else:")
            self.effect(depth - 1)
            self.close(mark)
        del self.vars[known:]

    def effect(self, depth: int) -> None:
        """One or two statements that change something outside their block."""
        if depth > 0 and self.chance(0.15):
            self.statement(depth)
        if self.chance(0.12):
            self.assign(1)
        self.change()
        if self.chance(0.15):
            self.change()

    def loop_header(self) -> tuple[str, list[tuple[str, str]], Var | None]:
        """The part after `for`, the (name, type) of its variables, and what it runs over."""
        options: list[tuple[str, Var | None]] = [("range", None), ("range", None)]
        for var in self.vars:
            if var.type in ("ints", "strs", "str", "dict", "pairs", "grid", "set") and (
                var.hi is None or var.hi <= 8
            ):
                options.append((var.type, var))
        kind, var = self.pick(*options)
        if var:
            var.uses += 1
        number = self.name(names.LOOP_VARIABLES["int"])
        if kind == "range":
            bounded = [
                v
                for v in self.vars
                if v.type == "int" and v.hi is not None and 2 <= v.hi <= 7 and v.frozen
            ]
            if bounded and self.chance(0.6):
                end = self.choose(bounded).name
                return (
                    f"{number} in range({self.pick(end, end, f'1, {end} + 1')})",
                    [(number, "int")],
                    None,
                )
            low, high = self.upto(0, 2), self.upto(2, 5)
            text = self.pick(
                f"range({high})",
                f"range({high + 1})",
                f"range({low}, {low + high})",
                f"range({high}, 0, -1)",
                f"range(0, {high * 2}, 2)",
                f"range(1, {high + 1})",
            )
            return f"{number} in {text}", [(number, "int")], None
        assert var is not None
        item = self.name(names.LOOP_VARIABLES["item"])
        if kind == "ints":
            r = self.rng.random()
            if r < 0.6:
                return f"{item} in {var.name}", [(item, "int")], var
            if r < 0.75 and item != number:
                return (
                    f"{number}, {item} in enumerate({var.name})",
                    [(number, "int"), (item, "int")],
                    var,
                )
            if r < 0.85:
                return f"{number} in range(len({var.name}))", [(number, "int")], var
            return (
                f"{item} in {self.pick(f'reversed({var.name})', f'sorted({var.name})', f'{var.name}[1:]')}",
                [(item, "int")],
                var,
            )
        text = self.name(names.LOOP_VARIABLES["str"])
        if kind in ("strs", "str"):
            if self.chance(0.15) and text != number:
                return (
                    f"{number}, {text} in enumerate({var.name})",
                    [(number, "int"), (text, "str")],
                    var,
                )
            return f"{text} in {var.name}", [(text, "str")], var
        key = self.name(names.LOOP_VARIABLES["key"])
        if kind == "dict":
            if self.chance(0.6) and key != item:
                return f"{key}, {item} in {var.name}.items()", [(key, "str"), (item, "int")], var
            return f"{key} in {self.pick(var.name, f'sorted({var.name})')}", [(key, "str")], var
        if kind == "pairs":
            if key == item:
                item = "value_"
            return f"{key}, {item} in {var.name}", [(key, "str"), (item, "int")], var
        if kind == "grid":
            return "row in " + var.name, [("row", "ints")], var
        return f"{item} in sorted({var.name})", [(item, "int")], var

    def for_loop(self, depth: int, body: int | None = None) -> None:
        """A `for` whose body changes what was there before it."""
        if not any(
            v.type in ("int", "ints", "str", "dict", "strs") and not v.frozen for v in self.vars
        ):
            self.accumulator()
        header, variables, over = self.loop_header()
        was = over.frozen if over else False
        if over:
            over.frozen = True
        mark = self.open(f"for {header}:")
        self.loops += 1
        for name, type in variables:
            known = next((v for v in self.vars if v.name == name), None)
            if known is None:
                self.define(type, 1 if type == "ints" else None, None, name, frozen=True)
        for _ in range(body or self.upto(1, 3)):
            r = self.rng.random()
            if r < 0.3 and depth > 0:
                self.branch(depth - 1)
            elif r < 0.4 and depth > 1 and self.loops < 2:
                self.for_loop(depth - 2, self.upto(1, 2))
            elif r < 0.5:
                self.assign(1)
            elif r < 0.57:
                mark2 = self.open(f"if {self.write('bool', 1)}:")
                self.line(self.pick("continue", "break", "break"))
                self.close(mark2)
            elif r < 0.62:
                self.show()
            else:
                self.change()
        if self.lines[-1].strip() in ("continue", "break"):
            self.change()
        self.loops -= 1
        self.close(mark)
        if over:
            over.frozen = was
        if self.chance(0.04):
            mark = self.open("else:")
            self.change()
            self.close(mark)

    def while_loop(self, depth: int) -> None:
        """A `while` that ends: it counts up, counts down, halves, or empties a list."""
        kind = self.pick("up", "down", "halve", "drain", "until")
        limit = self.upto(2, 5)
        if kind == "drain":
            var = self.start("ints", 2)
            header, last = f"while {self.pick(var.name, var.name, f'len({var.name}) > 0')}:", None
            item = self.name(names.LOOP_VARIABLES["item"])
            first = f"{item} = {var.name}.pop({self.pick('', '', '0')})"
            var.lo = var.hi = None
        else:
            begin = (
                0
                if kind in ("up", "until")
                else self.upto(3, 6)
                if kind == "down"
                else self.upto(8, 60)
            )
            var = self.define("int", frozen=True)
            self.line(f"{var.name} = {self.upto(0, 2) if kind == 'up' else begin}")
            item = first = None
            step = self.pick(1, 1, 2)
            last = {
                "up": f"{var.name} += {step}",
                "until": f"{var.name} += {step}",
                "down": f"{var.name} -= {step}",
                "halve": f"{var.name} //= {self.upto(2, 3)}",
            }[kind]
            header = {
                "up": f"while {var.name} < {limit * step + 1}:",
                "until": "while True:",
                "down": f"while {var.name} > 0:",
                "halve": f"while {var.name} > {self.upto(0, 1)}:",
            }[kind]
        frozen, var.frozen = var.frozen, True
        if not [v for v in self.vars if not v.frozen and v.type in ("int", "ints", "str")]:
            self.accumulator()
        mark = self.open(header)
        self.loops += 1
        if first:
            self.line(first)
            self.define("int", name=item, frozen=True)
        if kind == "until":
            mark2 = self.open(f"if {var.name} >= {limit}:")
            self.line("break")
            self.close(mark2)
        early = last is not None and self.chance(0.3)
        if early:
            self.line(last)
        for _ in range(self.upto(1, 2)):
            if depth > 0 and self.chance(0.35):
                self.branch(depth - 1)
            else:
                self.change()
        if last is not None and not early:
            self.line(last)
        self.loops -= 1
        self.close(mark)
        var.frozen = frozen

    def accumulator(self) -> Var:
        """A variable for a loop to fill."""
        type = self.pick("int", "int", "int", "ints", "str", "dict", "strs")
        var = self.define(type, 0, 0)
        empty = {"int": "0", "ints": "[]", "str": self.quoted(""), "dict": "{}", "strs": "[]"}[type]
        self.line(
            f"{var.name} = {empty if type != 'int' or self.chance(0.8) else self.upto(1, 10)}"
        )
        var.lo = var.hi = None
        return var

    def show(self) -> None:
        """Prints a variable or two."""
        known = [v for v in self.vars if v.type != "float"] or self.vars
        if not known:
            self.line(f"print({self.literal('str')[0]})")
            return
        r = self.rng.random()
        if r < 0.5:
            self.line(f"print({self.choose(known).name})")
        elif r < 0.7:
            self.line(f"print({self.choose(known).name}, {self.choose(known).name})")
        elif r < 0.85:
            self.line(f"print({self.fstring()})")
        elif r < 0.9:
            self.line(f"print({self.quoted(self.word() + ':')}, {self.choose(known).name})")
        elif r < 0.94:
            self.line(
                f"print({self.choose(known).name}, end={self.quoted(self.pick(' ', '', ','))})"
            )
        elif r < 0.97 and self.having("ints"):
            self.line(f"print(*{self.choose(self.having('ints')).name})")
        else:
            self.line(f"print({self.write('int', 2)})")

    def statement(self, depth: int) -> None:
        """Any statement."""
        r = self.rng.random()
        if r < 0.42:
            self.assign(2)
        elif r < 0.64:
            self.change()
        elif r < 0.74 and depth > 0:
            self.branch(depth)
        elif r < 0.82 and depth > 0 and self.loops < 2:
            self.for_loop(depth - 1)
        elif r < 0.85 and depth > 0 and not self.loops:
            self.while_loop(depth - 1)
        elif r < 0.88:
            self.swap()
        elif r < 0.91:
            self.unpack()
        elif r < 0.97:
            self.show()
        else:
            self.assign(3)

    def best(self, type: str | None = None) -> Var | None:
        """The variable that most of the code has gone into: rather a late and little used one."""
        known = [v for v in self.vars if type is None or v.type == type]
        known = [v for v in known if not v.frozen] or known
        if not known:
            return None
        late = known[len(known) // 2 :]
        return self.choose(late)

    def returned(self, type: str) -> str:
        """What a function returns: rather a variable that the body made."""
        var = self.best(type)
        if var and self.chance(0.6):
            return var.name
        return self.write(type, 2)

    def parameters(self, *types: str, bounded: float = 0.4) -> list[Var]:
        """Puts parameters into scope."""
        made = []
        for type in types:
            if type == "int":
                if self.chance(bounded):
                    made.append(self.define("int", 1, self.upto(4, 7), frozen=self.chance(0.8)))
                else:
                    made.append(self.define("int"))
            elif type in ("ints", "strs"):
                made.append(self.define(type, self.pick(1, 2, 2), 7))
            elif type == "grid":
                made.append(self.define(type, 2, 3))
            elif type == "str":
                made.append(self.define(type, 0, 12))
            elif type == "pair":
                made.append(self.define(type, 2, 2))
            else:
                made.append(self.define(type))
        return made

    def define_function(
        self, body, returns: str, *types: str, defaults: bool = False, bounded: float = 0.4
    ) -> Function:
        """Writes a function: `body(parameters)` writes its statements, the return included. It sees no outer variable."""
        outer, self.vars = self.vars, []
        loops, self.loops = self.loops, 0
        name = self.global_name(names.FUNCTIONS)
        parameters = self.parameters(*types, bounded=bounded)
        # What the body learns or loses about a parameter says nothing about what callers must pass.
        promised = [Var(p.name, p.type, p.lo, p.hi) for p in parameters]
        written = [p.name for p in parameters]
        count = 0
        if defaults and types[-1] in ("int", "str", "bool"):
            last = parameters[-1]
            value = (
                str(self.upto(last.lo, last.hi))
                if last.lo is not None and last.hi is not None and last.type == "int"
                else self.literal(last.type)[0]
            )
            written[-1] = f"{last.name}={value}"
            count = 1
        self.line(f"def {name}({', '.join(written)}):")
        self.level += 1
        body(parameters)
        self.level -= 1
        self.vars, self.loops = outer, loops
        function = Function(name, promised, returns, count)
        self.functions.append(function)
        return function
