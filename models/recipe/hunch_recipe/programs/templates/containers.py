"""The standard library's containers: deque, Counter, defaultdict, OrderedDict, namedtuple, heaps."""

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


@template("containers")
def cache_drops_the_oldest(t: Draw) -> str:
    c, data, size, put, get = t.names(
        "LRU Cache LRUCache",
        "data items store",
        "size capacity limit",
        "put set add",
        "get find read",
    )
    keys = t.any("abcd", "xyzw", "pqrs")
    calls = [
        t.any(
            f"c.{put}({t.s(k)}, {t.n(1, 9)})",
            f"print(c.{get}({t.s(k)}))",
            f"c.{put}({t.s(k)}, {t.n(1, 9)})",
        )
        for k in t.rng.choices(keys[:3], k=t.n(2, 4))
    ]
    miss = t.any(
        "return None", "return -1", f"print({t.s('miss')}, key)" + block(["", "return None"], 3)
    )
    drop = t.any(
        [f"self.{data}.popitem(last=False)"],
        [f"old, _ = self.{data}.popitem(last=False)", f"print({t.s('drop')}, old)"],
    )
    return f"""
        from collections import OrderedDict
        class {c}:
            def __init__(self, {size}={t.n(2, 3)}):
                self.{size} = {size}
                self.{data} = OrderedDict()
            def {get}(self, key):
                if key not in self.{data}:
                    {miss}
                {t.any(f"self.{data}.move_to_end(key)", f"self.{data}.move_to_end(key)", "")}
                return self.{data}[key]
            def {put}(self, key, value):
                {t.any(f"if key in self.{data}:" + block(["", f"    self.{data}.move_to_end(key)"], 2), "")}
                self.{data}[key] = value
                if len(self.{data}) > self.{size}:
                    {block(drop, 3)}
        c = {c}({t.any("", "2", "3")})
        c.{put}({t.s(keys[0])}, {t.n(1, 9)})
        c.{put}({t.s(keys[1])}, {t.n(1, 9)})
        {block(calls)}
        c.{put}({t.s(keys[3])}, {t.n(1, 9)})
        print({t.any(f"list(c.{data})", f"c.{get}({t.s(keys[0])})", f"dict(c.{data})")})
    """


@template("containers")
def order_moved_around(t: Draw) -> str:
    d, k = t.names("d menu order steps", "k key name")
    words = t.rng.sample("tea soup rice cake milk corn fish plum".split(), t.n(3, 4))
    start = t.any(
        "[" + ", ".join(f"({t.s(w)}, {t.n(1, 9)})" for w in words) + "]",
        ", ".join(f"{w}={t.n(1, 9)}" for w in words),
        "zip(" + literals(t, words) + f", range({t.n(1, 3)}, 9))",
    )
    return f"""
        from collections import OrderedDict
        {d} = OrderedDict({start})
        {
        shuffled(
            t,
            t.n(2, 4),
            f"{d}.move_to_end({t.s(words[0])})",
            f"{d}.move_to_end({t.s(words[1])}, last=False)",
            f"{d}[{t.s(words[2])}] = {t.n(10, 20)}",
            f"{d}[{t.s('new')}] = {t.n(0, 9)}",
            f"print({d}.popitem({t.any('', 'last=False', 'last=True')}))",
            f"print({t.any(f'list({d})', f'next(iter({d}))', f'list({d}.values())')})",
            f"print(list(reversed({d})))",
        )
    }
        {
        t.any(
            f"print(list({d}.items()))",
            f"for {k} in {d}:" + block(["", f"    print({k}, {d}[{k}])"]),
            f"print(dict({d}) == {d}, len({d}))",
        )
    }
    """


