"""Functions: with helpers, inside each other, as values."""

from __future__ import annotations

from ..builder import Var
from ..statements import Statements
from .registry import finish, intent, starts, use


def helper(g: Statements) -> None:
    """A short function that later ones may call."""
    type = g.pick("int", "int", "str", "ints", "bool")
    given = g.pick("int", "int", "str", "ints")

    def body(_: list[Var]) -> None:
        r = g.rng.random()
        if r < 0.5:
            g.line(f"return {g.write(type, 2)}")
        elif r < 0.8:
            mark = g.open(f"if {g.write('bool', 1)}:")
            g.line(f"return {g.write(type, 1)}")
            g.close(mark)
            g.line(f"return {g.write(type, 2)}")
        else:
            g.assign(2)
            g.line(f"return {g.returned(type)}")

    given_types = (given, "int") if g.chance(0.35) else (given,)
    g.define_function(body, type, *given_types, defaults=g.chance(0.2), bounded=0.1)


@intent(1.2)
def compute(g: Statements) -> None:
    """A function of a few statements, called some times."""
    if g.chance(0.35):
        helper(g)
    returns = g.pick("int", "int", "int", "str", "ints", "bool")
    types = tuple(g.pick("int", "int", "str", "ints", "int", "strs") for _ in range(g.upto(1, 3)))

    def body(_: list[Var]) -> None:
        g.some(g.upto(1, 4), 2)
        g.line(f"return {g.returned(returns)}")

    g.define_function(body, returns, *types, defaults=g.chance(0.2))
    starts(g, 0, 2)
    use(g, g.upto(1, 3))
    finish(g)


@intent(1.1)
def helpers(g: Statements) -> None:
    """Two or three short functions that are called inside each other's arguments."""
    for _ in range(g.upto(2, 3)):
        helper(g)
    starts(g, 1, 2)
    for _ in range(g.upto(2, 5)):
        if g.chance(0.6):
            use(g)
        else:
            g.assign(3)
    if g.chance(0.4):
        g.for_loop(1)
    finish(g)


@intent(0.6)
def closures(g: Statements) -> None:
    """Functions inside functions, functions as values, arguments by keyword."""
    name = g.global_name(
        ("make", "make_counter", "outer", "adder", "build", "multiplier", "wrap", "make_adder")
    )
    n, x = g.pick("n", "k", "base", "start"), g.pick("x", "y", "value", "step")
    inner = g.pick("inner", "add", "step", "apply", "f", "counter")
    style = g.pick("plain", "nonlocal", "list", "lambda", "pass")
    f, h = g.pick(("f", "h"), ("a", "b"), ("inc", "other"), ("double", "triple"))
    expression = g.pick(
        f"{n} + {x}",
        f"{n} * {x}",
        f"{x} - {n}",
        f"{n} * {x} + {g.upto(1, 5)}",
        f"{x} % {n}",
        f"max({n}, {x})",
    )
    if style == "pass":
        g.vars = []
        g.open(f"def {inner}({x}):")
        g.define("int", name=x)
        g.line(f"return {g.write('int', 2)}")
        g.level -= 1
        g.vars = []
        g.open(f"def {name}(func, {n}{g.pick('', ', times=2')}):")
        times = "times" if "times" in g.lines[-1] else str(g.upto(2, 4))
        g.open(f"for _ in range({times}):")
        g.line(f"{n} = func({n})")
        g.level -= 2
        g.line(f"    return {n}")
        g.line(
            f"result = {name}({inner}, {g.upto(1, 9)}{g.pick('', ', times=3') if times == 'times' else ''})"
        )
        g.line(f"print({g.pick('result', f'list(map({inner}, [1, 2, {g.upto(3, 9)}]))')})")
        return
    g.open(f"def {name}({n}):")
    if style == "lambda":
        g.line(f"return lambda {x}: {expression}")
    elif style == "plain":
        g.open(f"def {inner}({x}):")
        if g.chance(0.4):
            g.line(f"r = {expression}")
            g.line(f"return {g.pick('r', 'r * 2', f'r - {n}')}")
        else:
            g.line(f"return {expression}")
        g.level -= 1
        g.line(f"return {inner}")
    elif style == "nonlocal":
        count = g.pick("count", "total", "calls")
        g.line(f"{count} = {g.pick('0', n)}")
        g.open(f"def {inner}({x}):")
        g.line(f"nonlocal {count}")
        g.line(f"{count} {g.pick('+=', '+=', '-=')} {g.pick(x, f'{x} * 2', expression)}")
        g.line(f"return {count}")
        g.level -= 1
        g.line(f"return {inner}")
    else:
        items = g.pick("items", "log", "seen")
        g.line(f"{items} = []")
        g.open(f"def {inner}({x}):")
        g.line(f"{items}.append({g.pick(x, expression)})")
        g.line(f"return {g.pick(f'len({items})', f'sum({items})', f'{items}[:]', items)}")
        g.level -= 1
        g.line(f"return {inner}")
    g.level = 0
    g.line(f"{f} = {name}({g.upto(1, 9)})")
    calls = [f]
    if g.chance(0.6):
        g.line(f"{h} = {name}({g.upto(1, 12)})")
        calls.append(h)
    for _ in range(g.upto(1, 3)):
        call = f"{g.pick(*calls)}({g.upto(1, 12)})"
        if style not in ("list",) and g.chance(0.35):
            call = g.pick(f"{g.pick(*calls)}({call})", f"{call} + {g.pick(*calls)}({g.upto(1, 9)})")
        if style != "list" and g.chance(0.5):
            g.line(f"{g.define('int').name} = {call}")
        else:
            g.line(f"print({call})")
    finish(g)
