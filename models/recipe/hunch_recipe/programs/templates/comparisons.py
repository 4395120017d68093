"""Classes whose objects are compared, and which side is asked first."""

from .blocks import block, laid
from .operators import kept
from .registry import Draw, template


@template("comparisons")
def least_and_greatest(t: Draw) -> str:
    c, a, b = t.names("Task Runner Parcel Card Ship", "name label title", "level time weight")
    test = t.any(
        f"return self.{b} < other.{b}",
        f"return self.{b} < other.{b}",
        f"return self.{b} > other.{b}",
        f"return (self.{b}, self.{a}) < (other.{b}, other.{a})",
        f"return len(self.{a}) < len(other.{a})",
        block(
            f"if self.{b} == other.{b}:",
            f"    return self.{a} < other.{a}",
            f"return self.{b} < other.{b}",
        ),
    )
    say = t.any("", "", f"print(self.{a}, 'or', other.{a})")
    ws = t.words(3, 3)
    objects = [f"{c}({t.s(w)}, {t.n(1, 9)})" for w in ws]
    uses = [
        "print(x < y, y < x)",
        "print(x > y)",
        f"print(min(x, y).{a})",
        f"print(max([y, x, z], default=None).{a})",
        f"print([v.{a} for v in sorted([z, x])])",
        f"print([v.{a} for v in sorted((x, y), reverse=True)])",
        block("if z < x:", "    x, z = z, x", f"print(x.{a}, z.{a})"),
        block(
            "best = x",
            "for v in (y, z):",
            "    if v < best:",
            "        best = v",
            f"print(best.{a}, best.{b})",
        ),
        block("pair = [y, x]", "pair.sort()", f"print(pair[0].{a})"),
        block("try:", "    print(x <= y)", "except TypeError:", "    print('no <= here')"),
        block(
            "def earlier(p, q):",
            f"    return {t.any('p if p < q else q', 'q if q < p else p')}",
            f"print(earlier(x, earlier(y, z)).{a})",
        ),
    ]
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {a}, {b}):
                {kept(t, a, b)}
            def __lt__(self, other):
                {say}
                {test}
        x = {objects[0]}
        y = {objects[1]}
        z = {objects[2]}
        {block(*t.rng.sample(uses, t.n(2, 3)))}
    """,
    )


@template("comparisons")
def all_six_comparisons(t: Draw) -> str:
    c, a, b = t.any(
        ("Version", "major", "minor"),
        ("Height", "feet", "inches"),
        ("Time", "hours", "minutes"),
        ("Score", "wins", "goals"),
    )
    key = f"(self.{a}, self.{b})"
    theirs = f"(other.{a}, other.{b})"
    weigh = t.any(12, 60, 100)
    style = t.any("tuple", "tuple", "number")
    mine, his = (
        (key, theirs)
        if style == "tuple"
        else (f"self.{a} * {weigh} + self.{b}", f"other.{a} * {weigh} + other.{b}")
    )
    method = t.any("__lt__", "__lt__", "__le__", "__gt__")
    op = {"__lt__": "<", "__le__": "<=", "__gt__": ">"}[method]
    guard = t.any("", "", block(f"if not isinstance(other, {c}):", "    return NotImplemented"))
    p, q = ((t.n(1, 4), t.n(0, 11)) for _ in range(2))
    q = t.any(q, q, p)
    uses = [
        f"print(x {t.any('<', '>')} y, x {t.any('<=', '>=')} y)",
        "print(x == y, x != y)",
        f"print(sorted([y, x])[0].{b})",
        f"print(max(x, y).{a})",
        block(
            f"if x {t.any('<=', '>=', '<')} y:",
            "    print('first')",
            "else:",
            "    print('second')",
        ),
        f"print({c}({t.n(0, 2)}, {t.n(0, 11)}) {t.any('<', '<=')} x {t.any('<', '<=')} {c}({t.n(2, 5)}, 0))",
        f"print([x >= v for v in (y, {c}({t.n(1, 4)}, 0))])",
    ]
    if guard:
        uses.append(
            block(
                "try:",
                f"    print(x < {t.n(1, 5)})",
                "except TypeError:",
                "    print('cannot compare')",
            )
        )
    whole = t.any(True, True, False)
    rest = (
        ""
        if whole
        else block(
            "def __le__(self, other):",
            "    return self < other or self == other"
            if method != "__le__"
            else f"    return {mine} <= {his}",
            "def __ge__(self, other):",
            "    return not self < other",
        )
    )
    if not whole:
        method, op = "__lt__", "<"
        rest = block(
            "def __le__(self, other):",
            "    return self < other or self == other",
            "def __ge__(self, other):",
            "    return not self < other",
        )
    return laid(
        t,
        f"""
        {"from functools import total_ordering" if whole else ""}
        {"@total_ordering" if whole else ""}
        class {c}:
            def __init__(self, {a}, {b}):
                {kept(t, a, b)}
            def __eq__(self, other):
                {guard}
                return {mine} == {his}
            def {method}(self, other):
                {guard}
                return {mine} {op} {his}
            {rest}
        x = {c}{p}
        y = {c}{q}
        {block(*t.rng.sample(uses, t.n(2, 3)))}
    """,
    )


@template("comparisons")
def who_answers_first(t: Draw) -> str:
    a, b = t.any(("Left", "Right"), ("A", "B"), ("Cat", "Dog"), ("Red", "Blue"))
    sub = t.any(False, False, True)
    op, f, r = t.any(
        ("+", "__add__", "__radd__"),
        ("-", "__sub__", "__rsub__"),
        ("*", "__mul__", "__rmul__"),
        ("/", "__truediv__", "__rtruediv__"),
    )
    first = t.any(
        "return NotImplemented",
        t.any(f"return {t.s(a.lower() + ' first')}"),
        block(f"if isinstance(other, {b}):", "    return NotImplemented", f"return {t.s('mine')}"),
        block(
            "if isinstance(other, int):",
            f"    return other {'+' if op != '*' else '*'} {t.n(2, 9)}",
            "return NotImplemented",
        ),
    )
    second = t.any(
        f"return {t.s(b.lower() + ' answers')}",
        f"return type(other).__name__ + {t.s(op + b)}",
        block(f"print({t.s('reflected')})", f"return {t.n(1, 9)}"),
    )
    say = t.any(f"print('{a}.{f}')", "", f"print('{a} asked')")
    tries = [
        f"{a}() {op} {b}()",
        f"{t.n(1, 9)} {op} {b}()",
        f"{a}() {op} {t.n(1, 9)}",
        f"{b}() {op} {a}()",
        f"{a}() {op} {a}()",
    ]
    t.rng.shuffle(tries)
    lines = [
        block(
            "try:",
            f"    print({e})",
            "except TypeError:",
            f"    print({t.any(t.s('no'), t.s('nobody'))})",
        )
        for e in tries[:2]
    ]
    return laid(
        t,
        f"""
        class {a}:
            def {f}(self, other):
                {say}
                {first}
        class {b}{f"({a})" if sub else ""}:
            def {r}(self, other):
                {second}
            {t.maybe(block(f"def {f}(self, other):", f"    return {t.any(t.s(b), t.n(1, 9))}"), 0.4)}
        {block(*lines) if t.n(0, 1) else block("def show(f):", "    try:", "        print(f())", "    except TypeError:", "        print('no')", *(f"show(lambda: {e})" for e in tries[:3]))}
    """,
    )


@template("comparisons")
def equal_to_what(t: Draw) -> str:
    c, n = t.any(("Coin", "cents"), ("Word", "text"), ("Tag", "name"), ("Step", "size"))
    text = n in ("text", "name")
    v = (lambda: t.s(t.any("ab", "AB", "tea", "Tea"))) if text else (lambda: str(t.n(1, 4)))
    low = (lambda e: f"{e}.lower()") if text and t.n(0, 1) else (lambda e: e)
    body = t.any(
        f"return {low('self.' + n)} == {low('other.' + n)}",
        block(
            f"if isinstance(other, {c}):",
            f"    return {low('self.' + n)} == {low('other.' + n)}",
            f"return {low('self.' + n)} == other",
        ),
        block(
            "if type(other) is not type(self):",
            f"    return {t.any('False', 'NotImplemented')}",
            f"return {low('self.' + n)} == {low('other.' + n)}",
        ),
    )
    free = "type" in body or "isinstance" in body
    ne = t.any(
        "",
        "",
        block("def __ne__(self, other):", "    return " + t.any("not self == other", "True")),
    )
    child = t.any("", block(f"class Big{c}({c}):", f"    {t.any('pass', 'extra = 1')}"))
    uses = [
        "print(a == b, a != b)",
        "print(a is b, a == a)",
        "print([a] == [b], (a, 1) == (b, 1))",
        f"print(b in [a, {c}({v()})])",
        block("if a == b:", "    print('same')", "elif a != b:", "    print('different')"),
    ]
    uses.append(f"print([{c}({v()}), a].index(a))")
    if free:
        uses += [
            f"print(a == {v()}, {v()} == a)",
            "print(a == None, a is None)",
            f"print({v()} in [a, b])",
        ]
    if child:
        uses += [f"print(a == Big{c}({v()}), Big{c}({v()}) == b)"] * 2
    hashed = block("try:", "    print(len({a, b}))", "except TypeError as e:", "    print(e)")
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, {n}):
                self.{n} = {n}
            def __eq__(self, other):
                {body}
            {ne}
        {child}
        a = {c}({v()})
        b = {t.any(f"{c}({v()})", f"{c}({v()})", "a")}
        {block(*t.rng.sample(uses, 2))}
        {t.maybe(hashed, 0.4)}
    """,
    )


