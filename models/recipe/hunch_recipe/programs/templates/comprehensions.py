"""Comprehensions of every kind, generator expressions, and the loops that they stand for."""

from .registry import Draw, template


@template("comprehensions")
def doubled_and_filtered(t: Draw) -> str:
    xs, a, b, x = t.names("nums xs values", "doubled changed out", "kept big small", "x n v")
    change = t.any(f"{x} * 2", f"{x} ** 2", f"{x} - {t.n(1, 5)}", f"{x} % {t.n(2, 5)}", f"-{x}")
    test = t.any(f"{x} > {t.n(2, 8)}", f"{x} % 2 == 0", f"{x} % {t.n(2, 3)}", f"{x} != {t.n(0, 9)}")
    return f"""
        {xs} = {t.ints(3, 6)}
        {a} = [{change} for {x} in {xs}]
        {b} = [{x} for {x} in {t.any(a, xs)} if {test}]
        {t.any(f"{xs}.append({t.n(1, 9)})", f"{a}[0] = {t.n(10, 20)}", f"{x} = {t.n(1, 9)}")}
        {t.any(f"both = [{x} for {x} in {a} if {x} in {b}]", f"both = [{x} for {x} in {xs} if {x} not in {b}]", f"both = [{x} + 1 for {x} in {b}] + {xs}[:1]")}
        print({a}, {b})
        print({t.any("both", "len(both)")})
    """


@template("comprehensions")
def pick_with_condition(t: Draw) -> str:
    xs, out, x = t.names("nums xs scores", "labels marks out", "x n s")
    k = t.n(3, 9)
    a, b = t.any(("hi", "lo"), ("pass", "fail"), ("odd", "even"), ("yes", "no"))
    test = f"{x} % 2" if a == "odd" else f"{x} {t.any('>', '>=')} {k}"
    return f"""
        {xs} = {t.ints(3, 6)}
        {out} = [{t.s(a)} if {test} else {t.s(b)} for {x} in {xs}]
        print({out})
        {t.any(f"print({out}.count({t.s(a)}))", f"good = [{xs}[i] for i in range(len({xs})) if {out}[i] == {t.s(a)}]", f"good = [{x} for {x}, y in zip({xs}, {out}) if y != {t.s(a)}]")}
        {t.maybe(f"{xs} = [{x} if {test} else 0 for {x} in {xs}]" + chr(10) + f"        print({xs})")}
    """


@template("comprehensions")
def nested_pairs(t: Draw) -> str:
    out, a, b = t.names("pairs out table", "a i x", "b j y")
    item = t.any(f"({a}, {b})", f"{a} * {b}", f"{a} + {b}", f"str({a}) + str({b})")
    cond = t.any("", f" if {a} != {b}", f" if {a} < {b}", f" if ({a} + {b}) % 2 == 0")
    second = t.any(f"range({t.n(2, 3)})", f"range({a})", t.ints(2, 2, 1, 6))
    return f"""
        {out} = [{item} for {a} in range({t.n(2, 4)}) for {b} in {second}{cond}]
        print({out})
        again = []
        for {a} in range({t.n(2, 3)}):
            for {b} in {second}:
                {t.any(f"if {a} {t.any('!=', '<', '>=')} {b}:", f"if {a} or {b}:")}
                    again.append({item})
        print({t.any("again", f"again == {out}", f"len(again), len({out})")})
    """


@template("comprehensions")
def rows_of_rows(t: Draw) -> str:
    g, r, x = t.names("grid table m", "row line r", "x cell v")
    rows = ", ".join(t.ints(2, 3, 0, 9) for _ in range(2))
    lines = [
        f"flat = [{x} for {r} in {g} for {x} in {r}]",
        f"sums = [sum({r}) for {r} in {g}]",
        f"bigger = [[{x} + {t.n(1, 4)} for {x} in {r}] for {r} in {g}]",
        f"firsts = [{r}[0] for {r} in {g}]",
        f"last = [{r}[-1] for {r} in {g} if len({r}) > 2]",
        f"turned = [{r}[::-1] for {r} in {g}]",
        f"counts = [len([{x} for {x} in {r} if {x} > {t.n(2, 6)}]) for {r} in {g}]",
        f"zeros = [[0 for {x} in {r}] for {r} in {g}]",
    ]
    t.rng.shuffle(lines)
    names = [line.split(" =")[0] for line in lines[:3]]
    return f"""
        {g} = [{rows}]
        {lines[0]}
        print({names[0]})
        {lines[1]}
        {t.any(f"{g}[0][0] = {t.n(10, 20)}", f"{g}.append([{t.n(0, 9)}, {t.n(0, 9)}])")}
        {lines[2]}
        print({names[1]}, {names[2]})
    """


