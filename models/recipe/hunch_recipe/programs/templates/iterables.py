"""Objects that are looped over, and objects that hold others."""

from .blocks import block, laid
from .registry import Draw, template


@template("iterables")
def numbers_until_stop(t: Draw) -> str:
    c, n, top = t.names("Countdown Upto Powers Steps Halving", "n current i", "limit stop last")
    step = t.any("+= 1", f"+= {t.n(2, 3)}", "*= 2", "*= 3")
    separate = t.any(True, False)
    start = t.n(1, 3)
    say = t.any("", "", "        print('stop')")
    nxt = block(
        "def __next__(self):",
        f"    if self.{n} >= self.{top}:",
        say,
        "        raise StopIteration",
        *t.any(
            (f"    value = self.{n}", f"    self.{n} {step}", "    return value"),
            (f"    self.{n} {step}", f"    return self.{n}"),
        ),
    )
    limit = t.n(5, 12)
    loop = t.any((), ("    def __iter__(self):", "        return self"))
    again = t.any("", f"self.{n} = {start}", "")
    loops_end = separate or not again
    summed = "sum(it), " if loop or not separate else ""
    classes = (
        block(
            f"class {c}Iterator:",
            f"    def __init__(self, {top}):",
            f"        self.{n} = {start}",
            f"        self.{top} = {top}",
            *loop,
            "    " + nxt,
            f"class {c}:",
            f"    def __init__(self, {top}):",
            f"        self.{top} = {top}",
            "    def __iter__(self):",
            f"        return {c}Iterator(self.{top})",
        )
        if separate
        else block(
            f"class {c}:",
            f"    def __init__(self, {top}):",
            f"        self.{n} = {start}",
            f"        self.{top} = {top}",
            "    def __iter__(self):",
            f"        {again}",
            "        return self",
            "    " + nxt,
        )
    )
    use = t.any(
        block("for v in s:", "    print(v)", "print(list(s))"),
        block("for v in s:", f"    if v > {t.n(2, 4)}:", "        break", "print(v, list(s))"),
        block("it = iter(s)", "print(next(it), next(it, 0))", f"print({summed}sum(s))"),
        block("first = list(s)", "second = list(s)", "print(first, len(second))"),
        f"print({t.n(1, 9)} in s, max(s, default=0))",
        block(
            "it = iter(s)",
            "while True:",
            "    try:",
            "        print(next(it))",
            "    except StopIteration:",
            "        print('over')",
            "        break",
        ),
        block("for a in s:", "    for b in s:", "        print(a, b)", "        break")
        if loops_end
        else "print(next(iter(s)), list(s))",
    )
    return laid(
        t,
        f"""
        {classes}
        s = {c}({limit})
        {use}
    """,
    )


@template("iterables")
def looped_again(t: Draw) -> str:
    c, xs, x = t.names("Deck Shelf Path Numbers Route", "items parts stops values", "x item v")
    gen = t.any(
        block(
            f"for {x} in self.{xs}:",
            t.any("", "", "    print('get')"),
            f"    yield {x}{t.any('', ' * 2', ' + 1')}",
        ),
        f"return iter(self.{xs})",
        f"yield from {t.any(f'self.{xs}', f'reversed(self.{xs})', f'self.{xs}[1:]')}",
        block(f"for i in range(len(self.{xs})):", f"    yield i, self.{xs}[i]"),
        f"return ({x} * {t.n(2, 4)} for {x} in self.{xs} if {x} % 2)",
        f"return iter(sorted(self.{xs}{t.any('', ', reverse=True')}))",
        block(f"for {x} in self.{xs}:", f"    if {x} > {t.n(1, 4)}:", f"        yield {x}"),
    )
    pairs = "yield i," in gen
    uses = [
        "print(list(d))",
        block("for v in d:", f"    print({t.any('v', 'str(v)')})"),
        "print(len(list(d)), len(set(d)))",
        block("it = iter(d)", "print(next(it, None))", "print(list(it))"),
        block("print(*d)", "print(*d, sep='-')"),
        block("for i, v in enumerate(d, 1):", "    print(i, v)"),
        "print([a == b for a, b in zip(d, d)])",
    ]
    if pairs:
        uses += [
            "print(dict(d))",
            block("for i, v in d:", "    print(i, v)"),
            "print([i * v for i, v in d])",
            "print(sum(v for _, v in d))",
        ]
    else:
        uses += [
            "print(sum(d))",
            "print(sorted(d))",
            f"print({t.n(1, 9)} in d)",
            "print(max(d, default=0))",
            "print([v + 1 for v in d])",
            "print(tuple(d))",
            block("first, *rest = d", "print(first, rest)")
            if "if" not in gen
            else "print(set(d) == set())",
        ]
    one, two = t.rng.sample(uses, 2)
    star = t.any("*", "")
    data = t.ints(3, 4)
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {star}{xs}):
                self.{xs} = list({xs})
            def __iter__(self):
                {gen}
        d = {c}({data[1:-1] if star else data})
        {one}
        {t.maybe(f"d.{xs}.append({t.n(1, 9)})")}
        {two}
    """,
    )


@template("iterables")
def iterated_by_index(t: Draw) -> str:
    c, n = t.names("Squares Row Letters Table Ladder", "size n count")
    stop = block(f"if i >= self.{n}:", "    raise IndexError" + t.any("", "('too far')"))
    value = t.any(
        "i * i",
        f"i + {t.n(1, 9)}",
        f"i * {t.n(2, 5)}",
        "'abcdefgh'[i]",
        "2 ** i",
        f"{t.n(8, 12)} - i",
    )
    uses = [
        block("for v in s:", "    print(v)"),
        "print(list(s))",
        f"print({t.s('c') if 'abc' in value else t.n(1, 12)} in s)",
        block(
            "try:",
            f"    print(s[{t.n(1, 6)}])",
            "except IndexError:",
            "    print('no such place')",
        ),
        "print(max(s), min(s))",
        block("a, *b = s", "print(a, b)"),
        "print(s[0], s[1])",
        "print([v for v in s if v != s[1]])",
        block("it = iter(s)", "next(it)", "print(next(it))"),
        "print('-'.join(str(v) for v in s))",
        block("for i, v in enumerate(s):", "    if i % 2:", "        print(i, v)"),
    ]
    one, two = t.rng.sample(uses, 2)
    say = t.any("", "", "print('get', i)")
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {n}):
                self.{n} = {n}
            def __getitem__(self, i):
                {say}
                {stop}
                return {value}
            {t.maybe(block("def __len__(self):", f"    return self.{n}"))}
        s = {c}({t.n(2, 5)})
        {one}
        {two}
    """,
    )


