"""Generators: what runs when, values sent in, chains of them, and loops that stop early."""

from .registry import Draw, template


@template("yielding")
def fibonacci_stream(t: Draw) -> str:
    f, a, b, limit = t.names("fibs stream series", "a x cur", "b y nxt", "limit top most")
    stop = t.any("while", "break", "next")
    step = t.any(
        f"{a}, {b} = {b}, {a} + {b}",
        f"{a}, {b} = {b}, {a} + {b} + 1",
        f"{a}, {b} = {b}, 2 * {a} + {b}",
    )
    use = {
        "while": f"for v in {f}({t.n(5, 15)}):\n            print(v)",
        "break": f"total = 0\n        for v in {f}():\n            if v > {t.n(4, 15)}:\n                break\n            total += v\n        print(total)",
        "next": f"g = {f}()\n        print([next(g) for _ in range({t.n(3, 5)})])\n        print(next(g))",
    }[stop]
    return f"""
        def {f}({limit if stop == "while" else ""}):
            {a}, {b} = {t.any("0, 1", "1, 1", "1, 2")}
            while {f"{a} < {limit}" if stop == "while" else "True"}:
                yield {a}
                {step}
        {use}
    """


@template("yielding")
def chain_of_generators(t: Draw) -> str:
    a, b, xs, x = t.names("evens only keep", "squares scaled doubled", "xs source items", "x n v")
    test = t.any(f"{x} % 2 == 0", f"{x} > {t.n(2, 5)}", f"{x} % {t.n(2, 3)}")
    return f"""
        def {a}({xs}):
            for {x} in {xs}:
                if {test}:
                    {t.maybe(f"print({t.s('keep')}, {x})", 0.4)}
                    yield {x}
        def {b}({xs}):
            for {x} in {xs}:
                yield {t.any(f"{x} * {x}", f"{x} * {t.n(2, 5)}", f"{x} - {t.n(1, 3)}")}
        data = {t.any(t.ints(3, 4), f"range({t.n(4, 6)})")}
        {t.any(f"print(list({b}({a}(data))))", f"print(sum({a}({b}(data))))", f"for v in {b}({a}(data)):" + chr(10) + "            print(v)")}
    """


@template("yielding")
def used_up(t: Draw) -> str:
    g, f, n = t.names("g it source", "letters numbers parts", "n x k")
    data = t.any(t.ints(2, 4), t.word_list(2, 3))
    first = t.any(f"next({g})", f"list({g})", f"[v for v in {g}]")
    return f"""
        def {f}(xs):
            for {n} in xs:
                yield {n}
            {t.maybe(f"yield {t.any('None', t.s('end'), '0')}", 0.4)}
        {g} = {f}({data})
        print({first})
        print({t.any(f"list({g})", f"next({g}, {t.s('empty')})", f"sum(1 for _ in {g})")})
        {t.any(f"{g} = {f}({data})", "")}
        print({t.any(f"list({g})", f"next({g}, None)")})
    """


@template("yielding")
def yield_from_tree(t: Draw) -> str:
    f, x, y = t.names("walk flat leaves", "tree node xs", "y child part")
    data = t.any(
        f"[{t.n(1, 9)}, [{t.n(1, 9)}, [{t.n(1, 9)}]], {t.n(1, 9)}]",
        f"[[{t.n(1, 9)}], {t.n(1, 9)}, []]",
        f"[[[{t.n(1, 9)}]], [{t.n(1, 9)}, {t.n(1, 9)}]]",
    )
    inner = t.any(
        f"yield from {f}({y})",
        f"for z in {f}({y}):\n                        yield z",
    )
    return f"""
        def {f}({x}):
            for {y} in {x}:
                if {t.any(f"isinstance({y}, list)", f"type({y}) is list")}:
                    {inner}
                else:
                    yield {t.any(y, y, f"{y} * 10")}
        {t.any(f"print(list({f}({data})))", f"for v in {f}({data}):" + chr(10) + "            print(v)", f"print(max({f}({data})))")}
    """


@template("yielding")
def batches_of(t: Draw) -> str:
    f, xs, n, part = t.names(
        "batches groups packs", "xs items stream", "n size k", "part batch cur"
    )
    return f"""
        def {f}({xs}, {n}):
            {part} = []
            for x in {xs}:
                {part}.append(x)
                if len({part}) == {n}:
                    yield {part}
                    {part} = []
            if {part}:
                yield {part}{t.any("", f" + [None] * ({n} - len({part}))")}
        {t.any(f"for b in {f}({t.ints(3, 5)}, 2):" + chr(10) + f"            print({t.any('b', 'sum(b[:1])', 'len(b), b')})", f"print([b[0] for b in {f}({t.ints(3, 6)}, {t.n(2, 3)})])", f"print(list({f}({t.s(t.word())}, {t.n(2, 3)})))")}
    """


