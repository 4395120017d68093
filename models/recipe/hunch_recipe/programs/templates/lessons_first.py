"""What a first course writes: exercises with numbers, texts, lists and dictionaries."""

from .material import block, grid, letters, literals, people, phrase, table, things
from .registry import Draw, template


def lay(pieces: str | list[str], depth: int = 0) -> str:
    """Statements of one or several lines under each other, `depth` levels in."""
    text = pieces if isinstance(pieces, str) else "\n".join(pieces)
    return block(text.split("\n"), depth)


@template("lessons_first")
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


@template("lessons_first")
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


@template("lessons_first")
def kinds_of_characters(t: Draw) -> str:
    text, ch = t.names("text sentence word message phrase", "ch letter c char")
    tests = {
        "vowels": t.any(f"{ch} in 'aeiou'", f"{ch}.lower() in 'aeiou'", f"{ch} in 'aeiouAEIOU'"),
        "spaces": t.any(f"{ch} == ' '", f"{ch}.isspace()"),
        "digits": t.any(f"{ch}.isdigit()", f"'0' <= {ch} <= '9'", f"{ch} in '0123456789'"),
        "capitals": t.any(f"{ch}.isupper()", f"'A' <= {ch} <= 'Z'"),
        "marks": f"{ch} in '!?.,'",
    }
    kinds = t.rng.sample(list(tests), t.n(1, 3))
    chain = t.any("elif", "elif", "if")
    lines: list[str] = []
    for i, k in enumerate(kinds):
        lines += [f"{'if' if i == 0 else chain} {tests[k]}:", f"    {k} += 1"]
    if t.n(0, 1):
        lines += ["else:", "    others += 1"]
        kinds.append("others")
    value = phrase(t, 1, 2)[:11] + t.any("", "!", "?", " 7", "42", ".")
    zero = t.any("\n".join(f"{k} = 0" for k in kinds), " = ".join(kinds) + " = 0")
    out = t.any(
        f"print({', '.join(kinds)})",
        lay([f'print("{k}:", {k})' for k in kinds]),
        f'print(f"{{{kinds[0]}}} {kinds[0]} and {{{kinds[-1]}}} {kinds[-1]}")',
    )
    if t.n(0, 2) == 0:
        return f"""
        def count_{kinds[0]}({text}):
            {lay([zero], 1)}
            for {ch} in {text}:
                {lay(lines, 2)}
            return {", ".join(kinds)}
        print(count_{kinds[0]}({t.s(value)}))
        {t.maybe(f"print(count_{kinds[0]}({t.s(t.word())}))")}
    """
    return f"""
        {text} = {t.s(value)}
        {lay([zero])}
        for {ch} in {text}:
            {lay(lines, 1)}
        {out}
    """


@template("lessons_first")
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


@template("lessons_first")
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


@template("lessons_first")
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


@template("lessons_first")
def basket_with_prices(t: Draw) -> str:
    prices, basket, total, item = t.names(
        "prices price_list shop", "basket cart shopping", "total to_pay bill", "item thing product"
    )
    goods = things(t, 3, 4)
    with_amount = t.n(0, 1)
    cost: dict[str, object] = {g: t.any(t.n(1, 9), t.n(1, 9), f"{t.n(1, 9)}.5") for g in goods}
    bought = [t.any(*goods) for _ in range(t.n(2, 3))]
    if t.n(0, 2) == 0:
        bought.append(t.word())
    if with_amount:
        basket_text = table(t, {b: t.n(1, 4) for b in bought})
        loop, add = f"for {item}, amount in {basket}.items():", f"{prices}[{item}] * amount"
    else:
        basket_text, loop, add = (
            literals(t, bought),
            f"for {item} in {basket}:",
            f"{prices}[{item}]",
        )
    sold = t.any(
        [f"if {item} in {prices}:\n    {total} += {add}\nelse:\n    print('no', {item})"],
        [
            f"if {item} not in {prices}:\n    print({item}, 'is not sold')\n    continue\ncost = {add}\nprint({item}, cost)\n{total} += cost"
        ],
        [f"price = {prices}.get({item}, 0)\n{total} += price{' * amount' if with_amount else ''}"],
    )
    limit, off = t.n(8, 20), t.any(10, 20, 5, 50)
    after = t.any(
        "",
        lay(f"if {total} > {limit}:\n    {total} = {total} - {t.n(1, 5)}"),
        lay(f"if {total} >= {limit}:\n    {total} *= {(100 - off) / 100}\n    print('discount')"),
        lay(f"change = {t.any(20, 50, 100)} - {total}\nprint('change:', change)"),
    )
    return f"""
        {prices} = {table(t, cost)}
        {basket} = {basket_text}
        {total} = 0
        {loop}
            {lay(sold, 1)}
        {after}
        print({t.any(total, f"'Total:', {total}", f"round({total}, 2)", f"f'{{{total}:.2f}} euros'")})
    """


