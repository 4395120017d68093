"""Tables of people and things: lists of tuples or of dictionaries, and dictionaries of lists."""

from __future__ import annotations

from .. import names
from ..statements import Statements
from .registry import intent


class Table:
    """A list of records: its fields, and how code gets at them."""

    def __init__(self, g: Statements):
        self.g = g
        self.fields = g.pick(
            ("name", "score"),
            ("name", "age"),
            ("item", "price"),
            ("city", "size"),
            ("word", "count"),
        )
        self.keyed = g.chance(0.5)
        self.name = g.name(("students", "people", "records", "rows", "items", "orders", "data"))
        g.taken.add(self.name)

    def literal(self) -> str:
        q, (first, second) = self.g.quoted, self.fields
        rows = []
        for _ in range(self.g.upto(2, 4)):
            word, number = self.g.word(), self.g.upto(1, 40)
            if self.keyed:
                rows.append(f"{{{q(first)}: {q(word)}, {q(second)}: {number}}}")
            else:
                rows.append(f"({q(word)}, {number})")
        return f"[{', '.join(rows)}]"

    def at(self, row: str, field: int) -> str:
        """The field of a row."""
        return f"{row}[{self.g.quoted(self.fields[field])}]" if self.keyed else f"{row}[{field}]"

    def loop(self, over: str) -> tuple[str, str, str]:
        """The header of a loop over rows, and how its body writes both fields."""
        row = self.g.pick("r", "row", "p", "entry", "x")
        if not self.keyed and self.g.chance(0.6):
            first, second = self.fields
            return f"for {first}, {second} in {over}:", first, second
        return f"for {row} in {over}:", self.at(row, 0), self.at(row, 1)


def question(g: Statements, t: Table, xs: str) -> tuple[str, list[str], str]:
    """A function about a table: its name, its body, and what it returns."""
    header, first, second = t.loop(xs)
    row = g.pick("r", "p", "x")
    limit = g.upto(5, 25)
    sign = g.pick(">", ">=", "<")
    out = g.pick("out", "result", "found", "res")
    best = g.pick("best", "top", "winner")
    return g.pick(
        ("total", ["total = 0", header, f"    total += {second}", "return total"], "int"),
        (
            "average",
            [f"if not {xs}:", "    return 0", f"total = sum({t.at(row, 1)} for {row} in {xs})",
             f"return round(total / len({xs}), {g.upto(1, 2)})"],
            "float",
        ),
        ("names_of", [f"return [{t.at(row, 0)}{g.pick('', '.title()', '.upper()', '[0]')} for {row} in {xs}]"], "strs"),
        (
            "find_best",
            [f"{best} = {xs}[0]", f"for {row} in {xs}{g.pick('', '[1:]')}:",
             f"    if {t.at(row, 1)} {g.pick('>', '<')} {t.at(best, 1)}:", f"        {best} = {row}",
             f"return {g.pick(best, t.at(best, 0))}"],
            "row",
        ),
        ("find_best", [f"return {g.pick('max', 'min')}({xs}, key=lambda {row}: {t.at(row, g.upto(0, 1))})"], "row"),
        ("select", [f"return [{row} for {row} in {xs} if {t.at(row, 1)} {sign} {limit}]"], "rows"),
        (
            "select",
            [f"{out} = []", f"for {row} in {xs}:", f"    if {t.at(row, 1)} {sign} {limit}:",
             f"        {out}.append({row})", f"return {out}"],
            "rows",
        ),
        ("rank", [f"return sorted({xs}, key=lambda {row}: {g.pick('', '-')}{t.at(row, 1)})"], "rows"),
        ("lookup", [f"return {{{t.at(row, 0)}: {t.at(row, 1)} for {row} in {xs}}}"], "dict"),
        ("longest", [header, f"    if len({first}) > {g.upto(3, 5)}:", f"        return {first}", "return None"], "any"),
        (
            "count_items",
            ["count = 0", header, f"    if {second} {sign} {limit}{g.pick('', f' and len({first}) > 3')}:",
             "        count += 1", "return count"],
            "int",
        ),
        (
            "describe",
            [f"{out} = []", header, f"    {out}.append(f{g.quote}{{{first}}}: {{{second}}}{g.quote})"
             if not t.keyed or "[" not in first else f"    {out}.append({first} + {g.quoted(': ')} + str({second}))",
             f"return {g.quoted(g.pick(', ', '; ', ' | '))}.join({out})"],
            "str",
        ),
    )  # fmt: skip


