"""Programs with a beginner's bug, which run and give a wrong answer or raise."""

from .material import block, literals, people, table, things
from .registry import Draw, template


def lay(text: str, depth: int = 0) -> str:
    """Lines under each other, `depth` levels in."""
    return block(text.split("\n"), depth)


@template("bugs")
def range_ends_early(t: Draw) -> str:
    f, n, total, i = t.names(
        "sum_to add_all work compute total_up", "n limit number", "total result s", "i k x"
    )
    a = t.n(1, 6)
    body, arg = t.any(
        (
            f"{total} = 0\nfor {i} in range({t.any('1, ', '')}{n}{t.any('', '', ' - 1')}):\n    {total} += {i}",
            a,
        ),
        (f"{total} = 1\nfor {i} in range({t.any('1, ', '2, ', '')}{n}):\n    {total} *= {i}", a),
        (
            f"{total} = []\nwhile {n} > {t.any(0, 1)}:\n    {n} -= 1\n    {total}.append({n})",
            t.n(3, 5),
        ),
        (
            f"{total} = 0\n{i} = {t.any(0, 1)}\nwhile {i} {t.any('<', '<=')} {n}:\n    {i} += 1\n    {total} += {i}",
            a,
        ),
        (
            f"{total} = ''\nfor {i} in range(len({n}) - 1{t.any('', ', 0, -1', ', -1, -1')}):\n    {total} += {n}[{i}]",
            t.s(t.word()),
        ),
        (
            f"{total} = 0\nfor {i} in range(1, len({n})):\n    if {n}[{i}] > {n}[{i} - 1]:\n        {total} += 1",
            t.ints(3, 5),
        ),
        (
            f"{total} = {n}[0]\nfor {i} in {n}[1:{t.any('-1', '-1', 'len(' + n + ') - 1')}]:\n    {total} = max({total}, {i})",
            t.ints(3, 5),
        ),
        (
            f"{total} = []\nfor {i} in range(2, {n}):\n    if {n} % {i} == 0:\n        {total}.append({i})",
            t.n(6, 20),
        ),
    )
    check = t.any("", f"expected = {t.n(1, 30)}", f"wanted = {t.n(2, 24)}")
    end = (
        f"print(got == {check.split(' ')[0]})"
        if check
        else t.maybe(f"print(type(got).__name__, {t.s('done')})", 0.2)
    )
    return f"""
        def {f}({n}):
            {lay(body, 1)}
            return {total}
        {check}
        got = {f}({arg})
        print(got)
        {end}
    """


@template("bugs")
def answer_of_the_first_round(t: Draw) -> str:
    f, xs, x, n = t.names(
        "count_big has_negative find_max total contains",
        "numbers words items",
        "x item w",
        "count result best",
    )
    text = t.n(0, 2) == 0
    data = [t.word_list(2, 4) if text else t.ints(2, 4, -4, 12) for _ in range(2)]
    test = (
        t.any(f"len({x}) > {t.n(3, 5)}", f"{x}[0] < {t.s('m')}")
        if text
        else t.any(f"{x} > {t.n(1, 6)}", f"{x} % 2 == 0", f"{x} < 0")
    )
    body = t.any(
        f"{n} = 0\nfor {x} in {xs}:\n    if {test}:\n        {n} += 1\n    return {n}",
        f"{n} = 0\nfor {x} in {xs}:\n    if {test}:\n        {n} += 1\n        return {n}\nreturn {t.any(n, -1)}",
        f"for {x} in {xs}:\n    if {test}:\n        return True\n    {t.any('else:' + chr(10) + '        return False', 'return False')}",
        f"{n} = []\nfor {x} in {xs}:\n    {n}.append({x}{t.any(' * 2', '')})\n    {t.any('', 'print(' + n + ')')}\n    return {n}",
        f"{n} = {xs}[0]\nfor {x} in {xs}:\n    if {x} > {n}:\n        {n} = {x}\n        break\nreturn {n}",
        f"for i in range(len({xs})):\n    {x} = {xs}[i]\n    if {test}:\n        return i\n    else:\n        return {t.any(-1, None)}",
    )
    return f"""
        def {f}({xs}):
            {lay(body, 1)}
        print({f}({data[0]}))
        {t.any(f"print({f}({data[1]}))", f"answer = {f}({data[1]})" + chr(10) + "        print(answer, type(answer).__name__)")}
        {t.maybe(f"print({f}([{t.s(t.word()) if text else t.n(0, 9)}]))", 0.4)}
    """


@template("bugs", raises=True)
def nothing_came_back(t: Draw) -> str:
    f, x, r = t.names(
        "double add_tax make_list clean average", "value items data", "result answer out"
    )
    numbers, k = t.ints(2, 4), t.n(2, 6)
    body, arg, use = t.any(
        (f"{r} = {x} * {k}\nprint({r})", t.n(1, 9), f"{r} + {t.n(1, 5)}"),
        (f"if {x} > {k}:\n    return {x} - 1", t.n(1, 9), f"{r} * 2"),
        (
            f"return {x}.{t.any('sort()', 'reverse()', f'append({k})')}",
            numbers,
            t.any(f"{r}[0]", f"len({r})", f"sum({r})"),
        ),
        (f"{x}.sort()", numbers, t.any(f"{r}[-1]", f"max({r})", f"{r} + [{k}]")),
        (
            f"return print({x})",
            t.s(t.word()),
            t.any(f"{r}.upper()", f"{r} + {t.s('!')}", f"len({r})"),
        ),
        (
            f"for v in {x}:\n    if v > {k}:\n        return v",
            numbers,
            t.any(f"{r} + 1", f"{r} > 2", f"round({r})"),
        ),
        (
            f"{r} = {x}.strip()\n{r}.lower()",
            t.s(" " + t.word()),
            t.any(f"{r}.title()", f"{r} * 2", f"{r}[0]"),
        ),
        (
            f"total = sum({x})\ntotal / len({x})",
            numbers,
            t.any(f"round({r}, 1)", f"{r} / 2", f"{r} >= {k}"),
        ),
    )
    return f"""
        def {f}({x}):
            {lay(body, 1)}
        {r} = {f}({arg})
        {t.maybe(f"print({t.s('got')}, {r})")}
        {t.any("", "", lay(f"if {r} is None:" + chr(10) + f"    print({t.s('no result')})"))}
        {t.any(f"print({use})", f"total = {use}" + chr(10) + "        print(total)")}
    """


