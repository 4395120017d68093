"""Loops that fill, find, choose and simulate."""

from __future__ import annotations

from .. import names
from ..builder import Var
from ..statements import Statements
from .registry import finish, intent, starts, use


@intent(1.3)
def accumulate(g: Statements) -> None:
    """A loop fills an accumulator; at top level or in a function."""
    if g.chance(0.5):
        starts(g, 1, 2)
        for _ in range(g.upto(1, 2)):
            g.accumulator()
        g.for_loop(2)
        finish(g)
        return
    returns = g.pick("int", "int", "ints", "str", "dict")

    def body(_: list[Var]) -> None:
        empty = {"int": "0", "ints": "[]", "str": g.quoted(""), "dict": "{}"}[returns]
        result = g.define(returns, name=g.name(names.VARIABLES[returns]))
        g.line(f"{result.name} = {empty}")
        g.for_loop(2)
        if g.chance(0.25):
            g.statement(1)
        g.line(f"return {result.name}" if g.chance(0.85) else f"return {g.write(returns, 1)}")

    g.define_function(
        body,
        returns,
        *(
            g.pick(
                ("ints",),
                ("str",),
                ("ints", "int"),
                ("strs",),
                ("int",),
                ("dict",),
                ("strs", "int"),
            )
        ),
    )
    starts(g, 0, 2)
    use(g, g.upto(1, 3))
    finish(g)


@intent(0.8)
def search(g: Statements) -> None:
    """Looks for something in a list or text and leaves early."""
    kind = g.pick("ints", "strs", "str")

    def body(parameters: list[Var]) -> None:
        over = parameters[0]
        over.frozen = True
        index, item = g.pick("i", "idx", "k"), g.pick("x", "v", "item", "e", "c")
        by_index = g.chance(0.4)
        header = (
            f"for {index}, {item} in enumerate({over.name}):"
            if by_index
            else f"for {item} in {over.name}:"
        )
        if g.chance(0.3):
            g.accumulator()
        mark = g.open(header)
        g.loops += 1
        if by_index:
            g.define("int", name=index, frozen=True)
        g.define("int" if kind == "ints" else "str", name=item, frozen=True)
        if g.chance(0.4):
            g.change()
        mark2 = g.open(f"if {g.write('bool', 2)}:")
        if g.chance(0.25):
            g.change()
        g.line(f"return {index if by_index and g.chance(0.7) else g.write('int', 1)}")
        g.close(mark2)
        if g.chance(0.3):
            g.change()
        g.loops -= 1
        g.close(mark)
        g.line(f"return {g.pick('-1', '0', '-1', g.write('int', 1))}")

    g.define_function(body, "int", kind, *(("int",) if g.chance(0.6) else ()))
    starts(g, 0, 2)
    use(g, g.upto(1, 3))
    finish(g)


@intent(1.0)
def select(g: Statements) -> None:
    """Filters, counts or transforms the items of a list."""
    kind = g.pick("ints", "ints", "strs", "str", "dict")
    returns = g.pick("ints", "int") if kind in ("ints",) else g.pick("strs", "int")

    def body(parameters: list[Var]) -> None:
        over = parameters[0]
        over.frozen = True
        result = g.define(returns)
        g.line(f"{result.name} = {'0' if returns == 'int' else '[]'}")
        mark0 = len(g.vars)
        item = g.name(names.LOOP_VARIABLES["item" if kind == "ints" else "str"])
        if kind == "dict":
            other = g.name(names.LOOP_VARIABLES["int"])
            if other == item:
                other = "val"
            g.open(f"for {item}, {other} in {over.name}.items():")
            g.define("int", name=other, frozen=True)
        else:
            g.open(f"for {item} in {over.name}:")
        g.loops += 1
        var = g.define("int" if kind == "ints" else "str", name=item, frozen=True)
        if g.chance(0.35):
            g.assign(1)

        def keep() -> None:
            if returns == "int":
                g.line(f"{result.name} += {g.pick('1', g.write('int', 1))}")
            elif returns == "ints":
                g.line(f"{result.name}.append({g.pick(var.name, g.write('int', 2))})")
            else:
                g.line(f"{result.name}.append({g.pick(var.name, g.write('str', 2))})")

        style = g.rng.random()
        if style < 0.7:
            mark = g.open(f"if {g.write('bool', 2)}:")
            keep()
            g.close(mark)
            if style < 0.25:
                mark = g.open(g.pick("else:", f"elif {g.write('bool', 1)}:"))
                keep()
                g.close(mark)
        elif style < 0.85:
            mark = g.open(f"if {g.write('bool', 1)}:")
            g.line("continue")
            g.close(mark)
            keep()
        else:
            keep()
        g.loops -= 1
        g.close(mark0)
        g.line(f"return {result.name}")

    g.define_function(body, returns, kind, *(("int",) if g.chance(0.4) else ()))
    starts(g, 0, 2)
    use(g, g.upto(1, 2))
    finish(g)


