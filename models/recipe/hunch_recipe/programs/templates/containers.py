"""The standard library's queues, counters and dictionaries with defaults."""

from .material import block, formatted, literals, people, shuffled, some, things
from .registry import Draw, template


def from_collections(t: Draw, name: str) -> tuple[str, str]:
    """An import statement, and what the class is called after it."""
    if t.n(0, 4) == 0:
        return "import collections", f"collections.{name}"
    return f"from collections import {name}", name


@template("containers")
def ends_of_a_deque(t: Draw) -> str:
    imported, deque = from_collections(t, "deque")
    q, x = t.names("d q dq items line", "x first item v out")
    start = t.any(t.ints(3, 5), f"range({t.n(3, 6)})", f"[{t.n(1, 9)}, {t.n(1, 9)}, {t.n(1, 9)}]")
    steps = shuffled(
        t,
        t.n(4, 6),
        f"{q}.append({t.n(0, 20)})",
        f"{q}.appendleft({t.n(0, 20)})",
        t.any(f"{x} = {q}.popleft()", f"print({q}.popleft())"),
        t.any(f"{x} = {q}.pop()", f"print({q}.pop())", f"{q}.pop()"),
        f"{q}.rotate({t.any(1, 2, -1, -2, '')})",
        f"{q}.extend({t.ints(1, 3)})",
        f"{q}.extendleft({t.any(t.ints(2, 3), f'range({t.n(2, 3)})')})",
        t.any(f"{q}.insert({t.n(0, 2)}, {t.n(1, 30)})", f"{q}.reverse()", f"del {q}[0]"),
        f"{q}[{t.any(0, -1, 1)}] {t.any('=', '+=')} {t.n(1, 30)}",
        f"print({t.any(f'{q}[0], {q}[-1]', f'len({q})', f'list({q})', f'{q}[1]', f'sum({q})')})",
    )
    return f"""
        {imported}
        {q} = {deque}({start})
        {steps}
        print({t.any(f"list({q})", q, f"len({q}), {q}[0]", f"{q}[-1], list({q})")})
        {t.maybe(f"print({t.n(0, 9)} in {q}, {q}.count({t.n(0, 5)}))", 0.3)}
    """


@template("containers")
def last_few_kept(t: Draw) -> str:
    recent, x, size = t.names("recent window latest history last", "x value n temp", "size k limit")
    data = t.any(t.ints(4, 6), t.word_list(4, 5) if t.n(0, 1) else t.ints(4, 5, 10, 30))
    text = "'" in data or '"' in data
    look = t.any(f"list({recent})", f"len({recent}), {recent}[0]", f"{x}, list({recent})")
    full = t.any(f"{recent}[0]", f"{recent}[-1]") if text else f"sum({recent}) / {size}"
    body = t.any(
        [f"{recent}.append({x})", f"print({look})"],
        [f"{recent}.append({x})", f"if len({recent}) == {size}:", f"    print({full})"],
        [
            f"if len({recent}) == {t.any(size, recent + '.maxlen')}:",
            f"    print({t.s('drop')}, {recent}[0])",
            f"{recent}.append({x})",
        ],
        [f"if {x} in {recent}:", f"    print({t.s('again')}, {x})", f"{recent}.append({x})"],
    )
    if t.n(0, 2) == 0:
        f = t.name("keep_last tail last_items")
        return f"""
        from collections import deque
        def {f}(items, {size}={t.n(2, 3)}):
            {recent} = deque(maxlen={size})
            for {x} in items:
                {block(body, 2)}
            return {t.any(f"list({recent})", f"{recent}[0]", f"sorted({recent})")}
        print({f}({data}{t.maybe(f", {t.n(2, 4)}")}))
        """
    return f"""
        from collections import deque
        {size} = {t.n(2, 4)}
        {recent} = deque({t.any("", "[], ")}maxlen={size})
        for {x} in {data}:
            {block(body, 1)}
        {t.any(f"{recent}.appendleft({t.n(1, 9)})", "")}
        print({t.any(f"list({recent})", f"len({recent})", recent)})
    """


