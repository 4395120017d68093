"""Generators within generators, and what is sent into them."""

from .material import rows
from .registry import Draw, template


def source(t: Draw) -> str:
    """A few numbers to go through."""
    return t.any(
        t.ints(3, 5), t.ints(3, 6, 0, 9), f"range({t.n(3, 6)})", f"range({t.n(1, 3)}, {t.n(5, 8)})"
    )


@template("streams")
def stages_in_a_row(t: Draw) -> str:
    a, b, c, x, xs = t.names(
        "read numbers source",
        "keep only drop_small",
        "change scaled doubled",
        "x n v",
        "xs stream items",
    )
    first = t.any(
        f"for {x} in {xs}:|    print({t.s('read')}, {x})|    yield {x}",
        f"yield from {xs}",
        f"for {x} in {xs}:|    yield {x}",
    )
    second = t.any(
        f"for {x} in {xs}:|    if {x} {t.any('% 2 == 0', '% 2', '> ' + str(t.n(1, 4)), '!= 0')}:|        yield {x}",
        f"for {x} in {xs}:|    if {x} < {t.n(1, 4)}:|        continue|    yield {x}",
        f"last = None|for {x} in {xs}:|    if {x} != last:|        yield {x}|    last = {x}",
        f"for {x} in {xs}:|    if {x} > {t.n(5, 12)}:|        print({t.s('stop')})|        return|    yield {x}",
    )
    third = t.any(
        f"for {x} in {xs}:|    yield {x} {t.any('* 2', '+ 10', '* ' + x, '- 1', '% 3')}",
        f"total = 0|for {x} in {xs}:|    total += {x}|    yield total",
        f"for i, {x} in enumerate({xs}):|    yield {t.any(f'i * {x}', f'i, {x}', f'{x} - i')}",
        f"return ({x} * {t.n(2, 5)} for {x} in {xs})",
    )
    chain = t.any(
        f"{c}({b}({a}({source(t)})))", f"{b}({c}({a}({source(t)})))", f"{c}({b}({source(t)}))"
    )
    use = t.any(
        f"for v in {chain}:|    print(v)",
        f"print(list({chain}))",
        f"pipe = {chain}|print(next(pipe, None))|print(list(pipe))",
        f"s1 = {a}({source(t)})|s2 = {t.any(b, c)}(s1)|for v in s2:|    print(v)|    break|print(list({t.any('s1', 's2')}))",
        f"out = [v for v in {chain}]|print(len(out), out[:3])",
    )
    return f"""
        def {a}({xs}):
            {rows(1, first)}
        def {b}({xs}):
            {rows(1, second)}
        def {c}({xs}):
            {rows(1, third)}
        {rows(0, use)}
    """


@template("streams")
def walk_of_a_node_tree(t: Draw) -> str:
    c, v, f = t.names("Node Tree Branch", "value key data", "walk visit inorder")
    order = t.any("lsr", "lsr", "slr", "lrs", "rsl")
    method = t.any(f, f, "__iter__")
    nested = f"{{}}{'' if method == '__iter__' else f'.{f}()'}"

    def side(name: str) -> str:
        return t.any(
            f"if self.{name}:|    yield from {nested.format(f'self.{name}')}",
            f"if self.{name} is not None:|    for x in {nested.format(f'self.{name}')}:|        yield x",
        )

    me = t.any(f"yield self.{v}", f"yield self.{v}", f"print({t.s('at')}, self.{v})|yield self.{v}")
    body = "|".join({"l": side("left"), "r": side("right"), "s": me}[k] for k in order)

    def n() -> str:
        return t.n(1, 20)

    def leaf() -> str:
        return f"{c}({n()})"

    walk = nested.format("root")
    use = t.any(
        f"print(list({walk}))",
        f"for x in {walk}:|    print(x)",
        f"print(sum({walk}), max({walk}))",
        f"it = iter({walk})|print(next(it), next(it))",
        f"print({t.n(1, 20)} in {walk})",
        f"for x in {walk}:|    if x > {t.n(3, 12)}:|        print(x)|        break",
    )
    return f"""
        class {c}:
            def __init__(self, {v}, left=None, right=None):
                self.{v} = {v}
                self.left = left
                self.right = right
            def {method}(self):
                {rows(2, body)}
        root = {t.any(f"{c}({n()}, {leaf()}, {leaf()})", f"{c}({n()}, {c}({n()}, {leaf()}), {leaf()})", f"{c}({n()}, None, {c}({n()}, {leaf()}, None))", f"{c}({n()}, right={c}({n()}, {leaf()}))")}
        {rows(0, use)}
    """