@template("bugs", raises=True)
def wrong_kind_of_division(t: Draw) -> str:
    xs, half, n, out = t.names(
        "nums scores data", "half middle mid", "n size count", "average mean result"
    )
    k = t.n(2, 4)
    body = t.any(
        f"{out} = sum({xs}) // len({xs})\nprint({out})\nprint({out} == sum({xs}) / len({xs}))",
        f"{half} = len({xs}) / 2\nprint({half})\nprint({xs}[{half}])",
        f"{half} = len({xs}) {t.any('/', '//')} {k}\nfor i in range({half}):\n    print({xs}[i])",
        f"{n} = {t.n(3, 20)}\nwhile {n} > 1:\n    {n} = {n} {t.any('/', '//')} 2\n    print({n})",
        f"right = {t.n(1, 6)}\nout_of = {t.n(7, 12)}\npercent = right // out_of * 100\nprint(percent)\nprint(right / out_of * 100 > {t.n(20, 60)})",
        f"{n} = {t.n(10, 60)}\nbox = {t.n(3, 9)}\nboxes = {n} / box\nprint(boxes)\nprint({t.s('left:')}, {n} - boxes * box)\nprint({xs}[:boxes])",
        f"first = {xs}[:len({xs}) / 2]\nprint(first)",
        f"{out} = {xs}[0] + {xs}[1] / 2\nprint({out})\nprint(({xs}[0] + {xs}[1]) // 2 == {out})",
        f"share = {t.n(7, 30)} / {k}\nprint(share)\nprint({t.s('-')} * share)",
        f"digits = []\n{n} = {t.n(100, 999)}\nfor _ in range(3):\n    digits.append({n} % 10)\n    {n} {t.any('/=', '//=')} 10\nprint(digits)",
    )
    return f"""
        {xs} = {t.ints(3, 5)}
        {lay(body)}
        {t.maybe(f"print({t.s(t.any('done', 'end', 'ok'))})", 0.4)}
    """


@template("bugs", raises=True)
def texts_taken_for_numbers(t: Draw) -> str:
    age, name, total, x = t.names(
        "age price points", "name item label", "total s result", "x part v"
    )
    a, b = t.n(5, 99), t.n(2, 12)
    parts = [str(t.n(1, 30)) for _ in range(3)]
    if t.n(0, 2) == 0:
        parts[t.n(0, 2)] = t.any("x", "", "3.5", "ten", "1 2")
    body = t.any(
        f"{age} = {t.s(str(a))}\nprint({age} * {t.n(2, 3)})\nprint({t.any(f'{age} + 1', f'int({age}) + 1', f'{age} + str(1)', f'{age} > {b}')})",
        f"{age} = {a}\nprint({t.s('Age: ')} + str({age}))\nprint({t.s('Next year: ')} + {t.any(age, f'str({age} + 1)', f'str({age}) + 1', f'({age} + 1)')})",
        f"{total} = 0\nfor {x} in {literals(t, parts)}:\n    {total} += {t.any(f'int({x})', f'int({x})', x)}\n    print({total})",
        f"{total} = {t.s('')}\nfor {x} in {t.n(1, 30)}, {b}, {a}:\n    {total} += {t.any(f'str({x})', x)}\nprint({total})",
        f"best = {t.s('0')}\nfor {x} in {literals(t, parts)}:\n    if {x} > best:\n        best = {x}\nprint({t.s('highest')}, best)\nprint(sorted({literals(t, parts)}))",
        f"{name} = {t.s(t.word())}\ncount = {b}\nprint({name} + {t.s(' x ')} + {t.any('count', 'str(count)')})\nprint({t.any(f'{name} - 1', f'{name} * count', 'count * 2')})",
        f"answer = {t.s(str(b))}\nif answer == {b}:\n    print({t.s('right')})\nelse:\n    print({t.s('wrong')})\nprint(int(answer) == {t.any(b, b + 1)}, answer < {t.any(a, t.s(str(a)))})",
        f"ages = [{a}, {t.s(str(b))}, {t.n(1, 50)}]\nprint(len(ages))\nprint({t.any('sum(ages)', 'max(ages)', 'sorted(ages)', 'ages[0] + ages[2]', 'ages[1] * 2')})",
    )
    return f"""
        {t.maybe(f"print({t.s(t.any('start', 'hello', 'ages'))})", 0.3)}
        {lay(body)}
        {t.maybe(f"print({t.s('end')})", 0.5)}
    """


