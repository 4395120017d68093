"""Special methods: truth, equality, hashes, how objects are shown, doors that `with` opens."""

from .blocks import block, laid
from .registry import Draw, template


@template("special")
def line_while_not_empty(t: Draw) -> str:
    c, xs, put, take = t.names(
        "Queue Line Pile Inbox Buffer", "items waiting _data jobs", "put push add", "take pop get"
    )
    hints = t.any(True, False, False)
    x, q = t.names("x item job", "q box line")
    out = t.any("pop(0)", "pop()", "pop(0)")
    use = t.any(
        block(f"while {q}:", f"    print({q}.{take}(){t.any('', f', len({q})')})"),
        block(
            "total = 0",
            f"while {q}:",
            f"    total += {q}.{take}(){t.any('', ' * 2')}",
            "print(total)",
        ),
        block(
            f"while len({q}) > {t.n(0, 1)}:",
            f"    {x} = {q}.{take}()",
            f"    if {x} > {t.n(2, 6)}:",
            f"        {q}.{put}({x} // {t.n(3, 5)})",
            f"    print({x})",
        ),
        block(
            f"while {q} and {q}.{take}() < {t.n(4, 8)}:",
            "    print('next')",
            f"print(len({q}))",
        ),
    )
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self{t.any("", f", {xs}=()")}){" -> None" if hints else ""}:
                self.{xs} = []
            def {put}(self, {x}{": int" if hints else ""}){" -> None" if hints else ""}:
                self.{xs}.append({x})
            def {take}(self){" -> int" if hints else ""}:
                return self.{xs}.{out}
            def __len__(self){" -> int" if hints else ""}:
                return len(self.{xs})
        {q} = {c}()
        {t.any(f"print(bool({q}))", f"print('empty' if not {q} else 'full')", f"if not {q}:" + chr(10) + "            print('nothing yet')", "")}
        for {x} in {t.ints(2, 4)}:
            {q}.{put}({x})
        {use}
        {t.any(f"print(not {q})", f"print(len({q}), bool({q}))", "")}
    """,
    )


@template("special")
def truth_by_method(t: Draw) -> str:
    c, n = t.any(("Wallet", "coins"), ("Battery", "charge"), ("Tank", "level"), ("Basket", "eggs"))
    least = t.n(0, 3)
    both = t.any("", block("def __len__(self):", f"    return {t.any('0', f'self.{n}')}"))
    show = t.any("print('bool')", "", "")
    use = t.any(
        block("if w:", "    print('yes')", "else:", "    print('no')"),
        "print('yes' if w else 'no')",
        block("while w:", f"    w.{n} -= {t.n(1, 2)}", f"    print(w.{n})"),
        f"print((w or {c}(9)).{n})" if not both else "print(bool(w), len(w))",
        f"print(not w, w is None or w.{n})",
    )
    k1, k2 = t.n(0, 6), t.n(0, 6)
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {n}={t.n(0, 4)}):
                self.{n} = {n}
            def __bool__(self):
                {show}
                return self.{n} {t.any(">", ">=", ">")} {least}
            {both}
        w = {c}({t.any(k1, k1, "")})
        {use}
        {t.any(f"ws = [{c}({k2}), w]", f"ws = ({c}({k2}), {c}({t.n(0, 6)}), w)", f"ws = tuple({c}(i) for i in range({t.n(3, 5)}))")}
        {t.any("print(any(ws), all(ws))", f"print([x.{n} for x in ws if x])", "print(len([x for x in ws if not x]))", "print(sum(1 for x in ws if x))", "print(list(map(bool, ws)))")}
        {t.maybe(f"print(({c}({least}) or {c}({t.n(3, 9)})).{n})")}
    """,
    )


