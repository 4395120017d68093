"""Named tuples, ordered dictionaries, views and merges."""

from .material import block, formatted, literals, people, shuffled, some
from .registry import Draw, template


@template("named_fields")
def cache_drops_the_oldest(t: Draw) -> str:
    c, data, size, put, get = t.names(
        "LRU Cache LRUCache",
        "data items store",
        "size capacity limit",
        "put set add",
        "get find read",
    )
    keys = t.any("abcd", "xyzw", "pqrs")
    calls = [
        t.any(
            f"c.{put}({t.s(k)}, {t.n(1, 9)})",
            f"print(c.{get}({t.s(k)}))",
            f"c.{put}({t.s(k)}, {t.n(1, 9)})",
        )
        for k in t.rng.choices(keys[:3], k=t.n(2, 4))
    ]
    miss = t.any(
        "return None", "return -1", f"print({t.s('miss')}, key)" + block(["", "return None"], 3)
    )
    drop = t.any(
        [f"self.{data}.popitem(last=False)"],
        [f"old, _ = self.{data}.popitem(last=False)", f"print({t.s('drop')}, old)"],
    )
    return f"""
        from collections import OrderedDict
        class {c}:
            def __init__(self, {size}={t.n(2, 3)}):
                self.{size} = {size}
                self.{data} = OrderedDict()
            def {get}(self, key):
                if key not in self.{data}:
                    {miss}
                {t.any(f"self.{data}.move_to_end(key)", f"self.{data}.move_to_end(key)", "")}
                return self.{data}[key]
            def {put}(self, key, value):
                {t.any(f"if key in self.{data}:" + block(["", f"    self.{data}.move_to_end(key)"], 2), "")}
                self.{data}[key] = value
                if len(self.{data}) > self.{size}:
                    {block(drop, 3)}
        c = {c}({t.any("", "2", "3")})
        c.{put}({t.s(keys[0])}, {t.n(1, 9)})
        c.{put}({t.s(keys[1])}, {t.n(1, 9)})
        {block(calls)}
        c.{put}({t.s(keys[3])}, {t.n(1, 9)})
        print({t.any(f"list(c.{data})", f"c.{get}({t.s(keys[0])})", f"dict(c.{data})")})
    """


@template("named_fields")
def order_moved_around(t: Draw) -> str:
    d, k = t.names("d menu order steps", "k key name")
    words = t.rng.sample("tea soup rice cake milk corn fish plum".split(), t.n(3, 4))
    start = t.any(
        "[" + ", ".join(f"({t.s(w)}, {t.n(1, 9)})" for w in words) + "]",
        ", ".join(f"{w}={t.n(1, 9)}" for w in words),
        "zip(" + literals(t, words) + f", range({t.n(1, 3)}, 9))",
    )
    return f"""
        from collections import OrderedDict
        {d} = OrderedDict({start})
        {
        shuffled(
            t,
            t.n(2, 4),
            f"{d}.move_to_end({t.s(words[0])})",
            f"{d}.move_to_end({t.s(words[1])}, last=False)",
            f"{d}[{t.s(words[2])}] = {t.n(10, 20)}",
            f"{d}[{t.s('new')}] = {t.n(0, 9)}",
            f"print({d}.popitem({t.any('', 'last=False', 'last=True')}))",
            f"print({t.any(f'list({d})', f'next(iter({d}))', f'list({d}.values())')})",
            f"print(list(reversed({d})))",
        )
    }
        {
        t.any(
            f"print(list({d}.items()))",
            f"for {k} in {d}:" + block(["", f"    print({k}, {d}[{k}])"]),
            f"print(dict({d}) == {d}, len({d}))",
        )
    }
    """