@template("comprehensions")
def dict_from_words(t: Draw) -> str:
    ws, d, w, k = t.names("words names items", "sizes d table", "w word name", "k key a")
    value = t.any(f"len({w})", f"{w}[0]", f"{w}.upper()", f"{w}.count({t.s(t.any(*'aeo'))})")
    number = value.startswith("len") or "count" in value
    test = f"v > {t.n(1, 4)}" if number else f"v {t.any('!=', '<')} {t.s(t.any(*'acmt'))}"
    return f"""
        {ws} = {t.word_list(3, 4)}
        {d} = {{{w}: {value} for {w} in {ws}}}
        {t.any(f"print({d})", f"print(len({d}))")}
        some = {{{k}: v for {k}, v in {d}.items() if {test}}}
        print({t.any("some", "sorted(some)", "list(some.values())")})
        {t.any(f"back = {{v: {k} for {k}, v in {d}.items()}}", f"back = [{k} + str(v) for {k}, v in {d}.items()]", f"back = {{{k}[0]: v for {k}, v in some.items()}}")}
        {t.maybe("print(back)")}
    """


@template("comprehensions")
def numbers_to_squares(t: Draw) -> str:
    d, n, total = t.names("squares table powers", "n x i", "total s result")
    return f"""
        {d} = {{{n}: {t.any(f"{n} ** 2", f"{n} * {t.n(2, 9)}", f"{n} ** 3")} for {n} in range({t.any("", "1, ")}{t.n(3, 5)})}}
        {total} = 0
        for {n} in {d}:
            if {d}[{n}] {t.any("%", "//")} {t.n(2, 4)}:
                {total} += {t.any(f"{d}[{n}]", n)}
        print({d}, {total})
        {t.any(f"{d} = {{k: v for k, v in {d}.items() if k != {t.n(1, 3)}}}", f"{d} = {{v: k for k, v in {d}.items()}}", f"{d} = {{k: v + k for k, v in {d}.items() if v}}")}
        print({d}{t.any("", f", max({d}.values())")})
    """


@template("comprehensions")
def set_of_letters(t: Draw) -> str:
    a, b, c = t.names("first a word", "second b other", "c ch x")
    lines = [
        f"print(sorted({{{c} for {c} in {a} if {c} in {b}}}))",
        f"print(len({{{c} for {c} in {a} + {b}}}))",
        f"print(sorted({{{c}.upper() for {c} in {b} if {c} not in {a}}}))",
        f"print({{len({c}) for {c} in [{a}, {b}, {t.s(t.word())}]}})",
        f"vowels = {{{c} for {c} in {a} if {c} in 'aeiou'}}",
        f"places = {{i % {t.n(2, 3)} for i in range(len({a}))}}",
    ]
    t.rng.shuffle(lines)
    return f"""
        {a} = {t.s(t.word())}
        {b} = {t.s(t.word())}
        {lines[0]}
        {lines[1]}
        {a}, {b} = {b}, {t.any(a, f"{a}[:3]")}
        {lines[2]}
        {t.any(lines[3], f"print({a} < {b})")}
    """


@template("comprehensions")
def any_and_all(t: Draw) -> str:
    f, xs, x = t.names("valid check fits", "xs nums values", "x n v")
    k, m = t.n(1, 6), t.n(7, 15)
    first = t.any(f"all({x} > {k} for {x} in {xs})", f"all({x} % 2 == 0 for {x} in {xs})")
    second = t.any(
        f"any({x} > {m} for {x} in {xs})",
        f"any({x} == {k} for {x} in {xs})",
        f"any({x} in {xs}[i + 1:] for i, {x} in enumerate({xs}))",
    )
    values = t.numbers(2, 4)
    return f"""
        def {f}({xs}):
            if {first}:
                return {t.s("all")}
            if {second}:
                return {t.s("some")}
            return {t.any(t.s("none"), f"sum(1 for {x} in {xs} if {x} < {k})")}
        print({f}({t.ints(2, 4)}))
        print({f}({[v * 2 + 2 for v in values]}))
        {t.maybe(f"print({f}([]))")}
    """