@template("containers")
def point_with_fields(t: Draw) -> str:
    c, a, b = t.any(
        ("Point", "x", "y"), ("Size", "w", "h"), ("Pos", "row", "col"), ("Span", "start", "end"),
        ("Money", "whole", "cents"), ("Time", "hour", "minute"),
    )  # fmt: skip
    p = t.name("p", "spot", "one", "first")
    fields = t.any(f"[{t.s(a)}, {t.s(b)}]", t.s(f"{a} {b}"), f"({t.s(a)}, {t.s(b)})")
    default = t.maybe(f", defaults=[{t.n(0, 5)}]", 0.25)
    made = t.any(f"{t.n(0, 9)}, {t.n(0, 9)}", f"{a}={t.n(0, 9)}, {b}={t.n(0, 9)}")
    func = t.any(
        [
            "def move(q, d):",
            f"    return {t.any(f'q._replace({a}=q.{a} + d)', f'{c}(q.{a} + d, q.{b})', f'{c}(q.{b}, q.{a} - d)')}",
            f"print(move({p}, {t.n(1, 5)}))",
        ],
        [],
    )
    broken = [
        "try:",
        f"    {p}.{a} = {t.n(1, 9)}",
        "except AttributeError:",
        f"    print({t.s('read only')})",
    ]
    return f"""
        from collections import namedtuple
        {c} = namedtuple({t.s(c)}, {fields}{default})
        {p} = {c}({made if not default or t.n(0, 1) else t.n(1, 9)})
        {
        some(
            t,
            t.n(2, 4),
            f"print({p}.{a}, {p}.{b})",
            f"print({p})",
            f"{a}2, {b}2 = {p}" + block(["", f"print({t.any(f'{a}2 + {b}2', f'{b}2, {a}2')})"]),
            f"{p} = {p}._replace({t.any(a, b)}={t.n(10, 20)})",
            f"print({t.any(f'{p}._asdict()', f'{p}._fields', f'{c}._fields')})",
            f"print({p}[0] {t.any('+', '-', '*')} {p}[1])",
            f"print({p} == ({t.n(0, 9)}, {t.n(0, 9)}), len({p}))",
            block(broken),
        )
    }
        {block(func)}
        {
        t.any(
            f"print({p}.{b})",
            f"print(max({p}), {p}.{a})",
            f"q = {c}(*{t.any(f'({t.n(1, 9)}, {t.n(1, 9)})', f'reversed({p})')})"
            + block(["", f"print(q, {p} < q)"]),
        )
    }
    """


@template("containers")
def rows_with_named_fields(t: Draw) -> str:
    c, rows, r = t.names("Person Item Student Row", "rows people items records", "r p e")
    a, b = t.names("name label", "age score price")
    who = people(t, 2, 3)
    entries = ", ".join(f"{c}({t.s(w)}, {t.n(1, 40)})" for w in who)
    typed = t.n(0, 2) == 0
    make = (
        block(
            [
                "from typing import NamedTuple",
                f"class {c}(NamedTuple):",
                f"    {a}: str",
                f"    {b}: int",
            ]
        )
        if typed
        else block(
            ["from collections import namedtuple", f"{c} = namedtuple({t.s(c)}, {t.s(f'{a} {b}')})"]
        )
    )
    limit = t.n(10, 25)
    ends = [
        f"print(sorted({rows}, key=lambda {r}: {t.any('', '-')}{r}.{b})[0].{a})",
        f"print([{r}.{a} for {r} in {rows} if {r}.{b} {t.any('>', '<', '>=')} {limit}])",
        f"print(sum({r}.{b} for {r} in {rows}) {t.any('/', '//')} len({rows}))",
        f"print({t.any('max', 'min')}({rows}, key=lambda {r}: {r}.{b}){t.any('', '.' + a)})",
        f"for {r} in {rows}:\n            print({formatted(t, '{A} {B}', A=f'{r}.{a}', B=f'{r}.{b}')})",
        f"for {a}, {b} in {rows}:\n            if {b} > {limit}:\n                print({a})",
        f"by = {{{r}.{a}: {r} for {r} in {rows}}}\n        print(by[{t.s(who[0])}].{b})",
        f"{rows}[0] = {rows}[0]._replace({b}={t.n(1, 9)})",
        f"{rows}.sort(key=lambda {r}: {t.any(f'{r}.{b}', f'({r}.{b}, {r}.{a})', f'{r}.{a}')})",
        f"print({rows}[{t.any(0, -1)}])",
    ]
    return f"""
        {make}
        {rows} = [{entries}]
        {shuffled(t, t.n(2, 4), *ends)}
        print({rows}[{t.any(0, 1, -1)}].{t.any(a, b)})
    """


