"""Heaps: what comes first, medians, machines and tasks."""

from .material import block, formatted, shuffled
from .registry import Draw, template


@template("heaps")
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


@template("heaps")
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


@template("heaps")
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


@template("heaps")
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


@template("heaps")
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


@template("heaps")
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