@template("lessons_first")
def list_worked_in_place(t: Draw) -> str:
    xs, x, out = t.names("numbers values items lst", "x n item", "result out new_list kept")
    first, second, k = t.names("first best", "second runner_up", "k steps shift")
    task = t.any("second", "unique", "rotate", "merge", "reverse", "rotate", "unique")
    if task == "second":
        body = lay(
            [
                f"{first} = {second} = {t.any('0', '-1', f'min({xs})')}\nfor {x} in {xs}:\n    if {x} > {first}:\n        {second} = {first}\n        {first} = {x}\n    elif {x} > {second}{t.any('', f' and {x} != {first}')}:\n        {second} = {x}",
                t.any(
                    f"print({second})", f"print({first}, {second})", f"print({first} - {second})"
                ),
            ]
        )
    elif task == "unique":
        test = t.any(f"{x} not in {out}", f"{out}.count({x}) == 0", f"{xs}.count({x}) == 1")
        body = lay(
            [
                f"{out} = []\nfor {x} in {xs}:\n    if {test}:\n        {out}.append({x})",
                t.any("", f"    else:\n        print('again', {x})"),
                f"print({out})",
                t.any("", f"print(len({xs}) - len({out}))"),
            ]
        )
    elif task == "rotate":
        move = t.any(
            [f"{xs}.append({xs}.pop(0))"],
            [f"{xs}.insert(0, {xs}.pop())"],
            [
                f"first = {xs}[0]",
                f"for i in range(len({xs}) - 1):",
                f"    {xs}[i] = {xs}[i + 1]",
                f"{xs}[-1] = first",
            ],
            [f"{xs} = {xs}[1:] + {xs}[:1]"],
        )
        body = lay([f"{k} = {t.n(1, 3)}", f"for _ in range({k}):"] + ["    " + m for m in move])
        body += t.any("", f"\n            print({xs})") + f"\n        print({xs})"
    elif task == "merge":
        body = lay(
            [
                f"other = {sorted(t.numbers(2, 3, 1, 20))}\n{xs}.sort()\ni = j = 0\n{out} = []\nwhile i < len({xs}) and j < len(other):\n    if {xs}[i] <= other[j]:\n        {out}.append({xs}[i])\n        i += 1\n    else:\n        {out}.append(other[j])\n        j += 1",
                t.any(
                    f"{out} += {xs}[i:] + other[j:]",
                    f"{out}.extend({xs}[i:])\n{out}.extend(other[j:])",
                ),
                f"print({out})",
            ]
        )
    else:
        body = t.any(
            lay(f"{out} = []\nfor {x} in {xs}:\n    {out} = [{x}] + {out}\nprint({out})"),
            lay(
                f"i, j = 0, len({xs}) - 1\nwhile i < j:\n    {xs}[i], {xs}[j] = {xs}[j], {xs}[i]\n    i += 1\n    j -= 1\nprint({xs})"
            ),
            lay(f"for i in range(len({xs}) - 1, -1, -1):\n    print({xs}[i], end=' ')\nprint()"),
        )
    return f"""
        {xs} = {t.ints(3, 5, 1, t.any(6, 20))}
        {body}
    """


