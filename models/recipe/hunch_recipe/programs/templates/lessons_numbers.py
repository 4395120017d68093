"""What a first course writes about numbers."""

from .material import lay, people, table
from .registry import Draw, template


@template("lessons_numbers")
def conversion_chart(t: Draw) -> str:
    a, b, formula, head = t.any(
        ("celsius", "fahrenheit", "{} * 9 / 5 + 32", "C F"),
        ("c", "f", "{} * 1.8 + 32", "Celsius Fahrenheit"),
        ("f", "c", "round(({} - 32) * 5 / 9, 1)", "F C"),
        ("miles", "km", "round({} * 1.609, 2)", "miles km"),
        ("inches", "cm", "{} * 2.54", "in cm"),
        ("hours", "minutes", "{} * 60", "h min"),
        ("kg", "pounds", "round({} * 2.2, 1)", "kg lb"),
    )
    start, step = t.any(0, 0, 10, 20, 1, -10), t.any(5, 10, 20, 2)
    stop = start + step * t.n(2, 4) + t.any(0, 1)
    f = t.any("convert", f"to_{b}", f"{a}_to_{b}")
    by_function = t.n(0, 1)
    value = f"{f}({a})" if by_function else formula.format(a)
    define = lay(f"def {f}({a}):\n    return {formula.format(a)}") if by_function else ""
    out = t.any(
        f"print({a}, {b})",
        f'print(f"{{{a}}} -> {{{b}}}")',
        f'print(str({a}) + " = " + str({b}))',
        f'print(f"{{{a}:>4}} {{{b}:>7.1f}}")',
        f'print({a}, {b}, sep="\\t")',
    )
    most = t.n(20, 60)
    note = t.any(
        "",
        "",
        lay(f"if {b} > {most}:\n    print({t.s('high')})", 1),
        lay(f"if {b} < {most}:\n    print({t.s('low')})\nelse:\n    break", 1),
    )
    loop = t.any(
        f"for {a} in range({start}, {stop}, {step}):",
        f"for {a} in [{start}, {start + step}, {start + 2 * step}]:",
        lay(f"{a} = {start}\nwhile {a} < {stop}:"),
    )
    return f"""
        {define}
        {t.maybe(f"print({t.s(head)})")}
        {loop}
            {b} = {value}
            {out}
            {note}
            {f"{a} += {step}" if "while" in loop else ""}
    """


@template("lessons_numbers")
def four_results_by_hand(t: Draw) -> str:
    xs, x, total, low, high, count = t.names(
        "numbers marks temps scores ages prices",
        "n x value number",
        "total sum_of s running",
        "smallest lowest minimum least",
        "largest highest maximum biggest",
        "count how_many counter",
    )
    start = t.any(f"{xs}[0]", f"{xs}[0]", "None")
    less, more = f"{x} < {low}", f"{x} > {high}"
    if start == "None":
        less, more = f"{low} is None or {less}", f"{high} is None or {more}"
    parts = [
        (f"{total} = 0", [f"{total} {t.any('+=', '+=', '-=')} {x}"], total),
        (f"{low} = {start}", [f"if {less}:\n    {low} = {x}"], low),
        (f"{high} = {start}", [f"if {more}:\n    {high} = {x}"], high),
        (
            f"{count} = 0",
            [f"if {x} {t.any('>', '>=', '%')} {t.n(2, 10)}:\n    {count} = {count} + 1"],
            count,
        ),
    ]
    chosen = t.rng.sample(parts, t.n(2, 3))
    done = [c[2] for c in chosen]
    ends = [f"print({', '.join(done)})"] + [f'print("{d.title()}:", {d})' for d in done[:2]]
    if total in done:
        ends += [f'print("Average:", {total} / len({xs}))', f"print(round({total} / len({xs}), 2))"]
    if low in done and high in done:
        ends.append(f"print({high} - {low})")
    return f"""
        {xs} = {t.ints(3, 5, t.any(-5, 1, 1), t.any(12, 40))}
        {lay([c[0] for c in chosen])}
        for {x} in {xs}{t.any("", "", "[1:]")}:
            {lay([line for c in chosen for line in c[1]], 1)}
            {t.maybe(f"print({x}, {t.any(*done)})", 0.3)}
        {lay(t.rng.sample(ends, t.n(1, 2)))}
    """


