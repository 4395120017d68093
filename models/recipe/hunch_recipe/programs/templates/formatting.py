"""Formatting: f-strings, alignment, padding, `format`, `sep` and `end`, tables of text."""

from .material import formatted, literals, people, table, things
from .registry import Draw, template


@template("formatting")
def aligned_rows(t: Draw) -> str:
    rows, name, n = t.names("rows stock scores", "name item who", "n count points")
    data = ", ".join(f"({t.s(w)}, {t.n(1, 120)})" for w in people(t, 2, 4))
    width = t.n(5, 8)
    line = formatted(
        t,
        t.any(
            f"{{A:<{width}}}|{{B:>4}}",
            f"{{A:>{width}}} {{B:03d}}",
            f"{{A:^{width}}}{{B:<4}}.",
            f"{{A[:3].upper():.<{width}}}{{B}}",
        ),
        A=name,
        B=n,
    )
    return f"""
        {rows} = [{data}]
        total = 0
        for {name}, {n} in {t.any(rows, f"sorted({rows})", f"{rows}[::-1]")}:
            print({line})
            total += {n}
        print({t.any(f"{t.s('=')} * {width}", formatted(t, "{T:>" + str(width + 4) + "}", T="total"), formatted(t, "mean {M:.1f}", M=f"total / len({rows})"))})
        {t.maybe(f"print(total, max(len({name}) for {name}, _ in {rows}))")}
    """


@template("formatting")
def receipt(t: Draw) -> str:
    cart, name, price, total = t.names(
        "cart items basket", "name item k", "price cost p", "total due amount"
    )
    goods = {g: f"{t.n(0, 12)}.{t.any('5', '25', '75', '99')}" for g in things(t, 2, 3)}
    line = formatted(
        t, t.any("{A}: {B:.2f}", "{A:<6}{B:>6.2f}", "{A.title()} ${B:.1f}"), A=name, B=price
    )
    return f"""
        {cart} = {table(t, goods)}
        {total} = 0
        for {name}, {price} in {cart}.items():
            print({line})
            {total} += {price}{t.any("", "", f" * {t.n(2, 3)}")}
        {t.maybe(f"if {total} > {t.n(5, 15)}:" + chr(10) + f"            {total} = round({total} * 0.9, 2)")}
        print({t.any(formatted(t, "total {A:.2f}", A=total), f"round({total}, 1)", formatted(t, "{A:8.2f}", A=total))})
    """


@template("formatting")
def progress_bar(t: Draw) -> str:
    f, done, total, n = t.names(
        "bar progress meter", "done part value", "total whole full", "n filled k"
    )
    full, empty = t.any(("#", "."), ("=", " "), ("*", "-"), ("o", "_"))
    size = t.n(5, 10)
    return f"""
        def {f}({done}, {total}, size={size}):
            {n} = {t.any(f"{done} * size // {total}", f"round({done} / {total} * size)", f"int({done} / {total} * size)")}
            text = {t.any(f"{t.s(full)} * {n} + {t.s(empty)} * (size - {n})", f"({t.s(full)} * {n}).ljust(size, {t.s(empty)})", f"({t.s(full)} * {n}).rjust(size, {t.s(empty)})")}
            return {t.any(t.s("[") + " + text + " + t.s("]"), "text", formatted(t, "{T} {P}%", T="text", P=f"100 * {done} // {total}"))}
        for step in range({t.any("0, ", "1, ", "")}{t.n(4, 6)}{t.any("", ", 2")}):
            print({f}(step, {t.n(5, 6)}))
        {t.maybe(t.show(f"{f}({t.n(1, 3)}, 4, {t.n(3, 4)}).count({t.s(full)})"))}
    """