@template("lessons_first")
def sums_over_a_matrix(t: Draw) -> str:
    m, r, c, total, f = t.names(
        "matrix grid m", "i r row", "j c col", "total s result", "work solve calc"
    )
    size = t.any(2, 3, 2)
    cells = grid(t, size, size, t.any(0, -3), 9)
    each = [
        f"for {r} in range({t.any(size, f'len({m})')}):",
        f"    for {c} in range({t.any(size, f'len({m}[0])')}):",
    ]
    zero = f"{total} = 0"
    add = f"{total} += {m}[{r}][{c}]"
    body = t.any(
        [zero, each[0], f"    {total} += {m}[{r}][{r}]"],
        [
            zero,
            each[0],
            f"    {total} += {m}[{r}][{t.any(f'len({m}) - 1 - {r}', f'{size - 1} - {r}', f'-{r} - 1')}]",
        ],
        [zero, *each, "        " + add],
        [
            zero,
            *each,
            f"        if {t.any(f'{r} == {c}', f'{r} != {c}', f'{c} > {r}')}:",
            "            " + add,
        ],
        f"{total} = []\nfor {c} in range({size}):\n    line = []\n    for {r} in range({size}):\n        line.append({m}[{r}][{c}])\n    {total}.append(line)",
        f"{total} = []\nfor {r} in {m}:\n    line_sum = 0\n    for {c} in {r}:\n        line_sum {t.any('+=', '-=')} {c}\n    {total}.append(line_sum)",
        [
            f"{total} = [[0] * {size} for _ in range({size})]",
            *each,
            f"        {total}[{c}][{r}] = {m}[{r}][{c}]",
        ],
        [
            f"{total} = {m}[0][0]",
            *each,
            f"        if {m}[{r}][{c}] > {total}:\n            {total} = {m}[{r}][{c}]",
        ],
    )
    if t.n(0, 1):
        return f"""
        {m} = {cells}
        {lay(body)}
        print({total})
        {t.maybe(f"print(len({m}), {m}[-1])", 0.3)}
    """
    return f"""
        def {f}({m}):
            {lay(body, 1)}
            return {total}
        print({f}({cells}))
        {t.maybe(f"print({f}([[1, {t.n(2, 9)}], [{t.n(0, 5)}, 4]]))", 0.3) if size == 2 else ""}
    """


@template("lessons_first")
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


@template("lessons_first")
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


@template("lessons_first")
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


@template("lessons_first")
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


@template("lessons_first")
def texts_by_hand(t: Draw) -> str:
    text, out, ch, word = t.names(
        "text phrase sentence", "out result new", "ch c letter", "word w part"
    )
    p = " ".join(t.words(1, 3))[:12].strip()
    k = t.n(1, 5)
    shifted = t.any(
        f"chr((ord({ch}) - 97 + {k}) % 26 + 97)",
        f"chr((ord({ch}) - ord('a') + {k}) % 26 + ord('a'))",
    )
    spelled = f"{ch} {t.any('==', '==')} {t.s(' ')}"
    body = t.any(
        f"for {ch} in {text}:\n    if {t.any(f'{ch}.isalpha()', f'{ch} != {t.s(chr(32))}')}:\n        {out} += {shifted}\n    else:\n        {out} += {t.any(ch, t.s('_'))}",
        f"for {word} in {text}.split():\n    {out} += {word}[0]{t.any('.upper()', '', '.upper() + ' + t.s('.'))}",
        f"start = True\nfor {ch} in {text}:\n    if {t.any('start', 'start', 'not start')}:\n        {out} += {ch}.upper()\n    else:\n        {out} += {ch}\n    start = {spelled}",
        f"for {ch} in {text}:\n    {out} = {ch} + {out}",
        [
            f"for {ch} in {text}:",
            f"    if {ch} not in {t.any('out_of', t.s('aeiou'), t.s('aeiou'))}:".replace(
                "out_of", out
            ),
            f"        {out} += {ch}",
        ],
        f"for {word} in {text}.split({t.any('', t.s(' '))}):\n    {out} = {t.any(f'{word} + {t.s(chr(32))} + {out}', f'{out} + {word}[::-1] + {t.s(chr(32))}')}",
        f"i = {t.any(0, 1)}\nwhile i < len({text}):\n    {out} += {text}[i]{t.any('', '.upper()')}\n    i += {t.n(2, 3)}",
        f"n = 1\nfor i in range(1, len({text}) + 1):\n    if i < len({text}) and {text}[i] == {text}[i - 1]:\n        n += 1\n    else:\n        {out} += {text}[i - 1] + {t.any('str(n)', '(str(n) if n > 1 else ' + t.s('') + ')')}\n        n = 1",
    )
    if "n = 1" in body:
        p = letters(t, t.n(3, 6), "aab")
    end = t.any(
        f"print({out})",
        f"print({out}{t.any('', '.strip()')})",
        f"print({out} == {text})",
        f"print({text}, '->', {out})",
    )
    name = t.any("change", "convert", "encode", "transform")
    if t.n(0, 2) == 0:
        return f"""
        def {name}({text}{t.any("", ": str")}):
            {out} = {t.s("")}
            {lay(body, 1)}
            return {out}
        print({name}({t.s(p)}))
    """
    return f"""
        {text} = {t.s(p)}
        {out} = {t.s("")}
        {lay(body)}
        {end}
    """