@template("bugs", raises=True)
def one_place_too_far(t: Draw) -> str:
    xs, i, total = t.names("items numbers letters seats", "i pos k", "total out count")
    data = t.any(t.ints(3, 4), t.word_list(2, 4))
    body = t.any(
        f"{i} = {t.any(0, 1)}\nwhile {i} {t.any('<=', '<=', '<')} len({xs}):\n    print({i}, {xs}[{i}])\n    {i} += 1",
        f"for {i} in range(1, len({xs}){t.any(' + 1', ' + 1', '')}):\n    print({xs}[{i}])",
        f"for {i} in range(len({xs}){t.any('', '', ' - 1')}):\n    if {xs}[{i}] == {xs}[{i} + 1]:\n        print({t.s('same')}, {i})\n    else:\n        print({t.s('different')})",
        f"for {i} in range({t.n(2, 3)}):\n    print({t.any(f'{xs}.pop()', f'{xs}.pop(0)')})\nprint({xs}[{t.any(0, 1, -1)}])",
        f"{total} = []\nfor {i} in range(len({xs})):\n    {total}[{i}] = {xs}[{i}]\nprint({total})",
        f"for {i} in range(len({xs})):\n    if {xs}[{i}] {t.any('==', '!=')} {xs}[{t.any(0, -1)}]:\n        print({xs}.pop({t.any(i, i, '')}))",
        f"last = {xs}[len({xs}){t.any('', ' - 1')}]\nprint(last)",
        f"{total} = 0\nfor {i} in {t.numbers(2, 3, 0, 4)}:\n    {total} += len(str({xs}[{i}]))\n    print({i}, {total})",
        f"while {xs}{t.any('', '[0]', '')}:\n    print({xs}.pop(0), len({xs}))\nprint({xs}{t.any('', '[-1]', '.pop()')})",
    )
    f = t.any("show_all", "check", "run")
    if t.n(0, 2) == 0:
        return f"""
        def {f}({xs}):
            {lay(body, 1)}
        {f}({data})
        print({t.s("finished")})
    """
    return f"""
        {xs} = {data}
        {lay(body)}
        {t.maybe(f"print({xs})")}
    """


@template("bugs", raises=True)
def key_that_is_not_there(t: Draw) -> str:
    d, k, count = t.names("ages prices stock phones", "k name key", "counts tally seen")
    ps = [p.lower() for p in people(t, 3, 3)]
    wanted = t.any(ps[0].title(), ps[1], t.word(), ps[0] + " ")
    words = literals(t, [t.any(*ps[:2]) for _ in range(3)])
    body = t.any(
        f"{count} = {t.any('{}', '{' + t.s(ps[0]) + ': 0}')}\nfor {k} in {words}:\n    {count}[{k}] += 1\n    print({count})",
        f"for {k} in {literals(t, [ps[0], wanted])}:\n    print({k}, {d}[{k}{t.any('', '.lower()', '.strip()')}])",
        f"print({d}[{t.s(wanted)}])\nprint({t.s('found')})",
        f"if {t.s(wanted)} in {d} {t.any('or', 'and')} {d}[{t.s(ps[1])}] > 5:\n    print({d}[{t.s(wanted)}])\nelse:\n    print({t.s('nothing')})",
        f"del {d}[{t.s(ps[0])}]\n{d}[{t.s(ps[2])}] = {t.n(1, 9)}\nfor {k} in {literals(t, ps)}:\n    print({k}, {d}{t.any(f'[{k}]', f'.get({k})')})",
        f"{k} = {t.s(ps[0])}\nwhile {k} != {t.s('end')}:\n    print({k})\n    {k} = {{{t.s(ps[0])}: {t.s(ps[1])}, {t.s(ps[1])}: {t.s(t.any('end', ps[2]))}}}[{k}]",
        f"{d}[{t.s(ps[0])}] = {{{t.s('age')}: {t.n(5, 60)}}}\nprint({d}[{t.s(ps[0])}][{t.s(t.any('age', 'Age', 'city'))}])",
        f"codes = {{1: {t.s('one')}, 2: {t.s('two')}}}\nfor {k} in {t.any(t.s('12'), '(1, 2, 3)', '(2, 1)', 'range(1, 4)')}:\n    print(codes[{k}])",
    )
    return f"""
        {d} = {table(t, {p: t.n(1, 60) for p in ps[:2]})}
        {lay(body)}
        {t.maybe(f"print(len({d}))")}
    """


@template("bugs")
def removed_during_the_walk(t: Draw) -> str:
    xs, x, f = t.names("numbers items names queue", "x item n", "clean drop_small remove_all")
    text = t.n(0, 2) == 0
    k = t.n(3, 6)
    data = (
        literals(t, [t.any("a", "", "b", "", "cd") for _ in range(5)])
        if text
        else t.ints(4, 6, 0, 9)
    )
    test = (
        t.any(f"{x} == {t.s('')}", f"not {x}", f"len({x}) < 2")
        if text
        else t.any(f"{x} < {k}", f"{x} % 2 == 0", f"{x} > {k}", f"{x} != {k}")
    )
    body = t.any(
        f"for {x} in {xs}:\n    if {test}:\n        {xs}.remove({x})",
        f"for {x} in {xs}:\n    print({x})\n    if {test}:\n        {xs}.remove({x})",
        f"for {x} in {xs}{t.any('[:]', '.copy()', '')}:\n    if {test}:\n        {xs}.remove({x})",
        f"for i, {x} in enumerate({xs}):\n    if {test}:\n        {t.any(f'del {xs}[i]', f'{xs}.pop(i)')}",
        f"i = 0\nwhile i < len({xs}):\n    {x} = {xs}[i]\n    if {test}:\n        {xs}.pop(i)\n    {t.any('', 'else:' + chr(10) + '        ', '')}i += 1",
        f"for i in range(len({xs}) - 1, {t.any(-1, 0)}, -1):\n    {x} = {xs}[i]\n    if {test}:\n        del {xs}[i]",
        f"for {x} in {xs}:\n    if {test}:\n        {xs} = [y for y in {xs} if y != {x}]\n        print({xs})",
    )
    if t.n(0, 2) == 0:
        return f"""
        def {f}({xs}):
            {lay(body, 1)}
            return {xs}
        data = {data}
        print({f}(data))
        print({t.any("data", "len(data)")})
    """
    return f"""
        {xs} = {data}
        {lay(body)}
        print({xs})
        {t.maybe(f"print(len({xs}))", 0.3)}
    """