@template("formatting")
def padded_ids(t: Draw) -> str:
    xs, out, i, x = t.names("names items users", "ids codes out", "i n number", "x name w")
    code = t.any(
        f"{x}[:2].upper() + str({i}).zfill({t.n(2, 4)})",
        formatted(t, "{X[0]}{I:0" + str(t.n(2, 4)) + "d}", X=x, I=i),
        f"str(len({x})).zfill(2) + {x}.rjust({t.n(4, 6)}, {t.s('-')})",
        f"{x}.center({t.n(6, 9)}, {t.s('*')}) + str({i})",
        f"{t.s('-')}.join([{x}.lower(), str({i} * {t.n(5, 20)}).zfill(3)])",
    )
    return f"""
        {xs} = {literals(t, people(t, 3, 4))}
        {out} = []
        for {i}, {x} in enumerate({xs}, {t.any(0, 1, 10, 100)}):
            {out}.append({code})
            {t.maybe(f"print({out}[-1])", 0.4)}
        print({t.any(out, f"{out}[0], {out}[-1]", f"{t.s(',')}.join({out})", f"max({out})")})
    """


@template("formatting")
def framed_lines(t: Draw) -> str:
    f, xs, w, line = t.names(
        "frame boxed banner", "lines texts words", "w width size", "line s text"
    )
    c = t.s(t.any("*", "#", "+", "|"))
    row = t.any(
        f"{c} + {line}.center({w}) + {c}",
        f"{c} + {line}.ljust({w}, {t.s('.')}) + {c}",
        f"{line}.rjust({w} + 1, {c}) + {c}",
        f"{c} + {t.s(' ')} + {line}.title().ljust({w}) + {t.s(' ')} + {c}",
    )
    return f"""
        def {f}({xs}):
            {w} = max({t.any(f"len({line}) for {line} in {xs}", f"map(len, {xs})")}){t.any("", " + 2")}
            print({c} * ({w} + {t.n(2, 4)}))
            for {line} in {xs}:
                print({row})
            {t.any(f"print({c} * ({w} + 2))", f"print({t.s('-')} * {w})", "")}
            return {w}
        {t.any("size", "width2", "r")} = {f}({literals(t, t.words(2, 3))})
        {t.maybe(f"{f}([{t.s(t.word())}])")}
    """


@template("formatting")
def columns_as_wide_as_needed(t: Draw) -> str:
    rows, widths, row, i, cell = t.names(
        "rows table data", "widths sizes w", "row r line", "i c k", "cell x v"
    )
    data = [
        [t.word(), str(t.n(1, 200)), t.any("yes", "no", "maybe")][: t.n(2, 3)]
        for _ in range(t.n(2, 3))
    ]
    least = min(map(len, data))
    data = [r[:least] for r in data]
    pad = t.any("ljust", "ljust", "rjust", "center")
    return f"""
        {rows} = [{", ".join(literals(t, r) for r in data)}]
        {widths} = {t.any(f"[0] * len({rows}[0])", f"[1] * {least}")}
        for {row} in {rows}:
            for {i}, {cell} in enumerate({row}):
                {t.any(f"{widths}[{i}] = max({widths}[{i}], len({cell}))", f"if len({cell}) > {widths}[{i}]:" + chr(10) + f"                    {widths}[{i}] = len({cell})")}
        for {row} in {rows}:
            print({t.s(t.any(" ", "|", " | "))}.join({row}[{i}].{pad}({widths}[{i}]) for {i} in range(len({row}))))
        print({t.any(widths, f"sum({widths})")})
    """


@template("formatting")
def share_of_votes(t: Draw) -> str:
    votes, total, who, n = t.names(
        "votes counts tally", "total all_votes s", "who name k", "n v count"
    )
    data = {p: t.n(1, 20) for p in people(t, 2, 4)}
    line = t.any(
        formatted(t, "{A}: {B:.1%}", A=who, B=f"{n} / {total}"),
        formatted(t, "{A} {B:.0f}%", A=who, B=f"100 * {n} / {total}"),
        f"{who}, round(100 * {n} / {total}, 1)",
        f"{who}.ljust(6) + {t.s('#')} * (10 * {n} // {total})",
        f"{t.s('{} has {:.2f}')}.format({who}, {n} / {total})",
    )
    order = t.any(
        f"{votes}.items()",
        f"sorted({votes}.items())",
        f"sorted({votes}.items(), key=lambda pair: -pair[1])",
    )
    return f"""
        {votes} = {table(t, data)}
        {total} = sum({votes}.values())
        for {who}, {n} in {order}:
            if {n} * {t.n(3, 6)} {t.any("<", "<=")} {total}:
                {t.any("continue", f"print({t.s('few')}, {who})")}
            print({line})
        {t.show(f"max({votes}, key={votes}.get)")}
    """