@template("lessons_first")
def dictionary_of_people(t: Draw) -> str:
    d, name, value = t.names("ages phones points people", "name who person", "age value number")
    ps = people(t, 3, 3)
    new = t.any(*people(t, 3, 3))
    entries: dict[str, object] = {p: t.n(8, 60) for p in ps}
    ops = [
        f"{d}[{t.s(new)}] = {t.n(5, 70)}",
        f"{d}[{t.s(ps[0])}] {t.any('+=', '-=')} {t.n(1, 3)}",
        f"print({d}.get({t.s(new)}, {t.any(0, t.s('unknown'), None)}))",
        f"if {t.s(new)} {t.any('in', 'not in')} {d}:\n    print({t.s('found')})\nelse:\n    {d}[{t.s(new)}] = 0",
        t.any(f"del {d}[{t.s(ps[1])}]", f"{d}.pop({t.s(ps[1])})", f"print({d}.pop({t.s(ps[1])}))"),
        f"print(len({d}))",
    ]
    loops = [
        f"for {name} in {t.any(d, f'sorted({d})')}:\n    print({name}, {d}[{name}])",
        f"for {name}, {value} in {d}.items():\n    if {value} > {t.n(18, 40)}:\n        print({name})",
        f"oldest = {t.s('')}\nmost = 0\nfor {name}, {value} in {d}.items():\n    if {value} > most:\n        oldest, most = {name}, {value}\nprint(oldest)",
        f"turned = {{}}\nfor {name} in {d}:\n    turned[{d}[{name}]] = {name}\nprint(turned)",
        f"for {name} in {d}:\n    {d}[{name}] += {t.n(1, 3)}\nprint({d})",
        f"groups = {{}}\nfor {name}, {value} in {d}.items():\n    key = {t.any(f'{value} // 10 * 10', f'{value} >= 18', f'{name}[0]')}\n    groups.setdefault(key, []).append({name})\nprint(groups)",
        f"total = 0\nfor {value} in {d}.values():\n    total += {value}\nprint(total{t.any('', f' / len({d})', f' // len({d})')})",
    ]
    return f"""
        {d} = {table(t, entries)}
        {lay(t.rng.sample(ops, t.n(1, 3)))}
        {lay(t.rng.sample(loops, t.n(1, 2)))}
    """