@template("containers")
def places_as_named_keys(t: Draw) -> str:
    c, d = t.names("Pos Cell Spot", "board cells found")
    a, b = t.any(("x", "y"), ("row", "col"), ("r", "c"), ("left", "top"))
    moves = [f"{c}({t.n(0, 2)}, {t.n(0, 2)})" for _ in range(t.n(3, 5))]
    p = t.name("p", "q", "place")
    method = t.any(
        ["def shifted(self, d):", f"    return {c}(self.{a} + d, self.{b})"],
        ["def far(self):", f"    return abs(self.{a}) + abs(self.{b})"],
        ["@property", "def far(self):", f"    return self.{a} {t.any('+', '*')} self.{b}"],
    )
    call = "shifted(1) in " + d if "d):" in method[0] else "far" if "@" in method[0] else "far()"
    return f"""
        from typing import NamedTuple
        class {c}(NamedTuple):
            {a}: int
            {b}: int{t.maybe(f" = {t.n(0, 2)}", 0.4)}
            {block(method, 1)}
        {d} = {{}}
        for {p} in [{", ".join(moves)}]:
            {t.any(f"{d}[{p}] = {d}.get({p}, 0) + 1", f"if {p} in {d}:" + block(["", f"    print({t.s('seen')}, {p}.{a}, {p}.{b})", f"{d}[{p}] = {p}.{a} * {t.n(2, 4)}"], 1), f"{d}.setdefault({p}, len({d}))")}
        print(len({d}), {d}.get({t.any(f"({t.n(0, 2)}, {t.n(0, 2)})", f"{c}({t.n(0, 2)}, {t.n(0, 2)})")}))
        for {p} in {t.any(f"sorted({d})", d)}:
            print({t.any(f"{p}.{a}, {p}.{b}, ", f"tuple({p}), ", "")}{p}.{call})
    """


@template("containers")
def settings_in_layers(t: Draw) -> str:
    base, user, s = t.names("defaults base basic", "user custom chosen", "settings config opts")
    keys = t.rng.sample("color size speed level sound font depth".split(), 3)
    return f"""
        from collections import ChainMap
        {base} = {{{", ".join(f"{t.s(k)}: {t.n(0, 9)}" for k in keys)}}}
        {user} = {{{t.s(t.any(*keys))}: {t.n(10, 20)}}}
        {s} = ChainMap({user}, {base})
        {
        shuffled(
            t,
            t.n(2, 4),
            f"{s}[{t.s(t.any(*keys))}] = {t.n(20, 40)}",
            f"print({s}[{t.s(keys[0])}], {s}[{t.s(keys[1])}])",
            f"{base}[{t.s(keys[2])}] += {t.n(1, 5)}",
            f"{user}.{t.any('clear()', f'pop({t.s(keys[0])}, None)')}",
            f"print({s}.get({t.s('mode')}, {t.s('none')}))",
            f"{s} = {s}.new_child({{{t.s(keys[1])}: {t.n(50, 60)}}})",
            f"print({t.s(keys[2])} in {user}, {t.s(keys[2])} in {s})",
        )
    }
        {
        t.any(
            f"print({user}, {base}[{t.s(keys[0])}])",
            f"print(len({s}), sorted({s}))",
            f"for k in sorted({s}):" + block(["", f"    print(k, {s}[k])"]),
        )
    }
    """