@intent(0.9)
def simulate(g: Statements) -> None:
    """State changes round by round until a condition or a limit."""
    for _ in range(g.upto(1, 3)):
        g.start("int")
    if g.chance(0.5):
        g.accumulator()
    g.while_loop(2)
    if g.chance(0.3):
        g.while_loop(1)
    finish(g)


@intent(0.9)
def grids(g: Statements) -> None:
    """Nested loops over a table or over two ranges."""
    grid = g.start("grid", 2)
    grid.frozen = g.chance(0.6)
    for _ in range(g.upto(1, 2)):
        g.accumulator()
    r = g.rng.random()
    m = grid.name
    if r < 0.45:
        i, j = g.pick(("i", "j"), ("r", "c"), ("y", "x"))
        mark = g.open(f"for {i} in range(len({m})):")
        g.define("int", 0, 3, i, frozen=True)
        if g.chance(0.25):
            g.assign(1)
        mark2 = g.open(f"for {j} in range(len({m}[{g.pick(0, i)}])):")
        g.define("int", 0, 3, j, frozen=True)
        g.loops = 2
        cell = f"{m}[{i}][{j}]"
        cell_var = g.define("int", name=cell, frozen=grid.frozen)
        if g.chance(0.5):
            mark3 = g.open(
                f"if {g.pick(f'{i} == {j}', f'{cell} > {g.upto(1, 6)}', f'{cell} % 2 == 0', f'{i} < {j}', f'({i} + {j}) % 2 == 0')}:"
            )
            g.change()
            g.close(mark3)
            if g.chance(0.3):
                mark3 = g.open("else:")
                g.change()
                g.close(mark3)
        else:
            free = g.free("int")
            if free and g.chance(0.6):
                g.line(
                    f"{g.choose(free).name} += {g.pick(cell, f'{cell} * {i}', f'{cell} - {j}', f'{cell} % 3')}"
                )
                cell_var.uses += 1
            else:
                g.change()
        g.close(mark2)
        if g.chance(0.3):
            g.change()
        g.close(mark)
    elif r < 0.75:
        mark = g.open(f"for row in {m}:")
        g.define("ints", 2, name="row", frozen=True)
        g.loops = 1
        if g.chance(0.5):
            x = g.pick("x", "cell", "v", "value")
            if g.chance(0.4):
                g.line(f"line = {g.pick('0', 'row[0]', 'len(row)')}")
                g.define("int", name="line")
            mark2 = g.open(f"for {x} in row:")
            g.define("int", name=x, frozen=True)
            g.loops = 2
            if g.chance(0.4):
                g.branch(1)
            g.change()
            g.close(mark2)
        g.change()
        g.close(mark)
    else:
        a, b = g.upto(2, 3), g.upto(2, 4)
        i, j = g.pick(("i", "j"), ("a", "b"), ("x", "y"))
        mark = g.open(f"for {i} in range({g.pick(a, f'1, {a + 1}')}):")
        g.define("int", 0, 3, i, frozen=True)
        mark2 = g.open(f"for {j} in range({g.pick(b, f'1, {b}', i, f'{i} + 1', f'{i}, {b}')}):")
        g.define("int", 0, 3, j, frozen=True)
        g.loops = 2
        if g.chance(0.4):
            g.branch(1)
        g.change()
        g.close(mark2)
        if g.chance(0.4):
            g.change()
        g.close(mark)
    g.loops = 0
    finish(g)