@template("bugs")
def one_list_two_names(t: Draw) -> str:
    a, b, f, x = t.names(
        "a first original scores row",
        "b second backup copy saved",
        "add_item put extend_with",
        "x item value",
    )
    k, n = t.n(2, 9), t.n(2, 3)
    data = t.ints(2, 3)
    change = t.any(
        f"{b}.append({k})",
        f"{b}[0] = {k}",
        f"{b} += [{k}]",
        f"{b} = {b} + [{k}]",
        f"{b}.sort()",
        f"{b}.pop()",
        f"{b}.clear()",
    )
    body = t.any(
        f"{a} = {data}\n{b} = {t.any(a, a, f'{a}[:]', f'list({a})')}\n{change}\nprint({a})\nprint({b}, {a} {t.any('is', '==')} {b})",
        f"def {f}({x}, {a}=[]):\n    {a}.append({x})\n    return {a}\nprint({f}({k}))\nprint({f}({t.n(1, 9)}{t.any('', '', ', []', ', ' + data)}))\nprint({f}({t.n(1, 9)}))",
        f"{a} = [[0] * {n}] * {n}\n{a}[{t.n(0, 1)}][{t.n(0, n - 1)}] = {k}\nprint({a})\n{a}[0] = [{k}]\n{a}[1][0] += 1\nprint({a})",
        f"{a} = [[] for _ in range({n})]{t.any('', '[:1] * 2')}\n{a}[0].append({k})\n{a}[1].append({t.n(1, 9)})\nprint({a})",
        f"{a} = dict.fromkeys([{t.s(t.word())}, {t.s('z')}], {t.any('[]', '[]', '[0]')})\n{a}[{t.s('z')}]{t.any(f'.append({k})', f' += [{k}]', f' = [{k}]')}\nprint({a})",
        f"{a} = [[1, {k}], [{t.n(2, 9)}, 3]]\n{b} = {t.any(f'{a}.copy()', f'{a}[:]', f'[r[:] for r in {a}]')}\n{b}[0][1] = {t.n(10, 20)}\n{b}.append([])\nprint({a})\nprint({b})",
        f"def {f}({a}):\n    {t.any(f'{a} = {a} + [{k}]', f'{a}.append({k})', f'{a} += [{k}]', f'{a} = []')}\n    return len({a})\n{b} = {data}\nprint({f}({b}))\nprint({b})",
        f"{a} = []\n{b} = {t.any('[]', '[0]')}\nfor {x} in range({n}):\n    {b}.append({x}{t.any('', ' * 2')})\n    {a}.append({b}{t.any('', '', '[:]')})\nprint({a})",
        f"{a} = {{'n': {k}, 'tags': [{t.n(1, 9)}]}}\n{b} = {t.any(a, f'dict({a})', f'{a}.copy()')}\n{b}['n'] {t.any('=', '+=')} {t.n(1, 9)}\n{b}['tags'].append(0)\nprint({a}['n'], {a}['tags'])\nprint({b})",
    )
    return f"""
        {lay(body)}
        {t.maybe(f"print({t.s('done')})", 0.2)}
    """


@template("bugs")
def wrong_name_used(t: Draw) -> str:
    f, i, j, total, best = t.names(
        "solve count_all run", "i row a", "j col b", "total s result", "best top longest"
    )
    n, m = t.n(2, 3), t.n(2, 3)
    wrong = t.any(i, i, j)
    xs = t.ints(3, 4)
    body = t.any(
        f"{total} = 0\nfor {i} in range({n}):\n    for {j} in range({m}):\n        {total} += {wrong}{t.any('', f' * {i}')}\nprint({total}, {i}, {j})",
        f"for {i} in range({n}):\n    for {i} in range({m}):\n        print({i}, end={t.s(' ')})\n    print({t.s('row')}, {i})",
        f"x, y = {t.n(1, 9)}, {t.n(1, 9)}\n{t.any('x = y', 'y = x')}\n{t.any('y = x', 'x = y')}\nprint(x, y)",
        f"{total} = {t.n(5, 20)}\ndef {f}({total}):\n    {total} {t.any('+=', '-=', '*=')} {n}\n    return {total}\n{f}({total})\nprint({total})\n{t.any(total, 'new')} = {f}({t.n(1, 9)})\nprint({total})",
        f"def {f}(xs):\n    {best} = xs[0]\n    for x in xs:\n        if x > {best}:\n            {best} = x\n    return {t.any('x', 'x', 'xs[0]', best)}\nprint({f}({xs}))\nprint({f}({t.ints(2, 3)}))",
        f"words = {t.word_list(3, 3)}\n{best} = words[0]\nfor word in words:\n    if len(words) > len({best}):\n        {best} = word\n    {t.maybe('print(word, ' + best + ')')}\nprint({best})",
        f"{total} = 0\nfor x in {xs}:\n    {total} = {total} {t.any('+', '-')} x\n    x = {total}\n    {t.any('print(x)', '')}\nprint(x, {total} // {n})",
        f"count = 0\ndef {f}():\n    count = {n}\n    for _ in range({m}):\n        count += 1\n    return {t.any('count', f'count - {n}')}\nprint({f}())\nprint(count)",
        f"a = {t.n(1, 9)}\nb = {t.n(1, 9)}\nc = {t.n(1, 9)}\n{best} = a\nif b > {best}:\n    {best} = b\nif c > {t.any('b', 'a')}:\n    {best} = c\nprint({best})",
        f"max_value = 0\nfor x in {t.any(t.ints(2, 4, -9, -1), xs)}:\n    if x > max_value:\n        max_value = x\nprint(max_value)",
    )
    return f"""
        {t.maybe(f"limit = {t.n(2, 20)}", 0.3)}
        {lay(body)}
        {t.maybe(f"print({t.s('end')})", 0.3)}
    """


