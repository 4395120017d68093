"""Slices: negative ends, steps, out of range, assignment to slices, copies."""

from .material import block, letters, shuffled, some
from .registry import Draw, template


@template("slices")
def slices_of_a_word(t: Draw) -> str:
    s, a, b = t.names("s word text name", "a start head i", "b stop tail j")
    i, j = t.n(0, 3), t.n(3, 6)
    body = shuffled(
        t,
        5,
        f"print({s}[{a}:{b}])",
        f"print({s}[{a}:], {s}[:{a}])",
        f"print({s}[-{b}:-{a} - 1])",
        f"print({s}[{b}:{a}:-1])",
        f"print({s}[{a}::2], {s}[::-2])",
        f"print(len({s}[{a}:{b}]), {s}[-1])",
        f"print({s}[:-{t.n(1, 3)}] + {s}[-{t.n(1, 2)}:].upper())",
        f"{a} += 1",
        f"{b} -= {t.n(1, 2)}",
        f"{s} = {s}[1:] + {s}[:1]",
    )
    return f"""
        {s} = {t.s(t.word() + t.any(t.word(), ""))}
        {a}, {b} = {i}, {j}
        {body}
        {t.show(t.any(f"{s}[{a}:{b}].find({s}[{a}])", f"{s}[:{a}] + {s}[{b}:]", f"{s}[{a}:{b}] in {s}"))}
    """


@template("slices")
def woven_halves(t: Draw) -> str:
    f, g, s, out, i = t.names(
        "mix encode scramble", "unmix decode restore", "s text word", "out res letters", "i k n"
    )
    step = t.any(2, 2, 3)
    parts = " + ".join(f"{s}[{k}::{step}]" for k in range(step))
    if step == 3:
        return f"""
        def {f}({s}):
            return {t.any(parts, " + ".join(reversed(parts.split(" + "))))}
        {out} = {t.s(t.word() + t.word())}
        for {i} in range({t.n(2, 4)}):
            {out} = {f}({out})
            print({i}, {out})
        {t.show(f"sorted({out})[0]")}
    """
    return f"""
        def {f}({s}):
            return {parts}
        def {g}({s}):
            half = (len({s}) + 1) // 2
            {out} = {t.any("''", "[]")}
            for {i} in range(half):
                {out} += {s}[{i}]
                {out} += {s}[half + {i}:half + {i} + 1]
            return {t.any(out, f"{out}[::-1]")}
        hidden = {f}({t.s(t.word())})
        print(hidden)
        {t.show(f"{g}(hidden)")}
    """


@template("slices")
def slice_assignment(t: Draw) -> str:
    xs = t.name("xs", "nums", "items", "row", "data")
    steps = shuffled(
        t,
        4,
        f"{xs}[1:3] = {t.ints(1, 3)}",
        f"{xs}[:0] = {t.ints(1, 2)}",
        f"{xs}[len({xs}):] = [{t.n(1, 9)}]",
        f"del {xs}[::2]",
        f"del {xs}[-{t.n(1, 2)}:]",
        f"{xs}[::2] = [0] * len({xs}[::2])",
        f"{xs}[:] = {xs}[::-1]",
        f"{xs}[:2] = sorted({xs}[:2])",
        f"{xs}[1:1] = {xs}[-1:]",
        f"{xs}[2:] = []",
        f"{xs}[-1:] = [{xs}[-1], {xs}[-1] + 1] if {xs} else []",
    )
    return f"""
        {xs} = {t.ints(5, 7)}
        {t.maybe(f"other = {xs}", 0.4)}
        {steps}
        print({t.any(xs, f"{xs}, len({xs})", f"sum({xs}), {xs}[:2]")})
    """


@template("slices")
def from_the_end(t: Draw) -> str:
    xs, i = t.names("xs letters word items queue", "i k n")
    data = t.any(t.s(t.word()), t.word_list(3, 4), t.ints(3, 5))
    return t.any(
        f"""
        {xs} = {data}
        for {i} in range(1, len({xs}) + 1):
            print({t.any(f"-{i}, {xs}[-{i}]", f"{xs}[-{i}:]", f"{xs}[:-{i}]", f"{xs}[-{i}] == {xs}[{i} - 1]", f"{xs}[-{i}:][:2]")})
    """,
        f"""
        {xs} = {data}
        {i} = -1
        while {i} >= -len({xs}):
            {t.any(f"print({xs}[{i}], {i} + len({xs}))", f"print({xs}[{i}:])", f"print({xs}[{i}] == {xs}[0])")}
            {i} -= {t.any(1, 1, 2)}
        print({i})
    """,
        f"""
        def last({xs}, {i}=1):
            return {t.any(f"{xs}[-{i}:]", f"{xs}[-{i}]", f"{xs}[:-{i}]", f"{xs}[-{i}:][::-1]")}
        values = {data}
        print(last(values))
        print(last(values, {t.n(2, 3)}), last({i}=2, {xs}=values))
        {t.show("len(last(last(values, 3), 2)) + 1" if not data.startswith("[") and t.n(0, 1) else "last(values, 2)")}
    """
        if not data[1].isdigit()
        else f"""
        {xs} = {data}
        while len({xs}) > 1:
            {xs} = {t.any(f"{xs}[1:-1]", f"{xs}[:-1]", f"[{xs}[0] + {xs}[-1]] + {xs}[1:-1]")}
            print({xs})
    """,
    )


