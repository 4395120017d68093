"""Tuples: unpacking, starred names, sorting by key, `zip` and `enumerate`, keys made of parts."""

from .material import CITIES, block, literals, people, shuffled
from .registry import Draw, template


@template("tuples")
def first_and_rest(t: Draw) -> str:
    a, rest, last = t.names("first head a", "rest tail others", "last end z")
    data = t.any(t.ints(4, 5), t.s(t.word()), t.word_list(3, 4), "(" + t.ints(4, 5)[1:-1] + ")")
    pattern = t.any(
        f"{a}, *{rest}",
        f"{a}, *{rest}, {last}",
        f"*{rest}, {a}",
        f"{a}, {last}, *{rest}",
        f"*{rest}, {last}, {a}",
    )
    return t.any(
        f"""
        row = {data}
        {pattern} = row
        print({a}, {rest})
        while len({rest}) > {t.n(0, 1)}:
            {t.any(f"{a}, *{rest} = {rest}", f"*{rest}, {a} = {rest}")}
            print({a}, {t.any(f"len({rest})", rest, f"{a} in row")})
        {t.show(f"({a}, *{rest})")}
    """,
        f"""
        def largest({a}, *{rest}):
            for x in {rest}:
                if x {t.any(">", "<")} {a}:
                    {a} = x
            return {t.any(a, f"{a}, len({rest})", f"({a}, *{rest})")}
        values = {t.ints(3, 5)}
        {t.show("largest(*values)")}
        {t.show("largest(*values[1:], *values[:1])")}
        {t.show(f"largest({t.n(1, 9)})")}
    """,
        f"""
        for {a}, *{rest} in [{", ".join("(" + t.ints(2, 4)[1:-1] + ")" for _ in range(3))}]:
            print({a}, {t.any(rest, f"sum({rest})", f"{a} + sum({rest})", f"max({rest}) - {a}", f"[*{rest}, {a}]")})
        {t.maybe(f"*{rest}, {last} = {t.s(t.word())}" + chr(10) + f"        print({rest}, {last})")}
    """,
    )


@template("tuples")
def several_values_returned(t: Draw) -> str:
    f, xs, a, b = t.names(
        "summary bounds stats extremes", "xs nums values", "low a smallest", "high b largest"
    )
    body = t.any(
        f"return min({xs}), max({xs})",
        f"{a} = {b} = {xs}[0]\n            for x in {xs}[1:]:\n                if x < {a}:\n                    {a} = x\n                elif x > {b}:\n                    {b} = x\n            return {a}, {b}",
        f"ordered = sorted({xs})\n            return ordered[0], ordered[-1]",
        f"{a}, *_, {b} = sorted({xs})\n            return {a}, {b}",
        f"return ({xs}[0], {xs}[-1]) if {xs}[0] <= {xs}[-1] else ({xs}[-1], {xs}[0])",
    )
    return f"""
        def {f}({xs}):
            {body}
        {a}, {b} = {f}({t.ints(4, 6)})
        print({t.any(f"{a}, {b}", f"{b} - {a}", f"({a} + {b}) / 2", f"{a} <= {b}, {a} * {b}")})
        result = {f}({t.ints(3, 4)})
        {t.show(t.any("result", "result[1] - result[0]", f"sum(result) + {a}", f"result == ({a}, {b})", "result[::-1]"))}
        {t.maybe(f"{a}, {b} = {b}, {a}" + chr(10) + f"        print({a}, {b})")}
    """