@template("bugs", raises=True)
def name_without_a_value(t: Draw) -> str:
    f, x, out, g = t.names(
        "price label sign pick", "x n amount", "result text kind", "count score lives"
    )
    k, a = t.n(3, 7), t.n(0, 9)
    body = t.any(
        f"def {f}({x}):\n    if {x} > {k}:\n        {out} = {t.s('high')}\n    elif {x} < {k - 2}:\n        {out} = {t.s('low')}\n    return {out}",
        f"{g} = {a}\ndef {f}({x}):\n    {t.any('', f'print({x})')}\n    {g} {t.any('+=', '-=')} {x}\n    return {g}",
        f"{g} = {a}\ndef {f}({x}):\n    {t.any('', '', f'global {g}')}\n    {g} = {t.any(f'{g} + {x}', x, f'{x} * 2')}\n    return {g}",
        f"def {f}({x}):\n    for i in range({x}):\n        {out} = i * {k}\n    return {out}",
        f"def {f}({x}):\n    {out} = {x} + {t.any('bonus', x, 'bonus')}\n    return {out}",
        f"def {f}({x}):\n    if {x} % 2:\n        {out} = {x} // 2\n    print({t.s('half')}, {out})\n    return {out}",
        f"def {f}({x}):\n    try:\n        {out} = {k} // {x}\n    except ZeroDivisionError:\n        print({t.s('zero')})\n    return {out}",
        f"def {f}({x}):\n    while {x} > {k}:\n        {x} -= {t.n(1, 3)}\n        {out} = {x}\n    return {out}",
    )
    calls = "\n".join(f"print({f}({v}))" for v in t.rng.sample([0, 1, 2, 4, 6, 8, 9], t.n(2, 3)))
    return f"""
        {lay(body)}
        {t.maybe(f"bonus = {t.n(1, 5)}", 0.3) if "bonus" in body else ""}
        {lay(calls)}
        {t.any("", f"print({out})", f"print({g})") if t.n(0, 3) == 0 else ""}
    """


@template("bugs", raises=True)
def parentheses_forgotten(t: Draw) -> str:
    f, s, r = t.names("is_empty has_money ready check", "text name word", "result value answer")
    w = t.word()
    body = t.any(
        f"def {f}():\n    print({t.s('called')})\n    return {t.any('False', '0', 'True')}\nif {f}{t.any('', '', '()')}:\n    print({t.s('yes')})\nelse:\n    print({t.s('no')})",
        f"{s} = {t.s(w)}\nprint({s}.upper{t.any('', '()')} == {t.s(w.upper())})\nprint({s}.{t.any('isalpha()', 'isupper()', 'islower()')})",
        f"def {f}(x=1):\n    return x + {t.n(1, 9)}\n{r} = {f}{t.any('', '', '()')}\nprint(callable({r}))\nprint({r} {t.any('+ 1', '== 2', '* 2')})",
        f"xs = {t.ints(2, 3)}\nxs.{t.any('sort', 'reverse', 'clear', 'pop')}{t.any('', '()')}\nprint(xs)\nprint(xs.{t.any('count', 'index')}(xs[0]))",
        f"def {f}(n):\n    return n * {t.n(2, 5)}\nfor k in {t.numbers(2, 3)}:\n    {r} = {f}{t.any('(k)', '')}\n    print(type({r}).__name__)\nprint({r}({t.n(1, 5)}))",
        f"{s} = {t.s(w)}\nparts = {s}.split{t.any('', '()')}\nprint(len(parts))",
        f"def {f}():\n    return {t.n(2, 6)}\ntotal = {t.n(1, 9)}\ntotal += {f}{t.any('', '()')}\nprint(total)",
        f"d = {t.dict(2, 2)}\nfor k in d.{t.any('keys', 'values', 'items')}{t.any('', '()')}:\n    print(k)",
        f"def {f}():\n    return {t.s(w)}\nprint({t.s('I see ')} + {f}{t.any('', '()')})",
    )
    return f"""
        {t.maybe(f"print({t.s(t.any('begin', 'go', 'test'))})", 0.3)}
        {lay(body)}
        {t.maybe(f"print({t.s('end')})", 0.4)}
    """


@template("bugs", raises=True)
def base_case_astray(t: Draw) -> str:
    f, n = t.names("fact count_down power total go", "n k x")
    guard, low, step = t.n(4, 6), t.any(0, 1, 2), t.any(1, 2, 2, 3)
    limit = f"if {n} < -{t.any(2, 4)}:\n    {t.any('raise ValueError(' + t.s('too deep') + ')', 'return ' + str(t.n(0, 50)), 'return None')}\n"
    body, arg = t.any(
        (
            f"{limit}if {n} == {low}:\n    return {t.any(1, 0)}\nreturn {n} {t.any('*', '+')} {f}({n} - {step})",
            t.n(2, 6),
        ),
        (f"if {n} == 0:\n    return 0\nreturn {n} * {f}({n} - 1)", t.n(2, 5)),
        (f"if {n} <= 1:\n    return {n}\n{f}({n} - {step})\nreturn {n}", t.n(3, 6)),
        (f"if {n} > 0:\n    return {n} + {f}({n} - {step})", t.n(2, 5)),
        (
            f"if not {n}:\n    return {t.any('None', '0', '[]', t.s(''))}\nreturn {n}[0] + {f}({n}[1:])",
            t.any(t.ints(2, 3), t.s(t.word()[:4])),
        ),
        (
            f"if len({n}) == {t.any(1, 0)}:\n    return {n}[0]\nreturn max({n}[0], {f}({n}[{step}:]))",
            t.ints(2, 4),
        ),
        (
            f"print({n})\nif {n} == {low}:\n    return\nif {n} < 0:\n    print({t.s('missed')})\n    return\n{f}({n} - {step})",
            t.n(3, 6),
        ),
        (
            f"if depth > {guard}:\n    return {t.s('stuck')}\nif {n} == {low}:\n    return depth\nreturn {f}({t.any(n, f'{n} + 1', f'{n} - {step}')}, depth + 1)",
            t.n(3, 6),
        ),
    )
    extra = ", depth=0" if "depth" in body and "deep" not in body else ""
    return f"""
        def {f}({n}{extra}):
            {lay(body, 1)}
        {t.any(f"print({f}({arg}))", f"answer = {f}({arg})" + chr(10) + "        print(answer)")}
        {t.maybe(f"print({f}({t.n(1, 3)}))", 0.3) if isinstance(arg, int) else ""}
    """


