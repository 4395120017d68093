"""Classes that the library writes: enumerations and dataclasses."""

from .material import block, formatted, literals, people, shuffled, some
from .registry import Draw, template


@template("declared")
def members_of_an_enum(t: Draw) -> str:
    c, names = t.any(
        ("Color", "RED GREEN BLUE"), ("Day", "MON TUE WED"), ("Size", "SMALL MEDIUM LARGE"),
        ("Level", "LOW MID HIGH"), ("Direction", "NORTH EAST SOUTH WEST"), ("Suit", "HEARTS SPADES CLUBS"),
    )  # fmt: skip
    members, m = names.split(), t.name("m", "c", "item", "chosen")
    kind = t.any("ints", "auto", "texts")
    start = t.any(0, 1, 1, 10)
    values = {
        "ints": [str(start + i) for i in range(len(members))],
        "auto": ["auto()"] * len(members),
        "texts": [t.s(n.lower() if start else n[0]) for n in members],
    }[kind]
    value = values[t.n(0, len(members) - 1)] if kind != "auto" else str(t.n(1, len(members)))
    a, b = t.rng.sample(members, 2)
    method = t.any(
        ["def nice(self):", "    return self.name.capitalize()"],
        [
            "def nice(self):",
            f"    order = list({c})",
            "    return order[(order.index(self) + 1) % len(order)].name",
        ],
        ["def is_first(self):", f"    return self is {c}.{members[0]}"],
        ["@property", "def short(self):", "    return self.name[0]"],
        [],
        [],
    )
    extra = ""
    if method:
        call = (
            "nice()"
            if "nice" in method[0]
            else "is_first()"
            if "is_first" in method[0]
            else "short"
        )
        extra = f"print({c}.{a}.{call})"
    bad = t.any(
        [
            "try:",
            f"    {c}({t.any(99, t.s('none'))})",
            "except ValueError:",
            f"    print({t.s('no such value')})",
        ],
        [
            "try:",
            f"    print({c}[{t.s('PINK')}])",
            "except KeyError as e:",
            f"    print({t.s('no member')}, e)",
        ],
    )
    return f"""
        from enum import {"Enum, auto" if kind == "auto" else "Enum"}
        class {c}(Enum):
            {block([f"{n} = {v}" for n, v in zip(members, values, strict=True)], 1)}
            {block(method, 1)}
        {m} = {t.any(f"{c}.{a}", f"{c}({value})", f"{c}[{t.s(b)}]")}
        print({t.any(f"{m}.name, {m}.value", m, f"{m}.name.lower()", f"repr({m})")})
        {
        some(
            t,
            t.n(1, 3),
            f"print({m} {t.any('is', 'is not', '==', '!=')} {c}.{b})",
            f"for {m} in {c}:" + block(["", f"    print({m}.name, {m}.value)"]),
            f"print([{m}.value for {m} in {c}])",
            f"print(len({c}), {c}.{a} in {c})",
            f"print({c}({value}).name)",
            f"print({c}[{t.s(b)}].value)",
            block(bad),
            f"if {m} in ({c}.{a}, {c}.{b}):"
            + block(
                ["", f"    print({t.s('yes')}, {m}.name)", "else:", f"    print({t.s('other')})"]
            ),
        )
    }
        {extra}
    """