@template("containers")
def customers_take_turns(t: Draw) -> str:
    q, name, left, done = t.names(
        "queue line waiting jobs", "name who job task", "left need time work", "done order finished"
    )
    rows = ", ".join(f"({t.s(p)}, {t.n(1, 5)})" for p in people(t, 2, 4))
    step, clock = t.n(1, 3), t.name("clock", "ticks", "total", "now")
    ends = t.any(
        [f"if {left} > {step}:", f"    {q}.append(({name}, {left} - {step}))", "else:"],
        [f"{left} -= {step}", f"if {left} > 0:", f"    {q}.append(({name}, {left}))", "else:"],
    )
    said = t.any(f"{done}.append({name})", f"print({name}, {t.s('done at')}, {clock})")
    return f"""
        from collections import deque
        {q} = deque([{rows}])
        {f"{done} = []" if done in said else ""}
        {clock} = 0
        while {t.any(q, f"len({q}) > 0", f"{q} and {clock} < {t.n(8, 20)}")}:
            {name}, {left} = {q}.popleft()
            {clock} += {t.any(step, 1, f"min({left}, {step})")}
            {block(ends, 1)}
                {said}
            {t.maybe(f"print({clock}, len({q}))", 0.3)}
        print({done if done in said else clock}{t.maybe(f", {clock}", 0.3)})
    """


@template("containers")
def nearest_by_deque(t: Draw) -> str:
    f, graph, dist, q, node, nxt = t.names(
        "bfs distances hops walk",
        "graph roads friends links",
        "dist seen steps",
        "queue q todo",
        "node cur u place",
        "nxt other v neighbor",
    )
    labels = t.any("ABCDEF", "pqrstu", "uvwxyz")[: t.n(4, 6)]
    edges = {a: [labels[i + 1]] if i + 1 < len(labels) else [] for i, a in enumerate(labels)}
    for _ in range(t.n(1, 3)):
        a, b = t.rng.sample(labels, 2)
        if b not in edges[a]:
            edges[a].insert(t.n(0, 1), b)
    shown = ", ".join(f"{t.s(a)}: {literals(t, bs)}" for a, bs in edges.items())
    start, goal = labels[t.n(0, 1)], labels[t.n(2, len(labels) - 1)]
    way = t.any("dist", "order", "parent")
    if way == "dist":
        first, new = f"{{start: {t.any(0, 0, 1)}}}", f"{dist}[{nxt}] = {dist}[{node}] + 1"
        back = t.any(dist, f"{dist}.get(goal, -1)", f"max({dist}.values())")
    elif way == "order":
        first, new = "[start]", f"{dist}.append({nxt})"
        back = t.any(dist, f"len({dist})", f"{dist}[-1]")
    else:
        first, new, back = "{start: None}", f"{dist}[{nxt}] = {node}", dist
    early = f"if {node} == goal:\n                    {t.any('break', f'return {back}')}"
    return f"""
        from collections import deque
        {graph} = {{{shown}}}
        def {f}(start, goal):
            {dist} = {first}
            {q} = deque([start])
            while {q}:
                {node} = {q}.popleft()
                {t.any(early, f"print({node}, len({q}))", f"print({t.s('visit')}, {node})")}
                for {nxt} in {graph}[{node}]:
                    if {nxt} not in {dist}:
                        {new}
                        {q}.append({nxt})
            return {back}
        print({f}({t.s(start)}, {t.s(goal)}))
    """


@template("containers")
def best_of_each_window(t: Draw) -> str:
    f, nums, k, q, i, out = t.names(
        "window_max best_windows slide", "nums values data", "k size w", "q dq window", "i idx",
        "out best result",
    )  # fmt: skip
    if t.n(0, 1):
        worse = t.any("<", "<=", ">", ">=")
        middle = [
            f"while {q} and {nums}[{q}[-1]] {worse} {nums}[{i}]:",
            f"    {q}.pop()",
            f"{q}.append({i})",
            f"if {q}[0] {t.any(f'<= {i} - {k}', f'== {i} - {k}')}:",
            f"    {q}.popleft()",
            f"if {i} >= {k} - 1:",
            f"    {out}.append({nums}[{q}[0]])",
        ]
        return f"""
        from collections import deque
        def {f}({nums}, {k}):
            {q} = deque()
            {out} = []
            for {i} in range(len({nums})):
                {block(middle, 2)}
            return {out}
        print({f}({t.ints(4, 6)}, {t.n(2, 3)}))
        """
    total, x = t.names("total running s", "x n value")
    value = t.any(f"{total} / len({q})", total, f"{total} // {k}", f"round({total} / {k}, 1)")
    old = t.any(
        f"{total} -= {q}.popleft()", f"old = {q}.popleft()" + block(["", f"{total} -= old"], 2)
    )
    show = t.any([f"print({value})"], [f"if len({q}) == {k}:", f"    print({value})"])
    return f"""
        from collections import deque
        {k} = {t.n(2, 3)}
        {q} = deque()
        {total} = 0
        for {x} in {t.ints(4, 6)}:
            {q}.append({x})
            {total} += {x}
            if len({q}) > {k}:
                {old}
            {block(show, 1)}
    """


