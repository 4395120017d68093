"""What programs print: separators, fields, patterns, tables."""

from .material import CITIES, laid, literals, people, shuffled, table, things
from .registry import Draw, template


def price(t: Draw) -> str:
    return f"{t.n(0, 40)}.{t.any('5', '25', '75', '99', '0', '1')}"


def spec(t: Draw, kind: str) -> str:
    """A format specification for a text, a whole number or a float."""
    fill = t.any("", "", "", "*", "-", ".", "_")
    align = f"{fill}{t.any('<', '>', '^')}" if fill or t.n(0, 1) else ""
    if kind == "s":
        return f"{align}{t.n(4, 10)}{t.any('', '', '.2', '.3')}"
    if kind == "d":
        return t.any(
            f"{align}{t.n(3, 7)}", f"0{t.n(2, 5)}", f"0{t.n(2, 4)}d", "+", ",", "b", "x", ">4d"
        )
    return t.any(
        f".{t.n(0, 3)}f",
        f"{t.n(5, 8)}.{t.n(1, 2)}f",
        ".1%",
        f"{align}{t.n(6, 9)}.2f",
        "+.1f",
        ".0%",
    )


@template("printing")
def separators_and_ends(t: Draw) -> str:
    xs, n, w = t.names("xs nums row", "n k count", "w word name")
    sep, end = t.s(t.any("-", ", ", "", " | ", "/", "...")), t.s(t.any(" ", "", ";", "!", ", "))
    lines = shuffled(
        t,
        t.n(4, 5),
        f"print({n}, {w}, {t.any('None', 'True', '2.5', '[]', '()')})",
        f"print({n}, {w}, {xs}, sep={sep})",
        f"print(*{xs}, sep={sep})",
        f"print({w}, end={end})",
        f"print(*{xs}, {w}, sep={sep}, end={end})",
        "print()",
        f"print({t.s('')}, {n}, {t.s('')}, sep={t.s(':')})",
        f"for x in {xs}:¶    print(x, end={end})¶" + t.any("print()", f"print({t.s('|')})"),
        f"for i, c in enumerate({w}):¶    print(i, c, sep={t.s('')}, end={end})¶print()",
        f"print({t.s('a')} + {t.s('b')}, {t.s('a')}, {t.s('b')}, sep={sep})",
        f"print({n} * 2, {n} / 2, {w} * 2, sep={t.any(sep, 'None', repr(chr(10)))})",
        f"print({w}[0], {w}[1:], sep={sep}, end={t.any(end, repr('.' + chr(10)))})",
    )
    return laid(f"""
        {xs} = {t.ints(2, 4)}
        {n}, {w} = {t.n(0, 20)}, {t.s(t.word())}
        {lines}
        print({t.s("end")})
    """)


@template("printing")
def widths_in_fields(t: Draw) -> str:
    s, n, x, w = t.names("name city word", "n count qty", "x price ratio", "w width size")

    def field() -> str:
        return t.any(
            f"{{{s}:{spec(t, 's')}}}",
            f"{{{n}:{spec(t, 'd')}}}",
            f"{{{x}:{spec(t, 'f')}}}",
            f"{{{s}:>{{{w}}}}}",
            f"{{{n}:{t.any('0', '', '*^')}{{{w}}}}}",
            f"{{{x}:{{{w}}}.{t.n(1, 2)}f}}",
            f"{{{x}:.{{{n} % 4}}f}}",
            f"{{{s}!r:{t.n(6, 10)}}}",
            f"{{{n} * 1000:,}}",
            f"{{{s}.upper():{t.any('<', '^')}{t.n(5, 8)}}}",
        )

    def line() -> str:
        edge = t.any("", "|", "[", "")
        joint = t.any(" ", "|", " - ", ": ", "")
        close = {"[": "]"}.get(edge, edge)
        return f'print(f"{edge}{joint.join(field() for _ in range(t.n(1, 3)))}{close}")'

    loop = t.any(
        "¶".join(line() for _ in range(t.n(2, 4))),
        f"for {w} in ({t.n(4, 6)}, {t.n(7, 10)}):¶    {line()}¶    {line()}",
        f"for {n} in {t.numbers(2, 3, 0, 120)}:¶    {line()}¶    {line()}",
        f"for {s} in {literals(t, t.words(2, 3))}:¶    {line()}",
    )
    return laid(f"""
        {s} = {t.s(t.any(t.word(), t.any(*CITIES)))}
        {n}, {x} = {t.n(0, 150)}, {t.any(price(t), f"0.{t.n(1, 99)}")}
        {w} = {t.n(4, 9)}
        {loop}
        {t.maybe(line())}
    """)


