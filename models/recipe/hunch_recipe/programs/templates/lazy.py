"""Lazy iteration: what is taken when, in pieces, windows and turns."""

from .material import rows
from .registry import Draw, template
from .streams import source


def numbers_of(t: Draw, name: str) -> str:
    """The definition of a generator `name(n)` of n numbers."""
    i = t.any("i", "k", "x")
    return t.any(
        f"def {name}(n):|    for {i} in range(n):|        yield {t.any(i, f'{i} * {i}', f'{i} * 2', f'{i} + 1', f'10 - {i}')}",
        f"def {name}(n):|    {i} = {t.n(0, 3)}|    while {i} < n{t.any('', ' * 2')}:|        yield {i}|        {i} += {t.n(1, 3)}",
        f"def {name}(n):|    while n > 0:|        yield n|        n -= {t.n(1, 2)}",
        f"def {name}(n):|    a, b = {t.any('0, 1', '1, 1', '1, 2')}|    for _ in range(n):|        yield a|        a, b = b, a + b",
        f"def {name}(n):|    print({t.s('start')})|    for {i} in range(n):|        print({t.s('give')}, {i})|        yield {i}",
    )


@template("lazy")
def expressions_handed_over(t: Draw) -> str:
    xs, words, x = t.names("xs nums scores", "words names", "x n v")
    k = t.n(2, 8)
    look = f"def check({x}):|    print({t.s('check')}, {x})|    return {x} {t.any('>', '<', '%', '!=')} {k}"
    lines = [
        f"print(sum({x} * {x} for {x} in {xs}))",
        f"print(sum(1 for {x} in {xs} if {x} > {k}))",
        f"print(any(check({x}) for {x} in {xs}))",
        f"print(all(check({x}) for {x} in {xs}))",
        f"print(next(({x} for {x} in {xs} if check({x})), {t.any('None', -1)}))",
        f"print(max(len(w) for w in {words}))",
        f"print({t.s(t.any('-', '', ', '))}.join(w[{t.any('0', ':2', '::-1')}] for w in {words}))",
        f"lengths = dict((w, len(w)) for w in {words})|print(lengths)",
        f"print(max(({x} for {x} in {xs} if {x} < {k}), default=None))",
        f"best = min({words}, key=lambda w: sum(1 for c in w if c in {t.s('aeiou')}))|print(best)",
        f"print(sorted(({x} % {k}, {x}) for {x} in {xs}))",
        f"g = ({x} for {x} in {xs} if check({x}))|print(next(g, 0))|print({t.any('list(g)', 'sum(g)', 'len(list(g))')})",
        f"print(tuple(a + b for a, b in zip({xs}, {xs}[1:])))",
        f"first, *rest = ({x} + 1 for {x} in {xs})|print(first, rest)",
        f"print(set(w[0] for w in {words}) == {{{words}[0][0]}})",
    ]
    chosen = t.rng.sample(lines, t.n(2, 4))
    text = "|".join(chosen)
    return f"""
        {rows(0, look) if "check" in text else ""}
        {f"{xs} = {t.ints(3, 4)}" if xs in text else ""}
        {f"{words} = {t.word_list(2, 3)}" if words in text else ""}
        {rows(0, text)}
    """


@template("lazy")
def one_iterator_shared(t: Draw) -> str:
    it, xs = t.names("it nums stream tokens", "xs data items")
    words = t.n(0, 2) == 0
    data = (
        t.word_list(3, 4)
        if words
        else t.any(t.ints(4, 7), f"range({t.n(4, 7)})", f"(n * n for n in range({t.n(4, 6)}))")
    )
    use = t.any(
        f"for a, b in zip({it}, {it}):|    print(a, b)",
        f"print(list(zip({it}, {it}{t.any('', f', {it}')})))|print(list({it}))",
        f"print(dict(zip({it}, {it})))",
        f"for x in {it}:|    print(x, next({it}, {t.s('none')}))",
        f"for x in {it}:|    if {'len(x) > 4' if words else t.any('x % 2', 'x < 3', 'x in (0, 2, 4)')}:|        next({it}, None)|    print(x)",
        f"head = next({it})|print(head, {t.any(f'list({it})', f'len(list({it}))')})",
        f"first = [next({it}) for _ in range(2)]|rest = list({it})|print(first, rest)",
        f"def take(n):|    return [next({it}) for _ in range(n)]|print(take(1), take(2))|print(list({it}))",
        f"pairs = zip({it}, {t.any('range(2)', '[1, 2]')})|print(list(pairs))|print(list({it}))",
        f"print({data.strip('[]').split(',')[1].strip() if data[0] == '[' else t.n(0, 4)} in {it})|print(list({it}))",
        f"groups = [{it}] * {t.n(2, 3)}|for group in zip(*groups):|    print(group)",
        f"a, b = next({it}), next({it})|while True:|    print(a, b)|    c = next({it}, None)|    if c is None:|        break|    a, b = b, c",
        f"total = 0|for x in {it}:|    y = next({it}, x)|    total += {'len(x) * len(y)' if words else 'x * y'}|print(total)",
        f"other = iter({it})|print(other is {it}, next(other))|print(list({it}), list(other))"
        if data[0] != "r"
        else f"print(iter({it}) is {it}, next({it}))",
    )
    return f"""
        {xs} = {data}
        {it} = iter({xs})
        {rows(0, use)}
        {t.maybe(f"print(next({it}, {t.s('used up')}))", 0.4)}
    """


