"""Dictionaries, sets, tuples and 2-D lists."""

from .registry import Draw, template


@template("tables")
def letter_counts(t: Draw) -> str:
    s, d, c = t.names("s text word", "counts freq d", "c ch letter")
    step = t.any(
        f"{d}[{c}] = {d}.get({c}, 0) + 1",
        f"{d}.setdefault({c}, 0)\n            {d}[{c}] += 1",
        f"if {c} not in {d}:\n                {d}[{c}] = 0\n            {d}[{c}] += 1",
    )
    last = t.any(
        d,
        f"max({d}, key={d}.get)",
        f"sorted({d}.items())",
        f"[k for k, v in {d}.items() if v > 1]",
        f"len({d})",
    )
    return f"""
        {s} = {t.s((t.word() + t.word())[:9])}
        {d} = {{}}
        for {c} in {s}:
            {step}
        print({last})
    """


@template("tables")
def shopping(t: Draw) -> str:
    prices, cart, total, item = t.names(
        "prices costs menu", "cart order basket", "total bill s", "item name thing"
    )
    stock = t.pairs(3, 4)
    chosen = [t.any(*stock, *stock, t.word()) for _ in range(t.n(2, 4))]
    body = "{" + ", ".join(f"{t.s(k)}: {v + 1}" for k, v in stock.items()) + "}"
    return f"""
        {prices} = {body}
        {cart} = [{", ".join(t.s(c) for c in chosen)}]
        {total} = 0
        for {item} in {cart}:
            if {item} in {prices}:
                {total} += {prices}[{item}]{t.any("", "", " * 2")}
            {t.any("else:", "")}
        {t.maybe(f"if {total} > {t.n(5, 15)}:")}
        print({t.s(t.any("total", "sum", "to pay"))}, {total})
    """.replace("else:\n", f"else:\n                print({t.s('no')}, {item})\n").replace(
        ":\n        print", f":\n            {total} -= {t.n(1, 3)}\n        print"
    )


@template("tables")
def group_by(t: Draw) -> str:
    xs, groups, x, key = t.names(
        "words names items", "groups table d", "w name item", "key k first"
    )
    by = t.any(f"{x}[0]", f"len({x})", f"{x}[-1]", f"len({x}) % 2", f"{x}[0] < 'm'")
    return f"""
        {xs} = {t.word_list(3, 5)}
        {groups} = {{}}
        for {x} in {xs}:
            {key} = {by}
            if {key} not in {groups}:
                {groups}[{key}] = []
            {groups}[{key}].append({t.any(x, x, f"{x}.upper()", f"{x}[:2]")})
        {
        t.any(
            f"print({groups})",
            f"for k in sorted({groups}):" + chr(10) + f"            print(k, {groups}[k])",
            f"sizes = {{k: len(v) for k, v in {groups}.items()}}",
        )
    }
    """


@template("tables")
def invert(t: Draw) -> str:
    d, inv, k, v, f = t.names(
        "d table ages", "inv flipped out", "k key name", "v value x", "invert flip swap_keys"
    )
    style = t.any("plain", "list", "comp")
    body = {
        "plain": f"{inv}[{v}] = {k}",
        "list": f"{inv}.setdefault({v}, []).append({k})",
        "comp": f"{inv}[{v}] = {inv}.get({v}, '') + {k}[0]",
    }[style]
    return f"""
        def {f}({d}):
            {inv} = {{}}
            for {k}, {v} in {d}.items():
                {body}
            return {inv}
        {t.show(f"{f}({{{', '.join(f'{t.s(w)}: {t.n(1, 4)}' for w in t.words(2, 4))}}})")}
    """


@template("tables")
def stock_changes(t: Draw) -> str:
    stock, moves, name, n = t.names(
        "stock inventory store", "moves changes log", "name item k", "n amount delta"
    )
    goods = list(dict.fromkeys(t.words(2, 3)))
    rows = ", ".join(
        f"({t.s(t.any(*goods))}, {t.any(t.n(1, 6), -t.n(1, 6))})" for _ in range(t.n(2, 4))
    )
    body = "{" + ", ".join(f"{t.s(g)}: {t.n(0, 9)}" for g in goods) + "}"
    return f"""
        {stock} = {body}
        {moves} = [{rows}]
        for {name}, {n} in {moves}:
            {t.any(f"{stock}[{name}] += {n}", f"{stock}[{name}] = {stock}[{name}] + {n}", f"{stock}[{name}] = max(0, {stock}[{name}] + {n})")}
            if {stock}[{name}] {t.any("< 0", "<= 0", f"> {t.n(5, 9)}")}:
                {t.any(f"{stock}[{name}] = 0", f"print({name})", f"{stock}[{name}] -= 1", "break")}
        {t.show(t.any(stock, f"sum({stock}.values())", f"min({stock}, key={stock}.get)"))}
    """


