"""Data structures as classes: queues, linked lists, ring buffers, caches, iterators."""

from .registry import Draw, template


@template("structures")
def queue_of_two_stacks(t: Draw) -> str:
    c, a, b, put, get = t.names(
        "Queue Line TwoStacks",
        "inbox front_in back",
        "outbox out front",
        "put enqueue add",
        "get dequeue take",
    )
    more = t.any(f"q.{put}({t.n(1, 9)})", f"print(q.{get}())", "")
    return f"""
        class {c}:
            def __init__(self):
                self.{a} = []
                self.{b} = []
            def {put}(self, x):
                self.{a}.append(x)
            def {get}(self):
                if not self.{b}:
                    while self.{a}:
                        self.{b}.append(self.{a}.pop())
                return {t.any(f"self.{b}.pop()", f"self.{b}.pop() if self.{b} else None")}
        q = {c}()
        q.{put}({t.any(t.n(1, 9), t.s(t.word()))})
        q.{put}({t.any(t.n(1, 9), t.s(t.word()))})
        print(q.{get}())
        {more}
        {t.show(f"q.{get}()")}
        print(len(q.{a}), q.{b})
    """


@template("structures")
def stack_with_minimum(t: Draw) -> str:
    c, xs, low, push, pop = t.names(
        "MinStack Pile Tower", "items data", "lows mins best", "push put add", "pop take drop"
    )
    pick, sign = t.any(("min", "<="), ("max", ">="))
    return f"""
        class {c}:
            def __init__(self):
                self.{xs} = []
                self.{low} = []
            def {push}(self, x):
                self.{xs}.append(x)
                if not self.{low} or x {sign} self.{low}[-1]:
                    self.{low}.append(x)
            def {pop}(self):
                x = self.{xs}.pop()
                if x == self.{low}[-1]:
                    self.{low}.pop()
                return x
        s = {c}()
        for n in {t.ints(3, 4, 1, 9)}:
            s.{push}(n)
        {t.any(f"print(s.{pop}(), s.{low}[-1])", f"s.{pop}()" + chr(10) + f"        print(s.{xs}, s.{low})", f"print(s.{low})" + chr(10) + f"        print(s.{pop}() + s.{pop}())")}
        print(s.{low}{t.any("", f" == [{pick}(s.{xs})]", f", len(s.{xs})")})
    """


@template("structures")
def chain_with_head(t: Draw) -> str:
    node, c, head, nxt, add, total = t.names(
        "Node Link",
        "Chain LinkedList Train",
        "head first",
        "next after",
        "add append push",
        "total size",
    )
    front = f"""
                new.{nxt} = self.{head}
                self.{head} = new"""
    end = f"""
                if self.{head} is None:
                    self.{head} = new
                    return
                cur = self.{head}
                while cur.{nxt}:
                    cur = cur.{nxt}
                cur.{nxt} = new"""
    return f"""
        class {node}:
            def __init__(self, value):
                self.value = value
                self.{nxt} = None
        class {c}:
            def __init__(self):
                self.{head} = None
            def {add}(self, value):
                new = {node}(value){t.any(front, end)}
            def {total}(self):
                n, cur = 0, self.{head}
                while cur:
                    n += {t.any("cur.value", "1")}
                    cur = cur.{nxt}
                return n
        xs = {c}()
        for v in {t.ints(2, 3)}:
            xs.{add}(v)
        {t.any(f"xs.{head}.value += {t.n(1, 9)}", f"xs.{add}({t.n(1, 9)})", f"xs.{head} = xs.{head}.{nxt}")}
        print(xs.{total}(){t.any("", f", xs.{head}.value")})
    """


@template("structures")
def reverse_the_links(t: Draw) -> str:
    c, nxt, prev, cur, f = t.names(
        "Node Cell", "next rest", "prev back done", "cur node p", "turn flip reverse_links"
    )
    values = t.any(t.numbers(2, 3, 1, 9), t.words(2, 3))
    data = "[" + ", ".join(t.s(v) if isinstance(v, str) else str(v) for v in values) + "]"
    return f"""
        class {c}:
            def __init__(self, value, {nxt}=None):
                self.value = value
                self.{nxt} = {nxt}
        def {f}({cur}):
            {prev} = None
            while {cur}{t.any("", " is not None")}:
                {t.any(f"{cur}.{nxt}, {prev}, {cur} = {prev}, {cur}, {cur}.{nxt}", f"after = {cur}.{nxt}" + chr(10) + f"                {cur}.{nxt} = {prev}" + chr(10) + f"                {prev} = {cur}" + chr(10) + f"                {cur} = after")}
            return {prev}
        chain = None
        for v in {data}:
            chain = {c}(v, chain)
        chain = {f}(chain)
        while chain:
            print(chain.value)
            chain = chain.{nxt}
    """


@template("structures")
def ring_buffer(t: Draw) -> str:
    c, size, slots, i, add = t.names(
        "Ring Recent Buffer", "size cap", "slots cells data", "at pos i", "add push write"
    )
    n = t.n(2, 3)
    return f"""
        class {c}:
            def __init__(self, {size}):
                self.{slots} = [{t.any("None", "0")}] * {size}
                self.{i} = 0
            def {add}(self, x):
                self.{slots}[self.{i}] = x
                self.{i} = (self.{i} + 1) % len(self.{slots})
            def items(self):
                return self.{slots}[self.{i}:] + self.{slots}[:self.{i}]
        r = {c}({n})
        for x in {t.any(t.ints(n, n + 2), t.word_list(n, n + 1))}:
            r.{add}(x)
            {t.maybe(f"print(r.{slots}, r.{i})")}
        print({t.any("r.items()", f"r.items()[-1], r.{i}", f"r.{slots}, r.items()")})
    """