@template("iterables")
def unpacked_object(t: Draw) -> str:
    c, a, b = t.any(
        ("Point", "x", "y"),
        ("Span", "start", "end"),
        ("Size", "width", "height"),
        ("Limits", "low", "high"),
        ("Pair", "left", "right"),
    )
    how = t.any(
        f"return iter((self.{a}, self.{b}))",
        block(f"yield self.{a}", f"yield self.{b}"),
        f"yield from (self.{a}, self.{b})",
        f"return iter([self.{a}, self.{b}])",
    )
    third = t.any("", "", f"self.{b} - self.{a}")
    if third and "yield self" in how:
        how = block(how, f"yield {third}")
    three = third and how.count("yield") == 3
    target = "u, v, w" if three else "u, v"
    p, q = f"{c}({t.n(0, 9)}, {t.n(1, 20)})", f"{c}({t.n(0, 9)}, {t.n(1, 20)})"
    uses = [
        block(f"{target} = p", f"print({target})"),
        "print(*p)",
        block(
            f"for {target} in [p, q]:", f"    print({t.any('u + v', 'v, u', 'max(u, v)', 'u * v')})"
        ),
        "print(tuple(p), list(q))",
        "print(sum(p), max(q))",
        block(
            f"def area({target}):",
            f"    return {t.any('u * v', 'v - u', 'abs(u - v)')}",
            "print(area(*p), area(*q))",
        ),
        f"print([{t.any('u', 'u + v', 'v')} for {target} in (p, q)])",
        block("first, *others = q", "print(first, others)"),
        block("print(sorted(p) == list(p))"),
        "print([a + b for a, b in zip(p, q)])",
        f"print(range({t.any('*p', '*q')}))" if not three else "print(len(list(p)))",
    ]
    one, two = t.rng.sample(uses, 2)
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {a}{t.any("", ": int")}, {b}):
                {t.any(f"self.{a}, self.{b} = {a}, {b}", block(f"self.{a} = {a}", f"self.{b} = {b}"))}
            def __iter__(self):
                {how}
        p = {p}
        q = {q}
        {one}
        {two}
    """,
    )


@template("iterables")
def tree_that_counts_itself(t: Draw) -> str:
    c, kids, v = t.names("Folder Node Branch Menu", "children parts kids", "name value label")
    numbers = t.any(True, False)
    w = [str(t.n(1, 9)) if numbers else t.s(t.word()) for _ in range(5)]
    methods = {
        "len": block("def __len__(self):", f"    return 1 + sum(len(k) for k in self.{kids})"),
        "iter": block(
            "def __iter__(self):",
            *t.any(
                (f"    yield self.{v}", f"    for k in self.{kids}:", "        yield from k"),
                (f"    for k in self.{kids}:", "        yield from k", f"    yield self.{v}"),
            ),
        ),
        "contains": block(
            "def __contains__(self, wanted):",
            f"    if self.{v} == wanted:",
            "        return True",
            f"    return any(wanted in k for k in self.{kids})",
        ),
        "depth": block(
            "def depth(self):", f"    return 1 + max((k.depth() for k in self.{kids}), default=0)"
        ),
    }
    uses = {
        "len": "print(len(root))",
        "iter": t.any(
            "print(list(root))",
            "print(max(root), sorted(root)[0])",
            block("for x in root:", "    print(x)"),
        ),
        "contains": f"print({w[t.n(0, 4)]} in root, {w[0]} in a)",
        "depth": "print(root.depth(), a.depth())",
    }
    chosen = t.rng.sample(list(methods), t.n(1, 2))
    short = f"{c}({w[3]})"
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {v}, {kids}=()):
                self.{v} = {v}
                self.{kids} = list({kids})
            {block(*(methods[k] for k in chosen))}
        a = {c}({w[1]}, [{short}{t.any("", f", {c}({w[4]})")}])
        root = {c}({w[0]}, {t.any(f"[a, {c}({w[2]})]", f"({c}({w[2]}), a)", "[a]")})
        {t.any("", f"root.{kids}.append({short})", f"a.{kids}.pop()")}
        {block(*(uses[k] for k in chosen))}
    """,
    )