@template("slices")
def mirrored_pieces(t: Draw) -> str:
    f, s, out, i, size = t.names(
        "find_mirrors pieces symmetric_parts",
        "s text word",
        "out found pieces",
        "i start k",
        "size n w",
    )
    piece = t.name("part", "piece", "sub")
    return f"""
        def {f}({s}, {size}):
            {out} = []
            for {i} in range(len({s}) - {size} + 1):
                {piece} = {s}[{i}:{i} + {size}]
                if {piece} == {piece}[::-1]:
                    {out}.append({t.any(piece, i, f"({i}, {piece})")})
            return {out}
        {t.show(f"{f}({t.s(letters(t, t.n(5, 8), 'aab'))}, {t.n(2, 3)})")}
        {t.maybe(t.show(f"len({f}({t.s(letters(t, 5, 'xy'))}, 3))"))}
    """


@template("slices")
def starts_and_ends(t: Draw) -> str:
    s, out, i = t.names("s word text", "starts out parts", "i k n")
    piece = t.any(f"{s}[:{i}]", f"{s}[{i}:]", f"{s}[-{i}:]", f"{s}[{i}::2]")
    check = t.any(
        f"if {s}.endswith({s}[:{i}]):",
        f"if {s}[:{i}] == {s}[-{i}:]:",
        f"if {s}[{i}:] < {s}:",
        f"if {s}[{i} - 1] in {s}[{i}:]:",
    )
    return f"""
        {s} = {t.s(t.any("banana", "ababab", "level", "abcab", "onion", t.word()))}
        {out} = []
        for {i} in range(1, len({s})):
            {check}
                {out}.append({piece})
            {t.maybe(f"print({i}, {piece})", 0.4)}
        {t.show(t.any(out, f"len({out})", f"max({out}, key=len, default=None)"))}
    """


@template("slices")
def words_turned(t: Draw) -> str:
    s, out, w, f = t.names(
        "s text line", "out words result", "w word part", "turn flip_words reverse_each"
    )
    change = t.any(
        f"{w}[::-1]",
        f"{w}[0] + {w}[-2:0:-1] + {w}[-1]",
        f"{w}[-1] + {w}[1:-1] + {w}[0]",
        f"{w}[len({w}) // 2:] + {w}[:len({w}) // 2]",
        f"{w}[:1].upper() + {w}[1:][::-1]",
    )
    return t.any(
        f"""
        def {f}({s}):
            {out} = []
            for {w} in {s}.split():
                if len({w}) > {t.n(2, 4)}:
                    {w} = {change}
                {out}{t.any(f".append({w})", f"[:0] = [{w}]", f"[len({out}):] = [{w}]")}
            return {t.s(" ")}.join({out})
        {t.show(f"{f}({t.sentence(2, 4)})")}
        {t.maybe(t.show(f"{f}({f}({t.sentence(2, 3)}))"))}
    """,
        f"""
        {s} = {t.sentence(3, 5)}
        {out} = {s}.split()[::-1]
        for i in range({t.any("0, ", "1, ", "")}len({out}){t.any("", ", 2")}):
            {w} = {out}[i]
            {out}[i] = {change}
        print({t.s(t.any(" ", " ", "-"))}.join({out}))
    """,
    )


@template("slices")
def rotations_compared(t: Draw) -> str:
    f, a, b, k = t.names("rotation_of turned_by shift_between", "a s first", "b t second", "k i n")
    word = t.word()
    at = t.n(0, len(word) - 1)
    other = t.any(word[at:] + word[:at], word[at:] + word[:at], word[::-1], word[1:] + "s")
    body = t.any(
        f"if {a}[{k}:] + {a}[:{k}] == {b}:",
        f"if {b} == {a}[{k}:] + {a}[:{k}]:",
        f"if {a}[{k}:] == {b}[:len({a}) - {k}] and {b}.endswith({a}[:{k}]):",
    )
    return f"""
        def {f}({a}, {b}):
            if len({a}) != len({b}):
                return {t.any("False", "None", "-1")}
            for {k} in range(len({a})):
                {body}
                    return {k}
            return -1
        {t.show(f"{f}({t.s(word)}, {t.s(other)})")}
        {t.maybe(t.show(f"{f}({t.s('abcd')}, {t.s(t.any('cdab', 'dabc', 'acbd', 'abc'))})"))}
    """


