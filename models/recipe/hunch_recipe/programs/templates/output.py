"""What programs print: texts that grow, shapes, grids, receipts, odd numbers."""

from .material import block, laid, literals, people, phrase, shuffled, table, things
from .printing import price
from .registry import Draw, template


@template("output")
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


@template("output")
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


@template("output")
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


@template("output")
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


@template("output")
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


@template("output")
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


@template("output")
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


@template("output")
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


@template("output")
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


@template("output")
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


@template("output")
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