@template("lessons_numbers")
def tests_of_a_number(t: Draw) -> str:
    n, s, d = t.names("n number num", "total s result", "d digit i")
    divisors = [f"{s} = 0", f"for {d} in range(1, {n}):", f"    if {n} % {d} == 0:"]
    digits = [f"{s} = 0", f"rest = {n}", "while rest > 0:", f"    {d} = rest % 10"]
    kind, lines, data = t.any(
        ("perfect", [*divisors, f"        {s} += {d}\nreturn {s} == {n}"], [6, 10, 12, 8]),
        ("abundant", [*divisors, f"        {s} = {s} + {d}\nreturn {s} > {n}"], [12, 8, 10]),
        (
            "prime",
            [
                f"if {n} < 2:\n    return False\nfor {d} in range(2, {t.any(n, f'{n} // 2 + 1', f'int({n} ** 0.5) + 1')}):\n    if {n} % {d} == 0:",
                t.any("        return False", f"        print({n}, {d})\n        return False"),
                "return True",
            ],
            [7, 9, 11, 1, 13],
        ),
        (
            "armstrong",
            [
                *digits,
                f"    {s} += {d} ** {t.any(3, 3, f'len(str({n}))')}\n    rest //= 10\nreturn {s} == {n}",
            ],
            [153, 371, 120, 10],
        ),
        (
            "harshad",
            [*digits, f"    {s} += {d}\n    rest = rest // 10\nreturn {n} % {s} == 0"],
            [18, 21, 25, 111],
        ),
        (
            "palindrome",
            [*digits, f"    {s} = {s} * 10 + {d}\n    rest //= 10\nreturn {s} == {n}"],
            [121, 12, 343, 55],
        ),
        ("leap", [f"return {n} % 4 == 0 and {n} % 100 != 0 or {n} % 400 == 0"], [2000, 1900, 2024]),
    )
    value = t.any(*data, t.n(2, 20))
    use = t.any(
        lay(f"if {kind}({value}):\n    print({t.s('yes')})\nelse:\n    print('no')"),
        lay(f"for k in {t.rng.sample(data, 2)}:\n    print(k, {kind}(k))"),
        lay(
            f"hits = []\nfor k in {t.rng.sample(data, 2)}:\n    if {kind}(k):\n        hits.append(k)\nprint(hits)"
        ),
        f"print({kind}({value}))",
        f'print(f"{value} is {kind}: {{{kind}({value})}}")',
    )
    name = t.any(kind, "is_" + kind, "is_" + kind, "check_" + kind)
    return f"""
        def {name}({n}):
            {lay(lines, 1)}
        {use.replace(kind + "(", name + "(")}
    """


@template("lessons_numbers")
def fizz_with_names(t: Draw) -> str:
    i, out, f = t.names("i n number", "out result word", "fizz_buzz say game")
    a, b = t.any((3, 5), (2, 3), (3, 4), (2, 5))
    w1, w2 = t.any(("Fizz", "Buzz"), ("tic", "tac"), ("Ping", "Pong"), (t.word(), t.word()))
    low = t.any(1, 1, a * b - 2, 8)
    span = f"range({low}, {low + t.n(3, 6)})"
    body = t.any(
        f"if {i} % {a} == 0 and {i} % {b} == 0:\n    return {t.s(w1 + w2)}\n{t.any('if', 'elif')} {i} % {a} == 0:\n    return {t.s(w1)}\n{t.any('if', 'elif')} {i} % {b} == 0:\n    return {t.s(w2)}\nreturn {t.any(i, f'str({i})')}",
        [
            f"{out} = {t.s('')}\nif {i} % {a} == 0:\n    {out} += {t.s(w1)}\nif {i} % {b} == 0:\n    {out} += {t.s(w2)}",
            t.any(f"return {out} or {i}", f"if {out} == '':\n    return str({i})\nreturn {out}"),
        ],
        f"rules = {{{a}: {t.s(w1)}, {b}: {t.s(w2)}}}\n{out} = {t.s('')}\nfor k in rules:\n    if {i} % k == 0:\n        {out} += rules[k]\nreturn {out} if {out} else {i}",
    )
    use = t.any(
        lay(f"for k in {span}:\n    print({f}(k))"),
        lay(f"for k in {span}:\n    print(k, {f}(k), end={t.s(t.any(' ', '; '))})\nprint()"),
        lay(f"said = []\nfor k in {span}:\n    said.append({f}(k))\nprint(said)"),
        f"print([{f}(k) for k in {span}])",
    )
    return f"""
        def {f}({i}):
            {lay(body, 1)}
        {use}
    """