@template("formatting")
def expressions_inside_text(t: Draw) -> str:
    a, b, s, line = t.names("a x width", "b y height", "s name word", "line text out")
    k = t.n(2, 4)
    lines = t.rng.sample(
        [
            formatted(t, "{A} + {B} = {C}", A=a, B=b, C=f"{a} + {b}"),
            formatted(t, "{S!r} has {L} letters", S=s, L=f"len({s})"),
            formatted(t, "{A * B:>5}|", A=a).replace("* B", f"* {b}"),
            formatted(t, "{D:.2f}", D=f"{a} / {b}"),
            formatted(t, "{A=} {B=}", A=a, B=b),
            formatted(t, "{S.upper():*^9}", S=s),
            formatted(t, "{A:b} {B:x} {A:04d}", A=a, B=b),
            formatted(t, "{S[:2]}{A % K}{S[::-1]}", A=a, S=s).replace("% K", f"% {k}"),
            formatted(t, "{M}", M=f"max({a}, {b}) - min({a}, {b})"),
            formatted(t, "{{{A}}} {S:>{B}}", A=a, S=s).replace("{B}", "{" + f"{b} + 4" + "}"),
        ],
        4,
    )
    return f"""
        {a}, {b} = {t.n(1, 40)}, {t.n(1, 9)}
        {s} = {t.s(t.word())}
        for _ in range({t.n(2, 3)}):
            {line} = {lines[0]}
            print({line}, len({line}))
            {t.any(f"{a} -= {b}", f"{a} += {k}", f"{a}, {b} = {b}, {a}")}
        print({lines[1]})
        {line} = {lines[2]}
        print({line}.{t.any("strip()", "replace(' ', '.')", "title()", "zfill(12)")} + {lines[3]})
    """


@template("formatting")
def printed_with_sep_and_end(t: Draw) -> str:
    xs, x, i = t.names("xs nums values", "x n v", "i r row")
    end, sep = t.s(t.any(" ", ", ", "-", "")), t.s(t.any("-", ":", "", " | "))
    return t.any(
        f"""
        {xs} = {t.ints(3, 5)}
        for {x} in {xs}:
            print({t.any(x, f"{x} * 2", f"str({x}) + {t.s('!')}", f"{x}, {x} + 1, sep={sep}")}, end={end})
        print()
        print(*{xs}, sep={sep})
        print({t.any(f"*sorted({xs}), sep={sep}, end={t.s('.')}", f"*{t.s(t.word())}, sep={sep}", f"len({xs}), *{xs}[::-1]")})
    """,
        f"""
        for {i} in range({t.any("", "1, ")}{t.n(3, 4)}):
            print({i}, end={t.s(t.any(":", ": ", " "))})
            for {x} in range({i}{t.any("", " + 1", ", 4")}):
                print({t.any(x, f"{x} * {i}", t.s("*"), f"chr(97 + {x})")}, end={end})
            print({t.any("", t.s("|"), f"{t.s('<')}, sep=''")})
    """,
        f"""
        {xs} = {t.word_list(3, 4)}
        for {i}, {x} in enumerate({xs}):
            print({x}, end={t.s("")})
            if {i} < len({xs}) - {t.n(1, 2)}:
                print({sep}, end={end})
        print({t.any("", t.s("."))})
        print(*[{x}[0] for {x} in {xs}], sep={sep})
    """,
    )


@template("formatting")
def templates_with_format(t: Draw) -> str:
    s, rows, a, b = t.names("text form template", "rows people entries", "a name who", "b n age")
    form = t.any(
        "{} is {}", "{1} for {0}", "{:>6}/{:<3}", "{name}: {n}", "{0}{0}-{1}", "{:^7}|{:02d}"
    )
    call = f"{s}.format(name={a}, n={b})" if "name" in form else f"{s}.format({a}, {b})"
    old = (
        t.any("'%s=%d' % ({A}, {B})", "'%5s|' % {A}", "'%.1f' % ({B} / 2)", "'%03d' % {B}")
        .replace("{A}", a)
        .replace("{B}", b)
    )
    return f"""
        {s} = {t.s(form)}
        {rows} = [{", ".join(f"({t.s(p)}, {t.n(1, 60)})" for p in people(t, 2, 3))}]
        out = []
        for {a}, {b} in {rows}:
            out.append({call})
            {t.any(f"print({old})", "print(out[-1])", f"if {b} > {t.n(10, 40)}:" + chr(10) + f"                print({old})")}
        print({t.any("out", f"{t.s('; ')}.join(out)", "max(out, key=len)", "[len(x) for x in out]")})
    """


