"""Exceptions."""

from __future__ import annotations

from .. import names
from ..statements import Statements
from .registry import intent, starts


@intent(1.0)
def exceptions(g: Statements) -> None:
    """Something raises; something may handle it."""
    style = g.pick("raise", "raise", "builtin", "builtin", "custom", "uncaught")
    kinds = {
        "int": (
            "ValueError",
            lambda v: f"int({v})",
            ["'12'", "'x'", "'7a'", "''", "'3'", "'-4'", "'2.5'"],
        ),
        "index": (
            "IndexError",
            lambda v: f"[{g.upto(1, 9)}, {g.upto(1, 9)}][{v}]",
            ["0", "1", "2", "5", "-1"],
        ),
        "key": (
            "KeyError",
            lambda v: f"{{'a': {g.upto(1, 9)}, 'b': {g.upto(1, 9)}}}[{v}]",
            ["'a'", "'b'", "'c'"],
        ),
        "zero": (
            "ZeroDivisionError",
            lambda v: f"{g.upto(6, 40)} {g.pick('//', '%')} {v}",
            ["0", "1", "2", "3", "5"],
        ),
        "type": ("TypeError", lambda v: f"{g.upto(1, 9)} + {v}", ["1", "'a'", "None", "4"]),
    }
    name = g.global_name(names.FUNCTIONS)
    x = g.pick("x", "n", "value", "v", "item", "key", "a")
    result = g.pick("result", "r", "out", "res")
    if style == "uncaught":
        starts(g, 1, 2)
        g.some(g.upto(1, 3), 1)
        error, make, values = kinds[g.pick(*kinds)]
        g.line(f"{result} = {make(g.pick(*values))}")
        g.some(1, 0)
        g.line(f"print({result})")
        return
    if style in ("raise", "custom"):
        error = g.pick(
            "ValueError", "ValueError", "TypeError", "KeyError", "RuntimeError", "IndexError"
        )
        if style == "custom":
            error = g.pick("MyError", "TooBig", "InvalidInput", "Empty", "LimitError")
            g.open(f"class {error}(Exception):")
            g.line("pass")
            g.level -= 1
        message = g.quoted(
            g.pick(
                "bad value",
                "too small",
                "negative",
                "empty",
                "not allowed",
                "too big",
                "no such item",
            )
        )
        outer, g.vars = g.vars, []
        g.open(f"def {name}({x}):")
        g.define("int", name=x)
        if g.chance(0.3):
            g.assign(1)
        mark = g.open(f"if {x} {g.pick('<', '>', '<=', '==')} {g.upto(0, 9)}:")
        g.line(f"raise {error}{g.pick(f'({message})', f'({message})', f'({x})', '')}")
        g.close(mark)
        if g.chance(0.4):
            g.statement(1)
        g.line(f"return {g.returned('int')}")
        g.level -= 1
        g.vars = outer
        values = [str(g.upto(-3, 12)) for _ in range(6)]
        made = f"{name}({{}})"
    else:
        error, make, values = kinds[g.pick(*kinds)]
        g.open(f"def {name}({x}):")
        body = make(x)
        if g.chance(0.4):
            g.line(f"return {body}")
        else:
            g.line(f"{result} = {body}")
            g.line(f"return {result}{g.pick('', ' + 1', ' * 2') if error != 'TypeError' else ''}")
        g.level -= 1
        made = f"{name}({{}})"
    caught = g.pick(error, error, error, f"(TypeError, {error})", "Exception")
    if g.chance(0.1):
        caught = g.pick("ValueError", "KeyError", "TypeError")
    bound = g.pick("", "", " as e", " as err")
    total = g.pick("total", "count", "log", "good")
    initial, add = ("[]", ".append({})") if total in ("log",) else ("0", " += {}")
    g.line(f"{total} = {initial}")
    looped = g.chance(0.6)
    if looped:
        g.open(f"for {x} in [{', '.join(g.pick(*values) for _ in range(g.upto(2, 4)))}]:")
        argument = x
    else:
        argument = g.pick(*values)
    g.open("try:")
    if g.chance(0.5):
        g.line(f"{total}{add.format(made.format(argument))}")
    else:
        g.line(f"{result} = {made.format(argument)}")
        g.line(f"{total}{add.format(g.pick(result, '1'))}")
    g.level -= 1
    g.open(f"except {caught}{bound}:")
    e = bound.split()[-1] if bound else ""
    options = [
        f"{total}{add.format('-1')}",
        f"print({g.quoted(g.pick('error', 'failed', 'oops', 'bad'))})",
    ]
    if e:
        options = [f"print({e})", f"print({g.quoted('error:')}, {e})", f"print(type({e}).__name__)"]
    if looped and g.chance(0.15):
        options.append("break")
    g.line(g.pick(*options))
    g.level -= 1
    if g.chance(0.25):
        g.open("else:")
        g.line(f"print({g.quoted('ok')}{g.pick('', ', ' + total)})")
        g.level -= 1
    if g.chance(0.25):
        g.open("finally:")
        g.line(f"{total}{add.format('1')}" if g.chance(0.5) else f"print({g.quoted('done')})")
        g.level -= 1
    g.level = 0
    g.line(f"print({total})")