@template("tuples")
def sorted_by_parts(t: Draw) -> str:
    rows, name, n = t.names("rows people entries items", "name who label", "n age points")
    data = "[" + ", ".join(f"({t.s(p)}, {t.n(1, 6)})" for p in people(t, 4, 4)) + "]"
    keys = t.rng.sample(
        [
            "key=lambda r: r[1]",
            "key=lambda r: (-r[1], r[0])",
            "key=lambda r: (len(r[0]), r[1])",
            "reverse=True",
            "key=lambda r: r[0][-1]",
            "key=lambda r: r[1], reverse=True",
            "key=lambda r: (r[1] % 2, r[0].lower())",
        ],
        2,
    )
    return f"""
        {rows} = {data}
        {t.any(f"{rows}.sort({keys[0]})", f"{rows} = sorted({rows}, {keys[0]})")}
        for {name}, {n} in {rows}:
            print({t.any(f"{name}, {n}", name, f"{name}[0] * {n}", f"f'{{{name}}}:{{{n}}}'")})
        best = {t.any("max", "min")}({rows}, {keys[1].split(", reverse")[0] if keys[1].startswith("key") else "key=lambda r: r[1]"})
        print({t.any("best", "best[0]", f"{rows}.index(best)", f"best == {rows}[0]")})
        {t.show(f"[{name} for {name}, _ in sorted({rows}, {keys[1]})]")}
    """


@template("tuples")
def steps_between_neighbours(t: Draw) -> str:
    xs, a, b = t.names("stops xs heights", "a start here", "b end there")
    return t.any(
        f"""
        {xs} = {t.ints(4, 6)}
        for {a}, {b} in zip({xs}, {xs}[{t.any(1, 1, 2)}:]):
            print({t.any(f"{b} - {a}", f"{a}, {b}", f"max({a}, {b}) - min({a}, {b})", f"{t.s('up')} if {a} < {b} else {t.s('down')}", f"({b}, {a}) < ({a}, {b})")})
        print({t.any(f"all({a} <= {b} for {a}, {b} in zip({xs}, {xs}[1:]))", f"sum(abs({b} - {a}) for {a}, {b} in zip({xs}, {xs}[1:]))", f"list(zip({xs}, {xs}[::-1]))[0]")})
    """,
        f"""
        {xs} = [{", ".join(f"({t.n(0, 9)}, {t.n(0, 9)})" for _ in range(t.n(3, 4)))}]
        total = 0
        for ({a}, {b}), (c, d) in zip({xs}, {xs}[1:]):
            total += {t.any(f"abs({a} - c) + abs({b} - d)", f"({a} - c) ** 2 + ({b} - d) ** 2", f"max(abs({a} - c), abs({b} - d))", f"{a} * d - {b} * c")}
            {t.maybe("print(total)")}
        print(total, {t.any(f"max({xs})", f"{xs}[0] == {xs}[-1]", f"min({xs}, key=sum)", f"sorted({xs})")})
    """,
    )


@template("tuples")
def turned_rows(t: Draw) -> str:
    rows, a, b, c = t.names(
        "rows pairs records", "names first xs", "counts second ys", "third extra zs"
    )
    n = t.n(2, 4)
    data = (
        "["
        + ", ".join(f"({t.s(p)}, {t.n(1, 20)}, {t.any('True', 'False')})" for p in people(t, n, n))
        + "]"
    )
    return f"""
        {rows} = {data}
        {a}, {b}, {c} = zip(*{rows})
        print({t.any(f"{a}", f"{t.s(', ')}.join({a})", f"list({a})", f"{a}[-1], {a}.index({a}[-1])")})
        print({t.any(f"sum({b}) / len({b})", f"max({b}), {b}.index(max({b}))", f"sorted({b}, reverse=True)")})
        print({t.any(f"{c}.count(True)", f"any({c}), all({c})", f"sum({c})")})
        again = {t.any(f"list(zip({a}, {b}, {c}))", f"[(x, y, z) for x, y, z in zip({a}, {b}, {c})]", f"list(zip({a}, {b}))")}
        for i, row in enumerate(again):
            print({t.any(f"row == {rows}[i]", "row[:2]", "i, len(row)", "row[::-1]")})
    """