@template("yielding")
def sent_values(t: Draw) -> str:
    f, total, x, g = t.names("adder collector meter", "total acc level", "x got v", "g gen box")
    step = t.any(f"{total} += {x}", f"{total} = max({total}, {x})", f"{total} = {total} * 2 + {x}")
    sends = "\n        ".join(f"print({g}.send({t.n(1, 9)}))" for _ in range(t.n(2, 3)))
    return (
        f"""
        def {f}():
            {total} = {t.n(0, 5)}
            while {t.any("True", f"{total} < {t.n(12, 30)}")}:
                {x} = yield {total}
                {step}
            yield {t.s("full")}
        {g} = {f}()
        print(next({g}))
        print({g}.send({t.n(1, 5)}))
        print({g}.send({t.n(1, 5)}))
    """
        if t.n(0, 1)
        else f"""
        def {f}({total}={t.n(0, 5)}):
            while True:
                {x} = yield {total}
                if {x} is None:
                    {t.any("return", "break", f"{x} = 1")}
                {step}
        {g} = {f}({t.any("", "2")})
        next({g})
        {sends}
        print(next({g}, {t.s("over")}))
    """
    )


@template("yielding")
def two_streams_merged(t: Draw) -> str:
    f, a, b = t.names("weave merge take_turns", "a left", "b right")
    kind = t.any("turns", "turns", "zip")
    if kind == "zip":
        return f"""
        def {f}({a}, {b}):
            for p, q in zip({a}, {b}):
                yield {t.any("p", "p * 10", "min(p, q)")}
                yield {t.any("q", "q + p", "max(p, q)")}
        {t.show(f"list({f}({t.ints(2, 3)}, {t.ints(2, 4)}))")}
    """
    return f"""
        def {f}({a}, {b}):
            {a}, {b} = iter({a}), iter({b})
            while True:
                for source in ({a}, {b}):
                    x = next(source, None)
                    if x is None:
                        return
                    yield x
        out = []
        for v in {f}({t.ints(1, 3)}, {t.ints(1, 3)}):
            {t.any("out.append(v)", "out.insert(0, v)")}
        print({t.any("out", "len(out), out")})
    """


@template("yielding")
def pages_of_states(t: Draw) -> str:
    f, s, n = t.names("states traffic phases", "name light state", "n ticks i")
    words = t.any(("red", "green", "yellow"), ("on", "off"), ("up", "down", "left"))
    inner = "\n                ".join(f"yield {t.s(w)}" for w in words)
    return f"""
        def {f}():
            while True:
                {inner}
        {n} = 0
        for {s} in {f}():
            {n} += 1
            {t.any(f"print({n}, {s})", f"if {s} == {t.s(words[0])}:" + chr(10) + f"                print({n})")}
            if {n} {t.any("==", ">=")} {t.n(3, 5)}:
                break
        print({s}, {n})
    """


@template("yielding")
def generator_cleans_up(t: Draw) -> str:
    f, log, n = t.names("reader rows source", "log steps notes", "n i k")
    use = t.any(
        f"for v in {f}({t.n(2, 3)}):\n            {log}.append(v)",
        f"g = {f}({t.n(2, 4)})\n        {log}.append(next(g))\n        g.close()",
        f"for v in {f}({t.n(3, 5)}):\n            if v == {t.n(1, 2)}:\n                break\n        print(v)",
        f"{log} += list({f}({t.n(1, 3)}))",
    )
    return f"""
        {log} = []
        def {f}({n}):
            {log}.append({t.s("open")})
            try:
                for i in range({n}):
                    yield i{t.any("", " * 2")}
            finally:
                {log}.append({t.s("close")})
        {use}
        print({log})
    """


@template("yielding")
def primes_by_generator(t: Draw) -> str:
    f, found, n = t.names("primes gen_primes", "found known ps", "n k x")
    use = t.any(
        f"for p in {f}():\n            if p > {t.n(5, 11)}:\n                break\n            print(p)",
        f"g = {f}()\n        print([next(g) for _ in range({t.n(2, 4)})])",
        f"out = []\n        for p in {f}():\n            out.append(p)\n            if sum(out) > {t.n(6, 17)}:\n                break\n        print(out)",
    )
    return f"""
        def {f}():
            {found} = []
            {n} = 2
            while True:
                if {t.any(f"all({n} % p for p in {found})", f"not any({n} % p == 0 for p in {found})")}:
                    {found}.append({n})
                    yield {n}
                {n} += 1
        {use}
    """


@template("yielding")
def lazy_order_of_prints(t: Draw) -> str:
    f, x = t.names("loud numbers shout", "x n v")
    use = t.any(
        f"for v in {f}({t.n(2, 3)}):\n            print({t.s('use')}, v)",
        f"vs = list({f}({t.n(2, 3)}))\n        for v in vs:\n            print({t.s('use')}, v)",
        f"g = {f}({t.n(2, 4)})\n        print({t.s('made')})\n        print(next(g))",
        f"a, b = {f}(2)\n        print(a + b)",
        f"pairs = zip({f}(2), {f}({t.n(2, 3)}))\n        print(list(pairs))",
    )
    return f"""
        def {f}(n):
            print({t.s("start")})
            for {x} in range(n):
                {t.maybe(f"print({t.s('make')}, {x})")}
                yield {x} {t.any("* 2", "+ 1", "- 1")}
            print({t.s("end")})
        {use}
    """
