"""Sets: every method and operator, comparisons of groups, things seen before."""

from .material import literals, people, shuffled, some, things
from .registry import Draw, template


@template("sets")
def methods_of_a_set(t: Draw) -> str:
    a, b, x = t.names("a xs seen", "b ys other", "x r got")
    steps = shuffled(
        t,
        5,
        f"{a}.add({t.n(1, 9)})",
        f"{a}.discard({t.n(1, 9)})",
        f"{a}.update({t.ints(2, 2, 1, 9)})",
        f"{x} = {a}.union({b})",
        f"{x} = {a}.intersection({b})",
        f"{x} = {a}.difference({b})",
        f"{x} = {a}.symmetric_difference({b})",
        f"{a}.difference_update({b})",
        f"{b}.intersection_update({a} | {{{t.n(1, 9)}}})",
        f"{x} = {a}.issubset({b}), {a}.issuperset({b})",
        f"{x} = {a}.isdisjoint({b})",
        f"{b}.remove(max({b})) if {b} else {b}.add(0)",
        f"{b} = {a}.copy()",
        f"{x} = sorted({a} ^ {b})",
    )
    return f"""
        {a} = {{{", ".join(map(str, t.numbers(3, 4, 1, 9)))}}}
        {b} = set({t.ints(3, 4, 1, 9)})
        {x} = None
        {steps}
        print(sorted({a}), {b}, {x})
        {t.any(f"{a}.clear()", f"{a} |= {b}", f"{a} -= {b}", f"{a} ^= {b}")}
        print({t.any(f"len({a}), {a} == {b}", f"{a} <= {b}, {a} < {b}", f"max({a}, default=0)", f"{a} or {t.s('empty')}")})
    """


@template("sets")
def operators_between_classes(t: Draw) -> str:
    a, b, c = t.names("maths football painters", "music chess swimmers", "art dance readers")
    group = people(t, 5, 5)
    sides = [t.rng.sample(group, t.n(2, 4)) for _ in range(3)]
    lines = some(
        t,
        5,
        f"print(sorted({a} & {b}))",
        f"print(sorted({a} - {b}))",
        f"print(sorted({a} ^ {c}))",
        f"print(len({a} | {b} | {c}))",
        f"print(sorted(({a} | {b}) - {c}))",
        f"print({a} <= {a} | {b}, {b} >= {c})",
        f"print(sorted({a} & {b} & {c}) or {t.s('nobody')})",
        f"print(min({a} | {c}), max({b}))",
        f"print({a}.isdisjoint({c}))",
    )
    shown = [
        f"{x} = {{{', '.join(t.s(p) for p in side)}}}"
        for x, side in zip((a, b, c), sides, strict=True)
    ]
    return f"""
        {shown[0]}
        {shown[1]}
        {shown[2]}
        {lines}
        for name in {literals(t, group[: t.n(2, 3)])}:
            print(name, {t.any(f"(name in {a}) + (name in {b}) + (name in {c})", f"name in {a} and name not in {b}", f"[name in s for s in ({a}, {b}, {c})]", f"name in {a} ^ {b}")})
    """


@template("sets")
def seen_before(t: Draw) -> str:
    f, xs, seen, x = t.names(
        "first_repeat repeated find_double", "xs values items", "seen met known", "x item v"
    )
    data = t.any(t.ints(5, 7, 1, 6), t.s(t.word() + t.word()), t.word_list(3, 5))
    last = t.any(f"return {x}", "return i", f"return {x}, i")
    return f"""
        def {f}({xs}):
            {seen} = set()
            for i, {x} in enumerate({xs}):
                if {x} in {seen}:
                    {last}
                {seen}.add({x})
            return {t.any("None", f"len({seen})", "-1", f"len({seen}) == len({xs})")}
        {t.show(f"{f}({data})")}
        {t.show(f"{f}({t.any(t.s(t.word()), t.ints(3, 4, 1, 4), '[]')})")}
    """


@template("sets")
def letters_in_all_words(t: Draw) -> str:
    words, common, w = t.names("words names items", "common shared both", "w word name")
    pool = t.any(
        t.words(3, 4), t.rng.sample(["stone", "notes", "onset", "tones", "nest", "sonnet"], 3)
    )
    sign, method = t.any(
        ("&=", "intersection_update"),
        ("&=", "intersection_update"),
        ("|=", "update"),
        ("^=", "symmetric_difference_update"),
        ("-=", "difference_update"),
    )
    return f"""
        {words} = {literals(t, pool)}
        {common} = set({words}[0])
        for {w} in {words}[1:]:
            {t.any(f"{common} {sign} set({w})", f"{common}.{method}({w})", f"{common} = {common} {sign[0]} set({w})")}
            {t.any("", f"print({t.s('')}.join(sorted({common})))", f"if not {common}:" + chr(10) + "                break")}
        print({t.any(f"sorted({common})", f"len({common})", f"{t.s('')}.join(sorted({common})) or {t.s('none')}", f"[{w} for {w} in {words} if {common} <= set({w})]")})
    """