@template("special")
def found_by_equality(t: Draw) -> str:
    c, a, b = t.names("Card Pet Book Tile Person", "name kind label", "rank age size")
    w = t.words(3, 3)
    test = t.any(
        f"return self.{a} == other.{a}",
        f"return (self.{a}, self.{b}) == (other.{a}, other.{b})",
        f"return self.{a} == other.{a} and self.{b} == other.{b}",
        block(
            f"if not isinstance(other, {c}):",
            f"    return {t.any('NotImplemented', 'False')}",
            f"return self.{b} == other.{b}",
        ),
        block(
            "if isinstance(other, str):",
            f"    return self.{a} == other",
            f"return self.{a} == other.{a}",
        ),
    )
    n = [t.n(1, 5) for _ in range(3)]
    probe = f"{c}({t.s(t.any(*w))}, {t.any(*n, 9)})"
    actions = [
        "print(xs.count(probe))",
        block("if probe in xs:", "    print('at', xs.index(probe))"),
        block("if probe in xs:", "    xs.remove(probe)", f"print([x.{a} for x in xs])"),
        "print(probe in xs, probe not in xs[1:])",
        "print([x == probe for x in xs])",
        block("xs.append(probe)", "print(xs.count(probe), xs)"),
        "print(xs[0] != xs[1], xs[0] == xs[0])",
        block("try:", "    print(xs.index(probe))", "except ValueError:", "    print('missing')"),
        f"print(probe == {t.any(t.s(w[0]), 'xs[-1]')}, probe is xs[0])"
        if "isinstance" in test
        else "print(probe == xs[0])",
        block("for x in xs:", "    if x == probe:", f"        print(x.{b})", "        break"),
    ]
    first, second = t.rng.sample(actions, 2)
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {a}, {b}):
                self.{a} = {a}
                self.{b} = {b}
            def __eq__(self, other):
                {test}
            def __repr__(self):
                return {t.any(f"f'{{self.{a}}}{{self.{b}}}'", f"self.{a}", f"f'{c}({{self.{b}}})'")}
        xs = [{c}({t.s(w[0])}, {n[0]}), {c}({t.s(w[1])}, {n[1]}), {c}({t.s(w[2])}, {n[2]})]
        probe = {probe}
        {first}
        {second}
    """,
    )


@template("special")
def hashed_as_key(t: Draw) -> str:
    c = t.any("Point", "Cell", "Pair", "Seat", "Coord")
    x, y = t.any(("x", "y"), ("row", "col"), ("a", "b"))
    both = t.any(True, True, False)
    key = f"(self.{x}, self.{y})"
    kind = t.any("tuple", "sum", "plain")
    hashing = {
        "tuple": f"return hash({key})",
        "sum": f"return self.{x} * {t.any(31, 10, 100)} + self.{y}",
        "plain": f"return hash(self.{x})",
    }[kind]
    p = [(t.n(0, 3), t.n(0, 2)) for _ in range(3)]
    made = [f"{c}({u}, {v})" for u, v in p]
    equal = (
        block(
            "def __eq__(self, other):",
            "    "
            + t.any(
                f"return {key} == (other.{x}, other.{y})",
                f"return isinstance(other, {c}) and {key} == (other.{x}, other.{y})",
                f"return self.{x} == other.{x} and self.{y} == other.{y}",
            ),
        )
        if both
        else ""
    )
    shown = not both or t.n(0, 2) > 0
    if not shown:
        made[1:] = [made[0], made[0]]
    in_sets = (
        block(f"seen = {{{', '.join(made)}}}", f"print(len(seen), {made[0]} in seen)"),
        block(
            "seen = set()",
            f"for p in [{', '.join(made)}, {t.any(*made)}]:",
            "    if p in seen:",
            f"        print('again', p.{x}, p.{y})",
            "    seen.add(p)",
            "print(len(seen))",
        ),
    )
    use = t.any(
        *(in_sets if both else ()),
        block(
            f"d = {{{made[0]}: {t.s(t.word())}}}",
            f"d[{made[1]}] = {t.s(t.word())}",
            f"print(d.get({t.any(*made)}, 'none'), len(d))",
        ),
        block(
            "visits = {}",
            f"for p in ({made[0]}, {made[1]}, {made[0]}):",
            "    visits[p] = visits.get(p, 0) + 1",
            "print(list(visits.values()))",
            f"print([(p.{x}, p.{y}) for p in visits])",
        ),
        block(
            f"p = {made[0]}",
            f"q = {t.any(made[0], made[1])}",
            "print(p == q, len({p, q}))",
            "print(hash(p) == hash(q))" if both else "print(p in [q], p in {p})",
        ),
    )
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {x}, {y}):
                {t.any(f"self.{x}, self.{y} = {x}, {y}", block(f"self.{x} = {x}", f"self.{y} = {y}"))}
            {equal}
            {block("def __hash__(self):", f"    {hashing}") if both else ""}
            {block("def __repr__(self):", f"    return f'{c[0]}{{self.{x}}}{{self.{y}}}'") if shown else ""}
        {use}
    """,
    )