@template("containers")
def counter_of_letters(t: Draw) -> str:
    imported, counter = from_collections(t, "Counter")
    c, k = t.names("counts c freq letters tally", "key letter item ch")
    source = t.any(t.s(t.word()), t.s(t.word() + t.word()), t.s(t.any("banana", "mississippi")))
    a, b = t.any(*"aeiosz"), t.any(*"lnrtxq")
    loop = [
        t.any(
            f"for {k}, n in {c}.items():",
            f"for {k}, n in {c}.most_common({t.n(1, 3)}):",
            f"for {k}, n in sorted({c}.items()):",
        ),
        t.any(
            f"    print({k}, n)",
            f"    print({k} * n)",
            f"    if n > 1:\n                print({k}, n)",
            f"    print({formatted(t, '{A}={B}', A=k, B='n')})",
        ),
    ]
    return f"""
        {imported}
        {
        t.any(
            f"{c} = {counter}({source})", f"word = {source}" + block(["", f"{c} = {counter}(word)"])
        )
    }
        {
        some(
            t,
            t.n(2, 4),
            f"print({c}[{t.s(a)}], {c}[{t.s(b)}])",
            f"{c}.update({t.s(t.word())})",
            f"{c}[{t.s(a)}] += {t.n(1, 3)}",
            f"print({t.s(b)} in {c}, {c}[{t.s(b)}])",
            f"print({c}.most_common({t.n(1, 2)}))",
            f"print({t.any(f'{c}.total()', f'sum({c}.values())', f'len({c})')})",
            f"{c}.subtract({t.s(t.word())})",
            f"print({t.any('sorted', 'list')}({c}.elements()))",
            f"del {c}[{t.s(a)}]",
        )
    }
        {
        block(loop)
        if t.n(0, 1)
        else f"print({t.any(f'dict({c})', f'max({c}.values())', f'sorted({c})')})"
    }
    """


@template("containers")
def votes_in_a_counter(t: Draw) -> str:
    votes, c, name, n = t.names(
        "votes ballots", "counts tally result", "name who", "n count votes_for"
    )
    chosen = people(t, 2, 3)
    cast = literals(t, [t.any(*chosen) for _ in range(t.n(4, 7))])
    best = t.any(
        [
            f"{name}, {n} = {c}.most_common(1)[0]",
            f"print({formatted(t, '{A} wins with {B}', A=name, B=n)})",
        ],
        [f"top = max({c}.values())", f"print([{name} for {name} in {c} if {c}[{name}] == top])"],
        [
            f"for {name}, {n} in {c}.most_common():",
            f"    print({formatted(t, '{A}: {B}', A=name, B=n)})",
        ],
        [f"print(max({c}, key={t.any(f'{c}.get', f'lambda k: {c}[k]')}))"],
        [
            f"if {c}[{t.s(chosen[0])}] > {c}[{t.s(chosen[1])}]:",
            f"    print({t.s(chosen[0])})",
            "else:",
            f"    print({t.s(chosen[1])}, len({c}))",
        ],
    )
    late = t.any(
        f"{c}[{t.s(t.any(*chosen))}] += 1",
        f"{c}.update([{t.s(chosen[0])}, {t.s('Zoe')}])",
        f"{c} += Counter({literals(t, chosen[:1])})",
        f"{c}.subtract([{t.s(chosen[1])}])",
        "",
    )
    share = f"print(round({c}[{t.s(chosen[0])}] / {t.any(f'{c}.total()', f'len({votes})')}, 2))"
    return f"""
        from collections import Counter
        {votes} = {cast}
        {t.any(f"{c} = Counter({votes})", f"{c} = Counter()" + block(["", f"for v in {votes}:", f"    {c}[v] += 1"]))}
        {late}
        {block(best)}
        {t.maybe(share, 0.3)}
    """