@template("sets")
def allowed_or_not(t: Draw) -> str:
    f, need, have = t.names("can_enter may allowed", "need required rights", "have given own")
    rights = t.rng.sample(["read", "write", "delete", "share", "print"], 4)
    given = {p: t.rng.sample(rights, t.n(1, 3)) for p in people(t, 2, 3)}
    test = t.any(
        f"{need} <= {have}",
        f"{need}.issubset({have})",
        f"{have}.issuperset({need})",
        f"not {need} - {have}",
        f"len({need} & {have}) == len({need})",
    )
    return f"""
        def {f}({have}, {need}):
            {have} = set({have})
            if {test}:
                return {t.any("True", t.s("yes"), f"len({have} - {need})")}
            return {t.any(f"sorted({need} - {have})", "False", f"{t.s('missing ')} + {t.s(', ')}.join(sorted({need} - {have}))")}
        users = {{{", ".join(f"{t.s(p)}: {literals(t, r)}" for p, r in given.items())}}}
        for name, rights in users.items():
            print(name, {f}(rights, {{{t.s(rights[0])}{t.any("", f", {t.s(rights[1])}")}}}))
        {t.maybe("print(sorted(set().union(*users.values())))")}
    """


@template("sets")
def gaps_in_numbers(t: Draw) -> str:
    f, xs, out = t.names("missing_numbers gaps absent", "xs ids nums", "out missing result")
    values = t.rng.sample(range(1, 10), t.n(4, 6))
    body = t.any(
        f"return sorted(set(range(min({xs}), max({xs}) + 1)) - set({xs}))",
        f"{out} = []\n            for n in range(1, max({xs}) + 1):\n                if n not in set({xs}):\n                    {out}.append(n)\n            return {out}",
        f"known = set({xs})\n            n = 1\n            while n in known:\n                n += 1\n            return n",
        f"everything = {{*range(min({xs}), max({xs}) + 1)}}\n            for n in {xs}:\n                everything.discard(n)\n            return {t.any('everything', 'len(everything)', 'sorted(everything, reverse=True)')}",
    )
    return f"""
        def {f}({xs}):
            {body}
        {t.show(f"{f}({values})")}
        {t.show(f"{f}({t.ints(3, 5, 1, 6)})")}
        {t.maybe(f"print(len(set({values})) == len({values}))")}
    """


@template("sets")
def longest_chain_of_numbers(t: Draw) -> str:
    f, xs, known, best, n = t.names(
        "longest_chain consecutive best_chain",
        "xs nums values",
        "known s present",
        "best top longest",
        "n length size",
    )
    values = t.rng.sample(range(1, 12), t.n(5, 6))
    return f"""
        def {f}({xs}):
            {known} = set({xs})
            {best} = {t.any("0", "0", "1")}
            for x in {xs}:
                if x - 1 not in {known}:
                    {n} = 1
                    while x + {n} in {known}:
                        {n} += 1
                    {t.any(f"{best} = max({best}, {n})", f"if {n} > {best}:" + chr(10) + f"                        {best} = {n}")}
            return {t.any(best, f"{best} / len({known})", f"{best}, len({known})")}
        {t.show(f"{f}({values})")}
    """


@template("sets")
def until_it_repeats(t: Draw) -> str:
    n, seen, k = t.names("n x value", "seen visited past", "k steps count")
    m = t.n(7, 13)
    step = t.any(
        f"({n} * {t.n(2, 5)} + {t.n(1, 4)}) % {m}",
        f"{n} * {n} % {m}",
        f"sum(int(c) ** 2 for c in str({n}))",
        f"({n} + {t.n(3, 5)}) % {m}",
        f"int(str({n} * 3)[-1])",
    )
    return f"""
        {n} = {t.n(1, 6)}
        {seen} = {t.any("set()", f"{{{n}}} - {{{n}}}", "set()")}
        {k} = 0
        while {n} not in {seen} and {k} < {t.n(6, 9)}:
            {seen}.add({n})
            {n} = {step}
            {k} += 1
        print({t.any(f"{n}, {k}", f"len({seen}), {n} in {seen}", f"sorted({seen})", f"{k}, max({seen})")})
    """