@template("named_fields")
def point_with_fields(t: Draw) -> str:
    c, a, b = t.any(
        ("Point", "x", "y"), ("Size", "w", "h"), ("Pos", "row", "col"), ("Span", "start", "end"),
        ("Money", "whole", "cents"), ("Time", "hour", "minute"),
    )  # fmt: skip
    p = t.name("p", "spot", "one", "first")
    fields = t.any(f"[{t.s(a)}, {t.s(b)}]", t.s(f"{a} {b}"), f"({t.s(a)}, {t.s(b)})")
    default = t.maybe(f", defaults=[{t.n(0, 5)}]", 0.25)
    made = t.any(f"{t.n(0, 9)}, {t.n(0, 9)}", f"{a}={t.n(0, 9)}, {b}={t.n(0, 9)}")
    func = t.any(
        [
            "def move(q, d):",
            f"    return {t.any(f'q._replace({a}=q.{a} + d)', f'{c}(q.{a} + d, q.{b})', f'{c}(q.{b}, q.{a} - d)')}",
            f"print(move({p}, {t.n(1, 5)}))",
        ],
        [],
    )
    broken = [
        "try:",
        f"    {p}.{a} = {t.n(1, 9)}",
        "except AttributeError:",
        f"    print({t.s('read only')})",
    ]
    return f"""
        from collections import namedtuple
        {c} = namedtuple({t.s(c)}, {fields}{default})
        {p} = {c}({made if not default or t.n(0, 1) else t.n(1, 9)})
        {
        some(
            t,
            t.n(2, 4),
            f"print({p}.{a}, {p}.{b})",
            f"print({p})",
            f"{a}2, {b}2 = {p}" + block(["", f"print({t.any(f'{a}2 + {b}2', f'{b}2, {a}2')})"]),
            f"{p} = {p}._replace({t.any(a, b)}={t.n(10, 20)})",
            f"print({t.any(f'{p}._asdict()', f'{p}._fields', f'{c}._fields')})",
            f"print({p}[0] {t.any('+', '-', '*')} {p}[1])",
            f"print({p} == ({t.n(0, 9)}, {t.n(0, 9)}), len({p}))",
            block(broken),
        )
    }
        {block(func)}
        {
        t.any(
            f"print({p}.{b})",
            f"print(max({p}), {p}.{a})",
            f"q = {c}(*{t.any(f'({t.n(1, 9)}, {t.n(1, 9)})', f'reversed({p})')})"
            + block(["", f"print(q, {p} < q)"]),
        )
    }
    """


@template("named_fields")
def rows_with_named_fields(t: Draw) -> str:
    c, rows, r = t.names("Person Item Student Row", "rows people items records", "r p e")
    a, b = t.names("name label", "age score price")
    who = people(t, 2, 3)
    entries = ", ".join(f"{c}({t.s(w)}, {t.n(1, 40)})" for w in who)
    typed = t.n(0, 2) == 0
    make = (
        block(
            [
                "from typing import NamedTuple",
                f"class {c}(NamedTuple):",
                f"    {a}: str",
                f"    {b}: int",
            ]
        )
        if typed
        else block(
            ["from collections import namedtuple", f"{c} = namedtuple({t.s(c)}, {t.s(f'{a} {b}')})"]
        )
    )
    limit = t.n(10, 25)
    ends = [
        f"print(sorted({rows}, key=lambda {r}: {t.any('', '-')}{r}.{b})[0].{a})",
        f"print([{r}.{a} for {r} in {rows} if {r}.{b} {t.any('>', '<', '>=')} {limit}])",
        f"print(sum({r}.{b} for {r} in {rows}) {t.any('/', '//')} len({rows}))",
        f"print({t.any('max', 'min')}({rows}, key=lambda {r}: {r}.{b}){t.any('', '.' + a)})",
        f"for {r} in {rows}:\n            print({formatted(t, '{A} {B}', A=f'{r}.{a}', B=f'{r}.{b}')})",
        f"for {a}, {b} in {rows}:\n            if {b} > {limit}:\n                print({a})",
        f"by = {{{r}.{a}: {r} for {r} in {rows}}}\n        print(by[{t.s(who[0])}].{b})",
        f"{rows}[0] = {rows}[0]._replace({b}={t.n(1, 9)})",
        f"{rows}.sort(key=lambda {r}: {t.any(f'{r}.{b}', f'({r}.{b}, {r}.{a})', f'{r}.{a}')})",
        f"print({rows}[{t.any(0, -1)}])",
    ]
    return f"""
        {make}
        {rows} = [{entries}]
        {shuffled(t, t.n(2, 4), *ends)}
        print({rows}[{t.any(0, 1, -1)}].{t.any(a, b)})
    """


@template("named_fields")
def places_as_named_keys(t: Draw) -> str:
    c, d = t.names("Pos Cell Spot", "board cells found")
    a, b = t.any(("x", "y"), ("row", "col"), ("r", "c"), ("left", "top"))
    moves = [f"{c}({t.n(0, 2)}, {t.n(0, 2)})" for _ in range(t.n(3, 5))]
    p = t.name("p", "q", "place")
    method = t.any(
        ["def shifted(self, d):", f"    return {c}(self.{a} + d, self.{b})"],
        ["def far(self):", f"    return abs(self.{a}) + abs(self.{b})"],
        ["@property", "def far(self):", f"    return self.{a} {t.any('+', '*')} self.{b}"],
    )
    call = "shifted(1) in " + d if "d):" in method[0] else "far" if "@" in method[0] else "far()"
    return f"""
        from typing import NamedTuple
        class {c}(NamedTuple):
            {a}: int
            {b}: int{t.maybe(f" = {t.n(0, 2)}", 0.4)}
            {block(method, 1)}
        {d} = {{}}
        for {p} in [{", ".join(moves)}]:
            {t.any(f"{d}[{p}] = {d}.get({p}, 0) + 1", f"if {p} in {d}:" + block(["", f"    print({t.s('seen')}, {p}.{a}, {p}.{b})", f"{d}[{p}] = {p}.{a} * {t.n(2, 4)}"], 1), f"{d}.setdefault({p}, len({d}))")}
        print(len({d}), {d}.get({t.any(f"({t.n(0, 2)}, {t.n(0, 2)})", f"{c}({t.n(0, 2)}, {t.n(0, 2)})")}))
        for {p} in {t.any(f"sorted({d})", d)}:
            print({t.any(f"{p}.{a}, {p}.{b}, ", f"tuple({p}), ", "")}{p}.{call})
    """