@intent(1.2)
def records(g: Statements) -> None:
    """A table, functions that ask it something, called on each other's results; a report."""
    t = Table(g)
    made: dict[str, str] = {}
    for _ in range(g.upto(1, 3)):
        xs = g.pick(t.name, "rows", "table", "xs") if g.chance(0.5) else "records"
        name, body, returns = question(g, t, xs)
        if name in made:
            continue
        made[name] = returns
        g.line(f"def {name}({xs}):")
        g.lines += ["    " + line for line in body]
    g.line(f"{t.name} = {t.literal()}")
    for name, returns in made.items():
        first = next((n for n, kind in made.items() if kind == "rows" and n != name), None)
        call = f"{name}({f'{first}({t.name})' if first and g.chance(0.5) else t.name})"
        if returns == "strs" and g.chance(0.5):
            call = f"{g.quoted(', ')}.join({call})"
        elif returns in ("strs", "rows", "dict") and g.chance(0.3):
            call = f"len({call})"
        g.line(
            g.pick(
                f"print({call})", f"{g.name(('result', 'answer', 'r', 'out2', 'value'))} = {call}"
            )
        )
        g.taken.add(g.lines[-1].split(" ")[0])
    if g.chance(0.45):
        header, first, second = t.loop(t.name)
        g.line(header)
        wide = g.upto(6, 10)
        if "[" in first:
            first, second = f"{first}.ljust({wide})", f"str({second}).rjust(4)"
            g.line(f"    print({first} + {second})")
        else:
            spec = g.pick(f"{{{first}:<{wide}}}{{{second}:>4}}", f"{{{first}}}: {{{second} * 1.5:.2f}}",
                          f"{{{first}.title()}} {{{second}:03d}}", f"{{{first}[0].upper()}}={{{second}}}")  # fmt: skip
            g.line(f"    print(f{g.quote}{spec}{g.quote})")


@intent(0.9)
def groups(g: Statements) -> None:
    """A dictionary of lists is filled, walked through and turned round."""
    words = [g.word() for _ in range(g.upto(4, 6))]
    many = g.name(names.VARIABLES["strs"])
    g.taken.add(many)
    group = g.name(("groups", "index", "by_key", "table", "shelves", "teams"))
    w = g.pick("w", "word", "name", "item")
    key = g.pick(f"{w}[0]", f"len({w})", f"{w}[-1]", f"len({w}) % 2 == 0", f"{w} < {g.quoted('k')}", f"{w}[:2]",
                 f"{g.quoted('long')} if len({w}) > 4 else {g.quoted('short')}")  # fmt: skip
    inner = [f"key = {key}"]
    inner += g.pick(
        [f"{group}.setdefault(key, []).append({w})"],
        [f"if key not in {group}:", f"    {group}[key] = []", f"{group}[key].append({w})"],
        [
            f"if key in {group}:",
            f"    {group}[key].append({w})",
            "else:",
            f"    {group}[key] = [{w}]",
        ],
        [f"{group}[key] = {group}.get(key, []) + [{w}]"],
    )
    g.line(f"{many} = [{', '.join(map(g.quoted, words))}]")
    if g.chance(0.4):
        name = g.global_name(("group_by", "collect", "arrange", "split_up"))
        xs = g.pick("xs", "words", "values")
        g.lines.insert(0, f"def {name}({xs}):")
        g.lines[1:1] = [f"    {group} = {{}}", f"    for {w} in {xs}:"]
        g.lines[3:3] = [f"        {line}" for line in inner] + [f"    return {group}"]
        g.line(f"{group} = {name}({many})")
    else:
        g.line(f"{group} = {{}}")
        g.line(f"for {w} in {many}:")
        g.lines += [f"    {line}" for line in inner]
    k, v = g.pick(("k", "v"), ("key", "group"), ("key", "values"))
    over = g.pick(f"{group}.items()", f"{group}.items()", f"sorted({group}.items())")
    q = g.quote
    for ending in g.rng.sample(range(6), g.upto(1, 2)):
        g.lines += (
            [f"for {k}, {v} in {over}:", f"    print({k}, len({v}), {g.quoted(', ')}.join({v}))"],
            [f"for {k}, {v} in {over}:", f"    print(f{q}{{{k}}}: {{{v}}}{q})"],
            [f"sizes = {{{k}: len({v}) for {k}, {v} in {group}.items()}}", "print(sizes)"],
            [f"largest = max({group}, key=lambda {k}: len({group}[{k}]))", f"print(largest, {group}[largest])"],
            [f"flat = [{w} for {v} in {group}.values() for {w} in sorted({v})]"],
            [f"where = {{{w}: {k} for {k}, {v} in {group}.items() for {w} in {v}}}"],
        )[ending]  # fmt: skip