@template("declared")
def lamp_enum_changes(t: Draw) -> str:
    c, m, names = t.any(
        ("Light", "light", "RED GREEN YELLOW"), ("Door", "door", "OPEN CLOSED LOCKED"),
        ("Phase", "phase", "IDLE RUNNING DONE"), ("Order", "order", "NEW PAID SENT"),
        ("Mood", "mood", "HAPPY SAD SLEEPY"),
    )  # fmt: skip
    a, b, d = names.split()
    kind = t.any("auto()", "texts", "ints")
    values = {
        "auto()": ["auto()"] * 3,
        "texts": [t.s(x.lower()) for x in (a, b, d)],
        "ints": ["1", "2", "3"],
    }[kind]
    body = block([f"{n} = {v}" for n, v in zip((a, b, d), values, strict=True)], 1)
    head = "from enum import Enum, auto" if kind == "auto()" else "from enum import Enum"
    shown = t.any(f"{m}.name", m, f"{m}.value", f"i, {m}.name")
    way = t.any("table", "method", "events")
    last = t.any(f"{c}.{a}", f"{c}.{d}", f"{c}.{b}")
    if way == "table":
        return f"""
        {head}
        class {c}(Enum):
            {body}
        NEXT = {{{c}.{a}: {c}.{b}, {c}.{b}: {c}.{d}, {c}.{d}: {last}}}
        {m} = {c}.{t.any(a, b)}
        for i in range({t.n(2, 4)}):
            {m} = NEXT[{m}]
            print({shown})
            {t.any("", f"if {m} is {c}.{d}:" + block(["", f"    {t.any('break', 'print(' + t.s('end') + ')')}"], 1))}
        """
    if way == "method":
        step = t.any(
            [
                f"if self is {c}.{a}:",
                f"    return {c}.{b}",
                f"return {c}.{d} if self is {c}.{b} else {last}",
            ],
            [
                f"members = list({c})",
                f"return members[(members.index(self) {t.any('+', '-')} 1) % len(members)]",
            ],
            [
                "match self:",
                f"    case {c}.{a}:",
                f"        return {c}.{b}",
                "    case _:",
                f"        return {c}.{t.any(a, d)}",
            ],
        )
        return f"""
        {head}
        class {c}(Enum):
            {body}
            def {t.any("next", "next")}(self):
                {block(step, 2)}
        {m} = {c}.{t.any(a, b, d)}
        for i in range({t.n(2, 4)}):
            print({shown})
            {m} = {m}.next()
        print({m} {t.any("is", "==")} {c}.{t.any(a, b, d)})
        """
    go, back = t.any(("go", "stop"), ("next", "reset"), ("push", "pull"))
    events = literals(t, [t.any(go, go, back, "wait") for _ in range(t.n(3, 4))])
    miss = t.any(
        [f"{m} = RULES.get(({m}, e), {m})"],
        [
            f"if ({m}, e) not in RULES:",
            f"    print({t.s('ignored')}, e)",
            "    continue",
            f"{m} = RULES[{m}, e]",
        ],
    )
    return f"""
        {head}
        class {c}(Enum):
            {body}
        RULES = {{
            ({c}.{a}, {t.s(go)}): {c}.{b},
            ({c}.{b}, {t.s(go)}): {c}.{d},
            ({c}.{t.any(b, d)}, {t.s(back)}): {c}.{a},
        }}
        def run(events, {m}={c}.{a}):
            for e in events:
                {block(miss, 2)}
                {t.any(f"print(e, {m}.name)", "")}
            return {m}
        print(run({events}){t.any(".name", "", ".value")})
    """