@template("lessons_first")
def records_in_a_list(t: Draw) -> str:
    rows, row, field = t.names(
        "students books players products rows",
        "s entry r",
        "score points price year age cost stars",
    )
    who = sorted(people(t, 6, 6), key=len)[: t.any(2, 2, 3)]
    data = lay(
        [f"{rows} = [", *[f"    {{'name': {t.s(p)}, '{field}': {t.n(1, 20)}}}," for p in who], "]"]
    )
    k = t.n(4, 15)
    value = f"{row}['{field}']"
    steps = [
        [
            f"good = [{row} for {row} in {rows} if {value} {t.any('>', '<', '>=')} {k}]",
            t.any("print(len(good))", f"print([{row}['name'] for {row} in good])"),
        ],
        [f"{rows}.sort(key=lambda {row}: {t.any('', '-')}{value})\nprint({rows}[0]['name'])"],
        [
            f"for {row} in sorted({rows}, key=lambda {row}: {t.any(value, row + '[' + t.s('name') + ']')}{t.any('', ', reverse=True')}):\n    print({row}['name'], {value})"
        ],
        [
            f"for {row} in {rows}:\n    if {value} > {k}:\n        {value} {t.any('-= 1', '*= 2', '= ' + str(k))}"
        ],
        [
            f"best = {rows}[0]\nfor {row} in {rows}:\n    if {value} > best['{field}']:\n        best = {row}",
            t.any("print(best)", "print(best['name'])"),
        ],
        [f"total = 0\nfor {row} in {rows}:\n    total += {value}\nprint(total)"],
        [
            f"for {row} in {rows}:\n    {row}['passed'] = {value} >= {k}\nprint({rows}[{t.any(0, -1)}])"
        ],
        [
            f"names = [{row}['name'] for {row} in {rows}]\nprint({t.any(f'{t.s(chr(44) + chr(32))}.join(names)', 'names')})"
        ],
    ]
    chosen = t.rng.sample(steps, t.n(1, 2))
    return f"""
        {data}
        {lay([line for c in chosen for line in c])}
        {t.maybe(f"print({rows}[{t.n(0, 1)}]['{field}'])", 0.4)}
    """


@template("lessons_first")
def until_the_sentinel(t: Draw) -> str:
    xs, i, x, total = t.names(
        "inputs entries data answers", "i pos index", "value entry number", "total s balance"
    )
    stop = t.any(0, -1, 99)
    values = [t.n(1, 9) for _ in range(t.n(2, 4))] + [stop] + t.any([], [t.n(1, 9)])
    extra = t.any(
        "",
        "",
        lay(f"if {x} {t.any('> 5', '% 2 == 0', '< 3')}:\n    {t.any('big', 'special')} += 1", 1),
    )
    counter = extra.split("    ")[-1].split(" ")[0] if extra else ""
    change = t.any(
        f"{total} += {x}",
        f"{total} = {total} + {x}",
        f"{total} -= {x}",
        f"{total} = max({total}, {x})",
    )
    show = t.maybe(f"print({t.s('so far')}, {total})", 0.4)
    start = lay([f"{total} = 0", f"{counter} = 0" if counter else ""])
    return t.any(
        f"""
        {xs} = {values}
        {start}
        {i} = 0
        {x} = {xs}[{i}]
        while {x} != {stop}:
            {change}
            {extra}
            {show}
            {i} += 1
            {x} = {xs}[{i}]
        print({total}, {counter or i})
    """,
        f"""
        {xs} = {values}
        {start}
        while True:
            {x} = {xs}.pop(0)
            if {x} == {stop}:
                {t.any("break", lay(["print('stop')", "break"], 2))}
            {change}
            {extra}
            {show}
        print({total}, {counter or f"len({xs})"})
    """,
        f"""
        {xs} = iter({values})
        {start}
        for {x} in {xs}:
            if {x} == {stop}:
                break
            {change}
            {extra}
            {show}
        print({total}{f", {counter}" if counter else ""})
        print(list({xs}))
    """,
    )


