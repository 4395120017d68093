"""Match statements, checks of fields, and ends that errors tell."""

from .flow import shown_error
from .material import block, laid, people, some
from .registry import Draw, template


@template("matching")
def matched_values(t: Draw) -> str:
    f, x, g = t.names("describe handle react kind", "x v cmd", "n other k")
    a, b, c = t.rng.sample(["go", "stop", "up", "down", "help", "quit", "new"], 3)
    cases = t.rng.sample(
        [
            f"case {t.n(0, 2)} | {t.n(3, 5)}:¶    return {t.s('few')}",
            f"case int({g}) if {g} > {t.n(5, 9)}:¶    return {g} * 2",
            f"case {t.s(a)} | {t.s(b)} as {g}:¶    print({t.s('word')}, {g})",
            f"case {t.s(c)}:¶    return {t.s(c.upper())}",
            f"case None | False:¶    {t.any('pass', 'return 0')}",
            f"case str({g}) if len({g}) {t.any('> 2', '== 2')}:¶    return {g}[0]",
            f"case []:¶    return {t.s('empty')}",
            f"case [{g}] | [{g}, _]:¶    return {g}",
            f"case float():¶    return round({x})",
        ],
        t.n(3, 5),
    )
    values = [str(t.n(0, 5)), str(t.n(6, 20)), t.s(a), t.s(b), t.s(c), "None", f"[{t.n(1, 9)}]"]
    values += ["[]", "2.5", f"[{t.n(1, 9)}, 0]", "True", t.s(t.word())]
    return laid(f"""
        def {f}({x}):
            match {x}:
                {block(cases, 2)}
                {t.any(f"case _:¶    {t.any('return -1', 'print(' + t.s('?') + ', ' + x + ')')}", "")}
            {t.any("", f"return {t.s('end')}", f"print({t.s('after match')})")}
        for {x} in [{", ".join(t.rng.sample(values, t.n(3, 5)))}]:
            print({f}({x}))
    """)


@template("matching")
def matched_sequences(t: Draw) -> str:
    f, x, a, rest = t.names(
        "run total parse act", "cmd parts tokens", "a first n", "rest more tail"
    )
    words = t.rng.sample(["add", "move", "say", "del", "mul"], 2)
    cases = [
        f"case [{t.s(words[0])}, {a}, b]:¶    return {t.any(f'{a} + b', f'({a}, b)')}",
        f"case [{t.s(words[1])}, *{rest}]:¶    return {t.any(f'len({rest})', rest)}",
        f"case [{a}, {t.any('_', 'b')}] if {a}:¶    return {a}",
        f"case [{a}, *_, b]:¶    print({a}, b)¶    return {t.any('b', '0')}",
        f"case [int({a}), *{rest}]:¶    return {a} + len({rest})",
        f"case [{a}]:¶    return {a}",
        f"case ({a}, (b, c)):¶    return {a}, b + c",
        f"case [[*{rest}], {a}]:¶    return {rest} + [{a}]",
    ]
    chosen = sorted(t.rng.sample(range(len(cases)), t.n(3, 4)))
    values = [
        f"[{t.s(words[0])}, {t.n(1, 9)}, {t.n(1, 9)}]",
        f"[{t.s(words[1])}, {t.n(1, 9)}]",
        f"({t.n(0, 9)}, ({t.n(1, 9)}, {t.n(1, 9)}))",
        f"{t.numbers(1, 4, 0, 9)}",
        f"[{t.s(words[1])}]",
        f"[{t.numbers(1, 2, 0, 9)}, {t.n(0, 9)}]",
        "[]",
    ]
    data = [t.any(*values) for _ in range(t.n(3, 4))]
    if t.n(0, 2) == 0:
        data[0] = f"{t.s(t.any(*words) + ' ' + t.word())}.split()"
    return laid(f"""
        def {f}({x}):
            match {x}:
                {block([cases[i] for i in chosen], 2)}
                case _:
                    {t.any("return None", f"return {t.s('unknown')}", f"print({t.s('no match')}, {x})")}
        {t.any(f"for item in [{', '.join(data)}]:¶    print({f}(item))", f"out = [{f}(v) for v in ({', '.join(data)})]¶print(out)")}
    """)