@template("iterables")
def linked_and_looped(t: Draw) -> str:
    node, c, v, nxt = t.names(
        "Node Cell Link", "LinkedList Chain Stack", "value data item", "next rest link"
    )
    front = t.any(True, False)
    head = t.any("head", "first", "top")
    push = (
        f"self.{head} = {node}({v}, self.{head})"
        if front
        else block(
            f"new = {node}({v})",
            f"if self.{head} is None:",
            f"    self.{head} = new",
            "    return",
            f"cur = self.{head}",
            f"while cur.{nxt}:",
            f"    cur = cur.{nxt}",
            f"cur.{nxt} = new",
        )
    )
    loop = block(
        "def __iter__(self):",
        f"    cur = self.{head}",
        f"    while cur{t.any('', ' is not None')}:",
        f"        yield cur.{v}",
        f"        cur = cur.{nxt}",
    )
    other, use = t.any(
        (
            block(
                "def __len__(self):",
                f"    return {t.any('sum(1 for _ in self)', 'len([v for v in self])')}",
            ),
            "print(len(xs), bool(xs))",
        ),
        (block("def __str__(self):", "    return ' -> '.join(str(v) for v in self)"), "print(xs)"),
        (
            block(
                "def __getitem__(self, i):",
                "    for k, v in enumerate(self):",
                "        if k == i:",
                "            return v",
                "    raise IndexError(i)",
            ),
            f"print(xs[{t.n(0, 2)}])",
        ),
        (
            "",
            t.any(
                "print(sum(xs), max(xs))",
                f"print({t.n(1, 9)} in xs)",
                block("for v in xs:", "    print(v)"),
            ),
        ),
    )
    return laid(
        t,
        f"""
        class {node}:
            def __init__(self, {v}, {nxt}=None):
                self.{v} = {v}
                self.{nxt} = {nxt}
        class {c}:
            def __init__(self):
                self.{head} = None
            def push(self, {v}):
                {push}
            {loop}
            {other}
        xs = {c}()
        for n in {t.ints(3, 3)}:
            xs.push(n)
        {t.any("print(list(xs))", "print([n * 2 for n in xs])", "first, *rest = xs" + chr(10) + "        print(first, rest)")}
        {use}
    """,
    )


@template("iterables")
def listeners_called(t: Draw) -> str:
    c, hs, fire = t.names(
        "Event Signal Button Bell", "handlers listeners watchers", "fire emit ring"
    )
    join = t.any("__iadd__", "__iadd__", "on")
    keep = block(f"def {join}(self, f):", f"    self.{hs}.append(f)", "    return self")
    call = t.any("__call__", fire)
    result = t.any("each", "list", "count")
    body = {
        "each": block(f"for f in self.{hs}:", "    f(*args)"),
        "list": f"return [f(*args) for f in self.{hs}]",
        "count": block(
            "done = 0",
            f"for f in self.{hs}:",
            "    if f(*args):",
            "        done += 1",
            "return done",
        ),
    }[result]

    def add(f):
        return f"e += {f}" if join == "__iadd__" else f"e.on({f})"

    def run(v):
        return f"e({v})" if call == "__call__" else f"e.{fire}({v})"

    shown = (lambda v: run(v)) if result == "each" else (lambda v: f"print({run(v)})")
    inner = t.any("print('got', x)", "log.append(x)", block("log.append(x * 2)", "return True"))
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self):
                self.{hs} = []
            {keep}
            def {call}(self, *args):
                {body}
            {t.maybe(block("def __len__(self):", f"    return len(self.{hs})"))}
        log = []
        def note(x):
            {inner}
        e = {c}()
        {t.any(shown(t.n(1, 9)), "")}
        {add("note")}
        {t.any(add("log.append"), add("print"), add("lambda x: x + 1"))}
        {shown(t.n(1, 9))}
        {t.any(f"e.{hs}.remove(note)", f"e.{hs}.clear()", "")}
        {shown(t.n(1, 9))}
        print(log{t.any("", f", len(e.{hs})")})
    """,
    )