@template("lessons_first")
def sorts_that_report(t: Draw) -> str:
    xs, i, j, f = t.names(
        "numbers arr values nums", "i a start", "j b k", "my_sort sort_list ordered"
    )
    op = t.any(">", ">", "<")
    swap = t.any(
        [f"{xs}[J], {xs}[K] = {xs}[K], {xs}[J]"],
        [f"temp = {xs}[J]", f"{xs}[J] = {xs}[K]", f"{xs}[K] = temp"],
    )

    def swapped(a: str, b: str, pad: str) -> list[str]:
        return [pad + s.replace("J]", a + "]").replace("K]", b + "]") for s in swap]

    size = f"len({xs})"
    body = t.any(
        [
            f"for {i} in range({size}{t.any('', ' - 1')}):\n    for {j} in range({size} - 1{t.any('', f' - {i}')}):\n        if {xs}[{j}] {op} {xs}[{j} + 1]:",
            *swapped(j, f"{j} + 1", " " * 12),
        ],
        [
            f"for {i} in range({size}):\n    best = {i}\n    for {j} in range({i} + 1, {size}):\n        if {xs}[best] {op} {xs}[{j}]:\n            best = {j}",
            *swapped(i, "best", "    "),
        ],
        [
            f"for {i} in range(1, {size}):\n    {j} = {i}\n    while {j} > 0 and {xs}[{j} - 1] {op} {xs}[{j}]:",
            *swapped(j, f"{j} - 1", " " * 8),
            f"        {j} -= 1",
        ],
        [
            f"for {i} in range(1, {size}):\n    x = {xs}[{i}]\n    {j} = {i} - 1\n    while {j} >= 0 and {xs}[{j}] {op} x:\n        {xs}[{j} + 1] = {xs}[{j}]\n        {j} -= 1\n    {xs}[{j} + 1] = x"
        ],
        [
            f"again = True\nwhile again:\n    again = False\n    for {i} in range({size} - 1):\n        if {xs}[{i}] {op} {xs}[{i} + 1]:",
            *swapped(i, f"{i} + 1", " " * 12),
            " " * 12 + "again = True",
        ],
    )
    body = [*body, t.any("", f"    print({t.any(xs, f'{i}, {xs}')})")]
    data = t.any(t.ints(3, 4, 1, 20), t.ints(3, 4, 0, 9), t.word_list(3, 3))
    if t.n(0, 1):
        return f"""
        {xs} = {data}
        {lay(body)}
        print({t.any(xs, f"{xs}[0], {xs}[-1]")})
    """
    return f"""
        def {f}({xs}):
            {lay(body, 1)}
            {t.any(f"return {xs}", "")}
        data = {data}
        {t.any(f"{f}(data)", f"result = {f}(data)", f"print({f}(data[:]))")}
        print(data)
    """


@template("lessons_first")
def search_with_steps(t: Draw) -> str:
    f, xs, x, low, high, mid = t.names(
        "search find locate index_of",
        "items numbers data",
        "target wanted x",
        "low left lo",
        "high right hi",
        "mid middle m",
    )
    data = t.ordered(4, 7)
    goal = t.any(*data, t.n(1, 30))
    say = t.any(
        f"print({low}, {mid}, {high})", f"print({t.s('look at')}, {xs}[{mid}])", "steps += 1"
    )
    linear = t.n(0, 2) == 0
    body = (
        t.any(
            f"for i in range(len({xs})):\n    print({t.s('check')}, {xs}[i])\n    if {xs}[i] == {x}:\n        return i",
            f"for i, v in enumerate({xs}):\n    if v {t.any('==', '>=')} {x}:\n        return i",
            f"i = 0\nwhile i < len({xs}) and {xs}[i] != {x}:\n    i += 1\n    print(i)\nif i < len({xs}):\n    return i",
        )
        if linear
        else [
            f"{low}, {high} = 0, len({xs}) - 1",
            "steps = 0" if "steps" in say else "",
            f"while {low} <= {high}:",
            f"    {mid} = ({low} + {high}) // 2",
            "    " + say,
            f"    if {xs}[{mid}] == {x}:",
            f"        return {t.any(mid, f'{mid}, steps') if 'steps' in say else mid}",
            f"    {t.any('if', 'elif')} {xs}[{mid}] < {x}:",
            f"        {low} = {mid} + 1",
            "    else:",
            f"        {high} = {mid} - 1",
        ]
    )
    return f"""
        def {f}({xs}, {x}):
            {lay(body, 1)}
            return {t.any(-1, -1, None)}
        {t.any(f"print({f}({data}, {goal}))", f"place = {f}({data}, {goal})" + chr(10) + "        print('found at', place)")}
        {t.maybe(f"print({f}({data[:3]}, {t.any(data[0], 99)}))", 0.3)}
    """


