"""What a first course writes about lists and dictionaries."""

from .material import grid, lay, literals, people, table, things
from .registry import Draw, template


@template("lessons_data")
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


@template("lessons_data")
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


@template("lessons_data")
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


@template("lessons_data")
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


@template("lessons_data")
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


@template("lessons_data")
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


@template("lessons_data")
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


@template("lessons_data")
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