@template("containers")
def stock_as_counters(t: Draw) -> str:
    stock, sold, item = t.names("stock shelf inventory", "sold order used", "item name thing")
    goods = things(t, 3, 4)

    def made(picked: list[str]) -> str:
        if t.n(0, 1):
            return "Counter(" + ", ".join(f"{g}={t.n(1, 6)}" for g in picked) + ")"
        return "Counter({" + ", ".join(f"{t.s(g)}: {t.n(1, 6)}" for g in picked) + "})"

    take = t.any(
        f"{stock}.subtract({sold})",
        f"{stock} = {stock} - {sold}",
        f"{stock} -= {sold}",
        f"{stock} = {stock} + {sold}",
        f"{stock}.update({sold})",
        f"{stock} = {stock} {t.any('&', '|')} {sold}",
    )
    look = t.any(
        [f"for {item} in sorted({stock}):", f"    print({item}, {stock}[{item}])"],
        [
            f"for {item}, n in {stock}.items():",
            "    if n <= 1:",
            f"        print({t.s('low:')}, {item}, n)",
        ],
        [f"print(dict({stock}))"],
        [
            f"print({stock}.most_common({t.n(1, 2)}))",
            f"print({t.any('+' + stock, f'sum({stock}.values())')})",
        ],
        [
            f"missing = [{item} for {item} in {sold} if {stock}[{item}] {t.any('< 0', '== 0', '< 2')}]",
            "print(missing)",
        ],
    )
    return f"""
        from collections import Counter
        {stock} = {made(goods)}
        {sold} = {made(t.rng.sample(goods, 2))}
        {t.maybe(f"{sold}[{t.s(goods[0])}] += {t.n(1, 3)}", 0.4)}
        {take}
        {block(look)}
        print({t.any(f"{stock}[{t.s(goods[-1])}]", f"len({stock})", f"{stock}[{t.s('soap')}]")})
    """


@template("containers")
def letters_are_enough(t: Draw) -> str:
    f, a, b, c = t.names(
        "can_make enough covers", "word target text", "pool tiles letters", "have c left"
    )
    words = t.words(2, 3)
    tiles = "".join(t.rng.sample(words[0], len(words[0]))) + t.any("", "s", "ea")
    how = t.any(
        [f"return not Counter({a}) - Counter({b})"],
        [f"return Counter({a}) == Counter({b})"],
        [
            f"{c} = Counter({b})",
            f"for ch in {a}:",
            f"    if {c}[ch] == 0:",
            "        return False",
            f"    {c}[ch] -= 1",
            "return True",
        ],
        [
            f"{c} = Counter({a}) - Counter({b})",
            f"print({t.any(f'dict({c})', f'sorted({c}.elements())')})",
            f"return {t.any(f'len({c}) == 0', f'{c}.total()')}",
        ],
        [
            f"{c} = Counter({b})",
            f"need = Counter({a})",
            f"return all({c}[k] >= need[k] for k in need)",
        ],
    )
    hint = t.n(0, 2) == 0
    return f"""
        from collections import Counter
        def {f}({a}{": str" if hint else ""}, {b}{": str" if hint else ""}){" -> bool" if hint else ""}:
            {block(how, 1)}
        for w in {literals(t, words)}:
            {t.any(f"print(w, {f}(w, {t.s(tiles)}))", f"if {f}(w, {t.s(tiles)}):" + block(["", f"    print({t.s('yes')}, w)"], 1))}
    """