@template("lessons_first")
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


@template("lessons_first")
def commands_of_a_menu(t: Draw) -> str:
    items, cmd, commands = t.names(
        "todo tasks things", "command choice action", "commands script choices"
    )
    a, b = t.words(2, 2)
    script = t.rng.sample(
        [f"add {a}", f"add {b}", "show", f"remove {a}", "count", "jump", "undo"], t.n(3, 4)
    )
    tests = [
        ([f"{cmd}.startswith({t.s('add')})"], [f"{items}.append({cmd}[4:])"]),
        ([f"{cmd} == {t.s('show')}"], [t.any(f"print({items})", f"print(', '.join({items}))")]),
        ([f"{cmd} == {t.s('undo')} and {items}"], [f"{items}.pop()"]),
        (
            [f"{cmd}[:6] == {t.s('remove')}"],
            [f"name = {cmd}.split()[1]", f"if name in {items}:", f"    {items}.remove(name)"],
        ),
        ([f"{cmd} == {t.s('count')}"], [f"print({t.s('items:')}, len({items}))"]),
    ]
    lines: list[str] = []
    for i, ((test,), do) in enumerate(t.rng.sample(tests, t.n(2, 4))):
        lines += [f"{'elif' if i else 'if'} {test}:", *["    " + d for d in do]]
    lines += t.any(
        [f"else:\n    print({t.s('unknown')}, {cmd})"], ["else:\n    pass"], ["else:\n    break"]
    )
    return f"""
        {items} = {t.any("[]", literals(t, [t.word()]))}
        {commands} = {literals(t, script)}
        for {cmd} in {commands}:
            {lay(lines, 1)}
        print({items})
    """


@template("lessons_first")
def helpers_for_decisions(t: Draw) -> str:
    age, has, f, g, x = t.names(
        "age years",
        "ticket member student",
        "may_enter can_ride allowed",
        "price fee cost",
        "person p who",
    )
    lim = t.n(10, 18)
    test = t.any(
        f"{age} >= {lim} and {has}",
        f"{age} >= {lim} or {has}",
        f"not {has} and {age} < {lim}",
        f"{lim} <= {age} <= {lim + t.n(5, 40)}",
        f"({age} > {lim}) == {has}",
    )
    body = t.any(
        f"return {test}",
        f"if {test}:\n    return True\nreturn False",
        f"result = {test}\nreturn result",
    )
    base = t.n(4, 12)
    second = t.any(
        f"if not {f}({age}, {has}):\n    return None\nreturn {base} if {age} < {lim + 3} else {base * 2}",
        f"cost = {base}\nif {f}({age}, {has}):\n    cost {t.any('-= 2', '*= 2', '= 0')}\nreturn cost",
        f"return {base} * {f}({age}, {has}) + {t.n(0, 3)}",
    )
    default = t.any("=False", "=True", "=False")
    a, b = t.n(5, 40), t.n(8, 20)
    call = t.any(
        f"{a}",
        f"{a}, True",
        f"{age}={a}",
        f"{b}, {has}={t.any(True, False)}",
        f"{has}=True, {age}={b}",
    )
    use = t.any(
        lay(f"for {x} in [({a}, True), ({b}, False)]:\n    print({x}[0], {g}(*{x}))"),
        lay(f"for {x} in {t.numbers(2, 3, 5, 30)}:\n    print({x}, {f}({x}), {g}({x}))"),
        lay(f"print({g}({call}))\nprint({f}({b}))"),
        lay(f"first = {g}({call})\nprint(first, {f}({call}))"),
    )
    return f"""
        def {f}({age}, {has}{default}):
            {lay(body, 1)}
        def {g}({age}, {has}{default}):
            {lay(second, 1)}
        {use}
    """