@template("comparisons")
def text_by_shifting(t: Draw) -> str:
    c, parts = t.names("Out Text Page Html Printer", "parts lines chunks")
    op, name = t.any(("<<", "__lshift__"), ("+", "__add__"), ("/", "__truediv__"))
    sep = t.any("", " ", "-", "/") if op != "/" else "/"
    push = t.any(
        block(f"self.{parts}.append(str(x))", "return self"),
        f"return {c}(*self.{parts}, x)",
        block("if x is None:", "    return self", f"self.{parts}.append(f'{{x}}')", "return self"),
        block(
            "if isinstance(x, list):",
            f"    self.{parts}.extend(x)",
            "else:",
            f"    self.{parts}.append(x)",
            "return self",
        ),
    )
    items = [
        t.s(t.word()),
        str(t.n(1, 99)),
        t.any(
            t.s(t.word()),
            "None" if "None" in push else "True",
            "[1, 2]" if "extend" in push else "2.5",
        ),
    ]
    t.rng.shuffle(items)
    mul = t.maybe(block("def __mul__(self, n):", f"    return {c}(*(self.{parts} * n))"))
    return laid(
        t,
        f"""
        class {c}:
            def __init__(self, *{parts}):
                self.{parts} = list({parts})
            def {name}(self, x):
                {push}
            {mul}
            def {t.any("__str__", "__str__", "__repr__")}(self):
                return {t.s(sep)}.join(str(p) for p in self.{parts})
        a = {c}({t.any("", t.s(t.word()))})
        b = {f" {op} ".join(["a", *items[: t.n(2, 3)]])}
        print({t.any("b", "str(b)", "f'<{b}>'", "len(str(b))")})
        {t.any(f"a {op} {items[0]}", f"a = a {op} {items[1]}", f"a {op}= {t.n(1, 9)}")}
        print(str(a), {t.any("a is b", f"len(b.{parts})", f"b.{parts}")})
        {f"print(a * {t.n(2, 3)})" if mul else ""}
    """,
    )
