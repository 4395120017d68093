"""What programs print: formats, tables, separators."""

from .material import CITIES, block, literals, people, phrase, shuffled, table, things
from .registry import Draw, template


def laid(text: str) -> str:
    """The text of a template; what comes after a ¶ is a line of its own, as deep as the line it stands in."""
    lines = text.split("\n")
    return "\n".join(x.replace("¶", "\n" + x[: len(x) - len(x.lstrip())]) for x in lines)


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


@template("printing")
def lines_joined_at_last(t: Draw) -> str:
    f, out, x, xs = t.names(
        "report render summary", "out lines parts", "x item w", "xs items words"
    )
    data = t.any(literals(t, t.words(2, 4)), t.ints(3, 4, 0, 30), literals(t, people(t, 2, 3)))
    numbers = data[1].isdigit()
    entry = t.any(
        f'f"{{i}}. {{{x}}}"',
        f"str(i) + {t.s(') ')} + str({x})",
        f'f"{{{x}:>{t.n(4, 8)}}}"',
        f"str({x}) * {t.n(2, 3)}",
        f"{t.s('* ')} + str({x})" + ("" if numbers else ".title()"),
        f"{t.s('even' if numbers else 'long')} if {f'{x} % 2 == 0' if numbers else f'len({x}) > 3'} else str({x})",
    )
    fill = t.any(
        f"for i, {x} in enumerate({xs}, {t.n(0, 1)}):¶    {out}.append({entry})",
        f"i = 0¶for {x} in {xs}:¶    i += 1¶    {out} += [{entry}]",
        f"{out} += [{entry} for i, {x} in enumerate({xs})]",
        f"for i, {x} in enumerate({xs}):¶    if i: {out}.append({t.s(t.any('', '--'))})¶    {out}.append({entry})",
    )
    joint = t.any(repr("\n"), repr("\n"), t.s(", "), t.s(" | "), repr("\n\t"))
    return laid(f"""
        def {f}({xs}):
            {out} = [{t.any("", t.s(t.word().upper()), f"{t.s('=')} * {t.n(5, 9)}")}]
            {fill}
            {t.any(f"{out}.append({t.s('total ')} + str(len({xs})))", f"{out}.insert(0, {t.s('start')})", f"{out}.append({t.s('-')} * len({out}[-1]))", "")}
            return {joint}.join({out})
        {t.any(f"print({f}({data}))", f"text = {f}({data})¶print(text)¶print({t.any('len(text)', 'text.count(chr(10))', 'len(text.splitlines())')})", f"for row in {f}({data}).splitlines(): print({t.s('>')}, row)")}
    """)


@template("printing")
def quotes_and_escapes(t: Draw) -> str:
    a, b, c, xs = t.names("a s line", "b quote said", "c path tabs", "xs parts texts")
    one, two = t.words(2, 2)[:2]
    first = t.any(f'"it\'s {one}"', f"'{one}\\n{two}'", f"'{one}\\t{two}'", f"'it\\'s {one}'")
    second = t.any(f"'say \"{two}\"'", f'"say \\"{two}\\""', f"'\"' + '{two}' + '\"'", '"\'" * 2')
    third = t.any(
        f"'{one}\\\\{two}'",
        f"r'\\{one}\\n'",
        f"'{one}\\\\n'",
        f"'\\t{two}\\t'",
        f"'{one}\\n\\n{two}\\n'",
    )
    lines = shuffled(
        t,
        t.n(4, 5),
        f"print({a}, len({a}))",
        f"print(repr({a}))",
        f"print({b}, repr({b}))",
        f"print([{a}, {b}, {c}])",
        f"print({c})",
        f'print(f"{{{c}!r}} {{len({c})}}")',
        f"print({{{b}: {a}}})",
        f"{xs} = {a}.split({t.any('', repr(chr(10)), repr(chr(9)))}); print({xs})",
        f"print(({c},), str({a}) == {a})",
        f"print({c}.strip(), end={'|' + chr(10)!r})",
        f"print(repr(repr({t.any(a, b)})))",
        f"print({a}.replace({t.any(repr(chr(10)), repr(chr(9)), t.s(' '))}, {t.s('_')}))",
        f"print({a} + {chr(10)!r} + {b}, sep={chr(10)!r})",
        f"for ch in {t.any(b, a)}[:3]: print(repr(ch), end={t.s(' ')})",
    )
    return laid(f"""
        {a} = {first}
        {b} = {second}
        {c} = {third}
        {lines}
        {t.maybe("print()")}
    """)