@template("slices")
def rows_and_columns_of_a_flat_list(t: Draw) -> str:
    flat, w, i = t.names("flat cells data", "w width cols", "i r k")
    width, rows = t.n(2, 4), t.n(2, 3)
    values = [t.n(0, 9) for _ in range(width * rows)]
    return f"""
        {flat} = {values}
        {w} = {width}
        for {i} in range(len({flat}) // {w}):
            row = {flat}[{i} * {w}:({i} + 1) * {w}]
            print({t.any("row", "sum(row)", "row[::-1]", "max(row), row")})
        for {i} in range({w}):
            print({t.any(f"{flat}[{i}::{w}]", f"sum({flat}[{i}::{w}])", f"{i}, max({flat}[{i}::{w}])")})
        {t.maybe(f"print({flat}[::{w} + 1])")}
    """


@template("slices")
def middle_part(t: Draw) -> str:
    f, s, m = t.names("middle centre mid_part", "s xs word", "m half mid")
    return f"""
        def {f}({s}):
            {m} = len({s}) // 2
            if len({s}) % 2 == {t.any(0, 0, 1)}:
                return {t.any(f"{s}[{m} - 1:{m} + 1]", f"{s}[{m}:]", f"{s}[:{m}]")}
            return {t.any(f"{s}[{m}]", f"{s}[{m}:{m} + 1]", f"{s}[1:-1]")}
        for item in [{", ".join(t.s(w) for w in t.words(2, 4))}]:
            print({t.any("item, ", "")}{f}(item))
        {t.maybe(t.show(f"{f}({t.ints(3, 6)})"))}
    """


@template("slices")
def outside_the_range(t: Draw) -> str:
    xs, a = t.names("xs s items", "out parts seen")
    big = t.n(8, 20)
    lines = some(
        t,
        6,
        f"{a}.append({xs}[{big}:])",
        f"{a}.append({xs}[:{big}])",
        f"{a}.append({xs}[-{big}:2])",
        f"{a}.append({xs}[3:1])",
        f"{a}.append({xs}[-2:])",
        f"{a}.append({xs}[{big}::-1])",
        f"{a}.append({xs}[0:0])",
        f"{a}.append({xs}[-1:-{big}:-2])",
        f"{a}.append({xs}[1:-1])",
    )
    return f"""
        {xs} = {t.any(t.s(t.word()), str(t.numbers(4, 5)))}
        {a} = []
        {lines}
        for part in {a}:
            print({t.any("part", "len(part), part", "part == " + xs, "bool(part), part")})
    """


@template("slices")
def copy_or_same(t: Draw) -> str:
    a, b, c = t.names("a rows first", "b copy second", "c whole third")
    changes = shuffled(
        t,
        3,
        f"{b}[0][0] = {t.n(10, 20)}",
        f"{b}[1] = [{t.n(1, 9)}]",
        f"{c}.append([{t.n(1, 9)}])",
        f"{a}[-1].append({t.n(1, 9)})",
        f"{b} += [{b}[0]]",
        f"{a}[:] = {a}[::-1]",
        f"{c}[0] = {c}[0][:]",
    )
    return f"""
        {a} = [{t.ints(2, 2)}, {t.ints(1, 3)}]
        {b} = {t.any(f"{a}[:]", f"{a}[:]", f"[row[:] for row in {a}]", f"{a}.copy()")}
        {c} = {a}
        {changes}
        {block([f"print({a})", f"print({b})"])}
        print({t.any(f"{a}[0] is {b}[0]", f"{a} == {c}, {a} is {c}", f"{a} == {b}", f"len({a}), len({b})")})
    """


@template("slices")
def halved_until_small(t: Draw) -> str:
    f, xs, n = t.names("halve shrink fold", "xs items s", "n rounds steps")
    pick = t.any(
        f"{xs} = {xs}[:len({xs}) // 2]",
        f"{xs} = {xs}[len({xs}) // 2:]",
        f"{xs} = {xs}[::2]",
        f"{xs} = {xs}[1::2]",
        f"{xs} = {xs}[1:-1]",
    )
    data = t.any(f"list(range({t.n(6, 16)}))", t.s(t.word() + t.word()), str(t.numbers(5, 8)))
    return f"""
        def {f}({xs}):
            {n} = 0
            while len({xs}) > {t.n(1, 2)}:
                {pick}
                {n} += 1
                {t.maybe(f"print({xs})")}
            return {t.any(f"{xs}, {n}", f"{n}, len({xs})", xs)}
        {t.show(f"{f}({data})")}
        {t.maybe(t.show(f"{f}({t.s(t.word())})"))}
    """