@template("lazy")
def tasks_in_a_scheduler(t: Draw) -> str:
    task, tasks, name, n, run = t.names(
        "task worker job",
        "tasks jobs ready",
        "name who label",
        "n steps rounds",
        "run schedule loop",
    )
    body = t.any(
        f"for i in range({n}):|    print({name}, i)|    yield",
        f"while {n}:|    {n} -= 1|    yield f'{{{name}}} {{{n}}}'",
        f"yield {name} + {t.s(' starts')}|for i in range({n}):|    yield i|yield {name} + {t.s(' ends')}",
        f"print({name}, {t.s('begin')})|yield {n}|print({name}, {t.s('half')})|yield {n} * 2|print({name}, {t.s('end')})",
    )
    show = t.any(
        "print(next(t))",
        "step = next(t)|            if step is not None:|                print(step)",
    )
    prints = "print" in body.split("yield")[0] and "begin" not in body
    call = "next(t)" if prints else show
    loop = t.any(
        f"while {tasks}:|    t = {tasks}.pop(0)|    try:|        {call.replace('            ', '        ')}|        {tasks}.append(t)|    except StopIteration:|        {t.any('pass', f'print(len({tasks}))')}",
        f"while {tasks}:|    for t in {tasks}[:]:|        try:|            {call}|        except StopIteration:|            {tasks}.remove(t)",
        f"rounds = 0|while {tasks}:|    rounds += 1|    alive = []|    for t in {tasks}:|        try:|            {call}|            alive.append(t)|        except StopIteration:|            pass|    {tasks} = alive|print({t.s('rounds')}, rounds)",
    )
    names = t.any(("a", "b", "c"), ("ann", "bob", "cy"), ("red", "blue", "green"))
    some = ", ".join(f"{task}({t.s(w)}, {t.n(1, 2)})" for w in names[: t.n(2, 3)])
    return f"""
        def {task}({name}, {n}):
            {rows(1, body)}
        def {run}({tasks}):
            {rows(1, loop)}
        {run}([{some}])
        {t.maybe(f"print({t.s('all done')})")}
    """


@template("lazy")
def pieces_by_size(t: Draw) -> str:
    f, xs, n, piece = t.names(
        "chunks batches groups pieces", "xs items seq", "n size k", "piece chunk batch"
    )
    tool, body = t.any(
        ("", f"for i in range(0, len({xs}), {n}):|    yield {xs}[i:i + {n}]"),
        ("islice", f"it = iter({xs})|while {piece} := list(islice(it, {n})):|    yield {piece}"),
        (
            "islice",
            f"it = iter({xs})|while True:|    {piece} = tuple(islice(it, {n}))|    if not {piece}:|        return|    yield {piece}",
        ),
        (
            "",
            f"{piece} = []|for x in {xs}:|    {piece}.append(x)|    if len({piece}) >= {n}:|        yield {piece}|        {piece} = []|if {piece}:|    yield {piece}",
        ),
        ("", f"while {xs}:|    yield {xs}[:{n}]|    {xs} = {xs}[{n}:]"),
        ("", f"yield from zip(*[iter({xs})] * {n})"),
        (
            "",
            f"{piece} = []|for x in {xs}:|    if {piece} and sum({piece}) + x > {n} * 4:|        yield {piece}|        {piece} = []|    {piece}.append(x)|yield {piece}",
        ),
    )
    text = "sum(" not in body and t.n(0, 2) == 0
    data = t.s(t.word()) if text else t.ints(4, 7, 1, 9)
    call = f"{f}({data}, {t.n(2, 3)})"
    use = t.any(
        f"for p in {call}:|    print({t.any('p', 'len(p), p', 'p[0]', 'p[::-1]')})",
        f"print(list({call}))",
        f"print([{'len' if text else 'sum'}(p) for p in {call}])",
        f"g = {call}|print(next(g))|print(len(list(g)))",
        f"for i, p in enumerate({call}, 1):|    print(f'{{i}}: {{p}}')",
        f"a, *more = {call}|print(a, len(more))",
    )
    return f"""
        {f"from itertools import {tool}" if tool else ""}
        def {f}({xs}, {n}{t.any("", "=2")}):
            {rows(1, body)}
        {rows(0, use)}
    """