@template("lessons_first")
def board_as_lists(t: Draw) -> str:
    b, r, c, p = t.names("board grid b", "row r i", "col c j", "player mark who")
    moves = t.rng.sample([(i, j) for i in range(3) for j in range(3)], t.n(3, 5))
    if t.n(0, 1):
        moves.append(moves[0])
    empty = t.any(" ", ".", "-")
    won = t.any(
        lay(
            f"for {r} in {b}:\n    if {r}[0] == {r}[1] == {r}[2] != {t.s(empty)}:\n        print({r}[0], {t.s('wins')})"
        ),
        f"print({b}[0][0] == {b}[1][1] == {b}[2][2])",
        f"print(sum(row.count({t.s(empty)}) for row in {b}))",
        f"print([row[{t.n(0, 2)}] for row in {b}])",
    )
    other = t.any(
        f"{p} = {t.s('O')} if {p} == {t.s('X')} else {t.s('X')}",
        lay(f"if {p} == {t.s('X')}:\n    {p} = {t.s('O')}\nelse:\n    {p} = {t.s('X')}", 1),
    )
    taken = t.any("continue", lay(f"print({t.s('taken')})\ncontinue", 2), "break")
    joint = t.s(t.any(" ", "|", ""))
    shown = t.any(
        lay(f"for line in {b}:\n    print({joint}.join(line))"),
        f"print({b}[{t.n(0, 2)}])",
    )
    return f"""
        {b} = [[{t.s(empty)}] * 3 for _ in range(3)]
        {p} = {t.s(t.any("X", "O"))}
        for {r}, {c} in {moves}:
            if {b}[{r}][{c}] != {t.s(empty)}:
                {taken}
            {b}[{r}][{c}] = {p}
            {other}
        {shown}
        {won}
    """


@template("lessons_first")
def rules_for_a_password(t: Draw) -> str:
    f, pw, ok, c = t.names(
        "check is_strong valid rate", "password pw word", "problems missing faults", "c ch x"
    )
    size = t.n(5, 8)
    rules = [
        ([f"if len({pw}) < {size}:"], "too short"),
        ([f"if not any({c}.isdigit() for {c} in {pw}):"], "no digit"),
        ([f"if {pw}.lower() == {pw}:"], "no capital"),
        ([f"if {t.s(' ')} in {pw}:"], "space"),
        ([f"if {pw}[0].isdigit():"], "starts with a digit"),
        ([f"if {pw} == {pw}[::-1]:"], "mirrored"),
        (
            [
                "found = False",
                f"for {c} in {pw}:",
                f"    if {c} in {t.s('!?#')}:",
                "        found = True",
                "if not found:",
            ],
            "no sign",
        ),
    ]
    style = t.any("list", "first", "score")
    put = {"list": f"    {ok}.append({{}})", "first": "    return {}", "score": f"    {ok} -= 1"}[
        style
    ]
    lines = [line for r, w in t.rng.sample(rules, t.n(2, 3)) for line in [*r, put.format(t.s(w))]]
    start = {"list": f"{ok} = []", "first": "", "score": f"{ok} = {t.n(3, 5)}"}[style]
    end = {
        "list": t.any(ok, f"len({ok}) == 0", f"not {ok}"),
        "first": t.s("ok"),
        "score": t.any(ok, f"{ok} > 2"),
    }[style]
    words = [
        t.any(
            t.word(),
            t.word().capitalize(),
            t.word() + str(t.n(1, 99)),
            t.word().title() + "!",
            "level",
        )
        for _ in range(2)
    ]
    return f"""
        def {f}({pw}):
            {start}
            {lay(lines, 1)}
            return {end}
        for w in {literals(t, words)}:
            print({t.any("w, ", "", f"{t.s('->')}, ")}{f}(w))
    """
