"""Classes whose objects are indexed, called and chained."""

from .blocks import block, laid
from .operators import kept
from .registry import Draw, template


@template("indexing", raises=True)
def reads_and_writes_by_key(t: Draw) -> str:
    c, d = t.names("Table Registry Store Settings Inventory", "data _items values")
    k1, k2, k3 = (t.s(w) for w in t.words(3, 3))
    getter = t.any(
        f"return self.{d}[key]",
        f"return self.{d}.get(key, {t.any(0, 'None', t.s('none'))})",
        block(f"if key not in self.{d}:", "    raise KeyError(key)", f"return self.{d}[key]"),
        block(
            "try:",
            f"    return self.{d}[key]",
            "except KeyError:",
            f"    self.{d}[key] = 0",
            "    return 0",
        ),
        f"return self.{d}[key.lower()]",
    )
    lower = "lower" in getter
    setter = t.any(
        f"self.{d}[key] = value",
        block("print('set', key)", f"self.{d}[key] = value"),
        block(
            "if value < 0:",
            f"    {t.any('value = 0', 'return', 'raise ValueError(key)')}",
            f"self.{d}[key] = value",
        ),
        f"self.{d}[key] = self.{d}.get(key, 0) + value",
    )
    if lower:
        setter = f"self.{d}[key.lower()] = value"
    deleter = t.any(
        f"del self.{d}[key]",
        f"self.{d}.pop(key, None)",
        block(f"if key in self.{d}:", f"    del self.{d}[key]", "else:", "    print('nothing')"),
    )
    delete = t.any(True, False)
    missing = t.any(
        block(
            "try:",
            f"    print(s[{k3}])",
            "except KeyError as e:",
            f"    print({t.any(t.s('missing'), 'e')})",
        ),
        block(f"s[{k1}] += {t.n(1, 5)}", f"print(s[{k1}])"),
        f"print(s[{k3}])",
        block(f"for k in [{k1}, {k2}]:", f"    s[k] = {t.n(2, 9)}", "print(s[k])"),
        f"print(s[{k1.upper() if lower else k1}], s[{k2}])",
    )
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self):
                self.{d} = {{}}
            def __getitem__(self, key):
                {getter}
            def __setitem__(self, key, value):
                {setter}
            {block("def __delitem__(self, key):", "    " + deleter) if delete else ""}
            {t.maybe(block("def __len__(self):", f"    return len(self.{d})"))}
        s = {c}()
        s[{k1}] = {t.n(1, 9)}
        s[{k2}] = {t.n(-4, 12)}
        print(s[{t.any(k1, k2)}])
        {missing}
        {f"del s[{t.any(k1, k2)}]" if delete else ""}
        print(s.{d})
    """,
    )


@template("indexing", raises=True)
def pairs_as_indexes(t: Draw) -> str:
    c, cells = t.names("Grid Board Sheet Screen", "cells rows spots")
    w, h = t.n(2, 4), t.n(2, 3)
    flat = t.any("flat", "rows", "dict")
    fill = t.any("0", "'.'", "1")
    init = {
        "flat": block("self.w = w", f"self.{cells} = [{fill}] * (w * h)"),
        "rows": f"self.{cells} = [[{fill}] * w for _ in range(h)]",
        "dict": block("self.w, self.h = w, h", f"self.{cells} = {{}}"),
    }[flat]
    r, k = t.any(("row", "col"), ("r", "c"), ("y", "x"), ("i", "j"))
    place = {
        "flat": f"self.{cells}[{r} * self.w + {k}]",
        "rows": f"self.{cells}[{r}][{k}]",
        "dict": f"self.{cells}[{r}, {k}]",
    }[flat]
    unpack = t.any(f"{r}, {k} = pos", f"{r}, {k} = pos")
    read = place if flat != "dict" else f"self.{cells}.get(pos, {fill})"
    check = {
        "flat": t.any("", block(f"if {k} >= self.w:", "    raise IndexError('column')")),
        "rows": t.any("", block(f"if {r} < 0 or {k} < 0:", "    raise IndexError(pos)")),
        "dict": t.any(
            "",
            block(
                f"if not (0 <= {r} < self.h and 0 <= {k} < self.w):",
                "    raise IndexError('outside')",
            ),
        ),
    }[flat]

    def spot():
        return f"{t.n(0, h - 1)}, {t.n(0, w - 1)}"

    def v():
        return t.s(t.any("#", "x", "o")) if fill == "'.'" else str(t.n(2, 9))

    last = t.any(
        block(
            "try:",
            f"    print(g[{t.n(0, h)}, {t.n(w, w + 1)}])",
            f"except {t.any('IndexError', 'LookupError')} as e:",
            f"    print({t.any('e', t.s('off'))})",
        ),
        f"print([g[i, {t.n(0, w - 1)}] for i in range({h})])",
        f"print(g[{spot()}], g[{spot()}])",
        block(f"p = ({spot()})", f"g[p] = {v()}", "print(g[p])"),
        block(f"for i in range({h}):", f"    g[i, {t.n(0, 1)}] = {v()}", f"print(g.{cells})"),
        f"print(g[{t.n(-1, h)}, 0])",
    )
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, w, h):
                {init}
            def __getitem__(self, pos):
                {unpack}
                {check}
                return {read}
            def __setitem__(self, pos, value):
                {unpack}
                {place} = value
        g = {c}({w}, {h})
        g[{spot()}] = {v()}
        {t.any(f"g[{spot()}] = {v()}", f"g[{spot()}] += {v()}" if fill != "'.'" else f"g[{spot()}] = {v()}")}
        {t.any(f"print(g.{cells})", f"print(g[{spot()}])")}
        {last}
    """,
    )