@template("lessons_numbers")
def marks_into_letters(t: Draw) -> str:
    f, m, who, marks = t.names(
        "grade letter_grade get_grade to_letter",
        "mark score points",
        "name student who",
        "marks results scores",
    )
    steps = t.rng.sample([90, 85, 80, 75, 70, 60, 50, 40], t.n(2, 3))
    steps.sort(reverse=True)
    chain: list[str] = []
    style = t.any("return", "return", "assign")
    words = t.any("ABCD", ["great", "good", "fair", "poor"], "1234")
    for i, (limit, w) in enumerate(zip(steps, words, strict=False)):
        put = f"return {t.s(w)}" if style == "return" else f"result = {t.s(w)}"
        chain += [f"{'if' if i == 0 else 'elif'} {m} >= {limit}:", "    " + put]
    last = t.s(t.any("F", "E", words[-1]))
    chain += t.any(
        [f"return {last}"]
        if style == "return"
        else ["else:", f"    result = {last}", "return result"],
        ["else:", f"    return {last}"]
        if style == "return"
        else ["else:", f"    result = {last}", "return result"],
    )
    entries: dict[str, object] = {p: t.n(35, 100) for p in people(t, 2, 3)}
    use = t.any(
        lay(f"for {who} in {marks}:\n    print({who}, {f}({marks}[{who}]))"),
        lay([f"for {who}, {m} in {marks}.items():", f'    print(f"{{{who}}}: {{{f}({m})}}")']),
        lay(
            f"tally = {{}}\nfor {m} in {marks}.values():\n    g = {f}({m})\n    tally[g] = tally.get(g, 0) + 1\nprint(tally)"
        ),
        lay(
            f"letters = {{}}\nfor {who}, {m} in {marks}.items():\n    letters[{who}] = {f}({m})\nprint(letters)"
        ),
    )
    return f"""
        def {f}({m}{t.any("", ": int")}):
            {lay(chain, 1)}
        {marks} = {table(t, entries)}
        {use}
        {t.maybe(f"print(sum({marks}.values()) / len({marks}))", 0.3)}
    """


@template("lessons_numbers")
def common_divisor_three_ways(t: Draw) -> str:
    f, a, b = t.names("gcd common hcf greatest", "a x m", "b y n")
    show = t.maybe(f"    print({a}, {b})", 0.5)
    body = t.any(
        [
            f"while {a} != {b}:",
            show,
            f"    if {a} > {b}:\n        {a} -= {b}\n    else:\n        {b} -= {a}\nreturn {a}",
        ],
        [
            f"while {b}{t.any('', ' != 0', ' > 0')}:",
            show,
            f"    {a}, {b} = {b}, {a} % {b}\nreturn {a}",
        ],
        [
            f"while {b} > 0:\n    rest = {a} % {b}\n    {a} = {b}\n    {b} = rest",
            show,
            f"return {a}",
        ],
        f"if {b} == 0:\n    return {a}\nreturn {f}({b}, {a} % {b})",
        f"best = 1\nfor d in range(2, min({a}, {b}) + 1):\n    if {a} % d == 0 and {b} % d == 0:\n        best = d\nreturn best",
        f"d = min({a}, {b})\nwhile {a} % d or {b} % d:\n    d -= 1\nreturn d",
    )
    k = t.n(2, 6)
    p, q = k * t.n(2, 5), k * t.n(2, 7)
    use = t.any(
        f"print({p} * {q} // {f}({p}, {q}))",
        lay(f"top, bottom = {p}, {q}\ng = {f}(top, bottom)")
        + '\n        print(f"{top // g}/{bottom // g}")',
        f"print({f}({p}, {q}) == 1)",
        f"print({f}({f}({p}, {q}), {t.n(2, 12)}))",
        lay(f"g = 0\ng = {f}({p}, {q})\nprint(g)"),
    )
    return f"""
        def {f}({a}, {b}):
            {lay(body, 1)}
        {use}
    """