@template("lazy")
def sliding_lazily(t: Draw) -> str:
    f, xs, n, w = t.names(
        "windows sliding pairs_of", "xs items values", "n size width", "w window buf"
    )
    tool, body = t.any(
        (
            "from collections import deque",
            f"{w} = deque(maxlen={n})|for x in {xs}:|    {w}.append(x)|    if len({w}) == {n}:|        yield {t.any(f'list({w})', f'tuple({w})')}",
        ),
        ("", f"for i in range(len({xs}) - {n} + 1):|    yield {xs}[i:i + {n}]"),
        (
            "",
            f"{w} = []|for x in {xs}:|    {w}.append(x)|    if len({w}) > {n}:|        {w}.pop(0)|    if len({w}) == {n}:|        yield {t.any(f'{w}[:]', w, f'tuple({w})')}",
        ),
        (
            "from itertools import islice",
            f"it = iter({xs})|{w} = tuple(islice(it, {n}))|yield {w}|for x in it:|    {w} = {w}[1:] + (x,)|    yield {w}",
        ),
        (
            "from itertools import tee",
            f"a, b = tee({xs})|next(b, None)|for p, q in zip(a, b):|    yield [p, q][:{n}]",
        ),
    )
    call = f"{f}({t.ints(4, 6, 1, 9)}, {t.n(2, 3)})"
    use = t.any(
        f"for v in {call}:|    print({t.any('v', 'sum(v)', 'max(v), v', 'v[-1] - v[0]')})",
        f"print(list({call}))",
        f"print(max({call}, key=sum))",
        f"print([sum(v) {t.any('/ len(v)', '// 2', '')} for v in {call}])",
        f"print(sum(1 for v in {call} if v[0] < v[-1]))",
        f"rising = all(v[0] <= v[1] for v in {call})|print(rising)",
        f"best = 0|for v in {call}:|    if sum(v) > best:|        best = sum(v)|        print({t.s('better')}, v)|print(best)",
    )
    return f"""
        {tool}
        def {f}({xs}, {n}):
            {rows(1, body)}
        {rows(0, use)}
    """


@template("lazy")
def flattened_as_asked(t: Draw) -> str:
    f, x, p = t.names("flatten leaves deep", "x tree node", "p part item")

    def n() -> str:
        return t.n(1, 9)

    data = t.any(
        f"[{n()}, [{n()}, {n()}], [[{n()}]]]",
        f"[[{n()}, [{n()}]], {n()}]",
        f"({n()}, ({n()}, [{n()}, []]))",
        f"[{t.s('a')}, [{t.s('bc')}, [{n()}]]]",
        f"{{{t.s('a')}: {n()}, {t.s('b')}: {{{t.s('c')}: {n()}, {t.s('d')}: {n()}}}}}",
    )
    if data[0] == "{":
        body = t.any(
            f"for key, {p} in {x}.items():|    if isinstance({p}, dict):|        for more, v in {f}({p}):|            yield key + {t.s('.')} + more, v|    else:|        yield key, {p}",
            f"for key in {x}:|    if isinstance({x}[key], dict):|        yield from {f}({x}[key])|    else:|        yield key, {x}[key]",
        )
        extra, arg = "", ""
    else:
        extra, arg, inner, give = t.any(
            ("", "", "", p),
            (", depth=0", ", depth + 1", "depth, ", p),
            (", limit=9", ", limit - 1", "", p),
            ("", "", "", f"{p} * 2"),
        )
        test = f"isinstance({p}, (list, tuple))" + (" and limit > 0" if "limit" in extra else "")
        body = t.any(
            f"for {p} in {x}:|    if {test}:|        yield from {f}({p}{arg})|    else:|        yield {inner}{give}",
            f"for {p} in {x}:|    if not {test if 'and' not in test else f'({test})'}:|        yield {inner}{give}|        continue|    for y in {f}({p}{arg}):|        yield y",
        )
        if "limit" in extra:
            extra, arg = f", limit={t.n(0, 1)}", ""
    use = t.any(
        f"print(list({f}(data)))",
        f"for v in {f}(data):|    print(v)",
        f"g = {f}(data)|print(next(g))|print(list(g))",
        f"print(len(list({f}(data))), next({f}(data)))",
        f"seen = []|for v in {f}(data):|    seen.insert(0, v)|    if len(seen) == {t.n(2, 3)}:|        break|print(seen)",
    )
    return f"""
        def {f}({x}{extra}):
            {t.maybe(f"print({t.s('into')}, {x})", 0.2)}
            {rows(1, body)}
        data = {data}
        {rows(0, use)}
    """