@template("containers")
def heap_of_numbers(t: Draw) -> str:
    style = t.any("heapq.", "heapq.", "")
    h, a, b, total = t.names("heap h pile ropes", "a x small", "b y second", "total cost spent")
    data = t.ints(4, 5, 1, 20)
    joined = [
        f"while len({h}) > 1:",
        f"    {a} = {style}heappop({h})",
        f"    {b} = {style}heappop({h})",
        f"    {total} += {a} + {b}",
        f"    {style}heappush({h}, {t.any(f'{a} + {b}', f'{b} - {a}', f'{a} + {b} + 1')})",
        t.maybe(f"    print({a}, {b}, {t.any(total, f'len({h})')})"),
    ]
    drained = [
        f"while {h}{t.any('', f' and {h}[0] < {t.n(8, 15)}', f' and {total} < {t.n(10, 30)}')}:",
        f"    {a} = {style}heappop({h})",
        f"    {total} += {a}",
        f"    {t.any(f'print({a})', f'print({a}, {total})', f'print({a}, len({h}))')}",
    ]
    changed = [
        f"{a} = {style}heappop({h})",
        f"{style}heappush({h}, {t.any(f'{a} * 2', f'{a} + {t.n(2, 9)}', t.n(0, 9))})",
        f"print({h}[0], {a})",
        f"{b} = {style}{t.any('heapreplace', 'heappushpop')}({h}, {t.n(1, 20)})",
        f"print({b}, {t.any(h, f'{h}[0]', f'sorted({h})')})",
        f"{total} += {a}",
    ]
    build = t.any(
        [f"{h} = {data}", f"{style}heapify({h})"],
        [f"{h} = []", f"for n in {data}:", f"    {style}heappush({h}, n)"],
        [f"{h} = {data}", f"{style}heapify({h})", f"print({h}[0])"],
    )
    work = block(build) + block(["", f"{total} = 0", *t.any(joined, drained, changed)])
    known = ("heapify", "heappop", "heappush", "heappushpop", "heapreplace")
    named = ", ".join(n for n in known if f"{n}(" in work)
    return f"""
        {"import heapq" if style else f"from heapq import {named}"}
        {work}
        print({t.any(total, h, f"{total}, {h}")})
    """


@template("containers")
def urgent_tasks_first(t: Draw) -> str:
    h, p, name = t.names("heap tasks todo queue", "p priority level", "name task what")
    jobs = t.rng.sample("cook clean call pay shop read walk mail sleep train".split(), t.n(3, 4))
    ranks = [t.n(1, 4) for _ in jobs]
    rows = ", ".join(f"({r}, {t.s(j)})" for r, j in zip(ranks, jobs, strict=True))
    way = t.any("plain", "counter", "class")
    shown = t.any(f"{p}, {name}", formatted(t, "{A} ({B})", A=name, B=p), name)
    if way == "plain":
        return f"""
        import heapq
        {h} = []
        for {p}, {name} in [{rows}]:
            heapq.heappush({h}, ({t.any("", "", "-")}{p}, {name}))
        {t.maybe(f"print({h}[0])", 0.4)}
        while {t.any(h, h, f"len({h}) > 1")}:
            {p}, {name} = heapq.heappop({h})
            print({shown})
            {t.any("", f"if {name} == {t.s(jobs[0])}:" + block(["", f"    heapq.heappush({h}, ({t.n(1, 5)}, {t.s('rest')}))"], 1))}
        """
    if way == "counter":
        imported, start, tick = t.any(
            ("", "order = 0", "order"),
            ("import itertools", "order = itertools.count()", "next(order)"),
        )
        return f"""
        from heapq import heappush, heappop
        {imported}
        {h} = []
        {start}
        for {p}, {name} in [{rows}]:
            heappush({h}, ({p}, {tick}, {name}))
            {"order += 1" if tick == "order" else ""}
        {t.any(f"{p}, _, {name} = heappop({h})" + block(["", f"print({shown})", f"print(len({h}), {h}[0][2])"]), f"while {h}:" + block(["", f"    {p}, n, {name} = heappop({h})", f"    print(n, {shown})"]), f"print([heappop({h})[-1] for _ in range(len({h}))])")}
        """
    c, put, take = t.names("PriorityQueue TaskQueue", "push add put", "pop take next_task")
    return f"""
        import heapq
        class {c}:
            def __init__(self):
                self.{h} = []
                self.count = 0
            def {put}(self, {name}, {p}{t.maybe(f"={t.n(1, 3)}", 0.3)}):
                heapq.heappush(self.{h}, ({t.any("-", "")}{p}, self.count, {name}))
                self.count += 1
            def {take}(self):
                {t.maybe(f"if not self.{h}:" + block(["", "    return None"], 2), 0.4)}
                return heapq.heappop(self.{h})[{t.any(-1, 2)}]
        q = {c}()
        {block([f"q.{put}({t.s(j)}, {r})" for r, j in zip(ranks, jobs, strict=True)])}
        {t.any(f"print(q.{take}())" + block(["", f"print(q.{take}())"]), f"while q.{h}:" + block(["", f"    print(q.{take}())"]), f"for _ in range({t.n(1, 3)}):" + block(["", f"    print(q.{take}(), len(q.{h}))"]))}
    """