@template("lessons_numbers")
def numbers_in_base_two(t: Draw) -> str:
    f, n, out = t.names("to_binary binary as_bits", "n number value", "bits digits result")
    base = t.any(2, 2, 2, 3, 8)
    to = t.any(
        [
            f"{out} = {t.s('')}\nwhile {n} > 0:\n    {out} = str({n} % {base}) + {out}\n    {n} {t.any(f'//= {base}', f'= {n} // {base}')}",
            t.any(f"return {out}", f"return {out} or '0'"),
        ],
        [
            f"{out} = []\nwhile {n}:\n    {n}, r = divmod({n}, {base})\n    {out}.append(r)",
            t.any(f"return {out}[::-1]", f"{out}.reverse()\nreturn {out}"),
        ],
        f"if {n} < {base}:\n    return str({n})\nreturn {f}({n} // {base}) + str({n} % {base})",
    )
    back = t.any(
        [
            f"value = 0\nfor b in text:\n    value = value * {base} + int(b)",
            t.maybe("    print(b, value)"),
            "return value",
        ],
        f"value, place = 0, 1\nfor b in reversed(text):\n    {t.any('value += place * int(b)', 'if b == chr(49):' + chr(10) + ' ' * 8 + 'value += place')}\n    place *= {base}\nreturn value",
        f"value = 0\nfor i in range(len(text)):\n    value += int(text[-1 - i]) * {base} ** i\nreturn value",
    )
    k = t.n(3, 30)
    which = t.any("to", "back", "both")
    text = t.any("101", "110", "1001", "10", "1011", "111")
    use = {
        "to": t.any(
            f"print({f}({k}))", lay(f"for k in {t.ints(2, 2, 1, 12)}:\n    print(k, {f}(k))")
        ),
        "back": f"print(from_text({t.s(text)}))",
        "both": f"text = {f}({k})\n        print(text, len(text))\n        print(from_text(text){t.any('', f' == {k}')})",
    }[which]
    one = f"def {f}({n}):\n            {lay(to, 1)}" if which != "back" else ""
    two = f"def from_text(text):\n            {lay(back, 1)}" if which != "to" else ""
    return f"""
        {one}
        {two}
        {use}
    """


@template("lessons_numbers")
def small_sums_by_recursion(t: Draw) -> str:
    n, xs, f = t.names("n k number", "xs items text", "f go solve calc")
    show = t.maybe(f"print({t.s('call')}, {n})", 0.4)
    text = t.any(False, True)
    data = t.s(t.word()) if text else t.ints(2, 4)
    number = [
        (
            "factorial",
            [f"if {n} {t.any('<= 1', '== 0', '< 2')}:\n    return 1"],
            f"{n} * F({n} - 1)",
        ),
        ("sum_to", [f"if {n} <= 0:\n    return 0"], f"{n} + F({n} - {t.n(1, 2)})"),
        ("fib", [f"if {n} < 2:\n    return {t.any(n, '1', n)}"], f"F({n} - 1) + F({n} - 2)"),
        ("power", [f"if {n} == 0:\n    return 1"], f"{t.n(2, 3)} * F({n} - 1)"),
        ("count_digits", [f"if {n} < 10:\n    return 1"], f"1 + F({n} // 10)"),
        ("digit_total", [f"if {n} < 10:\n    return {n}"], f"{n} % 10 + F({n} // 10)"),
        ("halvings", [f"if {n} <= 1:\n    return 0"], f"F({n} // 2) + 1"),
    ]
    rest = (
        t.any(f"F({xs}[1:]) + {xs}[0]", f"{xs}[-1] + F({xs}[:-1])")
        if text
        else f"{xs}[0] + F({xs}[1:])"
    )
    listed = [
        (
            "turned" if text else "add_all",
            [f"if {t.any(f'not {xs}', f'len({xs}) == 0')}:\n    return {t.s('') if text else 0}"],
            rest,
        ),
        (
            "length",
            [f"if {t.any(f'{xs} == {xs}[:0]', f'not {xs}')}:\n    return 0"],
            f"1 + F({xs}[1:])",
        ),
        ("biggest", [f"if len({xs}) == 1:\n    return {xs}[0]"], f"max({xs}[0], F({xs}[1:]))"),
    ]
    is_number = t.n(0, 1)
    name, base, step = t.any(*number) if is_number else t.any(*listed)
    if t.n(0, 4) == 0:
        name = f
    how = t.any(
        [f"return {step}"],
        [f"answer = {step}\nreturn answer"],
        [f"answer = {step}\nprint(answer)\nreturn answer"],
        [f"else:\n    return {step}"],
    )
    big = name in ("count_digits", "digit_total")
    arg = (t.n(100, 9999) if big else t.n(2, 5)) if is_number else data
    return f"""
        def {name}({n if is_number else xs}):
            {show if is_number else ""}
            {lay([*base, *how], 1).replace("F(", name + "(")}
        {t.show(f"{name}({arg})")}
        {t.maybe(f"print({name}({t.n(1, 4)}))", 0.4) if is_number else ""}
    """


