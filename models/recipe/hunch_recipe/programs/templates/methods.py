"""Methods and built-in functions that other templates use seldom, so that none stays unknown."""

from .material import block, literals, people, phrase, shuffled, things
from .registry import Draw, template


@template("methods")
def affixes_of_words(t: Draw) -> str:
    f, s, out = t.names("stem cut_ends bare", "s word w", "out stems result")
    front, back = t.any("un", "re", "my_", "x-"), t.any("ing", "ed", ".txt", "s", "!!")
    change = t.any(
        f"{s}.removeprefix({t.s(front)}).removesuffix({t.s(back)})",
        f"{s}.removesuffix({t.s(back)}).lstrip({t.s(front)})",
        f"{s}.lstrip({t.s(front)}).rstrip({t.s(back)})",
        f"{s}.rpartition({t.s(back)})[0] or {s}.removeprefix({t.s(front)})",
        f"{s}[{s}.rfind({t.s(front[0])}) + 1:].removesuffix({t.s(back)})",
    )
    words = [t.any("", front) + t.word() + t.any("", back) for _ in range(t.n(3, 4))]
    return f"""
        def {f}({s}):
            return {change}
        {out} = []
        for word in {literals(t, words)}:
            {out}.append({f}(word))
            {t.any(f"print({out}[-1], len(word) - len({out}[-1]))", f"print({out}[-1] == word.lstrip({t.s(front)}))", "")}
        print({t.any(out, f"max({out}, key=len)", f"[w.rfind({t.s(t.any(*'aeo'))}) for w in {out}]", f"{t.s('|')}.join({out}).rpartition({t.s('|')})")})
    """


@template("methods")
def titles_and_cases(t: Draw) -> str:
    xs, s = t.names("titles lines phrases", "s line text")
    texts = [
        t.any(phrase(t, 1, 2), " ".join(t.words(1, 2)).title(), t.word().upper(), t.word())
        for _ in range(4)
    ]
    test = t.any(
        f"{s}.istitle()",
        f"{s}.islower()",
        f"{s}.isupper() or {s}.islower()",
        f"{s}.casefold() == {s}",
        f"not {s}.istitle()",
    )
    return f"""
        {xs} = {literals(t, texts)}
        count = 0
        for {s} in {xs}:
            if {test}:
                count += 1
                print({t.any(f"{s}.swapcase()", f"{s}.casefold().islower()", f"{s}.title().istitle(), {s}", f"{s}.lstrip({s}[0]).capitalize()")})
            {t.any("else:", f"elif {s}.isupper():", f"elif {s}.casefold() in {t.s('kim zoe two')}:")}
                print({t.any(f"{s}.casefold().rfind({t.s(t.any(*'aeo'))})", f"{s}.swapcase().istitle()", f"{s}.rpartition({t.s(' ')})[-1]")})
        print(count, {t.any(f"sorted({xs}, key=str.casefold)", f"{t.s('{} of {}')}.format(count, len({xs}))", f"sum(map(str.istitle, {xs}))")})
    """


@template("methods")
def translated_letters(t: Draw) -> str:
    table, s = t.names("table key rules", "s word text")
    a = "".join(t.rng.sample("aeiostn", 3))
    b = t.any("431", "xyz", "***", a[::-1], a.upper())
    gone = t.any(", " + t.s(t.any("rl", "-", "dg")), "")
    return f"""
        {table} = str.maketrans({t.any(f"{t.s(a)}, {t.s(b)}{gone}", "{" + ", ".join(f"{t.s(x)}: {t.s(y)}" for x, y in zip(a, b, strict=True)) + "}")})
        for {s} in {literals(t, [*t.words(2, 3), a * 2])}:
            code = {s}.translate({table})
            print({t.any("code", f"code, code == {s}", f"code.rfind({t.s(b[0])}), code", f"{t.s('{}:{}')}.format({s}, code)")})
            {t.any(f"if code.casefold() == {s}:" + chr(10) + "                print('same')", "", f"print(len({s}) - len(code))")}
        print({t.any(f"{t.s(phrase(t, 1, 2))}.casefold().translate({table})", f"len({table}), {table}.get(ord({t.s(a[0])}))", f"sorted({table}.keys())[0] == min(map(ord, {t.s(a)}))")})
    """