@template("matching")
def matched_records(t: Draw) -> str:
    a, b, f, s = t.names(
        "Circle Dot Coin", "Rect Box Card", "area describe show cost", "s shape thing"
    )
    w, h = t.any(("w", "h"), ("x", "y"), ("a", "b"))
    cases = [
        f"case {a}(r={t.n(1, 3)}):¶    return {t.s('unit')}",
        f"case {a}(r):¶    return {t.any('3 * r * r', 'r', 'r, r')}",
        f"case {b}({w}, {h}) if {w} == {h}:¶    return {t.s('square')}, {w}",
        f"case {b}({h}={h}, {w}=_):¶    return {h} * 10",
        f"case {{{t.s('kind')}: kind, **rest}}:¶    return kind, rest",
        f"case {{{t.s('n')}: int(n)}} if n > {t.n(1, 5)}:¶    return n",
        f"case {{}}:¶    {t.any('return len(' + s + ')', 'pass')}",
        f"case [first, *_]:¶    return {f}(first)",
    ]
    chosen = sorted(t.rng.sample(range(len(cases)), t.n(4, 6)))
    values = [
        f"{a}({t.n(1, 4)})",
        f"{b}({t.n(1, 3)}, {t.n(1, 3)})",
        f"{{{t.s('kind')}: {t.s(t.word())}, {t.s('n')}: {t.n(0, 9)}}}",
        f"{{{t.s('n')}: {t.n(0, 9)}}}",
        f"[{a}({t.n(1, 4)}), {t.n(0, 5)}]",
        "{}",
        f"{b}({t.n(1, 5)}, {h}={t.n(1, 5)})",
        str(t.n(0, 9)),
    ]
    return laid(f"""
        from dataclasses import dataclass
        @dataclass
        class {a}:
            r: int
        @dataclass{t.any("", "(frozen=True)")}
        class {b}:
            {w}: int
            {h}: int
        def {f}({s}):
            match {s}:
                {block([cases[i] for i in chosen], 2)}
                {t.any(f"case _:¶    return {t.any('None', t.s('other'))}", "")}
            {t.any("", f"return {t.s('nothing')}")}
        for {s} in [{", ".join(t.rng.sample(values, t.n(3, 4)))}]:
            print({f}({s}))
    """)


@template("matching", raises=True)
def fields_checked_one_by_one(t: Draw) -> str:
    f, rec, name = t.names("validate check verify", "user rec form", "name title nick")
    checks = some(
        t,
        3,
        f"if {t.s(name)} not in {rec}:¶    raise KeyError({t.s(name)})",
        f"if not isinstance({rec}[{t.s('age')}], int):¶    raise TypeError({t.s('age must be int')})",
        f"if {rec}[{t.s('age')}] < {t.n(0, 18)}:¶    raise ValueError(f'too young: {{{rec}[\"age\"]}}')",
        f"if len({rec}[{t.s(name)}]) {t.any('< 3', '> 3')}:¶    raise ValueError({t.s('length')}, {rec}[{t.s(name)}])",
        f"assert {rec}[{t.s(name)}].islower(), {t.s('case')}",
        f"if not {rec}.get({t.s(name)}): return False",
        f"if {rec}[{t.s('age')}] is None: {rec}[{t.s('age')}] = {t.n(10, 30)}",
        depth=1,
    )

    def record() -> str:
        who = t.any(*people(t, 2, 2))
        pairs = [f"{t.s(name)}: {t.s(t.any(who, who.lower(), ''))}"]
        pairs += [f"{t.s('age')}: {t.any(t.n(1, 60), t.n(10, 60), 'None', t.s(str(t.n(5, 50))))}"]
        return "{" + ", ".join(pairs[t.any(0, 0, 0, 0, 1) :]) + "}"

    loop = t.any(
        f"print({f}({rec}))¶except (KeyError, TypeError) as e:¶    {shown_error(t)}¶except ValueError as e:¶    print(e.args[-1])",
        f"print({f}({rec}))¶except (LookupError, TypeError, AssertionError, ValueError) as e:¶    {shown_error(t)}",
        f"print({rec}.get({t.s('age')}))¶    {f}({rec})¶except Exception as e:¶    {shown_error(t)}¶    problems.append(e.args[0])",
        f"ok = {f}({rec})¶except Exception as e:¶    problems.append(type(e).__name__)¶else:¶    print(ok)",
        f"print({f}({rec}))¶except {t.any('ValueError', 'KeyError', 'LookupError')} as e:¶    {shown_error(t)}",
    )
    return laid(f"""
        def {f}({rec}):
            {checks}
            return {t.any("True", f"len({rec})", f"sorted({rec})")}
        problems = []
        for {rec} in [{record()}, {record()}{t.maybe(f", {record()}")}]:
            try:¶    {loop}
        print(problems)
    """)