@template("sets")
def pairs_without_order(t: Draw) -> str:
    games, seen, a, b = t.names(
        "games pairs meetings", "seen played done", "a x first", "b y second"
    )
    group = people(t, 3, 3)
    rows = [tuple(t.rng.sample(group, 2)) for _ in range(t.n(3, 5))]
    key = t.any(
        f"frozenset(({a}, {b}))",
        f"tuple(sorted(({a}, {b})))",
        f"({a}, {b}) if {a} < {b} else ({b}, {a})",
        f"(min({a}, {b}), max({a}, {b}))",
    )
    return f"""
        {games} = [{", ".join(f"({t.s(p)}, {t.s(q)})" for p, q in rows)}]
        {seen} = set()
        for {a}, {b} in {games}:
            pair = {key}
            if pair in {seen}:
                {t.any(f"print({t.s('again')}, {a}, {b})", "continue", f"{seen}.discard(pair)")}
            {t.any("else:", "")}
            {t.maybe(f"print(len({seen}))", 0.3)}
            {seen}.add(pair)
        print(len({seen}), {t.any("sorted(map(sorted, " + seen + "))", f"len({games}) - len({seen})", f"[sorted(p) for p in sorted({seen}, key=sorted)][0]")})
    """.replace(
        "            else:\n", f"            else:\n                print({a}, {t.s('and')}, {b})\n"
    )


@template("sets")
def how_alike(t: Draw) -> str:
    f, a, b = t.names("likeness similarity overlap", "a first xs", "b second ys")
    value = t.any(
        f"round(len({a} & {b}) / len({a} | {b}), 2)",
        f"len({a} & {b}) * 100 // len({a} | {b})",
        f"len({a} & {b}) / min(len({a}), len({b}))",
        f"len({a} ^ {b})",
        f"sorted({a} & {b}), len({a} ^ {b})",
    )
    kind = t.any("words", "letters", "numbers")
    convert = (
        f"{a}, {b} = set({a}.lower().split()), set({b}.lower().split())"
        if kind == "words"
        else f"{a}, {b} = set({a}), set({b})"
    )

    def item() -> str:
        return (
            t.sentence(2, 3)
            if kind == "words"
            else t.s(t.word())
            if kind == "letters"
            else t.ints(3, 4, 1, 7)
        )

    return f"""
        def {f}({a}, {b}):
            {convert}
            if {t.any(f"not {a} & {b}", f"{a}.isdisjoint({b})", f"{a} == {b}")}:
                return {t.any("0", "None", "1")}
            return {value}
        {t.show(f"{f}({item()}, {item()})")}
        {t.show(f"{f}({item()}, {item()})")}
    """


@template("sets")
def called_numbers(t: Draw) -> str:
    card, n, k, left = t.names(
        "card ticket mine", "n ball number", "k turn calls", "left rest missing"
    )
    mine = t.rng.sample(range(1, 10), 3)
    calls = [t.any(t.any(*mine), t.n(1, 9)) for _ in range(t.n(5, 7))]
    return f"""
        {card} = {{{", ".join(map(str, mine))}}}
        {left} = {t.any(card, f"{card}.copy()", f"set({card})", f"{card} | set()")}
        for {k}, {n} in enumerate({calls}, 1):
            {t.any(f"{left}.discard({n})", f"{left} -= {{{n}}}", f"if {n} in {left}:" + chr(10) + f"                {left}.remove({n})", f"{left} = {left} - {{{n}}}")}
            if {t.any(f"not {left}", f"len({left}) == 0", f"len({left}) < 2")}:
                print({t.s("bingo")}, {k})
                break
        {t.any("else:", "")}
        print({t.any(f"sorted({left}), {card}", f"len({card}) - len({left})", f"{card} >= {left}, len({left})")})
    """.replace("        else:\n", f"        else:\n            print({t.s('open')}, {k})\n")


@template("sets")
def prices_of_a_bundle(t: Draw) -> str:
    offers, cart, total, name = t.names(
        "offers bundles deals", "cart basket bought", "total saved cost", "name deal label"
    )
    goods = things(t, 4, 4)
    return f"""
        {offers} = {{{t.s("small")}: ({{{t.s(goods[0])}, {t.s(goods[1])}}}, {t.n(2, 5)}), {t.s("big")}: ({{{t.s(goods[1])}, {t.s(goods[2])}{t.any("", f", {t.s(goods[3])}")}}}, {t.n(5, 9)})}}
        {cart} = set({literals(t, t.rng.sample(goods, 3))})
        {total} = {t.any(0, 10)}
        for {name}, (items, off) in {offers}.items():
            if {t.any(f"items <= {cart}", f"len(items & {cart}) > 1", f"items.issubset({cart})")}:
                {total} {t.any("+=", "-=", "+=")} off
                {t.any(f"{cart} -= items", f"{cart}.add({name})", f"{cart}.difference_update(items)")}
            else:
                print({name}, {t.any(f"sorted(items - {cart})", f"len(items - {cart})", "off")})
        print({total}, sorted({cart}))
    """
