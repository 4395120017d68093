"""Exceptions raised in helpers and handled by those that call them."""

from __future__ import annotations

import re
from collections.abc import Callable

from ..statements import Statements
from .registry import intent


def number(g: Statements) -> tuple[str, list[str], list[str], str]:
    """A helper that reads a number: its name, its lines, arguments for it, its error."""
    low, high = g.upto(0, 3), g.upto(10, 60)
    lines = [
        "value = int(text)",
        f"if value < {low}:",
        f"    raise ValueError({g.quoted('too small')})",
    ]
    if g.chance(0.5):
        lines += [
            f"if value > {high}:",
            f"    raise ValueError(f{g.quote}{{value}} is too big{g.quote})",
        ]
    lines.append(f"return value{g.pick('', '', ' * 2', ' % 7')}")
    texts = [
        g.pick(
            str(g.upto(0, 80)),
            f"-{g.upto(1, 9)}",
            g.word(),
            str(g.upto(1, 30)),
            f" {g.upto(1, 9)} ",
            "",
        )
        for _ in range(4)
    ]
    return (
        g.pick("parse", "read_age", "to_number", "read_int"),
        ["text", *lines],
        [g.quoted(t) for t in texts],
        "ValueError",
    )


def looked_up(g: Statements) -> tuple[str, list[str], list[str], str]:
    """A helper that looks a word up."""
    keys = [g.word() for _ in range(3)]
    table = "{" + ", ".join(f"{g.quoted(k)}: {g.upto(1, 20)}" for k in keys) + "}"
    g.line(f"prices = {table}")
    lines = g.pick(
        ["name", "return prices[name]"],
        [
            "name",
            "if name not in prices:",
            "    raise KeyError(name)",
            f"return prices[name] * {g.upto(2, 4)}",
        ],
        ["name", "price = prices[name.lower()]", "return price + len(name)"],
    )
    arguments = [g.quoted(g.pick(*keys, *keys, g.word())) for _ in range(4)]
    return g.pick("price_of", "lookup", "find", "get_price"), lines, arguments, "KeyError"


def divided(g: Statements) -> tuple[str, list[str], list[str], str]:
    """A helper that divides."""
    a = g.upto(10, 60)
    lines = g.pick(
        ["n", f"return {a} {g.pick('//', '%', '/')} n"],
        ["n", f"share = {a} // n", "return share - 1"],
        ["n", "if n < 0:", f"    raise ValueError({g.quoted('negative')})", f"return {a} % n"],
    )
    return (
        g.pick("divide", "share", "split_up", "ratio"),
        lines,
        [str(g.pick(0, 0, g.upto(1, 9), g.upto(2, 9), -2)) for _ in range(4)],
        "ZeroDivisionError",
    )


def taken(g: Statements) -> tuple[str, list[str], list[str], str]:
    """A helper that takes from a list, with an error of its own."""
    error = g.pick("EmptyError", "NotEnough", "LimitError", "OutOfStock")
    g.lines += [f"class {error}(Exception):", "    pass"]
    lines = [
        "n", f"if n > {g.upto(3, 6)}:", f"    raise {error}({g.pick('n', g.quoted('not enough'), f'f{g.quote}no {{n}} left{g.quote}')})",
        f"return {g.pick('n * 2', 'list(range(n))[-1] + 1', 'sum(range(n))')}",
    ]  # fmt: skip
    return (
        g.pick("take", "reserve", "order", "withdraw"),
        lines,
        [str(g.upto(1, 9)) for _ in range(4)],
        error,
    )


HELPERS: tuple[Callable[[Statements], tuple[str, list[str], list[str], str]], ...] = (
    number, number, looked_up, divided, taken,
)  # fmt: skip


@intent(1.2)
def guarded(g: Statements) -> None:
    """A helper that may raise, a caller that handles it, sometimes one between them."""
    name, (parameter, *lines), arguments, error = g.pick(*HELPERS)(g)
    g.line(f"def {name}({parameter}):")
    g.lines += ["    " + line for line in lines]
    inner = name
    if g.chance(0.35):
        inner = g.pick("step", "process", "handle", "check")
        g.line(f"def {inner}({parameter}):")
        call = f"{name}({g.pick(parameter, parameter, f'{parameter}.strip()' if parameter in ('text', 'name') else parameter)})"
        style = g.pick("plain", "finally", "again", "plain")
        if style == "plain":
            g.lines += [
                f"    result = {call}",
                f"    return result {g.pick('+ 1', '* 2', '- 1', '% 5')}",
            ]
        elif style == "finally":
            g.lines += [
                "    try:",
                f"        return {call}",
                "    finally:",
                f"        print({g.quoted('checked')}, {parameter})",
            ]
        else:
            g.lines += [
                "    try:",
                f"        return {call}",
                f"    except {error} as e:",
                f"        raise RuntimeError({g.quoted('failed')}) from e",
            ]
            error = "RuntimeError"
    caught = g.pick(error, error, f"({error}, TypeError)", "Exception")
    given = ", ".join(arguments[: g.upto(2, 4)])
    item = g.pick("x", "item", "arg")
    style = g.pick("loop", "loop", "function", "once")
    good = g.pick("good", "results", "done", "out")
    call = f"{inner}({item})"
    if style == "once":
        call = f"{inner}({arguments[0]})"
        g.lines += [
            "try:",
            f"    value = {call}",
            f"except {caught} as e:",
            f"    value = {g.pick('-1', 'None', 'str(e)', '0')}",
        ]
        if g.chance(0.4):
            g.lines += ["else:", f"    print({g.quoted('fine')}, value)"]
        g.line(f"print(value{g.pick('', f', {inner}.__name__')})")
        return
    body = [
        f"{good} = []",
        f"for {item} in {g.pick(f'[{given}]', f'[{given}]', f'({given},)')}:",
        "    try:",
    ]
    failed = g.pick(
        ["bad += 1"], [f"print({g.quoted('skip')}, {item})", "continue"], [f"{good}.append(None)"],
        ["print(type(e).__name__, e)"], [f"print({g.quoted('error:')}, e)"], ["break"], [f"{good}.append(str(e))"],
    )  # fmt: skip
    if failed[0].startswith("bad"):
        body.insert(0, "bad = 0")
    bound = " as e" if re.search(r"\be\b", failed[0]) else ""
    split = g.chance(0.5)
    body += [f"        value = {call}"] if split else [f"        {good}.append({call})"]
    body += [f"    except {caught}{bound}:", *("        " + line for line in failed)]
    if split and g.chance(0.6):
        body += ["    else:", f"        {good}.append(value)"]
    elif split:
        body += [] if failed[-1] not in ("continue", "break") else [f"    {good}.append(value)"]
    if g.chance(0.2):
        body += ["    finally:", f"        print({item}, len({good}))"]
    if style == "function":
        runner = g.pick("run", "collect", "try_all")
        body = [
            line.replace(f"[{given}]", "items").replace(f"({given},)", "items") for line in body
        ]
        g.line(f"def {runner}(items):")
        g.lines += ["    " + line for line in body] + [f"    return {good}"]
        g.line(f"print({g.pick('', 'len')}({runner}([{given}])))")
    else:
        g.lines += body
        g.line(f"print({good})")