@template("lazy")
def streams_with_numbers(t: Draw) -> str:
    f, g, i, v = t.names("values readings gen squares", "names labels tags", "i k pos", "v x val")
    start = t.any("", "", f", {t.n(1, 10)}", f", start={t.n(1, 5)}")
    call = f"{f}({t.n(2, 4)})"
    use = t.any(
        f"for {i}, {v} in enumerate({call}{start}):|    print({i}, {v})",
        f"for name, {v} in zip({t.word_list(2, 3)}, {call}):|    print(name, {v})",
        f"for {i}, (name, {v}) in enumerate(zip({g}(), {call}){start}):|    print({i}, name, {v})",
        f"print(dict(zip({g}(), {call})))",
        f"print(list(enumerate({call}{start})))",
        f"for {i}, {v} in enumerate({f}({t.n(4, 6)}){start}):|    if {i} {t.any('==', '>')} {t.n(2, 3)}:|        break|print({i}, {v})",
        f"e = enumerate({call}{start})|print(next(e))|for {i}, {v} in e:|    print({i}, {v})",
        f"z = zip({call}, {f}({t.n(2, 3)}))|for a, b in z:|    print(a, b, a == b)",
        f"best = max(enumerate({call}{start}), key=lambda p: p[1])|print(best)",
        f"print([{v} for {i}, {v} in enumerate({call}) if {i} % 2 == {t.n(0, 1)}])",
        f"for {v}, old in zip({call}, map(str, {f}(3))):|    print(repr(old), {v})",
    )
    return f"""
        {rows(0, numbers_of(t, f))}
        {rows(0, f"def {g}():|    for c in {t.s(t.any('abcd', 'xyz', 'pqr'))}:|        yield c{t.any('', '.upper()', ' * 2')}") if g in use else ""}
        {rows(0, use)}
    """


@template("lazy")
def stopped_and_taken_up(t: Draw) -> str:
    f, g, x = t.names("count numbers gen page", "g stream it", "x v n")
    first = t.any(
        f"for {x} in {g}:|    print({x})|    if {x} >= {t.n(1, 3)}:|        break",
        f"for {x} in {g}:|    if {x} > {t.n(0, 2)}:|        break|    print({t.s('a')}, {x})",
        f"for i, {x} in zip(range({t.n(1, 2)}), {g}):|    print(i, {x})",
        f"for {x} in {g}:|    print({x})|    next({g}, None)|    if {x} > {t.n(1, 3)}:|        break",
        f"print(next({g}))",
        f"found = any({x} > {t.n(1, 4)} for {x} in {g})|print(found)",
        f"print({t.n(1, 4)} in {g})",
    )
    second = t.any(
        f"for {x} in {g}:|    print({t.s('then')}, {x})",
        f"print({t.s('rest')}, list({g}))",
        f"print(sum({g}))",
        f"print(next({g}, None), next({g}, None))",
        f"{g} = {f}({t.n(2, 3)})|print(list({g}))",
        f"for {x} in {f}({t.n(2, 3)}):|    print({x}, next({g}, 0))",
        f"else_used = True|for {x} in {g}:|    else_used = False|else:|    print({t.s('at the end')}, else_used)",
    )
    last = t.any(
        "",
        f"print(list({g}))",
        f"print(next({g}, {t.s('over')}))",
        f"try:|    next({g})|except StopIteration:|    print({t.s('nothing left')})",
    )
    return f"""
        {rows(0, numbers_of(t, f))}
        {g} = {f}({t.n(4, 6)})
        {rows(0, first)}
        {rows(0, second)}
        {rows(0, last)}
    """