@template("printing")
def odd_numbers_shown(t: Draw) -> str:
    x, y, f = t.names("x a total", "y b part", "show tell say")
    d = t.n(2, 7)
    lines = shuffled(
        t,
        5,
        f"{f}({t.any('0.1 + 0.2', '0.1 * 3', '1.1 + 2.2', '0.5 + 0.25', '0.7 + 0.1')})",
        f"{f}(round({t.any('2.675', '0.5', '1.5', '2.5', '3.14159', '1234.5')}{t.any('', ', 2', ', 1')}))",
        f"{f}(-{x} // {d}, -{x} % {d})",
        f"{f}({x} // -{d}, {x} % -{d})",
        f"{f}(divmod(-{x}, {d}), int(-{x} / {d}))",
        f"{f}({t.any(f'{t.n(2, 9)} ** {t.n(9, 15)}', f'10 ** {t.n(6, 18)}', '2 ** 40')})",
        f"{f}({t.any('1e16', '1.0e5', '1 / 1000000', '123456789.0', '1e3', '2e-3')})",
        f"{f}({x} / {y}, {x} // {y}, {x} % {y})",
        f"{f}({t.any('7 / 2', '6 / 2', '4 ** 0.5', '8 ** -1', '10 / 3')})",
        f"{f}(True + {x}, not {y}, None)",
        f"{f}({x} == {x}.0, {x} is not None, {y} > {x} > 0)",
        f"{f}(float({x}), int({y}.9), float({t.s('2.50')}))",
        f"{f}(round({x} / {y}, {t.n(1, 3)}), round(-{y} / 2))",
        f"{f}({t.any('1_000_000', '0x1f', '0b101', '-0.0', '.5')}, abs(-{x}))",
        f"{f}(max({x}, {y}.5), sum([0.1] * {t.n(2, 4)}), bool({t.any('0', '0.0', '3')}))",
    )
    lines = (
        lines.replace(f"{x}.0", f"float({x})")
        .replace(f"{y}.9", f"{y} + 0.9")
        .replace(f"{y}.5", f"{y} + 0.5")
    )
    head, body = t.any(
        ("*values", "print(*values)"),
        ("*values", "for v in values: print(v)"),
        ("*values", f"print(*values, sep={t.s(', ')})"),
        ("first, *rest", "print(type(first).__name__, first, rest)"),
        ("*values", "print(len(values), values)"),
    )
    return laid(f"""
        def {f}({head}):
            {body}
        {x}, {y} = {t.n(5, 30)}, {t.n(1, 7)}
        {lines}
    """)


