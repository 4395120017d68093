"""Attributes: missing, watched, fixed, computed, and those of parents."""

from .blocks import block, laid
from .registry import Draw, template


@template("attributes", raises=True)
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


@template("attributes")
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


@template("attributes", raises=True)
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


@template("attributes")
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


@template("attributes", raises=True)
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


@template("attributes")
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


@template("attributes")
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


@template("attributes")
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


@template("attributes")
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