@template("matching")
def again_after_a_failure(t: Draw) -> str:
    f, g, n, tries = t.names(
        "fetch connect send", "retry keep_trying repeat", "n calls k", "tries left limit"
    )
    err = t.any("ConnectionError", "TimeoutError", "RuntimeError", "OSError")
    loop = t.any(
        f"for i in range({tries}):¶    try:¶        return {f}(i)¶    except {err} as e:¶        {shown_error(t)}",
        f"while {tries} > 0:¶    try:¶        r = {f}({tries})¶    except {err}:¶        {tries} -= 1¶        print({t.s('left')}, {tries})¶    else:¶        return r",
        f"wait = 1¶while True:¶    try:¶        return {f}(wait)¶    except {err} as e:¶        if wait > {tries}:¶            {t.any('return None', 'return str(e)')}¶    {t.any('wait *= 2', 'wait += 1')}",
        f"for i in range({tries}):¶    try:¶        r = {f}(i)¶        break¶    except {err}:¶        print({t.s('try')}, i + 1)¶else:¶    return {t.s('gave up')}¶return r",
    )
    after = t.any(f"return {t.s('failed')}", f"print({t.s('no more')})", "return -1")
    return laid(f"""
        {n} = 0
        def {f}(i):
            global {n}
            {n} += 1
            if {t.any(f"{n} < {t.n(2, 4)}", f"i < {t.n(1, 3)}", f"{n} % {t.n(2, 3)}", f"i != {t.n(1, 4)}")}:
                raise {err}({t.any(t.s("busy"), f"f'no {{{n}}}'", "i")})
            return {t.any(t.s("data"), f"i * {t.n(10, 20)}", f"[{n}, i]")}
        def {g}({tries}{t.any("", f"={t.n(2, 4)}")}):
            {loop}
            {after if "else:" not in loop else ""}
        print({g}({t.n(1, 5)}))
        {t.any(f"print({g}({t.n(1, 3)}), {n})", f"print({n})", f"if {n} > {t.n(2, 4)}: print({t.s('slow')})")}
    """)


@template("matching")
def by_kind_of_value(t: Draw) -> str:
    f, x, total = t.names("size weigh render count", "x v thing", "total out acc")
    order = t.rng.sample(
        [
            f"if isinstance({x}, bool):¶    return {t.any('1', '0', f'int({x})')}",
            f"if isinstance({x}, (int, float)):¶    return {t.any(x, f'{x} * 2', '1')}",
            f"if isinstance({x}, str):¶    return {t.any(f'len({x})', f'int({x}) if {x}.isdigit() else 0')}",
            f"if isinstance({x}, (list, tuple)):¶    return sum({f}(y) for y in {x})"
            if t.n(0, 1)
            else f"if isinstance({x}, (list, tuple)):¶    {total} = 0¶    for y in {x}:¶        {total} += {f}(y)¶    return {total}",
            f"if isinstance({x}, dict):¶    return {f}(list({x}.{t.any('values', 'keys')}()))",
            f"if {x} is None:¶    return 0",
        ],
        6,
    )
    values = [
        str(t.n(0, 9)),
        t.s(t.any("12", "7", t.word())),
        "None",
        "True",
        f"[{t.n(1, 9)}, [{t.n(1, 9)}, {t.s('3')}]]",
    ]
    values += [
        f"{{{t.s('a')}: {t.n(1, 9)}, {t.s('b')}: None}}",
        f"({t.n(1, 9)}, True)",
        f"{t.n(0, 9)}.5",
    ]
    return laid(f"""
        def {f}({x}):
            {block(order[: t.n(4, 6)], 1)}
            {t.any(f"print({t.s('other')}, {x})¶return 0", f"raise TypeError(type({x}).__name__)")}
        for {x} in [{", ".join(t.rng.sample(values, t.n(2, 4)))}]:
            try:
                print({t.maybe(f"{x}, ", 0.3)}{f}({x}))
            except TypeError as e:
                {shown_error(t)}
    """)