@template("lessons_numbers")
def pictures_of_stars(t: Draw) -> str:
    rows, i, j, line = t.names("rows n height size", "i row r", "j col k", "line text s")
    mark, gap = t.any("*", "#", "o", "+"), t.any(" ", " ", ".", "-")
    h = t.n(2, 4)
    up = f"for {i} in range({t.any('1, ', '')}{rows}{t.any('', ' + 1')}):"
    loop = t.any(up, up, f"for {i} in range({rows}, 0, -1):")
    body = t.any(
        f"print({t.s(mark)} * {i})",
        f"print({t.s(gap)} * ({rows} - {i}) + {t.s(mark)} * {t.any(i, f'(2 * {i} - 1)')})",
        f"for {j} in range({t.any(i, f'{i} + 1', rows)}):\n    print({t.any(t.s(mark), t.s(mark), j, i)}, end={t.s(t.any('', ' '))})\nprint()",
        f"{line} = {t.s('')}\nfor {j} in range({t.any('1, ', '')}{rows}{t.any('', ' + 1')}):\n    if {t.any(f'{i} == {j}', f'{j} > {i}', f'{i} + {j} == {rows}', f'({i} + {j}) % 2 == 0')}:\n        {line} += {t.s(mark)}\n    else:\n        {line} += {t.s(gap)}\nprint({line})",
        f"print(({t.s(mark)} * {i}).{t.any('center', 'rjust', 'ljust')}({h + 2}{t.any('', ', ' + t.s('.'))}))",
        f"{line} = {t.s('')}\nfor {j} in range(1, {t.any(h, h - 1)} + 1):\n    {line} += str({i} {t.any('*', '+')} {j}) + {t.s(' ')}\nprint({line}{t.any('', '.strip()')})",
    )
    if t.n(0, 2) == 0:
        return f"""
        def draw({rows}):
            {loop}
                {lay(body, 2)}
        draw({h})
        {t.maybe("draw(2)", 0.4)}
    """
    return f"""
        {rows} = {h}
        {loop}
            {lay(body, 1)}
        {t.maybe("print('done')", 0.3)}
    """


@template("lessons_numbers")
def change_and_times(t: Draw) -> str:
    n, u, k, out = t.names("amount rest left", "unit coin size", "count k many", "parts used given")
    units, what = t.any(
        ([50, 20, 10, 5, 1], 120),
        ([3600, 60, 1], 5000),
        ([100, 25, 10, 1], 150),
        ([1440, 60, 1], 4000),
        ([7, 1], 40),
        ([12, 1], 60),
    )
    keep = t.any(f"{out}.append({k})", f"{out}[{u}] = {k}", f"print({u}, {k})")
    start = f"{out} = {'[]' if 'append' in keep else '{}'}" if "print" not in keep else ""
    step = t.any(
        [f"{k} = {n} // {u}\n{n} = {n} % {u}"],
        [f"{k}, {n} = divmod({n}, {u})"],
        [f"{k} = {n} // {u}\n{n} -= {k} * {u}"],
    )
    guard = t.any([], [f"if {k} > 0:"])
    lines = [*step, *guard, ("    " if guard else "") + keep]
    return f"""
        {n} = {t.n(what // 4, what)}
        {start}
        for {u} in {units}:
            {lay(lines, 1)}
        print({t.any(out, f"{out}, {n}") if start else n})
    """