@template("named_fields")
def settings_in_layers(t: Draw) -> str:
    base, user, s = t.names("defaults base basic", "user custom chosen", "settings config opts")
    keys = t.rng.sample("color size speed level sound font depth".split(), 3)
    return f"""
        from collections import ChainMap
        {base} = {{{", ".join(f"{t.s(k)}: {t.n(0, 9)}" for k in keys)}}}
        {user} = {{{t.s(t.any(*keys))}: {t.n(10, 20)}}}
        {s} = ChainMap({user}, {base})
        {
        shuffled(
            t,
            t.n(2, 4),
            f"{s}[{t.s(t.any(*keys))}] = {t.n(20, 40)}",
            f"print({s}[{t.s(keys[0])}], {s}[{t.s(keys[1])}])",
            f"{base}[{t.s(keys[2])}] += {t.n(1, 5)}",
            f"{user}.{t.any('clear()', f'pop({t.s(keys[0])}, None)')}",
            f"print({s}.get({t.s('mode')}, {t.s('none')}))",
            f"{s} = {s}.new_child({{{t.s(keys[1])}: {t.n(50, 60)}}})",
            f"print({t.s(keys[2])} in {user}, {t.s(keys[2])} in {s})",
        )
    }
        {
        t.any(
            f"print({user}, {base}[{t.s(keys[0])}])",
            f"print(len({s}), sorted({s}))",
            f"for k in sorted({s}):" + block(["", f"    print(k, {s}[k])"]),
        )
    }
    """


@template("named_fields")
def places_by_setdefault(t: Draw) -> str:
    d, i, w = t.names("index places d groups", "i pos k", "w word x")
    words = t.words(2, 3)
    data = literals(t, [t.any(*words) for _ in range(t.n(3, 5))])
    key = t.any(w, w, f"{w}[0]", f"len({w})", f"{w}[-1]")
    fill = t.any(
        f"{d}.setdefault({key}, []).append({t.any(i, w)})",
        f"{d}.setdefault({key}, {i})",
        f"{d}[{key}] = {d}.setdefault({key}, 0) + 1",
        f"if {d}.setdefault({key}, {i}) != {i}:"
        + block(["", f"    print({t.s('again')}, {w}, {i})"], 1),
    )
    return f"""
        {d} = {t.any("{}", "{}", "dict()")}
        for {i}, {w} in enumerate({data}{t.maybe(", 1", 0.3)}):
            {fill}
            {t.maybe(f"print({i}, len({d}))", 0.3)}
        {t.any(f"for key, value in {d}.items():" + block(["", "    print(key, value)"]), f"print({d})")}
        {t.maybe(f"print({d}.setdefault({t.s(t.word())}, None), len({d}))", 0.4)}
    """


@template("named_fields")
def views_and_merges(t: Draw) -> str:
    a, b, v = t.names("a prices first stock", "b extra second changes", "view seen live")
    keys = t.rng.sample("ant bee cat dog elk fox".split(), 4)
    one = {k: t.n(1, 9) for k in keys[: t.n(2, 3)]}
    two = {k: t.n(10, 20) for k in keys[t.n(1, 2) :]}
    view = t.any("keys", "values", "items")
    return f"""
        {a} = {{{", ".join(f"{t.s(k)}: {n}" for k, n in one.items())}}}
        {b} = {{{", ".join(f"{t.s(k)}: {n}" for k, n in two.items())}}}
        {v} = {a}.{view}()
        {
        shuffled(
            t,
            t.n(3, 5),
            f"{a}[{t.s(t.any(*keys))}] = {t.n(20, 40)}",
            f"print(list({v}))",
            f"{a} |= {b}",
            f"print({a} | {b})",
            f"both = {{**{b}, **{a}}}" + block(["", "print(both)"]),
            f"print(sorted({a}.keys() {t.any('&', '|', '-', '^')} {b}.keys()))",
            f"{a}.update({t.any(b, f'{keys[0]}=0')})",
            f"{a}.pop({t.s(keys[0])})",
            f"zeros = dict.fromkeys({a}, {t.any(0, '')})".replace(", )", ")")
            + block(["", "print(zeros)"]),
            f"print(dict.fromkeys({t.s(t.word())}, {t.n(0, 3)}))",
            f"print(({t.s(keys[1])}, {t.n(1, 9)}) in {a}.items())",
            f"print(list(dict.fromkeys({t.ints(3, 6, 1, 4)})))",
        )
    }
        print({t.any(f"len({v})", f"{a} == {b}", a, f"sum({a}.values())")})
    """