@template("streams")
def averages_sent_in(t: Draw) -> str:
    f, x, total, count, g = t.names(
        "averager running tracker", "x value new", "total summed acc", "count n seen", "g avg gen"
    )
    keep, out = t.any(
        (f"{total} += {x}|{count} += 1", f"{total} / {count}"),
        (f"{total} += {x}|{count} += 1", f"{total} // {count}"),
        (f"{total} = max({total}, {x})|{count} += 1", f"{total}"),
        (f"{count} += 1|if {x} % 2 == 0:|    {total} += {x}", f"({count}, {total})"),
        (
            f"{total} = {total} * {t.n(2, 3)} + {x}|{count} += {x} > {t.n(2, 6)}",
            f"{total}, {count}",
        ),
    )
    stop = t.any(
        "",
        "",
        f"if {x} is None:|    {t.any('break', 'return', 'continue')}",
        f"if not {x}:|    continue",
    )
    sends = t.numbers(2, 4, 1, 9)
    use = t.any(
        rows(0, *(f"print({g}.send({v}))" for v in sends)),
        f"for v in {sends}:\n            print(v, {g}.send(v))",
        f"results = [{g}.send(v) for v in {sends}]\n        print(results)",
    )
    return f"""
        def {f}():
            {total} = {count} = 0
            result = {t.any("None", t.s("ready"), "0")}
            while True:
                {x} = yield result
                {rows(2, stop)}
                {rows(2, keep)}
                result = {out}
            {f"print({t.s('over')})" if "break" in stop else ""}
        {g} = {f}()
        {t.any(f"next({g})", f"print(next({g}))", f"{g}.send(None)")}
        {use}
        {t.any(f"{g}.close()", "", f"print(next({g}, {t.s('end')}))" if "None" in stop and "continue" not in stop else "")}
        {t.maybe(f"other = {f}()" + chr(10) + "        next(other)" + chr(10) + f"        print(other.send({t.n(1, 9)}))", 0.3)}
    """


@template("streams")
def answer_of_a_generator(t: Draw) -> str:
    part, whole, r, n = t.names(
        "part inner child read", "whole outer parent both", "r got total", "n size k"
    )
    end = t.any(
        f"yield {r}", f"print({t.s('got')}, {r})", f"return {r}", f"yield {t.s('all')}, {r}"
    )
    twice = t.any(
        f"{r} = yield from {part}({t.n(1, 3)})|{end}",
        f"{r} = yield from {part}({t.n(1, 2)})|print({r})|{r} = yield from {part}({t.n(1, 2)})|{end}",
        f"for k in ({t.n(1, 2)}, {t.n(1, 2)}):|    {r} = yield from {part}(k)|    print({t.s('part')}, {r})|{end}",
    )
    use = t.any(
        f"for v in {whole}():|    print(v)",
        f"print(list({whole}()))",
        f"g = {whole}()|while True:|    try:|        print(next(g))|    except StopIteration as stop:|        print({t.s('end')}, stop.value)|        break",
        f"g = {part}({t.n(1, 2)})|try:|    while True:|        print(next(g))|except StopIteration as e:|    print(e.value)",
        f"g = {part}({t.n(0, 1)})|try:|    next(g)|    next(g)|except StopIteration as e:|    print({t.s('answer')}, e.value)|print(list({whole}()))",
    )
    return f"""
        def {part}({n}):
            total = 0
            for i in range({n}):
                yield {t.any("i", "i * 10", f"{n} - i")}
                total += i{t.any("", " + 1")}
            return {t.any("total", "total * 2", f"{t.s('sum')}, total", f"{n}", "None")}
        def {whole}():
            {rows(1, twice)}
        {rows(0, use)}
    """