@template("containers")
def grouped_by_default(t: Draw) -> str:
    imported, default = from_collections(t, "defaultdict")
    g, x, k = t.names("groups by_key d buckets", "w x item", "k key label")
    if t.n(0, 1):
        data = t.any(t.word_list(3, 5), t.s(" ".join(t.words(3, 5))) + ".split()")
        key = t.any(f"len({x})", f"{x}[0]", f"{x}[-1]", f"{x}[0].upper()", f"len({x}) % 2")
        kept = t.any(x, x, f"{x}[:2]", f"{x}.upper()")
    else:
        data = t.any(t.ints(4, 6), f"range({t.n(1, 5)}, {t.n(7, 11)})")
        odd = f"{t.s('even')} if {x} % 2 == 0 else {t.s('odd')}"
        key = t.any(f"{x} % {t.n(2, 4)}", f"{x} // {t.n(3, 5)}", odd, f"{x} > {t.n(3, 6)}")
        kept = t.any(x, x, f"{x} * 2", f"{x} ** 2")
    kind, add = t.any(("list", "append"), ("list", "append"), ("set", "add"))
    values = f"sorted({g}[{k}])" if kind == "set" else t.any(f"{g}[{k}]", f"len({g}[{k}])")
    end = t.any(
        [f"for {k} in sorted({g}):", f"    print({k}, {values})"],
        [f"for {k} in {g}:", f"    print({k}, {values})"],
        [f"for {k}, v in {g}.items():", f"    print({formatted(t, '{A}: {B}', A=k, B='len(v)')})"],
        [f"print({'sorted' if kind == 'set' else 'dict'}({g}))", f"print(len({g}))"],
        [f"print(max({g}, key=lambda q: len({g}[q])))"],
        [f"print({{{k}: {t.any('len(v)', 'sorted(v)', 'max(v)')} for {k}, v in {g}.items()}})"],
    )
    return f"""
        {imported}
        {g} = {default}({kind})
        for {x} in {data}:
            {t.any(f"{g}[{key}].{add}({kept})", f"{k} = {key}" + block(["", f"{g}[{k}].{add}({kept})"], 1))}
        {block(end)}
    """


@template("containers")
def totals_by_default(t: Draw) -> str:
    d, k, v = t.names("totals d sums points", "k name team", "v n amount")
    keys = t.any(people(t, 2, 3), things(t, 2, 3))
    rows = ", ".join(f"({t.s(t.any(*keys))}, {t.n(1, 12)})" for _ in range(t.n(3, 5)))
    made = t.any("int", "int", f"lambda: {t.n(1, 20)}", "float", f"lambda: {t.n(5, 10)}")
    missing = t.s(t.any("Zed", "none", *keys))
    step = t.any(
        f"{d}[{k}] += {v}", f"{d}[{k}] += {v}", f"{d}[{k}] -= {v}", f"{d}[{k}] = max({d}[{k}], {v})"
    )
    look = some(
        t,
        t.n(1, 3),
        f"print({d}[{missing}], len({d}))",
        f"print({missing} in {d})",
        f"print({d}.get({missing}))",
        f"print({t.any('sorted', 'list')}({d}.items()))",
        f"print(dict({d}))",
        f"print({t.any('max', 'min')}({d}, key={d}.get))",
        f"for {k} in sorted({d}, key={d}.get, reverse=True):\n            print({k}, {d}[{k}])",
    )
    return f"""
        from collections import defaultdict
        {d} = defaultdict({made})
        for {k}, {v} in [{rows}]:
            {step}
            {t.maybe(f"print({k}, {d}[{k}])", 0.3)}
        {look}
        print({t.any(f"sum({d}.values())", f"len({d})", f"{missing} in {d}")})
    """


@template("containers")
def default_of_defaults(t: Draw) -> str:
    d, a, b, n = t.names("table sales log marks", "who name city", "what item day", "n qty points")
    who, what = people(t, 2, 2), things(t, 2, 3)
    rows = [f"({t.s(t.any(*who))}, {t.s(t.any(*what))}, {t.n(1, 9)})" for _ in range(t.n(3, 4))]
    inner, step = t.any(
        ("int", f"{d}[{a}][{b}] += {n}"),
        ("list", f"{d}[{a}][{b}].append({n})"),
        ("int", f"{d}[{a}][{b}] = max({n}, {d}[{a}][{b}])"),
    )
    many = "sum(len(v) for v in r.values())" if inner == "list" else "sum(r.values())"
    look = t.any(
        [
            f"for {a} in {t.any(f'sorted({d})', d)}:",
            f"    for {b}, {n} in {d}[{a}].items():",
            f"        print({a}, {b}, {n})",
        ],
        [f"for {a}, r in {d}.items():", f"    print({a}, {t.any('dict(r)', many, 'len(r)')})"],
        [
            f"print({d}[{t.s(who[0])}][{t.s(what[0])}])",
            f"print(len({d}), {t.any('sorted', 'list')}({d}))",
        ],
        [f"r = {d}[{t.s(who[1])}]", f"print({many})"],
    )
    return f"""
        from collections import defaultdict
        {t.any(f"{d} = defaultdict(lambda: defaultdict({inner}))", "def make():" + block(["", f"    return defaultdict({inner})", f"{d} = defaultdict(make)"]))}
        rows = [{", ".join(rows)}]
        for {a}, {b}, {n} in rows:
            {step}
        {block(look)}
    """
