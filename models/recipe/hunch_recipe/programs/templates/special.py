"""Special methods: what Python calls by itself."""

import re

from .registry import Draw, template

MIXED = re.compile(r"""'[^']*"[^']*'""")
"""A line whose quotes cannot all be the same."""


def lead(line: str) -> str:
    """The spaces that a line starts with."""
    return line[: len(line) - len(line.lstrip(" "))]


def block(*lines: str) -> str:
    """A piece of several lines that goes in one line's place; `laid` indents it like that line."""
    return "\v".join(line.replace("\v", "\v" + lead(line)) for line in lines if line.strip())


def laid(t: Draw, text: str) -> str:
    """The program with every block in place, and in the quotes of its literals."""
    lines = "\n".join(line.replace("\v", "\n" + lead(line)) for line in text.split("\n")).split(
        "\n"
    )
    if t.quote == "'":
        return "\n".join(lines)
    return "\n".join(
        line if 'f"' in line or MIXED.search(line) else line.replace("'", '"') for line in lines
    )


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


@template("special", raises=True)
def attribute_not_there(t: Draw) -> str:
    c, d = t.names("Config Settings Record Options Lazy", "_values data known")
    keys = [t.word() for _ in range(2)]
    found = t.any(
        block(
            f"if name in self.__dict__[{t.s(d)}]:",
            f"    return self.__dict__[{t.s(d)}][name]",
            f"{t.any('return None', 'raise AttributeError(name)', 'raise AttributeError(name)')}",
        ),
        "return name.upper()",
        block(
            "if name.startswith('is_'):",
            "    return name[3:] in self.tags",
            "raise AttributeError(name)",
        ),
        block("print('looking for', name)", "return len(name)"),
    )
    plain = "tags" not in found and d not in found
    inits = block(f"self.{d} = values", "self.size = len(values)") if d in found else ""
    if "tags" in found:
        inits = "self.tags = values"
    elif plain:
        inits = f"self.size = {t.n(1, 9)}"
    made = f"{{{t.s(keys[0])}: {t.small()}, {t.s(keys[1])}: {t.small()}}}"
    call = (
        f"{c}()" if plain else f"{c}({made if d in found else f'[{t.s(keys[0])}, {t.s(keys[1])}]'})"
    )
    asked = t.any(keys[0], keys[1], "colour")
    asked = f"is_{asked}" if "tags" in found else asked
    last = t.any(
        block(
            "try:",
            f"    print({{}}.{t.any('other', 'missing')})",
            "except AttributeError as e:",
            "    print('no', e)",
        ),
        "print(hasattr({}, 'missing'))",
        f"print(getattr({{}}, 'wrong', {t.n(0, 9)}))",
        block(f"{{}}.{asked} = {t.n(1, 9)}", f"print({{}}.{asked})"),
    ).replace("{}", "c")
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self{"" if plain else ", values"}):
                {inits}
            def __getattr__(self, name):
                {found}
        c = {call}
        print(c.{asked})
        {t.any("print(c.tags)" if "tags" in found else "print(c.size)", "")}
        {last}
    """,
    )


@template("special")
def attributes_watched(t: Draw) -> str:
    c, a = t.names("Watched Locked Model Form", "size speed level")
    changes = t.any(
        block("print(name, value)", "super().__setattr__(name, value)"),
        block(
            "if isinstance(value, int) and value < 0:",
            f"    value = {t.any('0', '-value')}",
            "object.__setattr__(self, name, value)",
        ),
        block(
            "if name in self.__dict__:",
            t.any("    raise AttributeError(name)", "    raise AttributeError('fixed: ' + name)"),
            "self.__dict__[name] = value",
        ),
        block(
            "old = self.__dict__.get(name)",
            "self.__dict__[name] = value",
            "if old is not None:",
            "    print(name, old, '->', value)",
        ),
    )
    assign = t.any(
        f"m.{a} = {t.n(-5, 9)}",
        f"m.{a} += {t.n(1, 5)}",
        f"m.extra = {t.n(-3, 9)}",
        f"setattr(m, {t.s(a)}, {t.n(-4, 9)})",
    )
    if "raise" in changes:
        assign = block(
            "try:", f"    {assign}", "except AttributeError as e:", "    print('error', e)"
        )
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {a}, name):
                self.{a} = {a}
                {t.any("self.name = name", "self.name = name.title()")}
            def __setattr__(self, name, value):
                {changes}
        m = {c}({t.n(-3, 9)}, {t.s(t.word())})
        {assign}
        {t.any(f"print(m.{a}, m.name)", f"print(m.{a})", "print(m.__dict__)", "print(sorted(vars(m)))")}
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


@template("special", raises=True)
def fixed_slots(t: Draw) -> str:
    c, a, b = t.any(
        ("Pixel", "x", "y"), ("Node", "value", "weight"), ("Seat", "row", "col"), ("Vec", "x", "y")
    )
    wrong = t.any("z", "color", "name")
    attempt = t.any(
        block(
            "try:",
            f"    p.{wrong} = {t.n(1, 9)}",
            f"    print(p.{wrong})",
            "except AttributeError:",
            f"    print({t.s('no ' + wrong)})",
        ),
        block(
            f"for name in ({t.s(b)}, {t.s(wrong)}):",
            "    try:",
            f"        setattr(p, name, {t.n(10, 20)})",
            "    except AttributeError:",
            "        print('cannot set', name)",
        ),
        f"print(hasattr(p, {t.s(t.any(a, b, wrong))}), hasattr(p, '__dict__'))",
        "print([getattr(p, name) for name in p.__slots__])",
        block(f"if {t.s(wrong)} not in {c}.__slots__:", f"    p.{a} += {t.n(1, 9)}"),
        f"print(p.{wrong})",
    )
    return laid(
        t,
        f"""
        class {c}:
            __slots__ = {t.any(f"({t.s(a)}, {t.s(b)})", f"[{t.s(a)}, {t.s(b)}]")}
            def __init__(self, {a}, {b}={t.n(0, 3)}):
                self.{a} = {a}
                self.{b} = {b}
            {t.maybe(block("def total(self):", f"    return self.{a} {t.any('+', '*')} self.{b}"))}
        p = {c}({t.n(1, 9)}{t.any("", f", {t.n(1, 9)}")})
        p.{a} {t.any("+=", "=", "*=")} {t.n(2, 6)}
        {attempt}
        print(p.{a}, p.{b})
    """,
    )


@template("special")
def computed_once(t: Draw) -> str:
    c, xs, v = t.names("Report Circle Data Series", "numbers values readings", "total best summary")
    work = t.any(
        f"sum(self.{xs})",
        f"max(self.{xs})",
        f"len(self.{xs}) * {t.n(2, 5)}",
        f"sorted(self.{xs})[{t.any(0, -1)}]",
    )
    kind = t.any("none", "none", "cached", "flag")
    say = t.any("print('computing')", "self.runs += 1", "print('work')")
    start = "self.runs = 0" if "runs" in say else ""
    header = "from functools import cached_property" if kind == "cached" else ""
    prop = {
        "none": block(
            "@property",
            f"def {v}(self):",
            f"    if self._{v} is None:",
            f"        {say}",
            f"        self._{v} = {work}",
            f"    return self._{v}",
        ),
        "cached": block("@cached_property", f"def {v}(self):", f"    {say}", f"    return {work}"),
        "flag": block(
            "@property",
            f"def {v}(self):",
            "    if self.dirty:",
            f"        {say}",
            f"        self._{v} = {work}",
            "        self.dirty = False",
            f"    return self._{v}",
        ),
    }[kind]
    field = {"none": f"self._{v} = None", "cached": "", "flag": "self.dirty = True"}[kind]
    reset = {
        "none": f"self._{v} = None",
        "cached": f"self.__dict__.pop({t.s(v)}, None)",
        "flag": "self.dirty = True",
    }[kind]
    return laid(
        t,
        f"""
        {header}
        class {c}:
            def __init__(self, {xs}):
                self.{xs} = {xs}
                {start}
                {field}
            {prop}
            def add(self, x):
                self.{xs}.append(x)
                {t.any(reset, reset, "")}
        r = {c}({t.ints(2, 4)})
        {t.any(f"print(r.{v})", f"print(r.{v}, r.{v})", f"first = r.{v}")}
        r.add({t.n(1, 20)})
        {t.any(f"print(r.{v})", f"print(r.{v} + r.{v})", block("for _ in range(2):", f"    print(r.{v})"))}
        {"print(r.runs)" if start else ""}
    """,
    )


@template("special", raises=True)
def setter_refuses(t: Draw) -> str:
    c, v = t.any(
        ("Person", "age"),
        ("Account", "balance"),
        ("Player", "health"),
        ("Product", "price"),
        ("Oven", "heat"),
    )
    low = t.n(0, 2)
    error = t.any("ValueError", "ValueError", "TypeError")
    test = f"value < {low}" if error == "ValueError" else "not isinstance(value, int)"
    bad = t.n(-9, -1) if error == "ValueError" else t.s(t.word())
    message = t.any(t.s("bad " + v), "f'bad value {value!r}'", t.s("not allowed"))
    good = t.n(3, 20)
    read_only = t.any(True, False, False)
    tries = t.any(
        block("try:", f"    p.{v} = {bad}", f"except {error} as e:", "    print(e)"),
        block(
            f"for value in [{t.n(3, 30)}, {bad}, {t.n(3, 30)}]:",
            "    try:",
            f"        p.{v} = value",
            f"        print('set', p.{v})",
            f"    except {error} as e:",
            "        print('refused', e)",
        ),
        block(
            "try:",
            f"    q = {c}({bad})",
            f"except {error}:",
            "    print('no object')",
            "else:",
            f"    print(q.{v})",
        ),
        block(f"p.{v} += {t.n(1, 9)}", f"print(p.{v})", f"p.{v} = {bad}"),
    )
    double = (
        block("@property", "def double(self):", f"    return self._{v} * 2") if read_only else ""
    )
    last = (
        block(
            "try:",
            f"    p.double = {t.n(1, 9)}",
            "except AttributeError:",
            "    print('read only')",
        )
        if read_only
        else ""
    )
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {v}):
                self.{v} = {v}
            @property
            def {v}(self){t.any("", " -> int")}:
                return self._{v}
            @{v}.setter
            def {v}(self, value):
                if {test}:
                    raise {error}({message})
                self._{v} = value
            {double}
        p = {c}({good})
        {tries}
        {last}
        print(p.{v}{", p.double" if read_only else ""})
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
            *["    " + line for line in run.split("\v")],
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


@template("special")
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
            *["    " + line for line in nxt.split("\v")],
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
            *["    " + line for line in nxt.split("\v")],
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


@template("special")
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


@template("special")
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


@template("special")
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


@template("special")
def made_in_other_ways(t: Draw) -> str:
    c, a, b = t.any(
        ("Version", "major", "minor"),
        ("Clock", "hours", "minutes"),
        ("Score", "home", "away"),
        ("Point", "x", "y"),
        ("Ratio", "top", "bottom"),
    )
    sep = t.any("-", ".", ":", ",")
    from_, other = t.names("from_text parse from_string", "zero default blank")
    count = t.any("made", "count", "instances")
    counted = t.any(True, False)
    parse = t.any(
        block(f"{a}, {b} = text.split({t.s(sep)})", f"return cls(int({a}), int({b}))"),
        f"return cls(*[int(p) for p in text.split({t.s(sep)})])",
        f"return cls(*map(int, text.split({t.s(sep)})))",
        block(
            f"if {t.s(sep)} not in text:",
            f"    return cls(int(text), {t.n(0, 3)})",
            f"parts = text.split({t.s(sep)})",
            "return cls(int(parts[0]), int(parts[1]))",
        ),
    )
    n = (t.n(1, 12), t.n(0, 50))
    up = t.any(f"{c}.{count} += 1", f"type(self).{count} += 1")
    static = t.any(
        block(
            "@staticmethod",
            "def valid(text):",
            f"    return {t.any(f'{t.s(sep)} in text', f'text.count({t.s(sep)}) == 1', 'len(text) > 3')}",
        ),
        block("@staticmethod", "def larger(p, q):", f"    return p if p.{b} > q.{b} else q"),
        "",
    )
    last = (
        f"print({c}.valid({t.s('12')}), {c}.valid({t.s(f'1{sep}2')}))"
        if "valid" in static
        else f"print({c}.larger(x, y).{a})"
        if static
        else f"print(x.{b} == y.{b})"
    )
    return laid(
        t,
        f"""
        class {c}:
            {f"{count} = 0" if counted else ""}
            def __init__(self, {a}, {b}):
                self.{a} = {a}
                self.{b} = {b}
                {up if counted else ""}
            @classmethod
            def {from_}(cls, text):
                {parse}
            @classmethod
            def {other}(cls):
                return cls({t.n(0, 1)}, 0)
            {static}
        x = {c}.{from_}({t.s(f"{n[0]}{sep}{n[1]}")})
        y = {t.any(f"{c}.{other}()", f"{c}({t.n(0, 9)}, {t.n(0, 9)})", f"x.{other}()")}
        print(x.{a}, x.{b})
        {last}
        {t.any(f"print({c}.{count})", f"print(x.{count}, y.{count})", f"print({c}.{count} - 1)") if counted else ""}
    """,
    )


@template("special")
def subclasses_announced(t: Draw) -> str:
    base, reg = t.names("Plugin Shape Command Handler", "registry known kinds")
    subs = t.rng.sample(["Alpha", "Beta", "Circle", "Run", "Stop", "Csv", "Json"], 3)
    keep = t.any("list", "dict", "print")
    body = {
        "list": f"{base}.{reg}.append(cls.__name__{t.any('', '.lower()')})",
        "dict": f"cls.{reg}[cls.__name__.lower()] = cls",
        "print": "print('new class', cls.__name__)",
    }[keep]
    use = {
        "list": t.any(
            f"print({base}.{reg})",
            block(f"for name in {base}.{reg}:", "    print(name)"),
            f"print(len({base}.{reg}), {subs[0]}.{reg}[-1])",
        ),
        "dict": t.any(
            f"print({base}.{reg}[{t.s(subs[1].lower())}]().go())",
            f"print(sorted({base}.{reg}))",
            block(f"for name, kind in {base}.{reg}.items():", "    print(name, kind().go())"),
        ),
        "print": t.any(
            f"print({subs[0]}().go(), {subs[1]}().go())",
            f"print([k().go() for k in ({subs[1]}, {subs[0]})])",
        ),
    }[keep]
    extra = t.any(True, False)
    field = t.s(t.word())
    return laid(
        t,
        f"""
        class {base}:
            {dict(list=f"{reg} = []", dict=f"{reg} = {{}}", print="")[keep]}
            def __init_subclass__(cls{", level=1" if extra else ""}, **kwargs):
                super().__init_subclass__(**kwargs)
                {"cls.level = level" if extra else ""}
                {body}
            def go(self):
                return {t.any("type(self).__name__", field, "self.level" if extra else field)}
        class {subs[0]}({base}):
            {t.any("pass", block("def go(self):", f"    return {t.any(t.n(1, 9), 'super().go() * 2')}"))}
        class {subs[1]}({t.any(base, subs[0])}{f", level={t.n(2, 9)}" if extra else ""}):
            {t.any("pass", f"size = {t.n(1, 9)}")}
        {use}
        {f"print({subs[0]}.level, {subs[1]}.level)" if extra else ""}
    """,
    )


@template("special")
def abstract_parents(t: Draw) -> str:
    base, a, b, m = t.any(
        ("Animal", "Dog", "Bird", "legs"),
        ("Shape", "Square", "Line", "area"),
        ("Vehicle", "Car", "Bike", "speed"),
        ("Plan", "Free", "Pro", "cost"),
    )
    abc = t.any(True, True, False)
    first = t.any(t.s(t.word()), t.n(1, 9), f"self.n * {t.n(2, 4)}", "self.n + 1")
    second = t.any(t.s(t.word()), t.n(1, 9), f"self.n - {t.n(1, 4)}", "str(self.n)")
    head = (
        block("from abc import ABC, abstractmethod", f"class {base}(ABC):")
        if abc
        else f"class {base}:"
    )
    method = (
        block("@abstractmethod", f"def {m}(self):", f"    {t.any('...', 'pass')}")
        if abc
        else block(f"def {m}(self):", "    raise NotImplementedError")
    )
    err = "TypeError" if abc else "NotImplementedError"
    fail = t.any(
        block(
            "try:",
            f"    x = {base}(1)" if abc else f"    {base}(1).{m}()",
            "    print('made')",
            f"except {err}:",
            "    print('cannot')",
        ),
        block(
            "try:",
            f"    print({base}({t.n(1, 5)}).describe())",
            f"except {err} as e:",
            "    print(type(e).__name__)",
        ),
        "",
    )
    return laid(
        t,
        f"""
        {head}
            def __init__(self, n):
                self.n = n
            {method}
            def describe(self):
                return f'{{type(self).__name__}} {{self.{m}()}}'
        class {a}({base}):
            def {m}(self):
                return {first}
        class {b}({base}):
            def {m}(self):
                return {second}
            {t.maybe(block("def describe(self):", t.any("    return super().describe() + '!'", "    return super().describe().upper()")))}
        {t.any(f"for x in [{a}({t.n(1, 9)}), {b}({t.n(1, 9)})]:", f"for x in {a}({t.n(1, 9)}), {b}({t.n(1, 9)}), {a}({t.n(2, 5)}):", f"for x in [k({t.n(1, 9)}) for k in ({b}, {a})]:")}
            print({t.any("x.describe()", f"x.{m}()", f"x.describe(), isinstance(x, {b})")})
        {fail}
    """,
    )


@template("special")
def chain_of_supers(t: Draw) -> str:
    a, b, c = t.any(
        ("Base", "Middle", "Top"),
        ("Person", "Worker", "Boss"),
        ("A", "B", "C"),
        ("Animal", "Dog", "Puppy"),
    )
    m = t.any("info", "describe", "title", "who")
    mixin = t.any(True, False)
    init = t.any(True, False)
    order = t.any("before", "after")

    def say(name):
        return f"print({t.s(name)})"

    ini = block("def __init__(self):", f"    {say(a + ' init')}", f"    self.n = {t.n(1, 5)}")

    def sub(name):
        lines = ["    super().__init__()", f"    {say(name + ' init')}"]
        if order == "after":
            lines.reverse()
        return block(
            "def __init__(self):",
            *lines,
            f"    {t.any(f'self.n += {t.n(1, 5)}', f'self.n *= {t.n(2, 3)}') if order == 'before' else f'self.{name.lower()} = {t.n(1, 9)}'}",
        )

    def text(name):
        return t.any(
            f"{t.s(name)} + super().{m}()",
            f"super().{m}() + {t.s(name)}",
            f"super().{m}() + ' > ' + {t.s(name)}",
        )

    heads = (
        f"class {b}({a}):",
        f"class Loud({a}):" if mixin else "",
        f"class {c}({t.any(f'{b}, Loud', f'Loud, {b}') if mixin else b}):",
    )
    last = t.any(
        f"print([k.__name__ for k in {c}.__mro__[:-1]])",
        f"print(isinstance(x, {a}), issubclass({b}, {c}))",
        f"print({b}().{m}())",
        f"print({a}().{m}(), x.n)",
    )
    return laid(
        t,
        f"""
        class {a}:
            {ini if init else f"n = {t.n(1, 5)}"}
            def {m}(self):
                return {t.any(t.s(a), t.s("."), "str(self.n)")}
        {heads[0]}
            {sub(b) if init else t.any("", f"n = {t.n(6, 9)}")}
            def {m}(self):
                return {text(b)}
        {block(heads[1], f"    def {m}(self):", f"        return {t.any(f'super().{m}().upper()', f'super().{m}() * 2', text('!'))}") if mixin else ""}
        {heads[2]}
            {block(f"def {m}(self):", f"    return {text(c)}") if not init or t.n(0, 1) else sub(c)}
        x = {c}()
        print(x.{m}())
        {last}
    """,
    )


@template("special")
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


@template("special")
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


@template("special")
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
