"""Sorting written out."""

from __future__ import annotations

from ..statements import Statements
from .registry import intent


@intent(0.7)
def sort(g: Statements) -> None:
    """Orders a list by hand: passes of comparisons and exchanges, or insertion into place."""
    xs = g.start("ints", 3, frozen=True)
    while len(g.lines[-1]) > 30:
        g.lines.pop()
        g.vars.pop()
        xs = g.start("ints", 3, frozen=True)
    a, greater = xs.name, g.pick(">", ">", "<")
    i, j = g.pick(("i", "j"), ("p", "q"), ("k", "m"))
    for name in (i, j):
        g.taken.add(name)
    count = g.pick("swaps", "moves", "steps", "") if g.chance(0.5) else ""
    if count:
        g.line(f"{count} = 0")
    style = g.pick("bubble", "select", "insert", "build", "partition")
    swap = g.chance(0.75)
    tally = [f"{count} += 1"] if count else []
    if style == "bubble":
        passes = g.pick(f"len({a})", f"len({a}) - 1", "2", "1")
        inner = (
            g.pick(f"len({a}) - 1", f"len({a}) - {i} - 1")
            if passes.startswith("len")
            else f"len({a}) - 1"
        )
        g.open(f"for {i} in range({passes}):")
        g.open(f"for {j} in range({inner}):")
        g.open(f"if {a}[{j}] {greater} {a}[{j} + 1]:")
        if swap:
            g.line(f"{a}[{j}], {a}[{j} + 1] = {a}[{j} + 1], {a}[{j}]")
        else:
            for text in (f"temp = {a}[{j}]", f"{a}[{j}] = {a}[{j} + 1]", f"{a}[{j} + 1] = temp"):
                g.line(text)
        for text in tally:
            g.line(text)
    elif style == "select":
        best = g.pick("best", "low", "m", "smallest")
        g.open(f"for {i} in range(len({a}){g.pick('', ' - 1')}):")
        g.line(f"{best} = {i}")
        g.open(f"for {j} in range({i} + 1, len({a})):")
        g.open(f"if {a}[{j}] {'<' if greater == '>' else '>'} {a}[{best}]:")
        g.line(f"{best} = {j}")
        g.level -= 2
        if g.chance(0.3):
            g.open(f"if {best} != {i}:")
        g.line(f"{a}[{i}], {a}[{best}] = {a}[{best}], {a}[{i}]")
        for text in tally:
            g.line(text)
    elif style == "insert":
        g.open(f"for {i} in range(1, len({a})):")
        key = g.pick("key", "x", "cur")
        g.line(f"{key} = {a}[{i}]")
        g.line(f"{j} = {i}{g.pick(' - 1', ' - 1')}")
        g.open(f"while {j} >= 0 and {a}[{j}] {greater} {key}:")
        g.line(f"{a}[{j} + 1] = {a}[{j}]")
        g.line(f"{j} -= 1")
        for text in tally:
            g.line(text)
        g.level -= 1
        g.line(f"{a}[{j} + 1] = {key}")
    elif style == "build":
        out = g.pick("out", "result", "done")
        g.line(f"{out} = []")
        g.open(f"while {a}:")
        m = g.pick("m", "x", "best")
        g.line(f"{m} = {g.pick('min', 'max')}({a})")
        g.line(f"{a}.remove({m})")
        g.line(g.pick(f"{out}.append({m})", f"{out}.insert(0, {m})", f"{out} = {out} + [{m}]"))
        for text in tally:
            g.line(text)
    else:
        small, large = g.pick(("small", "large"), ("low", "high"), ("left", "right"))
        pivot = g.pick("pivot", "p0", "mid")
        g.line(f"{pivot} = {a}[{g.pick('0', '-1', f'len({a}) // 2')}]")
        g.line(f"{small}, {large} = [], []")
        g.open(f"for x in {a}:")
        g.open(f"if x {g.pick('<', '<=')} {pivot}:")
        g.line(f"{small}.append(x)")
        g.level -= 1
        g.open("else:")
        g.line(f"{large}.append(x)")
        g.level = 0
        g.line(
            f"{a} = {g.pick(f'{small} + {large}', f'sorted({small}) + sorted({large})', f'{large} + {small}')}"
        )
    g.level = 0
    g.line(f"print({a})" if g.chance(0.6) else f"first = {a}[0] if {a} else None")
    if count and g.chance(0.5):
        g.line(f"print({count})")