@template("printing")
def containers_shown(t: Draw) -> str:
    d, xs, pair, s = t.names("d info box", "xs rows grid", "pair p point", "s word tag")
    w1, w2 = (t.s(w) for w in t.rng.sample(["red", "blue", "it's", "a b", "up", ""], 2))
    lines = shuffled(
        t,
        t.n(4, 5),
        f"print({d})",
        f"print({xs}, len({xs}))",
        f"print({pair}, {pair}[0], ({s},))",
        f"print([{pair}, {d}])",
        f"print({xs}[0], *{xs}[1:])",
        f"{d}[{pair}] = {xs}; print({d})",
        f"print({{{s}: [None, True, {t.n(0, 9)}.5]}})",
        f"for k in {d}: print(k, {d}[k], sep={t.s(' -> ')})",
        f"print(list({d}), list({d}.values()), {d}.items())",
        f"{xs}.append(({s}, [])); print({xs})",
        f"print([], (), {{}}, set(), {t.s('')}, [{t.s('')}])",
        f"print(str({pair}) + {s}, repr({s}))",
        f'print(f"{{{xs}}} {{{pair}!r}} {{{s}!r}}")',
        f"print(tuple({xs}), list({s}), [{s}] * 2)",
        f"print({{{t.n(1, 9)}}}, frozenset(), range({t.n(2, 5)}))",
    )
    return laid(f"""
        {s} = {w1}
        {d} = {{{w2}: {t.n(0, 9)}, {t.s("k")}: {t.any("None", "[1, 2]", "(1,)", t.s("v"), "{}")}}}
        {xs} = {t.any(f"[[{t.n(0, 9)}, {t.n(0, 9)}], []]", f"[{t.n(0, 9)}, {t.s(t.word())}, 1.5]", f"[({t.n(0, 9)}, {t.s('a')}), ({t.n(0, 9)}, {t.s('b')})]")}
        {pair} = ({t.n(0, 9)}, {t.any(f"-{t.n(1, 9)}", t.s(t.word()), "(True, None)")})
        {lines}
    """)


@template("printing")
def objects_shown(t: Draw) -> str:
    c, a, n, p = t.names("Book Card Item Pet", "title name label", "n price age", "p one first")
    fstr = t.any(
        f'f"{{self.{a}}} ({{self.{n}}})"',
        f"self.{a} + {t.s(' x')} + str(self.{n})",
        f"{t.s('%s/%d')} % (self.{a}, self.{n})",
        f"self.{a}.title()",
    )
    frepr = t.any(
        f'f"{c}({{self.{a}!r}}, {{self.{n}}})"',
        f'"<{c} " + self.{a} + ">"',
        f'f"{{type(self).__name__}}({{self.{n}}})"',
        "str(self)",
    )
    form = t.any("repr", "both", "both", "format")
    if form == "repr" and frepr == "str(self)":
        form = "both"
    methods = [f"def __repr__(self):¶    return {frepr}"]
    if form != "repr":
        said = t.maybe(f"¶    print({t.s('str')})")
        methods.append(f"def __str__(self):{said}¶    return {fstr}")
    if form == "format":
        methods.append(f"def __format__(self, spec):¶    return format(self.{t.any(a, n)}, spec)")
    wide = f"{{{p}:>6}}" if form == "format" else f"{{{p}!r:>20}}"
    lines = shuffled(
        t,
        t.n(4, 5),
        f"print({p})",
        f"print(repr({p}), str({p}))",
        f"print([{p}, {c}({t.s(t.word())}, {t.n(1, 9)})])",
        f"print({{{t.s('k')}: {p}}}, ({p},))",
        f'print(f"{{{p}}} {{{p}!r}}")',
        f'print(f"|{wide}|")',
        f"print({p}, {t.n(1, 9)}, sep={t.s('-')})",
        f"for b in xs: print(b, end={t.s('; ')})",
        f"print({t.s(', ')}.join(map(str, xs)))",
        f"print({t.s('got ')} + str(xs[0]), len(xs))",
        f"{p}.{n} += {t.n(1, 9)}; print({p})",
        f"print(*xs, sep={t.s(' | ')})",
        f"print({t.s('%s and %r')} % ({p}, xs[1]))",
    )
    return laid(f"""
        class {c}:
            def __init__(self, {a}, {n}):
                self.{a} = {a}
                self.{n} = {n}
            {block(t.rng.sample(methods, len(methods)), 1)}
        {p} = {c}({t.s(t.word())}, {t.n(1, 40)})
        xs = [{p}, {c}({t.s(t.word())}, {t.n(1, 9)})]
        {lines}
    """)