@template("formatting")
def numbered_list(t: Draw) -> str:
    f, xs, i, x = t.names("numbered menu_of listing", "items steps names", "i n k", "x item s")
    mark = t.any(". ", ") ", " - ")
    entry = t.any(
        f"str({i}) + {t.s(mark)} + {x}",
        formatted(t, "{I}" + mark + "{X.capitalize()}", I=i, X=x),
        f"chr(ord({t.s(t.any('a', 'A'))}) + {i}) + {t.s(mark)} + {x}.strip()",
        f"{t.s('*')} * {i} + {x}",
    )
    return f"""
        def {f}({xs}, start={t.any(1, 1, 0)}):
            lines = []
            for {i}, {x} in enumerate({xs}, start):
                if not {x}.strip():
                    {t.any("continue", f"{x} = {t.s('(none)')}")}
                lines.append({entry})
            return {t.any("lines", t.s(" ") + ".join(lines)", "lines[::-1]")}
        {t.show(f"{f}({literals(t, [*t.words(2, 3), t.any('', ' ', 'x')])})")}
        {t.maybe(t.show(f"len({f}({t.word_list(2, 2)}, {t.n(2, 5)}))"))}
    """


@template("formatting")
def number_in_other_notations(t: Draw) -> str:
    n, out = t.names("n x value", "out text row")
    values = [t.n(2, 100) for _ in range(t.n(3, 4))]
    forms = [
        formatted(t, "{N:b}", N=n),
        formatted(t, "{N:08b}", N=n),
        formatted(t, "{N:x}", N=n),
        formatted(t, "{N:,}", N=f"{n} * 1000"),
        formatted(t, "{N:+d}", N=n),
        formatted(t, "{N:e}", N=f"{n} * 100"),
        f"bin({n})[2:].count('1')",
        f"hex({n}).upper()",
        f"oct({n}).replace('0o', '')",
        f"format({n}, {t.s('o')})",
    ]
    a, b = t.rng.sample(forms, 2)
    return f"""
        for {n} in {values}:
            {out} = [{a}, {b}]
            {t.any(f"if {n} % 2:" + chr(10) + f"                {out}.reverse()", f"{out}.append(len(str({out}[0])))", f"{out} += [int(bin({n}), 2) == {n}]")}
            print({t.any(f"*{out}", out, f"{n}, {out}[0]")})
        {t.any("width", "size", "longest")} = max(len(bin(v)) - 2 for v in {values})
    """


@template("slices")
def cut_to_sizes(t: Draw) -> str:
    f, s, sizes, out, at, n = t.names(
        "cut split_at take_parts",
        "s text row digits",
        "sizes widths lengths",
        "out parts fields",
        "at start pos",
        "n size w",
    )
    text = t.any(t.word() + t.word(), str(t.n(10**7, 10**8)), "20240" + str(t.n(100, 999)))
    return f"""
        def {f}({s}, {sizes}):
            {out} = []
            {at} = 0
            for {n} in {sizes}:
                {out}.append({s}[{at}:{at} + {n}])
                {at} += {n}
            {t.any(f"{out}.append({s}[{at}:])", f"if {at} < len({s}):" + chr(10) + f"                {out}.append({s}[{at}:])")}
            return {t.any(out, f"tuple({out})", f"{t.s('-')}.join({out})")}
        {t.show(f"{f}({t.s(text)}, [{t.n(1, 4)}, {t.n(1, 2)}, {t.n(1, 3)}])")}
        {t.show(f"{f}({t.s(t.word())}, [{t.n(1, 3)}] * 2)")}
    """