@template("comprehensions")
def sums_of_generators(t: Draw) -> str:
    xs, x, a, b = t.names("prices xs marks", "p x n", "total s a", "best high b")
    k = t.n(2, 8)
    return f"""
        {xs} = {t.ints(3, 6)}
        {a} = sum({t.any(f"{x} * 2", f"{x} * {x}", f"{x} - {k}", x)} for {x} in {xs}{t.any("", f" if {x} > {k}", f" if {x} % 2")})
        {b} = {t.any(f"max({x} % {k + 2} for {x} in {xs})", f"min(abs({x} - {k}) for {x} in {xs})", f"sum(1 for {x} in {xs} if {x} < {k})", f"max(({x} for {x} in {xs} if {x} > 50), default=0)")}
        print({a}, {b})
        if {a} {t.any(">", "<")} {b} * {t.n(2, 5)}:
            {t.any(f"{xs} = [{x} for {x} in {xs} if {x} != {b}]", f"{xs} = sorted({x} // 2 for {x} in {xs})")}
        else:
            {t.any(f"{xs} = {xs}[1:]", f"{xs} = list({x} + 1 for {x} in {xs})")}
        print({xs}, sum({x} for {x} in {xs}))
    """


@template("comprehensions")
def joined_generators(t: Draw) -> str:
    f, s, c, w = t.names("mask encode short", "s text line", "c ch x", "w word part")
    body = t.any(
        f"''.join({c} if {c} in {t.s('aeiou')} else {t.s(t.any('*', '-', '.'))} for {c} in {s})",
        f"' '.join({w}[::-1] for {w} in {s}.split())",
        f"'-'.join(str(len({w})) for {w} in {s}.split())",
        f"''.join({w}[0].upper() + {w}[1:] for {w} in {s}.split())",
        f"''.join(chr(ord({c}) + 1) if {c} != ' ' else {c} for {c} in {s})",
        f"','.join({c} for i, {c} in enumerate({s}) if i % 2 == 0)",
    )
    return f"""
        def {f}({s}):
            return {body}
        text = {t.sentence(1, 2)}
        for part in [text, {t.s(t.word())}]:
            result = {f}(part)
            print(result{t.any("", ", len(result)", ", result == part")})
        {t.maybe(f"print({f}({f}(text)))")}
    """


@template("comprehensions")
def comprehension_calls_function(t: Draw) -> str:
    f, n, xs = t.names("cost score step f", "n x k", "values nums data")
    body = t.any(
        f"if {n} % 2:\n                return {n} + 1\n            return {n} // 2",
        f"total = 0\n            while {n} > 0:\n                total += {n}\n                {n} -= 2\n            return total",
        f"return {n} * {n} - {t.n(1, 9)}",
    )
    return f"""
        def {f}({n}):
            {body}
        {xs} = {t.ints(2, 3, 1, 7)}
        {t.any(f"print([{f}(v) for v in {xs}])", f"out = {{v: {f}(v) for v in {xs}}}", f"print([v for v in {xs} if {f}(v) > {t.n(1, 6)}])")}
        {t.show(t.any(f"sum({f}(v) for v in {xs})", f"max({f}(v) for v in {xs})", f"sorted({xs}, key={f})", f"any({f}(v) == v for v in {xs})"))}
    """


@template("comprehensions")
def primes_in_a_line(t: Draw) -> str:
    n, d, out = t.names("n p x", "d k i", "primes out found")
    top = t.n(6, 14)
    last = t.any(f"print({out}[-1])", f"print(len({out}), sum({out}))", f"print({out})")
    return f"""
        {out} = [{n} for {n} in range(2, {top}) if {t.any(f"all({n} % {d} for {d} in range(2, {n}))", f"not any({n} % {d} == 0 for {d} in range(2, {n}))", f"len([{d} for {d} in range(1, {n} + 1) if {n} % {d} == 0]) == 2")}]
        {last}
        gaps = [b - a for a, b in zip({out}, {out}[1:])]
        print(gaps)
        for {n} in {out}:
            if {n} + {t.any("2", "4")} {t.any("in", "not in")} {out}:
                print({n}, {n} + 2)
                {t.any("break", "")}
    """


@template("comprehensions")
def loop_variable_survives(t: Draw) -> str:
    x, out = t.names("x i n", "out result squares")
    return f"""
        {x} = {t.n(1, 20)}
        {out} = [{x} {t.any("* 2", "+ 1", "** 2")} for {x} in range({t.n(2, 5)})]
        print({x}, {out})
        for {x} in {t.any(out, f"range({t.n(2, 4)})", f"{out}[:2]")}:
            {t.any(f"{out} = {out} + [{x}]", "pass", f"print({x})")}
        print({x}, {t.any(out, f"len({out})", f"{x} in {out}")})
        {x} = sum({x} for {x} in {out}) {t.any("+", "-")} {x}
        print({x})
    """