@template("declared")
def ranks_that_count(t: Draw) -> str:
    c, names = t.any(
        ("Priority", "LOW NORMAL HIGH"), ("Rank", "JACK QUEEN KING"), ("Size", "SMALL MEDIUM BIG"),
        ("Level", "EASY HARD EXTREME"), ("Medal", "BRONZE SILVER GOLD"),
    )  # fmt: skip
    members = names.split()
    start, gap = t.n(1, 11), t.any(1, 1, 2, 5)
    a, b = t.rng.sample(members, 2)
    base = t.any("IntEnum", "IntEnum", "Enum")
    v = "" if base == "IntEnum" else ".value"
    d, k = t.names("counts table prices", "k r p")
    picks = [f"{c}.{t.any(*members)}" for _ in range(t.n(3, 4))]
    work = shuffled(
        t,
        t.n(2, 4),
        f"print({c}.{a}{v} {t.any('<', '>', '<=')} {c}.{b}{v})",
        f"print({t.any('max', 'min')}({c}.{a}, {c}.{b}{', key=lambda m: m.value' if v else ''}).name)",
        f"print([{k}.name for {k} in sorted([{', '.join(picks)}]{', key=lambda m: m.value' if v else ''})])",
        f"{d} = {{{k}: 0 for {k} in {c}}}"
        + block(
            [
                "",
                f"for {k} in [{', '.join(picks)}]:",
                f"    {d}[{k}] += 1",
                f"print({t.any(f'{d}[{c}.{a}]', f'[{d}[{k}] for {k} in {c}]')})",
            ]
        ),
        f"print({c}.{a}{v} + {t.n(1, 5)})",
        f"print(sum({k}{v} for {k} in {c}))",
        f"{d} = {{{c}.{a}: {t.n(1, 9)}, {c}.{b}: {t.n(10, 20)}}}"
        + block(["", f"print({d}.get({c}.{members[2]}, {t.n(0, 1)}))"]),
        f"print({c}.{a} == {start})",
        f"for {k} in {c}:"
        + block(["", f"    if {k}{v} >= {start + gap}:", f"        print({k}.name)"]),
        f"print({c}({start + gap}).name, isinstance({c}.{a}, int))",
    )
    return f"""
        from enum import {base}
        class {c}({base}):
            {block([f"{n} = {start + i * gap}" for i, n in enumerate(members)], 1)}
            {t.any("", "def label(self):" + block(["", "    return self.name.title()"], 1))}
        {work}
        print({c}.{b}.name, {t.any(f"{c}.{b}.value", f"list({c})[0].name", f"len({c})")})
    """


@template("declared")
def dataclass_with_a_list(t: Draw) -> str:
    c, a, items, add = t.names(
        "Cart Team Playlist Student", "name owner title", "items scores parts", "add put record"
    )
    who = people(t, 2, 2)
    extra = t.name("limit", "level", "size")
    const = t.maybe(f"{t.any('MAX', 'LIMIT')}: ClassVar[int] = {t.n(2, 4)}", 0.25)
    const = const or t.maybe(f"MAX = {t.n(2, 3)}", 0.35)
    top = const.split()[0].strip(":") if const else ""
    guard = (
        block(
            [
                f"if len(self.{items}) >= self.{top}:",
                f"    {t.any('return', 'return False', 'print(' + t.s('full') + ')')}",
            ],
            2,
        )
        if top
        else ""
    )
    keep = t.any(f"self.{items}.append(n)", f"self.{items} += [n]", f"self.{items}.insert(0, n)")
    method = t.any(
        ["def total(self):", f"    return sum(self.{items})"],
        [
            "def total(self) -> int:",
            "    result = 0",
            f"    for n in self.{items}:",
            "        result += n",
            "    return result",
        ],
        [
            "@property",
            "def total(self):",
            f"    return sum(self.{items}) {t.any('*', '+')} self.{extra}",
        ],
    )
    call = "total" if method[0] == "@property" else "total()"
    return f"""
        from dataclasses import dataclass, field
        {"from typing import ClassVar" if "ClassVar" in const else ""}
        @dataclass
        class {c}:
            {a}: str
            {items}: {t.any("list", "list[int]")} = field(default_factory=list)
            {extra}: int = {t.n(1, 5)}
            {const}
            def {add}(self, n{t.any("", ": int")}):
                {guard}
                {keep}
            {block(method, 1)}
        a = {c}({t.s(who[0])})
        b = {c}({t.s(who[1])}, {t.any(t.ints(1, 2), f"{extra}={t.n(2, 9)}")})
        a.{add}({t.n(1, 9)})
        {some(t, t.n(1, 3), f"a.{add}({t.n(1, 9)})", f"b.{add}({t.n(1, 9)})", f"for n in {t.ints(2, 3)}:" + block(["", f"    b.{add}(n)"]), f"a.{extra} += 1")}
        print({t.any("a", f"a.{items}, b.{items}", f"a.{call}, b.{extra}")})
        print(b.{t.any(call, items)}, {t.any("a == b", f"a.{items} is b.{items}", f"len(a.{items})")})
    """