@template("methods")
def forms_filled_in(t: Draw) -> str:
    form, out, name, n = t.names(
        "form pattern line", "out filled lines", "name who item", "n count price"
    )
    text = t.any(
        "{} x {}", "{0}-{1}-{0}", "{:<6}|{:>3}", "{a}={b}", "{:>7}{:03d}", "{b} {a!r}", "{:*^9}{:x}"
    )
    call = f"{form}.format(a={name}, b={n})" if "a" in text else f"{form}.format({name}, {n})"
    return f"""
        {form} = {t.s(text)}
        {out} = []
        for {name}, {n} in {{{", ".join(f"{t.s(w)}: {t.n(1, 90)}" for w in things(t, 3, 3))}}}.items():
            {out}.append({call})
            {t.any(f"print({out}[-1].rpartition({t.s(t.any('-', ' ', '|', '='))}))", f"print({out}[-1].lstrip({t.s('*')}), len({out}[-1]))", f"print({out}[-1])")}
        {t.any(f"print({out}[0].format())", f"print({t.s('{0}/{1}')}.format(*{out}))", f"print({t.s('{:.1f} {:,}')}.format(len({out}) / 2, {t.n(1000, 99999)}))")}
    """


@template("methods")
def keys_items_and_popitem(t: Draw) -> str:
    d, k, v = t.names("stock d table", "k key name", "v n value")
    goods = things(t, 4, 4)
    start = t.any(
        f"dict.fromkeys({literals(t, goods[:3])}, {t.n(0, 5)})",
        "{" + ", ".join(f"{t.s(g)}: {t.n(1, 9)}" for g in goods[:3]) + "}",
        f"dict.fromkeys({t.s(t.word())}, 1)",
    )
    steps = shuffled(
        t,
        4,
        f"{d}[{t.s(goods[3])}] = {t.n(1, 9)}",
        f"{k}, {v} = {d}.popitem()",
        f"{v} = {d}.setdefault({t.s(goods[0])}, {t.n(5, 9)})",
        f"{d}.update(dict.fromkeys({literals(t, goods[2:])}, {t.n(6, 12)}))",
        f"{k} = {t.s(goods[1])} in {d}.keys()",
        f"{v} = list({d}.keys()).index({t.s(goods[0])}) if {t.s(goods[0])} in {d} else -1",
        f"{v} = {d}.pop({t.s(goods[2])}, None)",
    )
    return f"""
        {d} = {start}
        {k} = {v} = None
        {steps}
        print({k}, {v}, list({d}.keys()))
        copy = {t.any(f"{d}.copy()", f"dict({d})", d)}
        while {d} and len({d}) > {t.n(0, 2)}:
            {k}, {v} = {d}.popitem()
            {t.any(f"print({k}, {v})", f"copy[{k}] = len({d})")}
        {t.any("copy.clear()", f"{d}.clear()", f"copy.update({d})")}
        print({d}, {t.any("copy", "len(copy)", "sorted(copy.keys())")})
    """


@template("methods")
def named_set_methods(t: Draw) -> str:
    a, b, c = t.names("a xs left", "b ys right", "c zs out")
    first = shuffled(
        t,
        4,
        f"{c} = {a}.union({b})",
        f"{c} = {a}.intersection({b})",
        f"{c} = {a}.difference({b})",
        f"{c} = {a}.symmetric_difference({b})",
        f"{c} = {a}.issubset({a}.union({b}))",
        f"{c} = {b}.issuperset({a}.intersection({b}))",
        f"{c} = {a}.isdisjoint({b})",
        f"{c} = {b}.difference({a}, {{{t.n(1, 9)}}})",
    )
    second = shuffled(
        t,
        3,
        f"{a}.update({b})",
        f"{a}.intersection_update({b})",
        f"{a}.difference_update({b})",
        f"{a}.symmetric_difference_update({b})",
        f"{b}.symmetric_difference_update({t.ints(2, 2, 1, 9)})",
        f"{b}.discard({t.n(1, 9)})",
        f"{b}.clear()",
        f"{a}.add(len({b}))",
    )
    return f"""
        {a} = set({t.ints(3, 4, 1, 8)})
        {b} = {{{", ".join(map(str, t.numbers(3, 4, 1, 8)))}}}
        {first}
        print({c})
        {second}
        print({a}, {b}, {t.any(f"{a}.issuperset({b})", f"{b}.issubset({a})", f"{a}.isdisjoint({b})", f"{a} == {b}")})
        for x in {t.any(f"sorted({a}.union({b}))", f"sorted({a}.symmetric_difference({{1, 2}}))")}:
            print(x, {t.any(f"x in {a}", f"{{x}}.issubset({b})", f"{a}.intersection({{x}}) or None")})
    """