@template("printing")
def text_grown_in_loops(t: Draw) -> str:
    f, s, out, c = t.names("mark spread encode", "s text word", "out res built", "c ch letter")
    step = t.any(
        f"{out} += {c} + {t.s(t.any('-', '.', ' '))}",
        f"{out} = {c} + {out}",
        f"{out} += {c} * (i + 1)",
        f"{out} += {c}.upper() if i % 2 else {c}",
        f"if {c} in {t.s('aeiou')}:¶    {out} += {t.s('*')}¶else:¶    {out} += {c}",
        f"if i and i % {t.n(2, 3)} == 0:¶    {out} += {t.any(t.s('|'), t.s(' '), repr(chr(10)))}¶{out} += {c}",
        f"{out} += str(i) + {c}¶print({out})",
        f"if {c} == {t.s(' ')}:¶    continue¶{out} = {out} + {c} + {out}[:1]",
    )
    end = t.any(
        f"return {out}",
        f"return {out}.strip({t.s('- .')})",
        f"print({out})",
        f"return {t.s('<')} + {out} + {t.s('>')}",
    )
    texts = [t.s(t.any(t.word(), phrase(t, 1, 2))) for _ in range(2)]
    return laid(f"""
        def {f}({s}):
            {out} = {t.any(t.s(""), t.s(""), t.s(">"), f"{s}[0]")}
            for i, {c} in enumerate({s}{t.any("", "", "[1:]", "[::-1]")}):
                {step}
            {end}
        {t.any(f"print({f}({texts[0]}))", f"r = {f}({texts[0]})¶print(r, repr(r))", f"for w in ({', '.join(texts)}): print({f}(w))")}
        {t.maybe(f"print({f}({texts[1]}), sep={t.s('')}, end={'!' + chr(10)!r})", 0.4)}
    """)


@template("printing")
def shapes_of_symbols(t: Draw) -> str:
    f, n, i = t.names("draw shape pattern", "n size h", "i row k")
    c = t.s(t.any("*", "#", "o", "+", "x"))
    line = t.any(
        f"print({c} * {i})",
        f"print({t.s(' ')} * ({n} - {i}) + {c} * {i})",
        f"print({t.s(' ')} * ({n} - {i}) + {c} * (2 * {i} - 1))",
        f"print(({c} * (2 * {i} - 1)).center(2 * {n} - 1, {t.s(t.any('.', ' ', '-'))}))",
        f"print({c} * ({n} - {i} + 1))",
        f"print({c}, {t.s(' ')} * {i}, {c}, sep={t.s('')})",
        f"print(*[{c}] * {i})",
        f"if {i} in (1, {n}): print({c} * {n})¶else: print({c} + {t.s(' ')} * ({n} - 2) + {c})",
        f"for j in range({n}):¶"
        + f"    print({c} if (i_ + j) % 2 == 0 else {t.s('.')}, end={t.s('')})".replace("i_", i)
        + "¶print()",
        f"for j in range({i}):¶    print({c}, end={t.s(t.any('', ' '))})¶print()",
        f"for j in range({n}): print({c} if j == {i} - 1 or j == {n} - {i} else {t.s(' ')}, end={t.s('')})¶print({t.s('|')})",
        f"line = {t.s('')}¶for j in range(1, {n} + 1): line += {c} if j <= {i} else {t.s('.')}¶print(line)",
    )
    order = t.any(
        f"range(1, {n} + 1)",
        f"range(1, {n} + 1)",
        f"range({n}, 0, -1)",
        f"list(range(1, {n})) + list(range({n}, 0, -1))",
    )
    return laid(f"""
        def {f}({n}{t.any("", f", {t.any('times', 'label')}=1")}):
            for {i} in {order}:
                {line}
            {t.any(f"print({t.s('-')} * {n})", f"return {n} * {n}", "")}
        {t.any(f"{f}({t.n(2, 4)})", f"print({f}({t.n(2, 4)}))", f"for k in (1, {t.n(2, 3)}): {f}(k)", f"{f}({t.n(1, 2)}); {f}({t.n(2, 4)})")}
    """)


