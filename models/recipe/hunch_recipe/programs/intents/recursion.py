"""Functions that call themselves."""

from __future__ import annotations

from .. import names
from ..statements import Statements
from .functions import helper
from .registry import intent


@intent(1.3)
def recurse(g: Statements) -> None:
    """A function that calls itself on something smaller."""
    if g.chance(0.15):
        helper(g)
    name = g.global_name(
        (*names.FUNCTIONS, "fact", "power", "walk", "rec", "count_down", "total_of", "climb")
    )
    kind = g.pick("number", "number", "list", "string", "two", "halve", "tree")
    outer, g.vars = g.vars, []
    op = g.pick("+", "+", "*", "-")
    if kind in ("number", "halve", "two"):
        n = g.pick("n", "k", "x", "num", "i", "count", "depth")
        other = (
            g.name(("acc", "total", "a", "b", "step", "m"))
            if g.chance(0.35) and kind != "two"
            else None
        )
        g.open(f"def {name}({n}{', ' + other if other else ''}):")
        var = g.define("int", name=n, frozen=True)
        if other:
            g.define("int", name=other)
        base = g.pick(f"{n} <= 1", f"{n} == 0", f"{n} < 1", f"not {n}", f"{n} <= 0")
        if kind == "two":
            base = g.pick(f"{n} <= 1", f"{n} < 2", f"{n} <= 2")
        elif kind == "halve":
            base = g.pick(f"{n} <= 0", f"{n} == 0", f"{n} < 2", f"{n} < 1")
        smaller = {
            "number": f"{n} - 1",
            "two": f"{n} - 1",
            "halve": f"{n} // {g.pick(2, 2, 3, 10)}",
        }[kind]
        if kind == "number" and base in (f"{n} <= 1", f"{n} < 1", f"{n} <= 0") and g.chance(0.25):
            smaller = f"{n} - 2"
        rest = (
            f", {g.pick(f'{other} + 1', f'{other} + {n}', other, g.write('int', 1))}"
            if other
            else ""
        )
        mark = g.open(f"if {base}:")
        g.line(f"return {g.pick('0', '1', str(g.upto(1, 5)), n, other or '1')}")
        g.close(mark)
        if g.chance(0.3):
            g.assign(1)
        again = f"{name}({smaller}{rest})"
        if g.chance(0.3):
            mark = g.open(f"if {n} % {g.upto(2, 3)} == {g.upto(0, 1)}:")
            g.line(f"return {g.pick(again, f'{again} + {n}', f'1 + {again}')}")
            g.close(mark)
        if kind == "two":
            again2 = f"{name}({n} - 2)"
            g.line(
                f"return {again} {g.pick('+', '+', '-')} {g.pick(again2, again2, f'2 * {again2}')}{g.pick('', '', ' + 1')}"
            )
        elif g.chance(0.35):
            part = g.name(("rest", "sub", "r", "smaller", "prev"))
            g.line(f"{part} = {again}")
            g.define("int", name=part)
            if g.chance(0.3):
                g.branch(1)
            more = g.write("int", 1)
            g.line(
                f"return {g.pick(f'{n} {op} {part}', f'{part} + {more}', f'{part} * 2 + {n} % 2')}"
            )
        else:
            first = g.write("int", 1)
            direct = again if other else f"{n} {op} {again}"
            last = f"{again} + {n} % {g.upto(2, 10)}"
            g.line(
                f"return {g.pick(direct, f'{n} {op} {again}', f'{again} {op} {n}', last, f'{first} + {again}')}"
            )
        var.frozen = False
        limit = {"number": 6, "two": 5, "halve": 60}[kind]
        arguments = f"{g.upto(2, limit)}" + (f", {g.upto(0, 3)}" if other else "")
    elif kind == "list":
        xs = g.pick("xs", "nums", "items", "lst", "a")
        g.open(f"def {name}({xs}):")
        g.define("ints", name=xs)
        mark = g.open(f"if {g.pick(f'not {xs}', f'len({xs}) == 0', f'{xs} == []')}:")
        lists = g.chance(0.3)
        g.line(f"return {'[]' if lists else g.pick('0', '1', '0')}")
        g.close(mark)
        head, rest = g.pick((f"{xs}[0]", f"{xs}[1:]"), (f"{xs}[-1]", f"{xs}[:-1]"))
        if lists:
            g.line(
                f"return {g.pick(f'{name}({rest}) + [{head}]', f'[{head} * {g.upto(2, 4)}] + {name}({rest})', f'[{head} + len({xs})] + {name}({rest})')}"
            )
        else:
            if g.chance(0.5):
                mark = g.open(f"if {head} {g.pick('>', '<', '!=')} {g.upto(1, 8)}:")
                g.line(f"return {g.pick('1', head)} + {name}({rest})")
                g.close(mark)
                g.line(f"return {name}({rest})")
            else:
                g.line(
                    f"return {g.pick(f'{head} + {name}({rest})', f'max({head}, {name}({rest}))', f'{head} - {name}({rest})', f'{head} % 3 + {name}({rest})')}"
                )
        arguments = "[" + ", ".join(str(g.upto(0, 12)) for _ in range(g.upto(2, 4))) + "]"
    elif kind == "string":
        s = g.pick("s", "text", "word", "t")
        empty, star, dash = g.quoted(""), g.quoted("*"), g.quoted("-")
        g.open(f"def {name}({s}):")
        g.define("str", name=s)
        mark = g.open(f"if {g.pick(f'len({s}) <= 1', f'not {s}', f'{s} == {empty}')}:")
        g.line(f"return {s}")
        g.close(mark)
        if g.chance(0.4):
            mark = g.open(
                f"if {s}[0] {g.pick('in', 'not in')} {g.quoted(g.pick('aeiou', 'abc', 'rstl'))}:"
            )
            g.line(
                f"return {g.pick(f'{name}({s}[1:])', f'{s}[0].upper() + {name}({s}[1:])', f'{star} + {name}({s}[1:])')}"
            )
            g.close(mark)
        g.line(
            f"return {g.pick(f'{s}[0] + {name}({s}[1:])', f'{name}({s}[1:]) + {s}[0]', f'{s}[-1] + {name}({s}[:-1])', f'{s}[0] + {dash} + {name}({s}[1:])', f'{s}[-1] + {name}({s}[1:-1]) + {s}[0]')}"
        )
        arguments = g.quoted(g.word()[:5])
    else:
        t = g.pick("tree", "t", "node", "items")
        g.open(f"def {name}({t}):")
        total = g.pick("total", "count", "s", "best")
        g.line(f"{total} = {g.pick(0, 0, 1)}")
        g.open(f"for {g.pick('x', 'e', 'child')} in {t}:".replace("child", "item"))
        e = g.lines[-1].split()[1]
        g.open(f"if isinstance({e}, list):")
        g.line(f"{total} += {name}({e}){g.pick('', '', ' + 1')}")
        g.level -= 1
        g.open("else:")
        g.line(f"{total} += {g.pick(e, e, '1', f'{e} * 2', f'{e} % 3')}")
        g.level -= 2
        g.line(f"return {total}")

        def nested(depth: int) -> str:
            parts = [
                nested(depth - 1) if depth and g.chance(0.45) else str(g.upto(0, 9))
                for _ in range(g.upto(1, 3))
            ]
            return "[" + ", ".join(parts) + "]"

        arguments = nested(2)
    g.level = 0
    g.vars, g.loops = outer, 0
    result = g.name(("result", "r", "answer", "out", "x", "value", "res"))
    style = g.rng.random()
    if style < 0.35:
        g.line(f"print({name}({arguments}))")
    elif style < 0.85 or kind in ("string", "list", "tree"):
        g.line(f"{result} = {name}({arguments})")
        if g.chance(0.5):
            g.line(f"print({result})")
    else:
        extra = arguments.partition(",")[2]
        extra = f",{extra}" if extra else ""
        i = g.pick("i", "k", "j")
        g.line(f"{result} = [{name}({i}{extra}) for {i} in range({g.upto(2, 4)})]")