@template("special")
def shown_two_ways(t: Draw) -> str:
    c = t.any("Coin", "Town", "Fruit", "Song", "Ship")
    a, b = t.names("name kind label", "worth size year")
    first = t.any(
        f"f'{{self.{a}}} ({{self.{b}}})'",
        f"self.{a}",
        f"f'{{self.{a}}}={{self.{b}}}'",
        f"self.{a}.upper() + str(self.{b})",
    )
    second = t.any(
        f"f'{c}({{self.{a}!r}}, {{self.{b}}})'",
        f"f'<{{self.{a}}}>'",
        f"f'{c}({{self.{b}}})'",
        f"'{c}:' + self.{a}[:2]",
    )
    which = t.any("both", "both", "both", "repr", "str")
    methods = {
        "both": block(
            "def __str__(self):",
            f"    return {first}",
            "def __repr__(self):",
            f"    return {second}",
        ),
        "repr": block("def __repr__(self):", f"    return {second}"),
        "str": block("def __str__(self):", f"    return {first}"),
    }[which]
    prints = [
        "print(x)",
        "print(f'{x}')",
        "print('got ' + str(y))",
        "print(', '.join(map(str, [x, y])))",
        "print('/'.join(str(v) for v in (y, x)))",
        "print(f'{x} and {y}')",
        "print(x, y, sep=' | ')",
        "print('%s' % x)",
        "print('{} {}'.format(y, x))",
        "print(len(str(x)))",
        f"print(f'{{x!s:>{t.n(8, 14)}}}|')",
    ]
    more = [
        "print([x, y])",
        "print(f'{x!r}')",
        "print((x,))",
        f"print({{{t.s('k')}: y}})",
        "print(repr(y))",
        "print(f'{[x]}')",
        "print(x, [x])",
        "print('%r' % y)",
    ]
    chosen = t.rng.sample(prints if which == "str" else prints + more, t.n(2, 3))
    if which == "both":
        chosen = [t.any(*prints), *t.rng.sample(more, t.n(1, 2))]
        t.rng.shuffle(chosen)
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {a}, {b}={t.n(1, 9)}):
                self.{a} = {a}
                self.{b} = {b}
            {methods}
        x = {c}({t.s(t.word())}, {t.n(1, 60)})
        y = {c}({t.s(t.word())}{t.any("", f", {b}={t.n(2, 30)}")})
        {block(*chosen)}
    """,
    )


@template("special")
def own_format_codes(t: Draw) -> str:
    c, v = t.names("Money Length Angle Amount", "cents mm value")
    k = t.any(10, 100)
    codes = t.any(("s", "l"), ("short", "long"), ("a", "b"))
    rule = t.any(
        block(
            f"if spec == {t.s(codes[0])}:",
            f"    return str(self.{v} // {k})",
            f"if spec == {t.s(codes[1])}:",
            f"    return f'{{self.{v} / {k}:.2f}}'",
            f"return str(self.{v})",
        ),
        block(
            f"if spec.endswith({t.s('k')}):",
            f"    return format(self.{v} / {k}, spec[:-1]) + 'k'",
            f"return format(self.{v}, spec)",
        ),
        block(
            "if not spec:",
            f"    spec = {t.s(t.any('>6', '05', '.1f', '+d'))}",
            f"return format(self.{v}, spec)",
        ),
        f"return f'{{self.{v}:{{spec}}}}'" + t.any("", " + '$'"),
    )
    specs = (
        ("", codes[0], codes[1])
        if "if spec ==" in rule
        else (".1fk", "d", ">5")
        if "endswith" in rule
        else ("", ">7", "04d", ".1f", "<5")
    )
    if "endswith" in rule:
        specs = (".1fk", ".0fk", "d", ">6", "")
    one, two = t.any(*specs), t.any(*specs)

    def spec(name, s):
        return f"{{{name}:{s}}}" if s else f"{{{name}}}"

    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {v}):
                self.{v} = {v}
            def __format__(self, spec):
                {rule}
        a = {c}({t.n(1, 400)})
        b = {c}({t.n(1, 99)})
        print(f'{t.any("[", "")}{spec("a", one)}{t.any("]", " |", "")}')
        {t.any(f"print(f'{spec('a', two)} {spec('b', one)}')", f"print(format(b, {t.s(two)}))", f"print('{{:{two}}}'.format(b))", block("for m in (a, b):", f"    print(f'{spec('m', two)}')"))}
    """,
    )