@template("printing")
def names_with_their_values(t: Draw) -> str:
    f, a, b, s = t.names("area total mix twice", "a x width", "b y height", "s tag name")
    xs = t.name("xs", "items", "row")
    value = t.any(f"{a} * {b}", f"{a} + {b} * 2", f"{a} - {b}", f"({a}, {b})", f"[{a}] * 2")
    debug = t.any(f"{{{a}=}}", f"{{{a}=}}, {{{b}=}}", f"{{{a} = }}", f"{{{a}=}} {{{b} + 1=}}")
    lines = shuffled(
        t,
        3,
        f'print(f"{{{a}=}} {{{b}=}}")',
        f'print(f"{{{s}=}}", f"{{{s}!r}}", f"{{{s}}}")',
        f'print(f"{{{f}({a}, {b})=}}")',
        f'print(f"{{{xs}=}} {{len({xs}) = }}")',
        f'print(f"{{{a} / 3=:.2f}}")',
        f'print(f"{{{s}!r:>{t.n(8, 10)}}}|{{{a}:>{t.n(3, 5)}}}")',
        f'print(f"{{{a} > {b}=}}", f"{{{xs}[0]=}}")',
        f'print(f"{{{s}.upper()=}}, {{{b} ** 2}}")',
        f'print(f"{{{{{s}}}}} is {{{s}}}")',
        f'for {a} in {xs}: print(f"{{{a}=}}", end={t.s(" ")})',
        f'{s} += f"-{{{a}}}"; print(f"{{{s}=!s}}")',
    )
    return laid(f"""
        def {f}({a}, {b}):
            {t.maybe(f'print(f"{debug}")', 0.6)}
            return {value}
        {a}, {b} = {t.n(1, 12)}, {t.n(0, 9)}
        {s}, {xs} = {t.s(t.word())}, {t.ints(2, 3)}
        {lines}
    """)


@template("printing")
def places_in_a_pattern(t: Draw) -> str:
    a, b, d, row = t.names("a first name", "b second n", "d person info", "row p pair")
    k1, k2 = t.rng.sample(["name", "city", "age", "id", "x", "y"], 2)
    pattern = t.name("pattern", "line", "fmt")
    colon, slash = f"{{{k1}}}: {{{k2}}}", f"{{{k1}}} / {{{k2}}}"
    item, centred = f"{{p[{k1}]!r}}", f"[{{:^{t.n(4, 7)}}}]"
    lines = shuffled(
        t,
        t.n(3, 4),
        f"print({t.s('{} and {}')}.format({a}, {b}))",
        f"print({t.s('{1}, {0}, {1}')}.format({a}, {b}))",
        f"print({t.s('{0}{0}{1:>4}')}.format({a}, {b}))",
        f"print({t.s(colon)}.format({k1}={a}, {k2}={b}))",
        f"print({t.s(slash)}.format(**{d}))",
        f"print({t.s('{0[0]}-{0[1]}')}.format({row}))",
        f"print({t.s(item)}.format(p={d}))",
        f"print({pattern}.format({a}, {b}))¶print({pattern}.format({t.s('-')}, {t.n(1, 99)}))",
        f"for x in {row}: print({t.s(centred)}.format(x))",
        f"print({t.s('{:{}}|{:{w}}')}.format({a}, {t.n(6, 9)}, {b}, w={t.n(3, 6)}))",
        f"print({t.s('{{{}}} {!r}')}.format({b}, {a}))",
        f"print({t.s('{:,} {:.2f} {:5.1%}')}.format({b} * 1234, {b} / 7, {b} / 100))",
        f"print({t.s(', ')}.join({t.s('{}={}')}.format(k, v) for k, v in {d}.items()))",
        f"print(format({b}, {t.s(t.any('>5', '04', '+', 'b'))}), format({a}, {t.s('*^9')}))",
    )
    form = t.any("{:<8}|{:>3}", "{:>8}: {}", "{0}={1:03}", "{:.<9}{:.>4}", "{!r:8} {:<3}.")
    return laid(f"""
        {a}, {b} = {t.s(t.any(*people(t, 2, 3)))}, {t.n(1, 99)}
        {d} = {{{t.s(k1)}: {t.s(t.any(*CITIES))}, {t.s(k2)}: {t.n(1, 90)}}}
        {row} = ({t.n(1, 9)}, {t.any(t.s(t.word()), str(t.n(10, 30)))})
        {pattern} = {t.s(form)}
        {lines}
    """)