@template("tables")
def set_work(t: Draw) -> str:
    a, b, both = t.names("a xs first left", "b ys second right", "both common c")
    lines = [
        f"print(sorted({a} & {b}))",
        f"print({a} - {b})",
        f"print(len({a} | {b}))",
        f"{a}.add({t.n(1, 9)})",
        f"{b}.discard({t.n(1, 9)})",
        f"{a}.update({t.ints(1, 2, 1, 9)})",
        f"print({t.n(1, 9)} in {a})",
        f"{both} = {a} ^ {b}",
        f"print({a} <= {b})",
    ]
    t.rng.shuffle(lines)
    display = "{" + ", ".join(map(str, t.numbers(3, 4, 1, 9))) + "}"
    return f"""
        {a} = {t.any(display, f"set({t.ints(3, 5, 1, 6)})")}
        {b} = set({t.ints(3, 5, 1, 9)})
        {lines[0]}
        {lines[1]}
        {lines[2]}
        {lines[3]}
    """


@template("tables")
def row_sums(t: Draw) -> str:
    m, out, row, x, total = t.names(
        "grid m table matrix", "out sums totals", "row r line", "x v cell", "total s acc"
    )
    rows = ", ".join(t.ints(2, 3, 0, 9) for _ in range(t.n(2, 3)))
    return f"""
        {m} = [{rows}]
        {out} = []
        for {row} in {m}:
            {total} = {t.any("0", "0", f"{row}[0]", "1")}
            for {x} in {row}:
                {t.any(f"{total} += {x}", f"{total} = max({total}, {x})", f"if {x} > {t.n(1, 6)}:" + chr(10) + f"                    {total} += {x}")}
            {out}.append({t.any(total, total, f"{total} // len({row})", f"({total}, len({row}))")})
        print({t.any(out, f"max({out})", f"{out}[::-1]", f"{out}, len({m})")})
    """


@template("tables")
def diagonal(t: Draw) -> str:
    m, total, i = t.names("grid m square a", "total trace s", "i k n")
    size = t.n(2, 3)
    rows = ", ".join(
        "[" + ", ".join(str(t.n(0, 9)) for _ in range(size)) + "]" for _ in range(size)
    )
    cell = t.any(
        f"{m}[{i}][{i}]",
        f"{m}[{i}][len({m}) - 1 - {i}]",
        f"{m}[{i}][-1]",
        f"{m}[0][{i}]",
        f"{m}[{i}][0]",
    )
    return f"""
        {m} = [{rows}]
        {total} = {t.n(0, 3)}
        for {i} in range(len({m})):
            {total} {t.any("+=", "+=", "-=")} {t.any(cell, cell, f"{cell} * {i}", f"{cell} + {i}")}
            {t.maybe(f"{m}[{i}][{i}] = {t.n(0, 1)}", 0.3)}
        print({t.any(total, f"{total}, {m}[0]")})
    """


@template("tables")
def times_table(t: Draw) -> str:
    rows, row, i, j = t.names("rows grid table", "row line r", "i a x", "j b y")
    n, m = t.n(2, 3), t.n(2, 4)
    cell = t.any(
        f"{i} * {j}",
        f"{i} + {j}",
        f"({i} + 1) * ({j} + 1)",
        f"{i} - {j}",
        f"{i} * {m} + {j}",
        f"({i} + {j}) % 2",
    )
    return f"""
        {rows} = []
        for {i} in range({t.any(str(n), f"1, {n + 1}")}):
            {row} = []
            for {j} in range({t.any(str(m), f"1, {m}", f"{i} + 1")}):
                {row}.append({cell})
            {rows}.append({t.any(row, row, f"sum({row})", f"{row}[::-1]")})
        {t.any(f"print({rows})", f"for {row} in {rows}:" + chr(10) + f"            print({row})", f"print(len({rows}), {rows}[-1])")}
    """


@template("tables")
def neighbours(t: Draw) -> str:
    f, m, r, c, n = t.names(
        "around neighbors count_near", "grid board m", "r y row", "c x col", "n total count"
    )
    given = t.name("start", "world", "cells")
    rows = ", ".join("[" + ", ".join(str(t.n(0, 1)) for _ in range(3)) + "]" for _ in range(3))
    return f"""
        def {f}({m}, {r}, {c}):
            {n} = 0
            for dr, dc in [(0, 1), (1, 0), (0, -1), (-1, 0)]:
                a, b = {r} + dr, {c} + dc
                if 0 <= a < len({m}) and 0 <= b < len({m}[0]):
                    {n} += {m}[a][b]
            return {n}
        {given} = [{rows}]
        {t.show(t.any(*[f"{f}({given}, {t.n(0, 2)}, {t.n(0, 2)})", f"{f}({given}, {t.n(0, 2)}, {t.n(0, 2)}) + {given}[0][1]"]))}
    """