@template("tuples")
def cells_as_keys(t: Draw) -> str:
    cells, x, y = t.names("cells board visits", "x col a", "y row b")
    path = [t.any((0, 1), (1, 0), (0, -1), (-1, 0)) for _ in range(t.n(4, 6))]
    return f"""
        {cells} = {{(0, 0): 1}}
        {x} = {y} = 0
        for dx, dy in {path}:
            {x}, {y} = {x} + dx, {y} + dy
            {t.any(f"{cells}[{x}, {y}] = {cells}.get(({x}, {y}), 0) + 1", f"{cells}.setdefault(({x}, {y}), len({cells}))", f"if ({x}, {y}) in {cells}:" + chr(10) + f"                print({t.s('been at')}, {x}, {y})" + chr(10) + f"            {cells}[({x}, {y})] = {t.n(1, 9)}")}
        print({t.any(f"len({cells}), ({x}, {y})", f"max({cells})", f"{cells}[0, 0], min({cells})", f"max({cells}, key={cells}.get)")})
        {t.maybe(f"print(sorted({cells}.items())[{t.any(0, -1)}])")}
    """


@template("tuples")
def tuples_do_not_change(t: Draw) -> str:
    a, b, c = t.names("a point size", "b other saved", "c third both")
    steps = shuffled(
        t,
        4,
        f"{a} += ({t.n(1, 9)},)",
        f"{a} = {a}[1:] + {a}[:1]",
        f"{b} = {a}",
        f"{c} = {a} * 2",
        f"{a} = ({t.n(1, 9)}, *{a})",
        f"{c} = {a}[::-1] + {b}",
        f"{a} = tuple(sorted({a}))",
        f"{b} = tuple(x * 2 for x in {b})",
        f"{b} = {a}[:-1] + ({t.n(1, 9)},)",
    )
    return f"""
        {a} = ({t.n(1, 9)}, {t.n(1, 9)}, {t.n(1, 9)})
        {b} = {a}
        {c} = ()
        {steps}
        print({a}, {b}, {t.any(f"{a} is {b}", f"{a} == {b}", f"{a} < {b}")})
        print({t.any(c, f"len({c})", f"{c}.count({a}[0])", f"{a}[0] in {c}")})
        try:
            {t.any(f"{a}[0] = {t.n(1, 9)}", f"{b}[-1] += 1", f"{a}.append({t.n(1, 9)})", f"print({c}.index({t.n(20, 30)}))")}
        except {t.any("(TypeError, AttributeError, ValueError)", "Exception")} as error:
            print(type(error).__name__)
    """


@template("tuples")
def journeys(t: Draw) -> str:
    trips, a, b, km = t.names("trips legs routes", "a start src", "b end dst", "km length miles")
    cities = t.rng.sample(CITIES, 3)
    rows = [
        f"(({t.s(t.any(*cities))}, {t.s(t.any(*cities))}), {t.n(5, 90)})" for _ in range(t.n(3, 4))
    ]
    return f"""
        {trips} = [{", ".join(rows)}]
        total = 0
        for ({a}, {b}), {km} in {t.any(trips, f"sorted({trips})", f"{trips}[::-1]")}:
            if {a} == {b}:
                {t.any("continue", f"print({t.s('round trip')}, {a})")}
            total += {km}
            {t.any(f"print({a}[0] + {b}[0], {km})", f"print(f'{{{a}}} to {{{b}}}: {{{km}}}')", "")}
        {t.any(f"longest = max({trips}, key=lambda trip: trip[1])", f"(first, _), longest = {trips}[0]", f"longest = sorted({trips}, key=lambda trip: -trip[-1])[0][0]")}
        print({t.any("total, longest", "longest", "total")})
    """


@template("tuples")
def words_with_their_places(t: Draw) -> str:
    words, i, w, out = t.names("words names items", "i n place", "w word name", "out found table")
    keep = t.any(f"({i}, {w})", f"({w}, {i})", f"({w}[0], len({w}), {i})", f"(len({w}), {w})")
    return f"""
        {words} = {t.word_list(4, 5)}
        {out} = []
        for {i}, {w} in enumerate({words}{t.any("", ", 1", ", start=10")}):
            if {t.any(f"{i} % 2 == {t.n(0, 1)}", f"len({w}) > {t.n(3, 4)}", f"{w} > {words}[0]", f"{words}.index({w}) < {i}")}:
                {out}.append({keep})
        print({t.any(out, f"sorted({out})", f"{out}[::-1]", f"dict(enumerate(p[0] for p in {out}))", f"max({out}, default=())")})
        {t.any(f"print([p for p in enumerate({words}) if {t.s(t.any(*'aeo'))} in p[1]])", f"print(list(zip(range({t.n(2, 3)}), {words})))", f"print(*(f'{{{i}}}{{{w}}}' for {i}, {w} in enumerate({words})))")}
    """