@template("printing")
def percent_signs(t: Draw) -> str:
    s, n, x, rows = t.names("name s item", "n count k", "x price p", "rows stock data")
    goods = ", ".join(f"({t.s(g)}, {t.n(1, 30)}, {price(t)})" for g in things(t, 2, 3))
    line = t.any(
        f"{t.s('%-8s%3d%8.2f')} % ({s}, {n}, {x})",
        f"{t.s('%s: %d x %.1f')} % ({s}, {n}, {x})",
        f"{t.s('%8s|%-4d|')} % ({s}, {n}) + str({x})",
        f"{t.s('%03d %s (%5.2f)')} % ({n}, {s}.upper(), {x})",
        f"{t.s('%r %+d')} % ({s}, {n})",
        f"{t.s('%.3s %4d %g')} % ({s}, {n} * 2, {x})",
    )
    lines = shuffled(
        t,
        2,
        f"print({t.s('%d%%')} % ({n} * 100 // {t.n(30, 60)}))",
        f"print({t.s('%s and %s')} % ({t.ints(1, 2)}, None))",
        f"print({t.s('%(a)s-%(b)s')} % {{{t.s('a')}: {n}, {t.s('b')}: {s}}})",
        f"print({t.s('total %8.2f')} % sum(p for _, _, p in {rows}))",
        f"print({t.s('%5s' * 3)} % ({t.s('a')}, {n}, True))",
        f"print({t.s('%x %o %e')} % ({n}, {n}, {x}))",
        f"print({t.s('-')} * {t.n(10, 20)}, {t.s('%c')} % {t.s('z')})",
    )
    return laid(f"""
        {rows} = [{goods}]
        {t.maybe(f"print({t.s('%-8s%3s')} % ({t.s('item')}, {t.s('n')}))")}
        for {s}, {n}, {x} in {t.any(rows, f"sorted({rows})", f"{rows}[::-1]")}:
            print({line})
        {lines}
    """)


@template("printing")
def justified_by_methods(t: Draw) -> str:
    f, s, w, rows = t.names("cell pad fit", "text s value", "w width size", "rows lines table")
    how = t.any(
        f"str({s}).ljust({w})",
        f"str({s}).rjust({w}, {t.s(t.any('.', ' ', '0'))})",
        f"str({s}).center({w}, {t.s(t.any('*', '-', ' '))})",
        f"str({s})[:{w}].ljust({w}, {t.s('_')})",
        f"{t.s(' ')} * ({w} - len(str({s}))) + str({s})",
        f"str({s}).zfill({w}) if isinstance({s}, int) else {s}.ljust({w})",
    )
    data = ", ".join(f"({t.s(g)}, {t.n(0, 150)})" for g in t.words(2, 4))
    body = t.any(
        f"print({f}(a, {t.n(5, 8)}) + {f}(b, {t.n(3, 5)}))",
        f"print({f}(a, {t.n(5, 8)}), {f}(b, {t.n(3, 5)}), sep={t.s('|')})",
        f"print({t.s('|')} + {f}(a, {t.n(5, 9)}) + {t.s('|')})",
        f"print({t.s(' ')}.join({f}(v, {t.n(4, 7)}) for v in (a, b)))",
        f"line = {f}(a, {t.n(5, 8)})¶line += {f}(b, {t.n(3, 6)})¶print(line.rstrip())",
    )
    title = t.any(
        f"print({t.s(t.word().title())}.center({t.n(10, 16)}, {t.s(t.any('=', ' ', '-', '~'))}))",
        f"print({f}({t.s('name')}, {t.n(5, 8)}) + {f}({t.s('n')}, 3))",
        f"print({t.s('#')} * {t.n(6, 12)})",
    )
    return laid(f"""
        def {f}({s}, {w}):
            return {how}
        {rows} = [{data}]
        {title}
        for a, b in {t.any(rows, f"sorted({rows}, key=lambda r: r[1])")}:
            {body}
        {t.any(f"print({f}({t.s('total')}, {t.n(6, 9)}) + str(sum(b for _, b in {rows})))", f"print(repr({f}({t.n(1, 99)}, {t.n(3, 6)})))", "print(len(line))" if "line =" in body else "")}
    """)