@template("indexing", raises=True)
def indexes_of_all_kinds(t: Draw) -> str:
    c, xs = t.names("Tape Series Ring Seats Window", "items values cells")
    rule = t.any(
        f"return self.{xs}[i % len(self.{xs})]",
        block("if isinstance(i, slice):", f"    return {c}(self.{xs}[i])", f"return self.{xs}[i]"),
        block(
            f"if not 0 <= i < len(self.{xs}):",
            t.any("    raise IndexError(f'no place {i}')", f"    return {t.any('None', '0')}"),
            f"return self.{xs}[i]",
        ),
        block(
            "if i < 0:",
            f"    i += len(self.{xs})",
            f"return self.{xs}[i] {t.any('* 2', '+ i', '')}".rstrip(),
        ),
        f"return self.{xs}[i - 1]",
        block(
            "if isinstance(i, str):",
            f"    return self.{xs}[{{'first': 0, 'last': -1}}[i]]",
            f"return self.{xs}[i]",
        ),
    )
    size = t.n(3, 5)
    sliced = "slice" in rule
    words = "str)" in rule

    def i():
        return t.n(0, size - 1)

    uses = [
        f"print(s[{t.n(-2, -1)}])",
        f"print(s[{i()}] + s[{i()}])",
        block(
            "try:",
            f"    print(s[{size + t.n(0, 2)}])",
            "except IndexError as e:",
            f"    print({t.any('type(e).__name__', t.s('too far'))})",
        ),
        f"print(s[{size}])",
    ]
    uses += [f"s.{xs}[{i()}] = {t.n(10, 20)}", "print(len(s), s[0])"]
    if sliced:
        uses += [
            f"print(s[{t.n(0, 1)}:{t.n(2, 4)}].{xs})",
            f"print(len(s[{t.n(1, 2)}:]))",
            "print(s[::-1][0])",
        ] * 2
    if words:
        uses += ["print(s['last'], s['first'])"] * 3
    if "IndexError" in rule or sliced:
        uses.append(block("for x in s:", "    print(x)"))
    chosen = t.rng.sample(uses, 2)
    write = t.any(
        block(
            "def __setitem__(self, i, value):",
            f"    self.{xs}[i] = {t.any('value', 'max(value, 0)', 'int(value)')}",
        ),
        block("def __delitem__(self, i):", f"    self.{xs}.pop(i)"),
        "",
    )
    change = f"s[{i()}] = {t.n(-5, 30)}" if "set" in write else f"del s[{i()}]" if write else ""
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {xs}):
                self.{xs} = list({xs})
            def __len__(self):
                return len(self.{xs})
            def __getitem__(self, i):
                {rule}
            {write}
        s = {c}({t.ints(size, size)})
        {chosen[0]}
        {change}
        {chosen[1]}
        print(s.{xs})
    """,
    )


@template("indexing")
def what_is_inside(t: Draw) -> str:
    c = t.any("Interval", "Range", "Zone", "Shift", "Span")
    a, b = t.any(("low", "high"), ("start", "end"), ("left", "right"), ("first", "last"))
    edge = t.any("<", "<=")
    test = t.any(
        f"return self.{a} <= x {edge} self.{b}",
        block(
            f"if isinstance(x, {c}):",
            f"    return self.{a} <= x.{a} and x.{b} <= self.{b}",
            f"return self.{a} <= x {edge} self.{b}",
        ),
        block("print('ask', x)", f"return self.{a} <= x {edge} self.{b}"),
        f"return x >= self.{a} and x % {t.n(2, 3)} == 0 and x {edge} self.{b}",
    )
    inner = "isinstance" in test
    and_ = block(
        "def __and__(self, other):",
        f"    {a} = max(self.{a}, other.{a})",
        f"    {b} = min(self.{b}, other.{b})",
        f"    return {c}({a}, {b}) if {a} <= {b} else None",
    )
    or_ = block(
        "def __or__(self, other):",
        f"    return {c}(min(self.{a}, other.{a}), max(self.{b}, other.{b}))",
    )
    op, method = t.any(("&", and_), ("|", or_), ("", ""))
    lo = t.n(0, 6)

    def v():
        return t.n(0, 16)

    uses = [
        f"print({v()} in p, {v()} not in p)",
        block(
            f"for n in {t.ints(3, 3)}:",
            "    if n in p:",
            t.any("        print(n)", "        print(n, 'inside')"),
        ),
        f"print([n for n in {t.ints(3, 4)} if n in p])",
        f"print(sum(n in p for n in range({t.n(5, 9)})))",
        f"print({v()} in p and {v()} in q)",
        block(f"if {v()} in q:", "    print('yes')", "else:", "    print('no')"),
        block(f"n = {lo}", "while n in p:", f"    n += {t.n(2, 4)}", "print(n)"),
    ]
    if inner:
        uses += ["print(q in p, p in p)"] * 3
    r = block(f"r = p {op} q", f"print(r if r is None else (r.{a}, r.{b}))") if op else ""
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {a}, {b}):
                {kept(t, a, b)}
            def __contains__(self, x):
                {test}
            {method}
        p = {c}({lo}, {lo + t.n(2, 9)})
        q = {c}({t.n(0, 9)}, {t.n(9, 15)})
        {block(*t.rng.sample(uses, 2))}
        {r}
    """,
    )