@template("declared")
def dataclass_compared(t: Draw) -> str:
    c, a, b, xs = t.any(
        ("Version", "major", "minor", "versions"), ("Card", "rank", "suit", "hand"), ("Task", "priority", "hours", "todo"),
        ("Point", "x", "y", "points"), ("Score", "points", "bonus", "scores"), ("Time", "hour", "minute", "times"),
    )  # fmt: skip
    skip = t.n(0, 3) == 0
    rows = ", ".join(f"{c}({t.n(1, 4)}, {t.n(0, 9)})" for _ in range(t.n(2, 4)))
    fields = [
        f"{a}: int",
        f"{b}: int = {t.any(t.n(0, 5), 'field(compare=False)')}" if skip else f"{b}: int",
    ]
    if "field(" in fields[1]:
        fields[1] = f"{b}: int = field(default=0, compare=False)"
    imported = "dataclass, field" if "field(" in fields[1] else "dataclass"
    work = shuffled(
        t,
        t.n(2, 4),
        f"print({c}({t.n(1, 4)}, {t.n(1, 3)}) {t.any('<', '>', '==', '<=')} {c}({t.n(1, 4)}, {t.n(1, 3)}))",
        f"print({t.any('max', 'min')}({xs}))",
        f"for v in sorted({xs}{t.maybe(', reverse=True', 0.4)}):"
        + block(["", f"    print(v.{a}, v.{b})"]),
        f"{xs}.sort()" + block(["", f"print({xs}[{t.any(0, -1)}])"]),
        f"print({xs}[0] {t.any('<', '>', '!=')} {xs}[1])",
        f"print({c}({t.n(1, 4)}, {t.n(1, 4)}) in {xs})",
        f"{xs}[0].{b} += {t.n(1, 9)}",
        f"print({xs}.index(max({xs})))",
    )
    show = t.any(
        [
            "def __str__(self):",
            f"    return {formatted(t, '{A}.{B}', A=f'self.{a}', B=f'self.{b}')}",
        ],
        [],
    )
    return f"""
        from dataclasses import {imported}
        @dataclass(order=True)
        class {c}:
            {block(fields, 1)}
            {block(show, 1)}
        {xs} = [{rows}]
        {work}
        print({xs}[0])
    """


@template("declared")
def dataclass_frozen_copy(t: Draw) -> str:
    c, a, b = t.any(
        ("Point", "x", "y"), ("Money", "amount", "cents"), ("Color", "r", "g"), ("Pos", "row", "col"),
        ("Size", "width", "height"), ("Config", "level", "limit"),
    )  # fmt: skip
    p, q = t.names("p first start base", "q second moved other")
    move = t.any(
        ["def plus(self, n):", f"    return replace(self, {a}=self.{a} + n)"],
        ["def plus(self, n):", f"    return {c}(self.{a} {t.any('+', '-', '*')} n, self.{b})"],
    )
    broken = [
        "try:",
        f"    {p}.{t.any(a, b)} {t.any('=', '+=')} {t.n(1, 9)}",
        t.any(f"    print({t.s('changed')})", ""),
        t.any("except FrozenInstanceError:", "except AttributeError:"),
        f"    print({t.any(t.s('frozen'), t.s('cannot change') + ', ' + p)})",
    ]
    broken2 = [
        "try:",
        f"    {p}.{a} = {t.n(1, 9)}",
        "except FrozenInstanceError as e:",
        f"    print({t.s('error:')}, e)",
    ]
    work = shuffled(
        t,
        t.n(2, 3),
        block(broken),
        block(broken2),
        f"{q} = replace({p}, {t.any(a, b)}={t.n(10, 20)})" + block(["", f"print({q}, {p} == {q})"]),
        f"{q} = {p}.plus({t.n(1, 9)})" + block(["", f"print({q}.{a}, {p}.{a})"]),
        f"d = {{{p}: {t.s('home')}}}"
        + block(["", f"print(d.get({c}({t.n(0, 2)}, {t.n(0, 2)}), {t.s('away')}))"]),
        f"print(len({{{p}, {c}({t.n(0, 2)}, {t.n(0, 2)}), {c}({p}.{a}, {p}.{b})}}))",
        f"print({t.any(f'asdict({p})', f'{p} is {p}.plus(0)', f'{p} == {p}.plus(0)')})",
    )
    names = ["dataclass"] + [
        n for n in ("asdict", "replace", "FrozenInstanceError") if n in work or n in move[1]
    ]
    return f"""
        from dataclasses import {", ".join(sorted(names))}
        @dataclass(frozen=True)
        class {c}:
            {a}: int
            {b}: int{t.maybe(f" = {t.n(0, 3)}", 0.3)}
            {block(move, 1)}
        {p} = {c}({t.n(0, 2)}, {t.n(0, 2)})
        {work}
        print({t.any(p, f"{p}.{a} + {p}.{b}", f"{p}.plus(1)")})
    """