@template("printing")
def grids_of_numbers(t: Draw) -> str:
    f, n, i, j = t.names("grid table rows", "n size m", "i r row", "j c col")
    value = t.any(
        f"{i} * {j}",
        f"{i} + {j}",
        f"({i} - 1) * {n} + {j}",
        f"{i} ** {j}",
        f"max({i}, {j})",
        f"abs({i} - {j})",
        f"({i} + {j}) % {n}",
    )
    cell = t.any(f'f"{{{value}:{t.n(2, 4)}}}"', f"str({value}).rjust({t.n(2, 4)})", value)
    if cell == value:
        rows = t.any(
            f"for {j} in range(1, {n} + 1):¶    print({value}, end={t.any(repr(chr(9)), t.s(' '))})¶print()",
            f"print(*[{value} for {j} in range(1, {n} + 1)])",
            f"print([{value} for {j} in range(1, {i} + 1)])",
            f"row = [{value} for {j} in range(1, {n} + 1)]¶print(sum(row), row)",
        )
    else:
        rows = t.any(
            f"print({t.s('')}.join({cell} for {j} in range(1, {n} + 1)))",
            f"for {j} in range(1, {i} + 1):¶    print({cell}, end={t.s('')})¶print()",
            f"line = str({i}) + {t.s('|')}¶for {j} in range(1, {n} + 1):¶    line += {cell}¶print(line)",
            f"print(*({cell} for {j} in range({i}, {n} + 1)), sep={t.s('')})",
        )
    head = t.any(
        f"print({t.s('  ')} + {t.s('')}.join(str(k).rjust(3) for k in range(1, {n} + 1)))",
        f"print({t.s('=')} * ({n} * {t.n(2, 4)}))",
        f"print({t.s('size')}, {n})",
        "",
        "",
    )
    return laid(f"""
        def {f}({n}):
            {head}
            for {i} in range(1, {n} + 1):
                {rows}
        {t.any(f"{f}({t.n(2, 4)})", f"{f}({t.n(2, 3)})¶print({t.s('--')})¶{f}({t.n(1, 3)})", f"print({f}({t.n(2, 3)}))")}
    """)


@template("printing")
def paid_at_the_till(t: Draw) -> str:
    f, cart, total, name = t.names(
        "till checkout print_bill", "cart items order", "total due amount", "name item what"
    )
    data = ", ".join(f"({t.s(g)}, {t.n(1, 5)}, {price(t)})" for g in things(t, 2, 3))
    w = t.n(14, 20)
    line = t.any(
        f'print(f"{{{name}:<{w - 8}}}{{cost:>8.2f}}")',
        f'print(f"{{n}} x {{{name}:<6}} {{cost:7.2f}}")',
        f"print({name}.ljust({w - 8}, {t.s('.')}) + str(round(cost, 2)).rjust(8, {t.s('.')}))",
        f"print({t.s('%-8s%2d %7.2f')} % ({name}, n, cost))",
        f"if n > 1: print(f'{{{name}}} ({{n}} @ {{p}})')¶else: print({name})¶print(f'{{cost:10.2f}}')",
    )
    after = t.any(
        f"if {total} > {t.n(20, 60)}:¶    {total} *= 0.9¶    print({t.s('discount 10%')})",
        f"tax = {total} * {t.any('0.2', '0.07', '0.1')}"
        + '¶print(f"tax {tax:.2f}")'
        + f"¶{total} += tax",
        "",
    )
    last = t.any(
        f"print(f\"{{'TOTAL':<{w - 8}}}{{{total}:>8.2f}}\")",
        f"print({t.s('total:')}, round({total}, 2))",
        f'print(f"total {{{total}:.2f}}".rjust({w}))',
        f"return round({total}, 2)",
    )
    mark = t.s(t.any("-", "=", "."))
    return laid(f"""
        def {f}({cart}):
            {total} = {t.any("0", "0.0")}
            {t.any(f"print({t.s('RECEIPT')}.center({w}{t.any('', ', ' + mark)}))", f"print({mark} * {w})", "")}
            for {name}, n, p in {cart}:
                cost = n * p
                {total} += cost
                {line}
            {t.any(f"print({mark} * {w})", "print()")}
            {after}
            {last}
        {t.any(f"{f}([{data}])", f"print({f}([{data}]))", f"{cart} = [{data}]¶{t.any('paid', 'r')} = {f}({cart})")}
    """)