@template("bugs")
def decimals_that_miss(t: Draw) -> str:
    x, n, total = t.names("x value level", "steps n rounds", "total sum_of money")
    step, goal = t.any(
        (0.1, 0.3), (0.1, 0.5), (0.25, 1.0), (0.2, 0.6), (0.1, 1), (0.5, 2), (0.7, 2.1)
    )
    body = t.any(
        f"{x} = 0.0\n{n} = 0\nwhile {x} != {goal}:\n    {x} += {step}\n    {n} += 1\n    if {n} > {t.n(4, 12)}:\n        print({t.s('too many')})\n        break\nprint({n}, {x})",
        f"{total} = 0\nfor _ in range({t.n(2, 4)}):\n    {total} += {step}\n    print({total})\nprint({total} == {goal})",
        f"a = {step} * {t.n(2, 4)}\nb = {goal}\nprint(a == b, {t.any('a < b', f'abs(a - b) < {t.any(0.01, 1e-9)}', 'round(a, 2) == round(b, 2)')})\nprint(a - b)",
        f"{total} = {t.n(10, 40)} / {t.n(3, 7)}\nprint(round({total}, {t.n(0, 2)}))\nprint({t.any(f'int({total})', f'{total} // 1', f'round({total})', f'int({total} + 0.5)')})\nprint({total} == round({total}, 2))",
        f"for {x} in [0.5, 1.5, {t.n(2, 4)}.5, {t.n(1, 5)}.{t.n(1, 9)}]:\n    print({x}, round({x}){t.any('', f', int({x})')})",
        f"price = {t.n(1, 5)}.{t.any('10', '15', '35', '99')}\ncents = {t.any('int(price * 100)', 'round(price * 100)')}\nprint(cents)\nprint(cents % 10, price * {t.n(2, 4)})",
        f"{x} = {goal}\nwhile {x} > 0:\n    print(round({x}, 1))\n    {x} = {x} - {step}\nprint({x} == 0)"
        if goal / step < 8
        else f"{x} = 1.0\nprint({x} - {step} * 10 == 0)",
    )
    return f"""
        {t.maybe(f"print({t.s(t.any('start', 'floats', 'test'))})", 0.3)}
        {lay(body)}
        {t.maybe(f"print(type({t.any(step, 7 // 2, 8 / 2)}).__name__)", 0.3)}
    """


@template("bugs")
def conditions_gone_wrong(t: Draw) -> str:
    x, y, f = t.names("x day age color n", "y score limit", "check test decide")
    a, b, c = t.n(1, 5), t.n(2, 9), t.n(1, 9)
    words = t.words(2, 2)
    text = t.n(0, 3) == 0
    p, q, r = (
        (t.s(words[0]), t.s(words[1]), t.s(t.any(*words, "other")))
        if text
        else (a, b, t.any(a, b, c))
    )
    test = t.any(
        f"{x} == {p} or {q}",
        f"{x} == {p} and {q}",
        f"{x} == ({p} or {q})",
        f"({p} or {q}) == {x}",
        f"{x} != {p} or {x} != {q}",
        f"not {x} == {p} or {x} == {q}",
        f"{x} == {p} or {x} == {q}",
        f"{x} in ({p}, {q})",
        f"{x} in [{p}] or [{q}]",
    )
    more = t.any(
        f"mean = {a} + {b} / 2\nprint(mean, ({a} + {b}) / 2)",
        f"{y} = {t.n(10, 99)}\nif {y} > 20:\n    print({t.s('low')})\nelif {y} > 50:\n    print({t.s('high')})\nelse:\n    print({t.s('none')})",
        f"{y} = {t.n(1, 30)}\nif {y} < 10:\n    print({t.s('small')})\nif {y} < 20:\n    print({t.s('middle')})\nelse:\n    print({t.s('large')})",
        f"print(True or {t.any('True', 'False')} and False, not {t.any('1', '0')} == 2)",
        f"print(-{a} ** 2, 2 * 3 ** {t.n(1, 2)}, {b} - {a} - {c})",
        f"print({b} > {a} == True, ({b} > {a}) == True)",
        f"{y} = {t.n(0, 12)}\nprint(5 < {y} < 10, {y} > 5 or {y} < 10)",
        f"print({b} % 2 == 1 or {a} // 0 == 1)"
        if b % 2
        else f"print({b} % 2 == 0 or {a} // 0 == 1)",
    )
    return f"""
        def {f}({x}):
            if {test}:
                return {t.any("True", t.s("yes"), t.s("match"))}
            {t.any("else:" + chr(10) + f"                return {t.any('False', t.s('no'))}", f"return {t.any('False', t.s('no'))}", "")}
        print({f}({r}))
        {t.maybe(f"print({f}({t.s('blue') if text else c}))")}
        {lay(more)}
    """


