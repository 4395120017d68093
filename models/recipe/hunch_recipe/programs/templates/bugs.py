"""Programs with a beginner's bug: ranges, returns, kinds of values, keys, aliases."""

from .material import lay, literals, people, table
from .registry import Draw, template


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