@template("containers")
def few_of_the_largest(t: Draw) -> str:
    xs, h, x, k = t.names("nums scores data", "heap best top", "x n score", "k limit count")
    f, data = t.name("largest", "kth_largest", "top_k"), t.ints(4, 6, 1, 40)
    words = t.word_list(3, 4)
    if t.n(0, 1):
        return f"""
        import heapq
        {xs} = {data}
        words = {words}
        {
            shuffled(
                t,
                t.n(2, 4),
                f"print(heapq.nlargest({t.n(1, 3)}, {xs}))",
                f"print(heapq.nsmallest({t.n(1, 3)}, {xs}))",
                f"print(heapq.nlargest({t.n(1, 2)}, words, key=len))",
                f"print(sum(heapq.nsmallest({t.n(2, 3)}, {xs})))",
                f"print(heapq.nsmallest(2, {xs}, key=lambda {x}: abs({x} - {t.n(5, 20)})))",
                f"print(list(heapq.merge(sorted({xs}), {sorted(t.numbers(2, 3))})))",
                f"{x} = heapq.nlargest(2, {xs})[-1]" + block(["", f"print({x})"]),
                f"heapq.heapify({xs})" + block(["", f"print({xs}[0])"]),
            )
        }
        print({t.any(f"{xs}[0]", f"len({xs}), words[0]", xs)})
        """
    full = t.any(
        [
            f"heapq.heappush({h}, {x})",
            f"if len({h}) > {k}:",
            f"    {t.any('', 'out = ')}heapq.heappop({h})",
        ],
        [
            f"if len({h}) < {k}:",
            f"    heapq.heappush({h}, {x})",
            f"elif {x} > {h}[0]:",
            f"    heapq.heapreplace({h}, {x})",
        ],
    )
    return f"""
        import heapq
        def {f}({xs}, {k}):
            {h} = []
            for {x} in {xs}:
                {block(full, 2)}
                {t.maybe(f"print({x}, {h})", 0.3)}
            return {t.any(f"{h}[0]", f"sorted({h})", f"sorted({h}, reverse=True)")}
        print({f}({data}, {t.n(1, 3)}))
    """