@template("lazy")
def next_with_a_default(t: Draw) -> str:
    f, xs, x, miss = t.names(
        "first_match find_first pick", "xs items rows", "x item v", "default missing fallback"
    )
    test = t.any(
        f"{x} > {t.n(3, 9)}",
        f"{x} % {t.n(2, 4)} == 0",
        f"{x} < {t.n(2, 5)}",
        f"{x} % 2 and {x} > {t.n(1, 5)}",
    )
    body = t.any(
        f"return next(({x} for {x} in {xs} if {test}), {miss})",
        f"matches = ({x} for {x} in {xs} if {test})|first = next(matches, {miss})|second = next(matches, {miss})|return first, second",
        f"it = iter({xs})|while ({x} := next(it, None)) is not None:|    if {test}:|        return {x}|return {miss}",
        f"try:|    return next({x} for {x} in {xs} if {test})|except StopIteration:|    print({t.s('no match')})|    return {miss}",
        f"found = (i for i, {x} in enumerate({xs}) if {test})|return next(found, {miss})",
        f"it = filter(lambda {x}: {test}, {xs})|{x} = next(it, {miss})|print({t.s('left')}, list(it))|return {x}",
    )
    return f"""
        def {f}({xs}, {miss}={t.any("None", -1, 0, t.s("none"))}):
            {rows(1, body)}
        print({f}({source(t)}))
        {t.any(f"print({f}([]))", f"r = {f}({t.ints(1, 3)}, {t.n(0, 9)})", f"print({f}({t.ints(2, 3)}, {miss}={t.s('?')}))")}
        {rows(0, t.any("", f"for data in ({t.ints(1, 2)}, [{t.n(1, 20)}]):|    print({f}(data))"))}
    """


@template("lazy")
def choices_by_recursion(t: Draw) -> str:
    f, xs, x = t.names("choices ways build gen", "xs items rest", "x head first")
    items = t.any(
        f"[{t.n(1, 4)}, {t.n(5, 9)}]",
        t.s("ab"),
        t.s("xyz"),
        f"[{', '.join(map(str, t.rng.sample(range(1, 9), 3)))}]",
    )
    empty = t.s("") if items[0] != "[" else "[]"
    one = f"{xs}[:1]"
    kind, body = t.any(
        (
            "xs",
            f"if not {xs}:|    yield {empty}|    return|for sub in {f}({xs}[1:]):|    yield sub|    yield {one} + sub",
        ),
        (
            "xs",
            f"if len({xs}) <= 1:|    yield {xs}|    return|for i in range(len({xs})):|    {x} = {xs}[i:i + 1]|    for sub in {f}({xs}[:i] + {xs}[i + 1:]):|        yield {x} + sub",
        ),
        (
            "n",
            f"if n == 0:|    yield {t.s('')}|else:|    for {x} in {f}(n - 1):|        yield {x} + {t.s('0')}|        yield {x} + {t.s('1')}",
        ),
        (
            "n",
            f"if n > 0:|    yield n|    yield from {f}(n - {t.n(1, 2)})|    {t.any('yield n', 'yield -n', '')}",
        ),
        (
            "n",
            f"if n == 1:|    yield {t.s('a')}|    return|yield from {f}(n - 1)|yield {t.any('n', t.s('-'))}|yield from {f}(n - 1)",
        ),
        (
            "n",
            f"while n:|    n, {x} = divmod(n, 2)|    yield {x}|    {t.any('', f'if n == 2:|        yield from {f}(1)')}",
        ),
    )
    arg = items if kind == "xs" else str(t.n(2, 3))
    use = t.any(
        f"for r in {f}({arg}):|    print(r)",
        f"print(list({f}({arg})))",
        f"print(len(list({f}({arg}))))",
        f"g = {f}({arg})|print(next(g), next(g, None))",
        f"print(sum(1 for _ in {f}({arg})))",
        f"for i, r in enumerate({f}({arg})):|    if i == {t.n(1, 3)}:|        print(r)|        break",
    )
    return f"""
        def {f}({"n" if kind == "n" else xs}):
            {rows(1, body)}
        {rows(0, use)}
    """