@template("tables")
def records(t: Draw) -> str:
    people, name, age, out = t.names(
        "people students rows", "name who n", "age score points", "out names result"
    )
    rows = ", ".join(f"({t.s(w)}, {t.n(5, 40)})" for w in t.words(2, 4))
    k = t.n(10, 30)
    return t.any(
        f"""
        {people} = [{rows}]
        {out} = []
        for {name}, {age} in {people}:
            if {age} {t.any(">", ">=", "<")} {k}:
                {out}.append({t.any(name, f"{name}.title()", f"({age}, {name})")})
        print({t.any(out, f"sorted({out})", f"len({out})")})
    """,
        f"""
        {people} = [{rows}]
        {people}.sort(key=lambda p: {t.any("p[1]", "-p[1]", "p[0]", "len(p[0])")})
        {name}, {age} = {people}[{t.any(0, -1)}]
        print({name}, {age}{t.any("", f" + {t.n(1, 5)}")})
    """,
        f"""
        {people} = [{{'name': {t.s(t.word())}, 'age': {t.n(5, 40)}}}, {{'name': {t.s(t.word())}, 'age': {t.n(5, 40)}}}]
        {out} = 0
        for {name} in {people}:
            {name}['age'] += {t.n(1, 3)}
            {t.maybe(f"{name}['old'] = {name}['age'] > {k}", 0.4)}
            {out} += {name}['age']
        print({out}, {people}[0]['name'])
    """,
    )


@template("tables")
def tuples_everywhere(t: Draw) -> str:
    p, q, x, y, f = t.names("p point a", "q other b", "x u", "y v", "move add shift_by")
    return f"""
        def {f}({p}, {q}):
            {x}, {y} = {p}
            return {t.any(f"({x} + {q}[0], {y} + {q}[1])", f"{x} + {q}[0], {y} - {q}[1]", f"({y}, {x})", f"({x} * {q}[0], {y})")}
        {p}1 = ({t.n(0, 9)}, {t.n(0, 9)})
        {q}1 = ({t.n(0, 9)}, {t.n(0, 9)})
        {t.show(f"{f}({p}1, {q}1)", "result", "moved", "r")}
        {t.maybe(t.show(f"{f}({f}({p}1, {q}1), {q}1)", "again", "final"))}
        {t.maybe(f"{p}1, {q}1 = {q}1, {p}1")}
        print({t.any(f"{p}1", f"{p}1 < {q}1", f"max({p}1, {q}1)", f"{p}1 == {q}1")})
    """


@template("tables")
def nested_lookup(t: Draw) -> str:
    d, k = t.names("data config tree users", "k key name")
    a, b = t.any("ann", "ben", "eve"), t.any("max", "kim", "leo")
    field = t.any("age", "score", "n")
    return f"""
        {d} = {{{t.s(a)}: {{{t.s(field)}: {t.n(1, 20)}, 'tags': []}}, {t.s(b)}: {{{t.s(field)}: {t.n(1, 20)}, 'tags': [{t.s(t.word())}]}}}}
        {d}[{t.s(t.any(a, b))}][{t.s(field)}] {t.any("+=", "-=", "*=")} {t.n(2, 5)}
        for {k} in {d}:
            {d}[{k}]['tags'].append({t.any(t.s(t.word()), f"{k}[0]", f"len({k})")})
        print({d}[{t.s(a)}][{t.s(field)}], {d}[{t.s(b)}]['tags'])
    """


@template("tables")
def shared_rows(t: Draw) -> str:
    m, n = t.names("grid board m rows", "row line r")
    a, b = t.n(2, 3), t.n(2, 3)
    return f"""
        {n} = [0] * {b}
        {m} = {t.any(f"[{n}] * {a}", f"[{n} for _ in range({a})]", f"[{n}[:] for _ in range({a})]", f"[[0] * {b}] * {a}")}
        {m}[{t.n(0, a - 1)}][{t.n(0, b - 1)}] = {t.n(1, 9)}
        {t.any(f"{n}[0] += 1", f"{m}[0].append({t.n(1, 9)})", f"{n}.append({t.n(1, 5)})", f"{m}[1] = [{t.n(1, 9)}]")}
        print({t.any(m, f"{m}, {n}", f"{m}[0] is {m}[1], {m}", f"sum({m}[0]), {n}")})
    """


@template("tables")
def words_counted(t: Draw) -> str:
    s, d, w, n = t.names("s text line sentence", "counts freq seen d", "w word item", "n times k")
    pool = t.words(2, 3)
    text = " ".join(t.any(*pool) for _ in range(t.n(4, 7)))
    key = t.any(w, w, f"{w}[0]", f"len({w})", f"{w}.upper()")
    step = t.any(
        f"{d}[{key}] = {d}.get({key}, 0) + 1",
        f"if {key} in {d}:\n                {d}[{key}] += 1\n            else:\n                {d}[{key}] = 1",
        f"if {key} not in {d}:\n                {d}[{key}] = 0\n            {d}[{key}] += 1",
        f"{d}.setdefault({key}, 0)\n            {d}[{key}] += 1",
    )
    end = t.any(
        f"print({d})",
        f"for {w} in {d}:\n            print({w}, {d}[{w}])",
        f"for {w}, {n} in sorted({d}.items()):\n            print({w}, {n})",
        f"top = max({d}.values())",
        f"often = [{w} for {w} in {d} if {d}[{w}] > 1]",
    )
    return f"""
        {s} = {t.s(text)}
        {d} = {{}}
        for {w} in {s}.split():
            {step}
        {end}
    """