@template("matching")
def read_until_the_mark(t: Draw) -> str:
    src, line, state, out = t.names(
        "lines source inputs", "line s word", "state mode flag", "out kept found"
    )
    mark, on = t.s(t.any("end", "quit", "stop", "")), t.s(t.any("on", "begin", "open"))
    words = [t.s(t.word()) for _ in range(t.n(2, 4))]
    words.insert(t.n(0, 1), on)
    if t.n(0, 1):
        words.insert(t.n(2, len(words)), t.s("off"))
    words += [mark, t.s(t.word())][: t.n(1, 2)]
    take = t.any(
        (
            f"{src} = iter([{', '.join(words)}])",
            f"{line} = next({src}, {mark})",
            f"while {line} != {mark}:",
            f"{line} = next({src}, {mark})",
        ),
        (
            f"{src} = [{', '.join(words)}]",
            f"i, {line} = 0, {src}[0]",
            f"while {line} != {mark}:",
            f"i += 1; {line} = {src}[i]",
        ),
        (
            f"{src} = [{', '.join(words)}]",
            "",
            f"while {src} and ({line} := {src}.pop(0)) != {mark}:",
            "",
        ),
        (
            f"{src} = iter([{', '.join(words)}])",
            "",
            f"for {line} in iter(lambda: next({src}), {mark}):",
            "",
        ),
    )
    step = t.any(
        f"if {line} == {on}: {state} = True¶elif {line} == {t.s('off')}: {state} = False¶elif {state}: {out}.append({line})",
        f"if {line} in ({on}, {t.s('off')}):¶    {state} = not {state}¶    print({state})¶else:¶    {out} += [({line}, {state})]",
        f"if {state}:¶    {out}.insert(0, {line}[0])¶{state} = {state} or {line} == {on}",
    )
    return laid(f"""
        {take[0]}
        {state}, {out} = False, []
        {take[1]}
        {take[2]}
            {step}
            {take[3]}
        {t.any(f"else:¶    print({t.s('over')})", "")}
        print({out}, {state})
        {t.maybe(f"print({t.any(f'list({src})', f'len(list({src}))')})", 0.5)}
    """)


@template("matching")
def changed_under_the_loop(t: Draw) -> str:
    xs, x, d, k = t.names("xs todo nums", "x n v", "d stock seen", "k key name")
    first = t.any(
        f"for {x} in {xs}:¶    if {x} % 2:¶        {xs}.remove({x})¶    {t.maybe(f'print({x}, {xs})')}",
        f"for {x} in {xs}[:]:¶    if {x} > {t.n(2, 6)}:¶        {xs}.remove({x})",
        f"for {x} in {xs}:¶    if {x} > {t.n(3, 6)} and len({xs}) < 8:¶        {xs}.append({x} // 2)",
        f"while {xs}:¶    {x} = {xs}.pop({t.any('', '0')})¶    print({x})¶    if {x} > {t.n(4, 7)}: {xs}.append({x} - {t.n(3, 5)})",
        f"for i in range(len({xs})):¶    try:¶        if {xs}[i] % 2 == 0: del {xs}[i]¶    except IndexError as e:¶        print(i, e)¶        break",
    )
    second = t.any(
        f"try:¶    for {k} in {d}:¶        {t.any(f'del {d}[{k}]', f'{d}[{k} + {k}] = 0')}¶except RuntimeError as e:¶    {shown_error(t)}",
        f"for {k} in list({d}):¶    if {d}[{k}] > {t.n(2, 5)}: del {d}[{k}]",
        f"for {k}, v in {d}.copy().items():¶    {d}[{k}[0]] = {d}.pop({k}) + v",
        f"try:¶    for {k} in {d}:¶        {d}[{k}] += 1¶        if {d}[{k}] > {t.n(2, 6)}: {d}.pop({k})¶except RuntimeError:¶    print({t.s('changed')})",
        f"while {d}:¶    {k}, v = {d}.popitem()¶    print({k}, v)¶    if v > {t.n(3, 7)}: break",
    )
    parts = t.rng.sample([first, second], 2)
    return laid(f"""
        {xs} = {t.ints(4, 5, 0, 9)}
        {d} = {t.dict(2, 3)}
        {parts[0]}
        {parts[1]}
        print({xs}, {d})
    """)