@template("streams")
def closed_in_the_middle(t: Draw) -> str:
    f, g, n = t.names("lines rows reader ticks", "g it stream", "n size most")
    clean = t.any(
        f"finally:|    print({t.s('cleaned up')})",
        f"except GeneratorExit:|    print({t.s('told to stop')})|    raise",
        f"except GeneratorExit:|    print({t.s('closed at')}, i)",
        f"finally:|    print({t.s('last')}, i)",
        f"except GeneratorExit:|    print({t.s('exit')})|    return|finally:|    print({t.s('finally')})",
        f"except GeneratorExit:|    print({t.s('early')})|else:|    print({t.s('complete')})",
    )
    use = t.any(
        f"print(next({g}))|{g}.close()|print(next({g}, {t.s('nothing')}))",
        f"for v in {g}:|    print(v)|    if v {t.any('==', '>=')} {t.n(0, 3)}:|        {g}.close()|print({t.s('done')})",
        f"for v in {g}:|    if v > {t.n(0, 2)}:|        break|    print(v)|{g}.close()|print(list({g}))",
        f"{g}.close()|print(list({g}))",
        f"print(sum({g}))|{g}.close()",
        f"next({g})|del {g}|print({t.s('deleted')})",
        f"try:|    while True:|        print(next({g}))|except StopIteration:|    print({t.s('no more')})",
    )
    whole = t.n(0, 2) == 0
    outer = (
        f"def outer():|    print({t.s('outer')})|    try:|        yield from {f}({t.n(2, 4)})|    finally:|        print({t.s('outer ends')})"
        if whole
        else ""
    )
    return f"""
        def {f}({n}):
            i = {t.n(0, 1)}
            try:
                while i < {n}:
                    yield i
                    i += 1
            {rows(1, clean)}
        {rows(0, outer)}
        {g} = {"outer()" if whole else f"{f}({t.n(2, 4)})"}
        {rows(0, use)}
    """


@template("streams")
def error_thrown_inside(t: Draw) -> str:
    f, g, x = t.names("worker counter server", "g w gen", "x n step")
    error = t.any("ValueError", "KeyError", "RuntimeError")
    react = t.any(
        f"{x} = 0",
        f"print({t.s('caught')}, e)",
        f"yield {t.s('sorry')}",
        "print(type(e).__name__)|return",
        f"{x} = -{x}",
    )
    use = t.any(
        f"print(next({g}))|print({g}.throw({error}({t.s(t.word())})))|print(next({g}, None))",
        f"for v in {g}:|    print(v)|    if v == {t.n(1, 3)}:|        print({g}.throw({error}({t.s('three')})))|        break",
        f"next({g})|try:|    {g}.throw(TypeError({t.s('other')}))|except TypeError as e:|    print({t.s('came back')}, e)|print(next({g}, {t.s('dead')}))",
    )
    return f"""
        def {f}():
            {x} = {t.n(0, 2)}
            while {x} < {t.n(5, 8)}:
                try:
                    yield {x}
                    {x} += {t.n(1, 2)}
                except {error} as e:
                    {rows(3, react)}
                    {t.any("", f"{x} += {t.n(2, 5)}")}
        {g} = {f}()
        try:
            {rows(1, use)}
        except StopIteration:
            print({t.s("it ended")})
    """


@template("streams")
def objects_that_yield(t: Draw) -> str:
    c, xs, f = t.names(
        "Playlist Deck Countdown Range Bag", "items songs parts", "pairs evens backwards"
    )
    loop = t.any(
        f"for x in self.{xs}:|    yield x",
        f"yield from self.{xs}",
        f"i = len(self.{xs})|while i > 0:|    i -= 1|    yield self.{xs}[i]",
        f"for i, x in enumerate(self.{xs}):|    if i % 2 == {t.n(0, 1)}:|        yield x",
        f"self.rounds += 1|for x in self.{xs}:|    yield x",
        f"yield {t.s('first')}|yield from self.{xs}|yield {t.s('last')}",
    )
    more = t.any(
        "for a in self:|    for b in self:|        if a is not b:|            yield a, b",
        f"for x in reversed(self.{xs}):|    yield x",
        "it = iter(self)|for a in it:|    yield a, next(it, None)",
        "for k, x in enumerate(self, 1):|    yield k, x",
        f"yield from zip(self, self.{xs}[1:])",
    )
    use = t.any(
        "print(list(box), list(box))",
        f"for x in box:|    print(x)|print({t.any('sorted(box, key=str)', 'box.rounds')})",
        "a, *rest = box|print(a, rest)",
        f"print(list(box.{f}()))",
        f"for pair in box.{f}():|    print(pair)",
        "it = iter(box)|print(next(it))|print(list(box), list(it))",
        f"print(len(list(box)), {t.n(1, 9)} in box)",
        "for x in box:|    for y in box:|        print(x, y)|        break",
    )
    return f"""
        class {c}:
            def __init__(self, {xs}):
                self.{xs} = {xs}
                self.rounds = 0
            def __iter__(self):
                {rows(2, loop)}
            def {f}(self):
                {rows(2, more)}
        box = {c}({t.any(t.ints(2, 3), t.word_list(2, 3), f"list(range({t.n(2, 4)}))")})
        {rows(0, use)}
        {t.maybe(f"print(box.rounds, len(box.{xs}))", 0.3)}
    """