@template("special")
def doors_open_and_close(t: Draw) -> str:
    c, n = t.names("Door Section Tag Room Step", "name label title")
    one, two = t.s(t.word()), t.s(t.word())
    enter = t.any(
        f"print('open', self.{n})", f"print('<' + self.{n} + '>')", f"print(f'enter {{self.{n}}}')"
    )
    leave = t.any(
        f"print('close', self.{n})",
        f"print('</' + self.{n} + '>')",
        f"print(f'leave {{self.{n}}}')",
    )
    given = t.any("self", f"self.{n}.upper()", f"len(self.{n})")
    value = f"a.{n}" if given == "self" else "a"
    use = t.any(
        block(f"with {c}({one}) as a, {c}({two}):", f"    print('inside', {value})"),
        block(
            f"with {c}({one}) as a:",
            f"    print({value})",
            f"    with {c}({two}):",
            "        print('both')",
            "    print('one')",
        ),
        block(f"for w in [{one}, {two}]:", f"    with {c}(w) as a:", f"        print({value})"),
        block(
            "def work():",
            f"    with {c}({one}) as a:",
            f"        return {value}",
            "    print('never')",
            "print(work())",
        ),
        block(
            f"with {c}({one}), {c}({two}) as a:",
            f"    x = {value}",
            "    print('body')",
            "print(x)",
        ),
        block(
            f"for i in range({t.n(2, 4)}):",
            f"    with {c}(str(i)) as a:",
            f"        if i == {t.n(0, 2)}:",
            f"            {t.any('continue', 'break')}",
            f"        print({value})",
        ),
        block(
            f"d = {c}({one})",
            "with d as a:",
            f"    print({value})",
            "with d:",
            "    print('again')",
        ),
    )
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {n}):
                self.{n} = {n}
            def __enter__(self):
                {enter}
                return {given}
            def __exit__(self, {t.any("exc_type, exc, tb", "*args", "kind, error, trace")}):
                {leave}
                {t.any("return False", "")}
        {use}
        print('done')
    """,
    )


@template("special", raises=True)
def exceptions_at_the_exit(t: Draw) -> str:
    c, k = t.names("Ignore Guard Safely Suppress Catching", "kind wanted exc")
    rule = t.any(
        f"return exc_type is not None and issubclass(exc_type, self.{k})",
        f"return exc_type is self.{k}",
        block(
            "if exc_type is None:",
            "    print('fine')",
            "    return False",
            "print('got', exc_type.__name__)",
            f"return issubclass(exc_type, self.{k})",
        ),
        block(
            f"if isinstance(exc, self.{k}):",
            "    print('ignored:', exc)",
            "    return True",
            t.any("return False", ""),
        ),
        block("self.error = exc", f"return isinstance(exc, self.{k})"),
    )
    body = {
        "ZeroDivisionError": f"{t.n(3, 9)} {t.any('/', '//', '%')} {t.n(0, 1)}",
        "KeyError": f"{{{t.s('a')}: 1}}[{t.s(t.any('a', 'b'))}]",
        "ValueError": f"int({t.s(t.any('7', 'x', '1.5'))})",
        "IndexError": f"{t.ints(2, 3)}[{t.n(0, 4)}]",
    }
    kinds = list(body)
    wanted = t.any(*kinds, "LookupError", "ArithmeticError")
    happens = t.any(*kinds, *([wanted] * 3 if wanted in body else []))
    if wanted == "LookupError":
        happens = t.any("KeyError", "IndexError", "ValueError")
    init = "self.error = None" if "self.error" in rule else ""
    run = block(
        f"with {c}({wanted}){' as g' if init else ''}:",
        f"    print({t.s('start')})",
        f"    x = {body[happens]}",
        "    print('result', x)",
        "print('after')",
    )
    if t.n(0, 2):
        run = block(
            "try:",
            "    " + run,
            f"except {t.any('Exception', 'ArithmeticError', happens)} as e:",
            "    print('outside', type(e).__name__)",
        )
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {k}):
                self.{k} = {k}
                {init}
            def __enter__(self):
                return self
            def __exit__(self, exc_type, exc, tb):
                {rule}
        {run}
        {"print(type(g.error).__name__)" if init else t.maybe("print('end')")}
    """,
    )
