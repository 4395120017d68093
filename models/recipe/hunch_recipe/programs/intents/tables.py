"""Dictionaries built from lists and texts."""

from __future__ import annotations

from .. import names
from ..statements import Statements
from .registry import finish, intent


@intent(0.8)
def tabulate(g: Statements) -> None:
    """Builds a dictionary (counts, groups, positions) from a list or text."""
    kind = g.pick("strs", "str", "ints")
    table = g.pick("counts", "table", "groups", "d", "index", "freq", "seen", "result")
    over = g.start(kind, 3)
    over.frozen = True
    item = g.name(names.LOOP_VARIABLES["item" if kind == "ints" else "str"])
    g.line(f"{table} = {{}}")
    style = g.pick("count", "count", "group", "get", "place")
    position = g.pick("i", "pos", "idx") if style == "place" else None
    mark = g.open(
        f"for {position}, {item} in enumerate({over.name}):"
        if position
        else f"for {item} in {over.name}:"
    )
    key = item
    if kind == "strs" and g.chance(0.6):
        key = g.pick(f"len({item})", f"{item}[0]", f"{item}[-1]", f"{item}.upper()", f"{item}[:2]")
    elif kind == "ints" and g.chance(0.7):
        key = g.pick(
            f"{item} % {g.upto(2, 4)}",
            f"{item} // {g.upto(3, 10)}",
            f"{item} > {g.upto(2, 9)}",
            f"{item} * 2",
        )
    elif kind == "str" and g.chance(0.3):
        key = g.pick(
            f"{item}.lower()", f"{item} in {g.quoted('aeiou')}", f"ord({item}) % {g.upto(2, 5)}"
        )
    if key != item and (" > " in key or " in " in key or g.chance(0.6)):
        g.line(f"key = {key}")
        key = "key"
    if style == "get":
        g.line(f"{table}[{key}] = {table}.get({key}, 0) + {g.pick('1', '1', '2', f'len({table})')}")
    elif style == "place":
        g.line(f"{table}[{key}] = {position}")
    elif g.chance(0.25) and style == "group":
        g.line(f"{table}.setdefault({key}, []).append({item})")
    else:
        mark2 = g.open(f"if {key} {g.pick('in', 'not in')} {table}:")
        inside = " not in " not in g.lines[-1]
        more = (
            f"{table}[{key}] += {g.pick(1, 1, 2)}"
            if style == "count"
            else f"{table}[{key}].append({item})"
        )
        first = (
            f"{table}[{key}] = {g.pick(1, 1, 0)}"
            if style == "count"
            else f"{table}[{key}] = [{item}]"
        )
        if style == "group" and not inside and g.chance(0.5):
            g.line(f"{table}[{key}] = []")
            g.close(mark2)
            g.line(more)
        else:
            g.line(more if inside else first)
            g.close(mark2)
            mark2 = g.open("else:")
            g.line(first if inside else more)
            g.close(mark2)
    g.close(mark)
    g.taken.add(table)
    size = "len({v})" if style == "group" else "{v}"
    k, v = g.pick(("k", "v"), ("key", "value"), ("name", "n"))
    r = g.rng.random()
    if r < 0.35:
        mark = g.open(
            f"for {k}, {v} in {g.pick(f'{table}.items()', f'{table}.items()', f'sorted({table}.items())')}:"
        )
        g.line(g.pick(f"print({k}, {v})", f'print(f"{{{k}}}: {{{v}}}")'))
        g.close(mark)
    elif r < 0.6:
        g.line(f"best = max({table}, key={g.pick(f'{table}.get', f'lambda k: {table}[k]')})")
    elif r < 0.75:
        g.line(f"total = sum({size.format(v='v')} for v in {table}.values())")
    elif r < 0.9:
        g.line(f"keys = sorted({table}{g.pick('', ', reverse=True')})")
    else:
        g.line(f"big = {{k: v for k, v in {table}.items() if {size.format(v='v')} > 1}}")
    finish(g)