@template("printing")
def table_under_a_rule(t: Draw) -> str:
    f, head, rows, ws = t.names(
        "show draw print_table", "head header cols", "rows data table", "widths ws sizes"
    )
    who = people(t, 2, 3)
    kind = t.n(0, 1)
    data = ", ".join(f"({t.s(p)}, {t.n(1, 100)}{'' if kind else f', {price(t)}'})" for p in who)
    names = ["name", t.any("score", "age", "n")] + ([] if kind else [t.any("sum", "mean")])
    mark = t.s(t.any("-", "=", "~"))
    rule = t.any(
        f"print({mark} * len(line))",
        f"print({t.s('-')} * (sum({ws}) + {t.n(1, 3)}))",
        f"print({t.s('+')}.join({mark} * w for w in {ws}))",
        f"print(*({mark} * w for w in {ws}))",
    )
    joint = t.s(t.any(" ", "|", " | ", ""))
    width = t.any(
        f"{ws} = [{', '.join(str(t.n(6, 9)) for _ in names)}]",
        f"{ws} = [max(len(str(r[i])) for r in [{head}, *{rows}]) for i in range(len({head}))]",
        f"{ws} = [len(h) + {t.n(1, 4)} for h in {head}]",
    )
    cell = t.any('f"{c:{w}}"', 'f"{c:>{w}}"', "str(c).ljust(w)", "str(c).rjust(w)", 'f"{c!s:^{w}}"')
    return laid(f"""
        def {f}({head}, {rows}):
            {width}
            line = {joint}.join(h.{t.any("ljust", "rjust", "center")}(w) for h, w in zip({head}, {ws}))
            print(line{t.any("", ".title()", ".upper()")})
            {rule}
            for r in {rows}:
                print({joint}.join({cell} for c, w in zip(r, {ws})))
            {t.any(rule, f"return len({rows})", f"print({t.s('rows:')}, len({rows}))", "")}
        {t.any(f"print({f}({literals(t, names)}, [{data}]))", f"{rows} = [{data}]¶{f}({literals(t, names)}, {rows})", f"{f}({literals(t, names)}, sorted([{data}]))")}
    """)


@template("printing")
def bars_for_numbers(t: Draw) -> str:
    f, d, k, v = t.names("bar draw meter", "votes sales data", "k name label", "v n count")
    full, rest = t.any(("#", "."), ("*", " "), ("=", "-"), ("|", ""))
    most = t.n(6, 12)
    size = t.any(v, f"{v} * {most} // top", f"round({v} / top * {most})", f"{v} // 2 + {v} % 2")
    line = t.any(
        f"{t.s('[')} + {t.s(full)} * n + {t.s(rest)} * ({most} - n) + {t.s(']')}",
        f"{t.s(full)} * n",
        f"({t.s(full)} * n).ljust({most}, {t.s(rest or ' ')}) + str({v})",
        f"({t.s(full)} * n).rjust({most})",
    )
    entries = {w: t.n(0, 10) for w in t.words(2, 4)}
    out = t.any(
        f'print(f"{{{k}:<6}}{{{f}({v}, top)}}")',
        f"print({k}.rjust(6), {f}({v}, top), sep={t.s(': ')})",
        f"print({f}({v}, top), {k})",
        f'print(f"{{{v} * 100 // top:3}}% {{{f}({v}, top)}}")',
    )
    order = t.any(
        f"{d}.items()", f"sorted({d}.items())", f"sorted({d}.items(), key=lambda p: -p[1])"
    )
    return laid(f"""
        def {f}({v}, top):
            n = {size}
            {t.any(f"if n == 0: return {t.s('(none)')}", f"if n > {most}: n = {most}", "")}
            return {line}
        {d} = {table(t, entries)}
        top = max({d}.values()) {t.any("or 1", "+ 1", "or 1")}
        for {k}, {v} in {order}:
            {out}
        {t.maybe(f"print({t.s('-')} * {most}, sum({d}.values()))")}
    """)