@template("matching")
def ends_found_by_errors(t: Draw) -> str:
    f, it, n = t.names("drain collect pull", "it src stream", "n total count")
    start, take, err = t.any(
        (f"{it} = iter(xs)", f"x = next({it})", "StopIteration"),
        ("i = -1", "i += 1¶x = xs[i]", "IndexError"),
        (f"{it} = list(xs)", f"x = {it}.pop({t.any('', '0')})", "IndexError"),
    )
    use = t.any(
        f"{n} += {t.any('x', 'x * 2')}",
        f"if x > {t.n(5, 8)}: return {t.s('big')}, x¶{n} += 1",
        f"if x == 0: continue¶{n} = {n} * 2 + x",
        f"{n} += {t.n(20, 60)} // x",
    )
    end = t.any(f"return {n}", f"print({t.s('end')})¶break", f"print(type(e).__name__)¶return {n}")
    return laid(f"""
        def {f}(xs):
            {start}
            {n} = 0
            while True:
                try:
                    {take}
                    {use}
                except {err} as e:
                    {end}
                {t.any("", f"except ZeroDivisionError:¶    {n} -= 1")}
            return {n}
        print({f}({t.ints(2, 4, 0, 9)}))
        {t.any(f"print({f}([]))", f"r = {f}({t.ints(1, 3, 0, 9)})¶print(r)", f"print({f}(range({t.n(1, 4)})))")}
    """)


@template("matching")
def with_and_errors(t: Draw) -> str:
    c, name, err = t.names("Guard Step Session Scope", "name tag label", "kind exc err")
    thrown = t.any("ValueError", "KeyError", "ZeroDivisionError")
    back = t.any(
        f"return {err} is {thrown}",
        "return False",
        f"return {err} is not None and issubclass({err}, {t.any('ValueError', 'LookupError', 'Exception')})",
        f"if {err}: print({t.s('lost')}, value)",
        "return True",
    )
    crash = {
        "ValueError": f"int({t.s('x')})",
        "KeyError": f"{{}}[{t.n(1, 9)}]",
        "ZeroDivisionError": "1 // 0",
    }[thrown]
    maybe_crash = t.any(
        f"if n > {t.n(0, 2)}: {crash}",
        crash,
        f"if n == 1: return {t.s('left')}",
        f"raise {thrown}(n)",
    )
    inner = t.any(
        f"with {c}({t.s('a')}) as a:¶    {maybe_crash}¶    print(a, n)",
        f"with {c}({t.s('a')}), {c}({t.s('b')}) as b:¶    print({t.s('in')}, b)¶    {maybe_crash}",
        f"with {c}({t.s('a')}):¶    with {c}({t.s('b')}):¶        {maybe_crash}¶    print({t.s('between')})",
    )
    return laid(f"""
        class {c}:
            def __init__(self, {name}): self.{name} = {name}
            def __enter__(self):
                print({t.s("enter")}, self.{name})
                return {t.any("self." + name, "self." + name, f"self.{name} * 2")}
            def __exit__(self, {err}, value, tb):
                print({t.s("exit")}, self.{name}{t.any("", f", {err} is None", f", {err} and {err}.__name__")})
                {back}
        def work(n):
            {inner}
            return {t.any("n", f"{t.s('end')}, n", "n * 10")}
        for n in {t.any("range(2)", "(1, 0)", f"[{t.n(0, 3)}]")}:
            try:
                print(work(n))
            except Exception as e:
                {shown_error(t)}
            {t.any(f"else:¶    print({t.s('fine')})", "")}
    """)