@template("methods")
def frozen_groups(t: Draw) -> str:
    teams, key, who = t.names("teams results table", "key team pair", "who name person")
    group = people(t, 3, 3)
    pairs = [t.rng.sample(group, 2) for _ in range(t.n(3, 4))]
    return f"""
        {teams} = {{}}
        for first, second in {[tuple(p) for p in pairs]}:
            {key} = frozenset([first, second])
            {t.any(f"{teams}[{key}] = {teams}.get({key}, 0) + 1", f"{teams}.setdefault({key}, []).append(first[0])", f"{teams}[{key}] = {teams}.pop({key}, 1) * 2")}
            {t.maybe(f"print(len({teams}), {t.s(group[0])} in {key})")}
        {t.any(f"print(sorted(sorted({key}) for {key} in {teams}))", f"print(max(map(str, {teams}.values())), frozenset({t.ints(2, 3, 1, 5)}) == {{1, 2}})", f"print({teams}.get(frozenset({literals(t, group[:2])}), {t.s('never')}))")}
        {t.maybe(f"for {who} in {literals(t, group[1:])}:" + chr(10) + f"            print({who}, sum({who} in {key} for {key} in {teams}))")}
    """


@template("methods")
def one_after_the_other(t: Draw) -> str:
    it, x, out = t.names("it source steps", "x item first", "out taken got")
    data = t.any(t.ints(4, 5), t.word_list(3, 4))
    return t.any(
        f"""
        {it} = iter({data})
        {x} = next({it})
        {out} = [{x}]
        for item in {it}:
            {out}.append({t.any(f"(item, next({it}, None))", "item * 2", f"item if item != {x} else next({it}, 0)")})
        print({t.any(out, f"{x}, {out}", f"len({out}), next({it}, {t.s('end')})")})
    """,
        f"""
        {it} = iter({data})
        {out} = 0
        while True:
            {x} = next({it}, None)
            if {x} is None:
                break
            {out} += 1
            {t.any(f"print({out}, {x})", f"if {out} == 2:" + chr(10) + f"                print({t.s('skip')}, next({it}, None))")}
        print({out})
    """,
        f"""
        values = {t.ints(4, 6)}
        {x} = next((v for v in values if v {t.any(">", "<", "% 2 ==")} {t.any(0, 1, 1) if t.n(0, 1) else t.n(3, 8)}), {t.any("None", -1)})
        print({x})
        {out} = list(zip(iter(values), values[1:]))
        {it} = iter({out})
        print(next({it}), next({it}))
        for a, b in {it}:
            print({t.any("a - b", "max(a, b)", f"a, b == {x}")})
    """,
    )


@template("methods")
def powers_and_notations(t: Draw) -> str:
    n, m, out = t.names("n x base", "m mod k", "out last found")
    mod = t.n(5, 13)
    return f"""
        {m} = {mod}
        {out} = []
        for {n} in range({t.n(2, 4)}, {t.n(6, 8)}):
            {out}.append(pow({n}, {t.any(2, 3, m)}{t.any(f", {m}", f", {m}", "")}) % {t.n(50, 100)})
            print({t.any(f"oct({n} * 8), hex({n} * 16)", f"oct({out}[-1])[2:]", f"{n}, pow({n}, 2), {n} ** 3 % {m}", f"bin(pow(2, {n}))", f"int(oct({out}[-1])[2:], 8) == {out}[-1]")})
        print({t.any(out, f"{out}.count(1)", f"sorted(set({out}))", f"oct(sum({out})), max({out})", f"{t.s('{:o} {:b}')}.format({out}[0], {m})")})
    """


@template("methods")
def emptied_and_reversed(t: Draw) -> str:
    a, b = t.names("queue tasks xs", "done archive ys")
    steps = block(
        [
            t.any(f"{a}.reverse()", f"{a} = list(reversed({a}))", f"{a}.sort(reverse=True)"),
            t.any(f"{b}.extend({a})", f"{b} = {a}.copy()", f"{b} = {a}"),
            t.any(f"{a}.clear()", f"{a}.clear()", f"del {a}[:]", f"{a} = []"),
            t.any(f"{b}.reverse()", f"{b}.insert(0, len({b}))", f"{a}.extend({b}[:1])"),
        ]
    )
    return f"""
        {a}, {b} = {t.any(t.ints(3, 5), t.word_list(3, 4))}, []
        for turn in range({t.n(2, 3)}):
            {t.any(f"{a}.append({a}.pop(0))", f"{a}.insert(turn, {a}.pop())", f"{b}.append({a}[turn])")}
            {t.any(f"{a}.reverse()", f"print({a})", f"{b}.reverse()")}
        {steps}
        print({a}, {b}, {t.any(f"{a} is {b}", f"len({a}) + len({b})", f"{b} == {b}[::-1]", f"bool({a})")})
    """