@template("tuples")
def coins_with_divmod(t: Draw) -> str:
    left, coin, n, used = t.names(
        "left cents amount rest", "coin value c", "n count k", "used parts out"
    )
    units = t.any(
        "((50, 'fifty'), (10, 'ten'), (1, 'one'))",
        "((60, 'hours'), (1, 'minutes'))",
        "((12, 'feet'), (1, 'inches'))",
        "((7, 'weeks'), (1, 'days'))",
        "((25, 'q'), (5, 'n'), (1, 'p'))",
    )
    return f"""
        {left} = {t.n(15, 130)}
        {used} = []
        for {coin}, name in {units}:
            {n}, {left} = divmod({left}, {coin})
            if {n}{t.any("", f" > {t.n(0, 1)}")}:
                {used}.append({t.any(f"({n}, name)", f"f'{{{n}}} {{name}}'", f"str({n}) + name[0]")})
            {t.any("", f"print(name, {n}, {left})")}
        print({t.any(used, f"*{used}, sep=' '", f"len({used}), {used}[0]", f"{used}[-1]")})
    """


@template("tuples")
def fastest_runner(t: Draw) -> str:
    results, name, m, s = t.names(
        "results times runs", "name who runner", "m mins minutes", "s secs seconds"
    )
    rows = [f"({t.s(p)}, ({t.n(3, 6)}, {t.n(0, 59)}))" for p in people(t, 3, 4)]
    return f"""
        {results} = [{", ".join(rows)}]
        best = None
        for {name}, ({m}, {s}) in {results}:
            if best is None or ({m}, {s}) {t.any("<", ">", "<=")} best[1]:
                best = {name}, ({m}, {s})
            {t.any("", f"print({name}, {m} * 60 + {s})")}
        {name}, ({m}, {s}) = best
        print({t.any(f"{name}, {m}, {s}", f"f'{{{name}}} {{{m}}}:{{{s}:02d}}'", f"{name}.upper(), {m} * 60 + {s}")})
        {t.show(t.any(f"min({results}, key=lambda r: r[1])[0]", f"[n for n, _ in sorted({results}, key=lambda r: r[1])]", f"sum(m * 60 + s for _, (m, s) in {results}) // len({results})"))}
    """


@template("tuples")
def counted_with_index(t: Draw) -> str:
    f, xs, x, out = t.names(
        "positions where_is places", "xs values row", "x goal wanted", "out found hits"
    )
    body = t.any(
        block([f"return tuple(i for i, v in enumerate({xs}) if v == {x})"], 1),
        block(
            [
                f"{out} = ()",
                f"for i in range(len({xs})):",
                f"    if {xs}[i] == {x}:",
                f"        {out} += (i,)",
                f"return {out}",
            ],
            1,
        ),
        block(
            [
                f"if {xs}.count({x}) == 0:",
                "    return ()",
                f"first = {xs}.index({x})",
                f"return (first, *(i for i in range(first + 1, len({xs})) if {xs}[i] == {x}))",
            ],
            1,
        ),
        block(
            [
                f"{out} = []",
                "at = -1",
                f"for _ in range({xs}.count({x})):",
                f"    at = {xs}.index({x}, at + 1)",
                f"    {out}.append(at)",
                f"return tuple({out})",
            ],
            1,
        ),
    )
    data = t.any(
        "(" + ", ".join(map(str, t.numbers(5, 6, 1, 3))) + ")",
        f"tuple({t.s('banana')})",
        "(True, False, True)",
    )
    goal = t.s("a") if "banana" in data else "True" if "T" in data else t.n(1, 3)
    return f"""
        def {f}({xs}, {x}):
            {body}
        data = {data}
        {t.show(f"{f}(data, {goal})")}
        {t.show(f"len({f}(data, data[0])), {f}(data, None)")}
        {t.maybe(f"print({literals(t, t.words(2, 2))} == list(data), data[-1:])")}
    """