@template("streams")
def endless_but_cut(t: Draw) -> str:
    f, x, g = t.names("numbers naturals forever stream", "x n k", "g it s")
    tool, use = t.any(
        ("islice", f"print(list(islice({f}({t.n(1, 5)}), {t.n(3, 5)})))"),
        ("islice", f"print(list(islice({f}({t.n(1, 5)}), {t.n(1, 2)}, {t.n(5, 7)}, {t.n(1, 2)})))"),
        ("islice", f"{g} = {f}({t.n(1, 4)})|print(list(islice({g}, 2)))|print(list(islice({g}, {t.n(1, 3)})))"),
        ("takewhile", f"print(list(takewhile(lambda v: v < {t.n(10, 40)}, islice({f}({t.n(2, 4)}), 6))))"),
        ("", f"for name, v in zip({t.word_list(2, 3)}, {f}({t.n(1, 9)})):|    print(name, v)"),
        ("", f"{g} = {f}({t.n(1, 6)})|print(next({g}), next({g}))|for _ in range(2):|    {x} = next({g})|print({x})"),
        ("", f"for i, v in enumerate({f}({t.n(1, 6)})):|    if i == {t.n(2, 4)}:|        break|    print(i, v)"),
        ("", f"{g} = {f}({t.n(1, 6)})|total = sum(next({g}) for _ in range({t.n(2, 4)}))|print(total, next({g}))"),
        ("count", f"{g} = (v * v for v in count({t.n(1, 4)}))|print(next({g}))|for v, w in zip({g}, {f}({t.n(1, 4)})):|    print(v, w)|    if v > {t.n(10, 30)}:|        break"),
        ("cycle", f"for v, c in zip({f}({t.n(1, 4)}), cycle({t.s(t.any('ab', 'xyz'))})):|    print(c, v)|    if c == {t.s(t.any('b', 'a', 'x'))}:|        break|    if v > 30:|        break"),
    )  # fmt: skip
    names = "takewhile, islice" if tool == "takewhile" else tool
    return f"""
        {f"from itertools import {names}" if tool else ""}
        def {f}({x}{t.any("", "=1")}):
            while True:
                {t.maybe(f"print({t.s('about to give')}, {x})", 0.2)}
                yield {x}
                {t.any(f"{x} += {t.n(1, 4)}", f"{x} *= {t.n(2, 3)}", f"{x} = {x} * 2 - 1", f"{x} = {x} // 2 if {x} % 2 == 0 else 3 * {x} + 1", f"{x} = ({x} * {t.n(3, 7)} + {t.n(1, 5)}) % {t.n(10, 20)}")}
        {rows(0, use)}
    """


@template("streams")
def two_by_turns(t: Draw) -> str:
    f, a, b = t.names("count steps gen letters", "a left up", "b right down")
    words = t.n(0, 1)
    body = "for x in xs:|    {}yield x".format(t.any("", "", f"print({t.s('from')}, name)|    "))
    one, two = (t.word_list(2, 3), t.ints(2, 4)) if words else (t.ints(2, 4), t.ints(2, 4))
    use = t.any(
        f"for p, q in zip({a}, {b}):|    print(p, q)|print(list({a}), list({b}))",
        f"print(next({a}), next({b}))|print(next({a}))|print(list(zip({a}, {b})))",
        f"out = []|while True:|    try:|        out.append(next({a}))|        out.append(next({b}))|    except StopIteration:|        break|print(out)",
        f"turn = 0|for _ in range({t.n(3, 4)}):|    print(next({a} if turn % 2 == 0 else {b}, None))|    turn += 1",
        f"for p in {a}:|    print(p, next({b}, {t.s('-')}))|print(next({b}, {t.s('empty')}))",
        f"both = ((p, q) for p in {a} for q in {b})|print(list(both))",
        f"from itertools import zip_longest|for p, q in zip_longest({a}, {b}{t.any('', ', fillvalue=0')}):|    print(p, q)",
        f"from itertools import chain|first = next({b})|print(list(chain({a}, [first], {b})))",
        f"{a}, {b} = {b}, {a}|for p in {a}:|    for q in {b}:|        print(p, q)|        break",
    )
    return f"""
        def {f}(name, xs):
            {t.maybe(f"print({t.s('start')}, name)", 0.4)}
            {rows(1, body)}
            {t.maybe(f"print({t.s('end')}, name)", 0.4)}
        {a} = {f}({t.s(a)}, {one})
        {b} = {f}({t.s(b)}, {two})
        {rows(0, use)}
    """