@template("containers")
def median_of_two_heaps(t: Draw) -> str:
    low, high, x = t.names("low small lower", "high big upper", "x n num")
    data = t.ints(3, 5, 1, 20)
    mean = t.any(f"({high}[0] - {low}[0]) / 2", f"({high}[0] - {low}[0]) // 2")
    body = t.any(
        [
            f"heappush({low}, -{x})",
            f"heappush({high}, -heappop({low}))",
            f"if len({high}) > len({low}):",
            f"    heappush({low}, -heappop({high}))",
        ],
        [
            f"if {low} and {x} > -{low}[0]:",
            f"    heappush({high}, {x})",
            "else:",
            f"    heappush({low}, -{x})",
            f"if len({low}) > len({high}) + 1:",
            f"    heappush({high}, -heappop({low}))",
            f"elif len({high}) > len({low}):",
            f"    heappush({low}, -heappop({high}))",
        ],
    )
    value = f"-{low}[0] if len({low}) > len({high}) else {mean}"
    if t.n(0, 1):
        c, add = t.names("Median MedianFinder Stream", "add push put")
        inner = "\n".join(body)
        for name in (low, high):
            inner = inner.replace(f"({name}", f"(self.{name}").replace(
                f" {name} ", f" self.{name} "
            )
            inner = inner.replace(f"-{name}", f"-self.{name}")
        own = value.replace(f"{low}", f"self.{low}").replace(f"{high}", f"self.{high}")
        return f"""
        from heapq import heappush, heappop
        class {c}:
            def __init__(self):
                self.{low}, self.{high} = [], []
            def {add}(self, {x}):
                {block(inner.splitlines(), 2)}
            def median(self):
                return {own}
        m = {c}()
        for v in {data}:
            m.{add}(v)
            {t.any("print(m.median())", f"print(v, len(m.{low}))")}
        print({t.any("m.median()", f"m.{high}")})
        """
    return f"""
        from heapq import heappush, heappop
        {low}, {high} = [], []
        for {x} in {data}:
            {block(body, 1)}
            print({t.any(value, f"{low}, {high}")})
    """


@template("containers")
def jobs_on_machines(t: Draw) -> str:
    free, job, end, m = t.names(
        "free heap workers", "job length d", "end finish done", "m worker w"
    )
    jobs = t.ints(3, 5, 1, 9)
    numbered = t.n(0, 1)
    start = t.any(
        f"[(0, i) for i in range({t.n(2, 3)})]", "[(0, 1), (0, 2)]", f"[(0, 0), ({t.n(1, 4)}, 1)]"
    )
    plain = [
        f"{end} = heapq.heappop({free}) + {job}",
        f"heapq.heappush({free}, {end})",
        f"print({job}, {end})",
    ]
    tuples = [
        f"{end}, {m} = heapq.heappop({free})",
        f"heapq.heappush({free}, ({end} + {job}, {m}))",
        f"print({t.any(formatted(t, '{A} on {B} at {C}', A=job, B=m, C=end), f'{m}, {end} + {job}')})",
    ]
    last = f"max({free})[0]" if numbered else t.any(f"max({free})", free)
    order = t.any("sorted(jobs)", "sorted(jobs, reverse=True)", "jobs", "jobs")
    return f"""
        import heapq
        jobs = {jobs}
        {free} = {start if numbered else t.any("[0, 0]", "[0] * 2", "[0, 0, 0]", "[0, 2]")}
        for {job} in {order}:
            {block(tuples if numbered else plain, 1)}
        print({t.any(last, f"len({free}), {last}")})
    """