@template("printing")
def listed_by_value(t: Draw) -> str:
    d, k, v = t.names("scores stock votes", "k name key", "v n points")
    entries = {p: t.n(0, 30) for p in t.any(people(t, 3, 4), things(t, 3, 4))}
    order = t.any(
        f"sorted({d}.items(), key=lambda p: p[1]{t.any('', ', reverse=True')})",
        f"sorted({d}.items(), key=lambda p: (-p[1], p[0]))",
        f"sorted({d}.items(), reverse=True)",
        f"sorted([(v, k) for k, v in {d}.items()])",
        f"[(k, {d}[k]) for k in sorted({d}, key={d}.get)]",
    )
    line = t.any(
        f'print(f"{{i:>2}}. {{{k}:<8}}{{{v}:>4}}")',
        f"print(i, {k}, {v})",
        f"print({k}, {v}, sep={t.s(': ')})",
        f'print(f"{{{k}!s:.<10}}{{{v}}}")',
        f"print({t.s('#')} + str(i), {k}, {t.s('*') if 'sorted([' in order else f'{t.s(chr(42))} * ({v} // 5)'})",
        f"if i == 1: print({t.s('best:')}, {k})¶else: print({t.s(' ')} * i, {k}, {v})",
    )
    limit = t.any("", "", f"[:{t.n(2, 3)}]")
    after = t.any(
        f"print({t.s('sum')}, sum({d}.values()))",
        f"print(max({d}, key={d}.get), min({d}.values()))",
        f'print(f"mean {{sum({d}.values()) / len({d}):.1f}}")',
        "",
    )
    return laid(f"""
        {d} = {table(t, entries)}
        {t.maybe(f"{d}[{t.s(t.any(*entries))}] {t.any('+=', '-=')} {t.n(1, 9)}")}
        {t.maybe(f"print({t.s('place'.ljust(8))} + {t.s('value')})", 0.4)}
        for i, ({k}, {v}) in enumerate({order}{limit}, 1):
            {line}
        {after}
    """)


@template("printing")
def results_that_are_none(t: Draw) -> str:
    f, g, x = t.names("show hello report", "double area grade", "x n value")
    first = t.any(
        f"print({t.s('got')}, {x})",
        f"print({x}, end={t.s(' ')})¶if {x} > {t.n(3, 8)}:¶    return {x}",
        f"for i in range({t.n(1, 3)}):¶    print(i, {x})",
        f"if not {x}: return¶print({t.s('=')} * {x})",
        f'print(f"<{{{x}}}>")' + "¶return print()",
    )
    second = t.any(
        f"return {x} * {t.n(2, 3)}",
        f"{f}({x})¶return {x} + {t.n(1, 9)}",
        f"if {x} % 2:¶    return {x}, {t.s('odd')}¶print({t.s('even')})",
        f"r = {x} ** 2¶print({t.s('r is')}, r)¶return r",
    )
    lines = shuffled(
        t,
        t.n(3, 4),
        f"print({f}({t.n(0, 9)}))",
        f"r = {f}({t.n(0, 9)}); print(r is None, r)",
        f"print({f}({t.n(1, 5)}), {g}({t.n(1, 9)}))",
        f"{f}({t.n(1, 9)})",
        f"{g}({t.n(1, 9)})",
        f"print([{f}({t.n(0, 9)}), {g}({t.n(1, 9)})])",
        f"x2 = {g}({t.n(1, 5)}) or {f}({t.n(1, 9)}); print(x2)",
        f'print(f"{{{g}({t.n(1, 9)})}} {{{f}({t.n(1, 4)})}}")',
        f"print({t.s('a')}, print({t.s('b')}), {f}({t.n(0, 5)}))",
        f"for k in ({t.n(0, 4)}, {t.n(3, 9)}): print(k, {t.any(f, g)}(k))",
        f"print({g}({t.n(1, 9)}), sep={t.s('')}, end={'.' + chr(10)!r})",
    )
    return laid(f"""
        def {f}({x}):
            {first}
        def {g}({x}):
            {second}
        {lines}
    """)