@template("declared")
def dataclass_family(t: Draw) -> str:
    base, sub, a, b, e = t.names(
        "Person Vehicle Animal Item",
        "Child Special Extended",
        "name label kind",
        "age speed price",
        "level bonus rate",
    )
    post = t.any(
        [f"if self.{b} < {t.n(3, 12)}:", f"    self.{b} = {t.n(12, 15)}"],
        [f"self.{a} = self.{a}.{t.any('upper()', 'strip().title()', 'lower()')}"],
        [f"self.code = self.{a}[:2] + str(self.{b})"],
        [f"print({t.s('made')}, self.{a})"],
        [f"if self.{b} > {t.n(20, 30)}:", f"    raise ValueError({t.s('too much')})"],
    )
    over = t.any(
        ["def worth(self):", f"    return super().worth() {t.any('+', '*', '-')} self.{e}"],
        ["def worth(self):", f"    return self.{e}"],
        ["def __post_init__(self):", "    super().__post_init__()", f"    self.{e} += {t.n(1, 5)}"],
        [],
    )
    w = t.word()
    tries = [
        f"{base}({t.s(w)}, {t.n(1, 20)})",
        f"{sub}({t.s(t.word())}, {t.n(1, 20)}{t.maybe(f', {t.n(1, 9)}', 0.5)})",
    ]
    fails = [
        "try:",
        f"    {base}({t.s(w)}, {t.n(18, 40)})",
        "except ValueError as err:",
        f"    print({t.s('bad:')}, err)",
    ]
    names = "dataclass"
    look = shuffled(
        t,
        t.n(1, 3),
        "for x in (p, q):"
        + block(["", f"    print(x.{a}, {t.any('x.worth()', 'type(x).__name__')})"]),
        "print(q)",
        "print(asdict(q))",
        f"print(isinstance(q, {base}), p == {base}({t.s(w)}, {t.n(1, 20)}))",
        f"q.{e} += {t.n(1, 9)}",
        f"print([f.name for f in fields({sub})])",
    )
    names += "".join(f", {n}" for n in ("asdict", "fields") if f"{n}(" in look)
    return f"""
        from dataclasses import {names}
        @dataclass
        class {base}:
            {a}: str
            {b}: int{t.any("", f" = {t.n(1, 9)}")}
            def __post_init__(self):
                {block(post, 2)}
            def worth(self):
                return self.{b}{t.any("", " * 2", f" + {t.n(1, 5)}")}
        @dataclass
        class {sub}({base}):
            {e}: int = {t.n(1, 9)}
            {block(over, 1)}
        p = {tries[0]}
        q = {tries[1]}
        {look}
        {block(fails) if "raise" in post[-1] else ""}
        print({t.any("q.worth()", f"q.{e}, p.{a}", "p")})
    """