@template("bugs", raises=True)
def texts_do_not_change(t: Draw) -> str:
    s, i, out = t.names("name text word line", "i k pos", "result new out")
    w = t.any(t.word(), t.word().title(), " " + t.word(), f"{t.word()} {t.word()}"[:11].strip())
    old = t.any(*w.strip())
    lost = t.any(
        f"{s}.upper()",
        f"{s}.strip()",
        f"{s}.replace({t.s(old)}, {t.s('_')})",
        f"{s}.title()",
        f"sorted({s})",
        f"{s} + {t.s('!')}",
        f"{s}.split()",
    )
    body = t.any(
        f"{lost}\nprint({s})\n{out} = {lost}\nprint({out})",
        f"{s}[{t.n(0, 2)}] = {t.s('X')}\nprint({s})",
        f"for {i} in range(len({s})):\n    if {s}[{i}] == {t.s(old)}:\n        {s}[{i}] = {t.s('*')}\nprint({s})",
        f"for c in {s}:\n    if c == {t.s(old)}:\n        c = {t.s('*')}\nprint({s})\nprint(c)",
        f"chars = list({s})\nchars[{t.any(0, -1)}] = {t.s('Z')}\nprint({s})\nprint({t.any(t.s('') + '.join(chars)', 'str(chars)', 'len(chars)')})",
        f"{out} = {t.s('')}\nfor c in {s}:\n    {out}{t.any('', ' = ' + out)} + c\nprint({out})",
        f"def shout({out}):\n    {out} = {out}.upper() + {t.s('!')}\n    {t.any('', f'return {out}')}\nshout({s})\nprint({s})\nprint(shout({s}))",
        f"{s}.append({t.s('s')})\nprint({s})",
        f"other = {s}\n{s} += {t.s('!')}\nprint({s}, other)\nprint({s} is other, {s} > other)",
        f"del {s}[0]\nprint({s})",
    )
    return f"""
        {s} = {t.s(w)}
        {t.maybe(f"print(len({s}))", 0.3)}
        {lay(body)}
    """


@template("bugs")
def errors_that_are_hidden(t: Draw) -> str:
    f, x, out, d = t.names(
        "parse divide read get_price", "x text value", "result total answer", "prices table data"
    )
    kind = t.any(
        "except Exception:", "except:", "except ValueError:", "except (ValueError, TypeError):"
    )
    k = t.n(2, 9)
    values = t.rng.sample(
        [t.s("12"), t.s("7x"), t.s(""), "None", t.s("3"), "[]", t.n(1, 9), t.s("4.5")], 3
    )
    wide = (
        "except Exception:"
        if kind in ("except Exception:", "except:") or any(v in ("None", "[]") for v in values)
        else kind
    )
    body = t.any(
        f"try:\n    {out} = int({x}) * {k}\n    return {out}\n{wide}\n    return {t.any(0, -1, None)}",
        f"try:\n    return int({x}) + {t.any('totl', k, k)}\nexcept Exception:\n    {t.any('pass', 'print(' + t.s('bad value') + ')')}",
        f"{out} = {k}\ntry:\n    {out} = {out} // int({x})\n    {out} += {out}.size\n{t.any('except Exception:', 'except:')}\n    print({t.s('failed')})\nreturn {out}",
        f"try:\n    return int({x})\nexcept Exception:\n    return {k}\nfinally:\n    {t.any('print(' + t.s('done') + ')', f'return {t.n(10, 20)}', 'print(repr(' + x + '))')}",
        f"try:\n    {d} = {{{t.s('3')}: {k}, {t.s('12')}: {t.n(1, 9)}}}\n    {out} = {d}[{x}]\nexcept Exception as e:\n    {out} = type(e).__name__\nelse:\n    {out} += 1\nreturn {out}",
        f"for _ in range({t.n(2, 3)}):\n    try:\n        n = int({x})\n        {t.any('return n', 'print(n)')}\n    except Exception:\n        {t.any('continue', 'break', 'return -1')}\n    finally:\n        print({t.s('try')})\nreturn {k}",
    )
    loop = t.any(
        f"for v in [{', '.join(map(str, values))}]:\n    print({f}(v))",
        f"print({f}({values[0]}))\nprint({f}({values[1]}))",
        f"answers = [{f}({values[0]}), {f}({values[2]})]\nprint(answers)",
    )
    return f"""
        def {f}({x}):
            {lay(body, 1)}
        {lay(loop)}
    """


@template("bugs")
def table_changed_in_its_loop(t: Draw) -> str:
    d, k = t.names("stock ages prices", "k name item")
    goods = things(t, 3, 3)
    lim = t.n(3, 6)
    over = t.any(d, f"list({d})", f"list({d})", f"{d}.copy()")
    change = t.any(
        f"if {d}[{k}] < {lim}:\n    del {d}[{k}]",
        f"if {d}[{k}] > {lim}:\n    {d}.pop({k})",
        f"{d}[{k}] += {t.n(1, 4)}",
        f"if len({k}) > 3:\n    {d}[{k}.upper()] = {d}[{k}]",
        f"{d}[{k} + {t.s('s')}] = {d}.pop({k})"
        if over != d
        else f"if {d}[{k}] == {lim}:\n    {d}.clear()",
    )
    error = t.any("RuntimeError as e", "RuntimeError as error", "Exception as e")
    name = error.split()[-1]
    return f"""
        {d} = {table(t, {g: t.n(1, 9) for g in goods})}
        try:
            for {k} in {over}:
                {lay(change, 2)}
                {t.maybe(f"print({k})")}
        except {error}:
            print({t.any(name, f"{t.s('error:')}, {name}", f"type({name}).__name__")})
        print({t.any(d, f"len({d})", f"sorted({d})", f"sum({d}.values())")})
    """