@template("indexing")
def calls_with_memory(t: Draw) -> str:
    c, total = t.names("Tracker Watcher Counter Recorder Memory", "state seen known")
    kind = t.any("sum", "list", "max", "count", "cache", "last")
    default = t.any("0", "1", "10") if kind in ("sum", "max", "last") else ""
    start = {
        "sum": default,
        "max": default,
        "last": default,
        "list": "[]",
        "count": "{}",
        "cache": "{}",
    }[kind]
    body = {
        "sum": block(f"self.{total} += x", f"return self.{total}"),
        "list": block(
            f"self.{total}.append(x)",
            f"return {t.any(f'sum(self.{total}) / len(self.{total})', f'self.{total}[:]', f'max(self.{total})', f'len(self.{total})')}",
        ),
        "max": block(
            f"if x > self.{total}:", f"    self.{total} = x", "    return True", "return False"
        ),
        "count": block(f"self.{total}[x] = self.{total}.get(x, 0) + 1", f"return self.{total}[x]"),
        "cache": block(
            f"if x not in self.{total}:",
            "    print('work', x)",
            f"    self.{total}[x] = x {t.any('* x', '* 3', '+ 100')}",
            f"return self.{total}[x]",
        ),
        "last": block(
            f"old, self.{total} = self.{total}, x", f"return {t.any('old', 'x - old', 'x > old')}"
        ),
    }[kind]
    few = [t.n(1, 9) for _ in range(2)]
    uses = [
        f"print(f({few[0]}), f({t.any(*few)}))",
        f"print([f(x) for x in {t.ints(3, 3)}])",
        block(f"for x in ({few[0]}, {few[1]}, {few[0]}):", "    print(f(x))"),
        f"print(list(map(f, [{few[0]}, {few[1]}, {few[0]}])))",
        block("def twice(g, x):", "    g(x)", "    return g(x)", f"print(twice(f, {t.n(1, 9)}))"),
        block(f"g = {t.any('f', f'{c}()')}", f"g({t.n(1, 9)})", f"print(f({few[1]}), g is f)"),
        f"print([h({few[0]}) for h in (f, {c}(), f)])",
    ]
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self{f", start={default}" if default else ""}):
                self.{total} = {"start" if default else start}
            def __call__(self, x{t.any("", ": int")}):
                {body}
        f = {c}({t.any("", t.n(2, 6)) if default else ""})
        {block(*t.rng.sample(uses, 2))}
        print(f.{total})
    """,
    )


@template("indexing")
def calls_in_a_list(t: Draw) -> str:
    a, b, k = t.names("Add Plus Shift", "Times Scale Multiply", "k n amount")
    third = t.any("Clamp", "Limit")
    text = t.any(
        block(
            f"class {third}:",
            "    def __init__(self, low, high):",
            "        self.low = low",
            "        self.high = high",
            "    def __call__(self, x):",
            "        return max(self.low, min(self.high, x))",
        ),
        "",
    )
    parent = t.any(True, False)
    base = block(
        "class Step:",
        f"    def __init__(self, {k}):",
        f"        self.{k} = {k}",
        "    def __call__(self, x):",
        "        return self.run(x)",
    )
    own = block(f"def __init__(self, {k}):", f"    self.{k} = {k}") if not parent else ""
    m = "run" if parent else "__call__"
    items = [
        f"{a}({t.n(1, 9)})",
        f"{b}({t.n(2, 4)})",
        t.any("abs", f"{a}({t.n(-9, -1)})", "lambda x: x - 1"),
    ]
    if text:
        items.append(f"{third}({t.n(0, 5)}, {t.n(8, 20)})")
    t.rng.shuffle(items)
    go = t.any(
        block(
            f"x = {t.n(1, 9)}",
            f"for f in ({', '.join(items)}):",
            "    x = f(x)",
            t.any("    print(x)", ""),
            "print('end', x)",
        ),
        f"print([f({t.n(1, 9)}) for f in [{', '.join(items[:3])}]])",
        block(
            "def pipe(fs, x):",
            "    for f in fs:",
            "        x = f(x)",
            "    return x",
            f"print(pipe([{', '.join(items)}], {t.n(1, 9)}))",
            f"print(pipe([], {t.n(1, 9)}))",
        ),
        block(
            f"table = {{{t.s('up')}: {a}({t.n(1, 5)}), {t.s('grow')}: {b}({t.n(2, 3)})}}",
            f"for name in [{t.s('up')}, {t.s('grow')}, {t.s('up')}]:",
            f"    print(name, table[name]({t.n(1, 9)}))",
            "del table",
        ),
        block(
            f"first, second = {items[0]}, {items[1]}",
            f"print(first(second({t.n(1, 5)})), second(first({t.n(1, 5)})))",
            "print(callable(first), callable(3))",
        ),
        f"print(list(map({items[0]}, {t.ints(2, 4)})))",
    )
    return laid(
        t,
        f"""
        {base if parent else ""}
        class {a}{"(Step)" if parent else ""}:
            {own}
            def {m}(self, x):
                return x + self.{k}
        class {b}{"(Step)" if parent else ""}:
            {own}
            def {m}(self, x):
                return x * self.{k}
        {text}
        {go}
    """,
    )


@template("indexing")
def dotted_chains(t: Draw) -> str:
    c = t.any("Builder", "Query", "Calc", "Path", "Order")
    xs = t.any("parts", "items", "steps")
    add, drop, done = t.names("add then plus", "drop without remove", "build total done")
    copy = t.any(True, False, False)
    numbers = t.any(True, False)
    v = (lambda: str(t.n(1, 9))) if numbers else (lambda: t.s(t.word()))
    init = block(f"def __init__(self, {xs}=()):", f"    self.{xs} = list({xs})")
    one = f"return {c}(self.{xs} + [x])" if copy else block(f"self.{xs}.append(x)", "return self")
    two = (
        f"return {c}([p for p in self.{xs} if p != x])"
        if copy
        else block(f"if x in self.{xs}:", f"    self.{xs}.remove(x)", "return self")
    )
    third = t.any("twice", "turned", "first_only")
    new = {"twice": f"self.{xs} * 2", "turned": f"self.{xs}[::-1]", "first_only": f"self.{xs}[:1]"}[
        third
    ]
    three = f"return {c}({new})" if copy else block(f"self.{xs} = {new}", "return self")
    end = (
        t.any(f"return sum(self.{xs})", f"return max(self.{xs}, default=0)", f"return self.{xs}")
        if numbers
        else t.any(
            f"return '-'.join(self.{xs})",
            f"return len(self.{xs})",
            f"return ' '.join(self.{xs}).title()",
        )
    )
    x, y, z = v(), v(), v()
    chain = t.any(
        f"b.{add}({x}).{add}({y})",
        f"b.{add}({x}).{third}().{add}({z})",
        f"b.{add}({x}).{add}({y}).{drop}({x})",
        f"b.{add}({x}).{drop}({y}).{third}()",
    )
    return laid(
        t,
        f"""
        class {c}:
            {init}
            def {add}(self, x):
                {one}
            def {drop}(self, x):
                {two}
            def {third}(self):
                {three}
            def {done}(self):
                {end}
        b = {c}({t.any("", f"[{v()}]", f"({v()}, {v()})")})
        {t.any(f"d = {chain}", f"d = ({chain})")}
        print(d.{done}(){t.any("", ", d is b", f", b.{xs}")})
        {t.any(f"print(b.{third}().{add}({z}).{done}())", f"b.{add}({z})", f"d = d.{drop}({x})")}
        print(b.{done}(), d.{xs})
    """,
    )