@template("containers")
def places_by_setdefault(t: Draw) -> str:
    d, i, w = t.names("index places d groups", "i pos k", "w word x")
    words = t.words(2, 3)
    data = literals(t, [t.any(*words) for _ in range(t.n(3, 5))])
    key = t.any(w, w, f"{w}[0]", f"len({w})", f"{w}[-1]")
    fill = t.any(
        f"{d}.setdefault({key}, []).append({t.any(i, w)})",
        f"{d}.setdefault({key}, {i})",
        f"{d}[{key}] = {d}.setdefault({key}, 0) + 1",
        f"if {d}.setdefault({key}, {i}) != {i}:"
        + block(["", f"    print({t.s('again')}, {w}, {i})"], 1),
    )
    return f"""
        {d} = {t.any("{}", "{}", "dict()")}
        for {i}, {w} in enumerate({data}{t.maybe(", 1", 0.3)}):
            {fill}
            {t.maybe(f"print({i}, len({d}))", 0.3)}
        {t.any(f"for key, value in {d}.items():" + block(["", "    print(key, value)"]), f"print({d})")}
        {t.maybe(f"print({d}.setdefault({t.s(t.word())}, None), len({d}))", 0.4)}
    """


@template("containers")
def views_and_merges(t: Draw) -> str:
    a, b, v = t.names("a prices first stock", "b extra second changes", "view seen live")
    keys = t.rng.sample("ant bee cat dog elk fox".split(), 4)
    one = {k: t.n(1, 9) for k in keys[: t.n(2, 3)]}
    two = {k: t.n(10, 20) for k in keys[t.n(1, 2) :]}
    view = t.any("keys", "values", "items")
    return f"""
        {a} = {{{", ".join(f"{t.s(k)}: {n}" for k, n in one.items())}}}
        {b} = {{{", ".join(f"{t.s(k)}: {n}" for k, n in two.items())}}}
        {v} = {a}.{view}()
        {
        shuffled(
            t,
            t.n(3, 5),
            f"{a}[{t.s(t.any(*keys))}] = {t.n(20, 40)}",
            f"print(list({v}))",
            f"{a} |= {b}",
            f"print({a} | {b})",
            f"both = {{**{b}, **{a}}}" + block(["", "print(both)"]),
            f"print(sorted({a}.keys() {t.any('&', '|', '-', '^')} {b}.keys()))",
            f"{a}.update({t.any(b, f'{keys[0]}=0')})",
            f"{a}.pop({t.s(keys[0])})",
            f"zeros = dict.fromkeys({a}, {t.any(0, '')})".replace(", )", ")")
            + block(["", "print(zeros)"]),
            f"print(dict.fromkeys({t.s(t.word())}, {t.n(0, 3)}))",
            f"print(({t.s(keys[1])}, {t.n(1, 9)}) in {a}.items())",
            f"print(list(dict.fromkeys({t.ints(3, 6, 1, 4)})))",
        )
    }
        print({t.any(f"len({v})", f"{a} == {b}", a, f"sum({a}.values())")})
    """


@template("containers")
def merged_by_heap(t: Draw) -> str:
    lists, h, out, v, i, j = t.names(
        "lists rows feeds", "heap h", "out merged", "v value", "i row", "j pos"
    )
    rows = ", ".join(str(sorted(t.numbers(1, 3, 1, 20))) for _ in range(t.n(2, 3)))
    build = (
        t.any(
            [f"{h} = [(row[0], k, 0) for k, row in enumerate({lists})]", f"heapq.heapify({h})"],
            [
                f"{h} = []",
                f"for k in range(len({lists})):",
                f"    heapq.heappush({h}, ({lists}[k][0], k, 0))",
            ],
        )
        if "row" not in (lists, i)
        else [f"{h} = [(r[0], k, 0) for k, r in enumerate({lists})]", f"heapq.heapify({h})"]
    )
    stop = t.any(h, h, f"{h} and len({out}) < {t.n(3, 5)}")
    return f"""
        import heapq
        {lists} = [{rows}]
        {block(build)}
        {out} = []
        while {stop}:
            {v}, {i}, {j} = heapq.heappop({h})
            {out}.append({t.any(v, v, f"({v}, {i})")})
            {j} += 1
            if {j} < len({lists}[{i}]):
                heapq.heappush({h}, ({lists}[{i}][{j}], {i}, {j}))
        print({t.any(out, f"{out}[0], {out}[-1]", f"len({out}), {out}")})
    """