@template("bugs")
def list_shared_by_all(t: Draw) -> str:
    c, xs, add, n = t.names(
        "Dog Student Cart Team", "tricks marks items members", "add learn put", "name label owner"
    )
    own = t.any(f"self.{xs} = []", "", "", "")
    count = t.any("", f"{c}.made += 1", "self.made += 1")
    put = t.any(
        f"self.{xs}.append(x)",
        f"self.{xs}.append(x)",
        f"self.{xs} = self.{xs} + [x]",
        f"self.{xs} += [x]",
    )
    a, b = t.any(("a", "b"), ("one", "two"), ("first", "second"))
    x1, x2 = t.any((t.s(t.word()), t.s(t.word())), (t.n(1, 9), t.n(1, 9)))
    change = t.any(
        "", f"{a}.{xs} = [{x2}]", f"{b}.{xs}.append({x1})", f"{c}.{xs} = []", f"{a}.{xs}.clear()"
    )
    return f"""
        class {c}:
            {xs} = []
            {"made = 0" if count else ""}
            def __init__(self, {n}):
                self.{n} = {n}
                {own}
                {count}
            def {add}(self, x):
                {put}
        {a} = {c}({t.s(t.any(*people(t, 2, 2)))})
        {b} = {c}({t.s(t.word())})
        {a}.{add}({x1})
        {t.maybe(f"print({b}.{xs})")}
        {b}.{add}({x2})
        {change}
        print({a}.{xs}, {b}.{xs})
        print({t.any(f"{c}.{xs}", f"{a}.{xs} is {b}.{xs}", f"len({b}.{xs})")}{f", {c}.made, {b}.made" if count else ""})
    """


@template("bugs")
def loop_without_progress(t: Draw) -> str:
    n, tries, total = t.names("n count number", "tries rounds guard", "total s result")
    lim, k = t.n(4, 7), t.n(2, 4)
    start = t.n(1, 8)
    body = t.any(
        f"while {n} < {t.n(9, 12)}:\n    GUARD\n    if {n} % 2 == 0:\n        {n} += {t.any(1, 2, 3)}\n    {t.any('', f'print({n})')}",
        f"while {n} != {t.n(0, 10)}:\n    GUARD\n    {n} {t.any('+=', '-=')} {k}\n    {total} += {n}",
        f"while {total} < {t.n(10, 20)}:\n    GUARD\n    {t.any(f'{total} + {n}', f'{total} = {n} + {k}', f'{total} += {n}')}",
        f"while True:\n    GUARD\n    {n} = {n} // 2 {t.any('+ 1', '', '')}\n    if {n} == {t.any(0, 1)}:\n        print({t.s('reached')})\n        break",
        f"low, high = 0, {t.n(6, 12)}\nwhile low < high:\n    GUARD\n    mid = (low + high) // 2\n    if mid < {n}:\n        low = mid{t.any('', ' + 1')}\n    else:\n        high = mid\n    {total} = low",
        f"xs = {t.ints(3, 4, 1, 9)}\ni = 0\nwhile i < len(xs):\n    GUARD\n    if xs[i] > {k}:\n        {total} += xs[i]\n    {t.any('', 'else:' + chr(10) + '        ', '')}i += 1",
    )
    guard = f"{tries} += 1\n    if {tries} > {lim}:\n        print({t.s(t.any('stuck', 'endless', 'stop'))})\n        break"
    return f"""
        {n} = {start}
        {total} = 0
        {tries} = 0
        {lay(body.replace("GUARD", guard))}
        print({n}, {total}, {tries})
    """


@template("bugs", raises=True)
def asked_of_nothing(t: Draw) -> str:
    f, who, d = t.names("find lookup get_user search", "name who wanted", "users people ages")
    ps = people(t, 3, 3)
    goal = t.any(*ps[:2], t.any(ps[2], ps[0].lower()))
    data, body = t.any(
        (literals(t, ps[:2]), f"for p in {d}:\n    if p == {who}:\n        return p"),
        (
            literals(t, ps[:2]),
            f"for p in {d}:\n    if p.startswith({who}[0]):\n        return p\n    {t.any('', 'return None')}",
        ),
        (table(t, {ps[0]: t.s("x@y"), ps[1]: t.s("q@z")}), f"return {d}.get({who})"),
        (
            table(t, {ps[0]: t.s("red"), ps[1]: "None"}),
            f"if {who} in {d}:\n    return {d}[{who}]\nprint({t.s('not found')})",
        ),
        (
            literals(t, ps[:2]),
            f"if {who} in {d}:\n    return {d}.remove({who}) {t.any('', 'or ' + who)}",
        ),
    )
    use = t.any(
        "got.upper()",
        "got.lower()[0]",
        "got[0]",
        "len(got)",
        f"got + {t.s('!')}",
        f"got.replace({t.s('a')}, {t.s('o')})",
        f"{t.s('x')} in got",
    )
    check = t.any(
        "",
        "",
        f"if got is None:\n    got = {t.s('nobody')}",
        f"if not got:\n    print({t.s('nothing')})",
        f"if got == {t.s('None')}:\n    print({t.s('none')})",
    )
    return f"""
        {d} = {data}
        def {f}({who}):
            {lay(body, 1)}
        got = {f}({t.s(goal)})
        {t.maybe("print(got)", 0.4)}
        {lay(check)}
        print({use})
        {t.maybe(f"print({f}({t.s(ps[1])}){t.any('', '.title()')})", 0.4)}
    """