@template("structures")
def small_cache(t: Draw) -> str:
    c, d, get, put = t.names(
        "Cache Memory Store", "data items table", "get fetch read", "put save write"
    )
    size = 2
    keys = "abc"
    calls = [
        t.any(f"c.{put}({t.s(t.any(*keys))}, {t.n(1, 9)})", f"print(c.{get}({t.s(t.any(*keys))}))")
        for _ in range(3)
    ]
    return f"""
        class {c}:
            def __init__(self, size):
                self.size = size
                self.{d} = {{}}
            def {get}(self, key):
                if key not in self.{d}:
                    return {t.any("None", "-1")}
                value = self.{d}.pop(key)
                self.{d}[key] = value
                return value
            def {put}(self, key, value):
                self.{d}.pop(key, None)
                if len(self.{d}) {t.any("==", ">=")} self.size:
                    oldest = next(iter(self.{d}))
                    del self.{d}[oldest]
                self.{d}[key] = value
        c = {c}({size})
        c.{put}({t.s("a")}, {t.n(1, 9)})
        c.{put}({t.s("b")}, {t.n(1, 9)})
        {calls[0]}
        {calls[1]}
        {calls[2]}
        print({t.any(f"c.{d}", f"list(c.{d})", f"c.{get}('a'), c.{d}")})
    """


@template("structures")
def iterator_class(t: Draw) -> str:
    c, n, stop = t.names("Countdown Steps Evens", "n now value", "stop last end")
    step = t.any(1, 1, 2, 3)
    down = t.any(True, False)
    start, end = (t.n(4, 7), t.n(0, 2)) if down else (t.n(0, 2), t.n(4, 7))
    use = t.any(
        f"for x in {c}({start}, {end}):\n            print(x)",
        f"print(list({c}({start}, {end})))",
        f"it = {c}({start}, {end})\n        print(next(it), sum(it))",
        f"total = max({c}({start}, {end})) + len([x for x in {c}({start}, {end})])",
    )
    return f"""
        class {c}:
            def __init__(self, {n}, {stop}):
                self.{n} = {n}
                self.{stop} = {stop}
            def __iter__(self):
                return self
            def __next__(self):
                if self.{n} {"<=" if down else ">="} self.{stop}:
                    raise StopIteration
                self.{n} {"-" if down else "+"}= {step}
                return {t.any(f"self.{n}", f"self.{n} {'+' if down else '-'} {step}", f"self.{n} ** 2")}
        {use}
    """


@template("structures")
def polynomial_class(t: Draw) -> str:
    c, xs, at = t.names("Poly Polynomial", "coeffs terms a", "at value_at evaluate")
    body = t.any(
        f"total = 0\n                for k in reversed(self.{xs}):\n                    total = total * x + k\n                return total",
        f"return sum(k * x ** i for i, k in enumerate(self.{xs}))",
    )
    other = t.any(
        f"def slope(self):\n                return {c}([i * k for i, k in enumerate(self.{xs})][1:])",
        f"def __add__(self, other):\n                return {c}([a + b for a, b in zip(self.{xs}, other.{xs})])",
        f"def scaled(self, n):\n                return {c}([n * k for k in self.{xs}])",
    )
    use = {"sl": "p.slope()", "__": "p + p", "sc": f"p.scaled({t.n(2, 4)})"}[other[4:6]]
    return f"""
        class {c}:
            def __init__(self, {xs}):
                self.{xs} = {xs}
            def {at}(self, x):
                {body}
            {other}
        p = {c}({t.ints(2, 3)})
        print(p.{at}({t.n(0, 4)}))
        q = {use}
        print(q.{xs}, q.{at}({t.n(1, 3)}))
    """


@template("structures")
def graph_class(t: Draw) -> str:
    c, d, add, reach = t.names(
        "Graph Network Map", "links edges out", "add connect link", "reach around far"
    )
    names_ = t.rng.sample(["a", "b", "c", "d"], 4)
    edges = ", ".join(
        f"({t.s(x)}, {t.s(y)})"
        for x, y in t.rng.sample(
            [
                (names_[0], names_[1]),
                (names_[1], names_[2]),
                (names_[0], names_[3]),
                (names_[3], names_[1]),
            ],
            3,
        )
    )
    both = t.any(True, False)
    return f"""
        class {c}:
            def __init__(self):
                self.{d} = {{}}
            def {add}(self, a, b):
                self.{d}.setdefault(a, []).append(b)
                self.{d}.setdefault(b, []){".append(a)" if both else ""}
            def {reach}(self, a):
                return {t.any(f"len(self.{d}[a])", f"sorted(self.{d}[a])", f"[c for b in self.{d}[a] for c in self.{d}[b]]")}
        g = {c}()
        for a, b in [{edges}]:
            g.{add}(a, b)
        print(g.{d})
        for name in sorted(g.{d}){t.any("", f"[:{t.n(2, 3)}]")}:
            print(name, g.{reach}(name))
    """