@template("streams")
def round_robin_with_deque(t: Draw) -> str:
    f, queue, g, out = t.names(
        "round_robin turns rotate", "queue ready waiting", "g it cur", "out order done"
    )
    style = t.any("gen", "top", "gen")
    data = ", ".join(
        t.any(t.ints(1, 3), t.s(t.word()[:3]), f"range({t.n(1, 3)})") for _ in range(t.n(2, 3))
    )
    put = t.any(f"{queue}.append({g})", f"{queue}.append({g})", f"{queue}.appendleft({g})")
    if style == "top":
        return f"""
        from collections import deque
        def task(name, n):
            for i in range(n):
                yield {t.any("name + str(i)", "(name, i)", "f'{name}{n - i}'")}
        {queue} = deque([task({t.s("a")}, {t.n(1, 3)}), task({t.s("b")}, {t.n(1, 3)})])
        {t.maybe(f"{queue}.append(task({t.s('c')}, 1))", 0.4)}
        while {queue}:
            {g} = {queue}.popleft()
            try:
                print(next({g}))
                {put}
            except StopIteration:
                {t.any(f"print({t.s('finished')}, len({queue}))", "pass", "continue")}
        """
    return f"""
        from collections import deque
        def {f}(*parts):
            {queue} = deque(iter(p) for p in parts)
            while {queue}:
                {g} = {queue}.popleft()
                {rows(2, t.any(f"try:|    yield next({g})|except StopIteration:|    continue|{put}", f"for x in {g}:|    yield x|    {put}|    break", f"x = next({g}, None)|if x is not None:|    yield x|    {put}"))}
        {rows(0, t.any(f"print(list({f}({data})))", f"{out} = []|for v in {f}({data}):|    {out}.append(v)|    {t.any('print(v)', f'if len({out}) == {t.n(3, 5)}:|        break')}|print({out})", f"for i, v in enumerate({f}({data})):|    print(i, v)"))}
    """


@template("streams")
def sent_through_yield_from(t: Draw) -> str:
    inner, outer, x, g = t.names(
        "inner asker reader", "outer wrapper delegate", "x got reply", "g gen talk"
    )
    body = t.any(
        f"total = 0|while True:|    {x} = yield total|    if {x} is None:|        return total|    total += {x}",
        f"{x} = yield {t.s('first')}|print({t.s('got')}, {x})|{x} = yield {t.s('second')}|return {x}",
        f"seen = []|while len(seen) < {t.n(1, 2)}:|    {x} = yield len(seen)|    seen.append({x})|return seen",
    )
    after = t.any(f"print({t.s('inner gave')}, r)|yield r", "yield r", "while True:|    yield r")
    twice = t.any(
        f"r = yield from {inner}()|{after}",
        f"while True:|    r = yield from {inner}()|    print({t.s('result')}, r)",
    )
    sends = [t.any(str(t.n(1, 9)), str(t.n(1, 9)), "None") for _ in range(t.n(2, 3))]
    return f"""
        def {inner}():
            {rows(1, body)}
        def {outer}():
            {t.maybe(f"print({t.s('begin')})", 0.4)}
            {rows(1, twice)}
        {g} = {outer}()
        print(next({g}))
        {rows(0, t.any(f"for v in [{', '.join(sends)}]:|    try:|        print({g}.send(v))|    except StopIteration:|        print({t.s('stopped')})|        break", "try:|    " + "|    ".join(f"print({g}.send({v}))" for v in sends) + f"|except StopIteration:|    print({t.s('that was all')})"))}
    """
