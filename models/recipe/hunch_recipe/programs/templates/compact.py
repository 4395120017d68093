"""Compact style: several things in one line."""

from .material import laid, literals, people, shuffled, some, table, things
from .registry import Draw, template

FUNCTIONS = {
    "inc": "X + 1",
    "dec": "X - 1",
    "double": "X * 2",
    "triple": "3 * X",
    "half": "X // 2",
    "last": "X % 10",
    "flip": "-X",
    "add_two": "X + 2",
    "f": "",
    "g": "",
    "h": "",
    "step": "",
    "shift": "",
    "bump": "",
    "p": "",
}


TESTS = {
    "even": "X % 2 == 0",
    "odd": "X % 2",
    "big": "X > 5",
    "small": "X < 4",
    "ok": "X != 3",
    "positive": "X > 0",
    "good": "X % 3 != 1",
    "fits": "0 < X < 7",
}


def put(t: Draw, name: str, parameters: str, said: str, value: str) -> str:
    """A function that says something and returns a value, in one line or in three."""
    if not said:
        return t.any(
            f"def {name}({parameters}): return {value}",
            f"def {name}({parameters}): return {value}",
            f"{name} = lambda {parameters}: {value}",
            f"def {name}({parameters}):¶    return {value}",
        )
    return t.any(
        f"def {name}({parameters}): {said}; return {value}",
        f"def {name}({parameters}):¶    {said}¶    return {value}",
        f"def {name}({parameters}):¶    {said}; return {value}",
    )


def small_function(t: Draw, loud: float = 0.6, x: str = "") -> tuple[str, str]:
    """The name and the text of a function of one number."""
    name, x = t.name(*FUNCTIONS), x or t.any("x", "n", "v", "a")
    value = FUNCTIONS[name] or t.any(
        f"X + {t.n(1, 9)}", f"X * {t.n(2, 4)}", f"{t.n(5, 12)} - X", f"X % {t.n(2, 6)}", "X or 1"
    )
    said = t.any(
        f"print({t.s(name)}, {x})",
        f"print({t.s(name)})",
        f"print({x})",
        f'print(f"{name}({{{x}}})")',
    )
    return name, put(t, name, x, t.maybe(said, loud), value.replace("X", x))


def small_test(t: Draw, loud: float = 0.5) -> tuple[str, str]:
    """The name and the text of a predicate of one number."""
    name, x = t.name(*TESTS), t.any("x", "n", "k")
    said = t.any(f"print({t.s(name + '?')}, {x})", f"print({t.s('?')}, {x})", f"print({x})")
    return name, put(t, name, x, t.maybe(said, loud), TESTS[name].replace("X", x))


def nest(t: Draw, depth: int, one: tuple[str, ...], two: str) -> str:
    """Calls within calls."""
    if depth <= 0:
        return str(t.n(1, 9))
    if two and t.n(0, 2) == 0:
        return f"{two}({nest(t, depth - 1, one, two)}, {nest(t, depth - t.n(1, 2), one, two)})"
    return f"{t.any(*one)}({nest(t, depth - 1, one, two)})"


@template("compact")
def calls_three_deep(t: Draw) -> str:
    (f, a), (g, b) = small_function(t, 0.7), small_function(t, 0.5)
    two = t.name("add", "plus", "sub", "join", "mix", "pair")
    op = {"add": "+", "plus": "+", "sub": "-", "join": "* 10 +"}.get(two, t.any("+", "-", "* 2 -"))
    c = put(t, two, "a, b", t.maybe(f"print({t.s(two)}, a, b)"), f"a {op} b")
    calls = [nest(t, t.n(2, 4), (f, g), two) for _ in range(3)]
    return laid(f"""
        {shuffled(t, 3, a, b, c)}
        {t.any(f"print({calls[0]})", f"r = {calls[0]}¶print(r)")}
        {t.any(f"print({calls[1]}, {f}({t.n(1, 9)}))", f"x, y = {calls[1]}, {g}({t.n(1, 9)}); print(x, y)", f"total = {calls[1]} + {g}({t.n(1, 9)})")}
        {t.maybe(f"print([{calls[2]}, {f}({g}({t.n(1, 5)}))])", 0.4)}
    """)


@template("compact")
def guards_on_one_line(t: Draw) -> str:
    f, n = t.names("fact power size label steps check", "n x k num")
    work = t.any(
        f"while {n} > {t.n(2, 9)}: {n} //= 2",
        f"while {n} % 2 == 0: {n} //= 2",
        f"while {n} > 9: {n} = {n} // 10 + {n} % 10",
        f"if {n} > {t.n(10, 30)}: {n} -= 10",
        f"for k in range({t.n(2, 3)}): {n} += k",
        f"if {n} % 2: {n} += 1",
    )
    recursive = t.any(
        f"return {n} + {f}({n} - {t.n(2, 3)})",
        f"return {f}({n} // 2) + {n} % 2",
        f"return {n} * {f}({n} - 3) % 100",
    )
    ending = t.any(
        work + f"¶return {n}",
        work + "¶" + work.replace("2", "3") + f"¶return {n} * 2",
        recursive,
        f"if {n} % 2: return {f}({n} - 1) + 1¶" + recursive,
    )
    guards = some(
        t,
        2,
        f"if {n} < 0: return {t.any('None', '-1', f'{f}(-{n})', '0')}",
        f"if {n} == 0: return {t.n(0, 2)}",
        f"if {n} in ({t.n(1, 3)}, {t.n(4, 7)}): return {t.n(1, 9)}",
        depth=1,
    )
    return laid(f"""
        def {f}({n}):
            {guards}
            if {n} < {t.n(3, 6)}: return {t.any(n, f"{n} + 1", "1")}
            {ending}
        {t.any(f"for i in {t.numbers(2, 4, -3, 20)}: print({f}(i))", f"print({f}({t.n(-2, 9)}), {f}({t.n(3, 30)}))", f"a = {f}({t.n(0, 9)}); b = {f}({t.n(8, 25)}); print(a, b)")}
    """)


@template("compact")
def loops_on_one_line(t: Draw) -> str:
    xs, n, out = t.names("xs nums data values", "n k m", "out seen acc")
    first = t.any(
        f"for x in {xs}: print(x{t.any('', ' * 2', ', end=' + t.s(' '))})",
        f"for i, x in enumerate({xs}): print(i, x)",
        f"for x in {xs}: {out}.append(x * {n}); {n} += 1",
        f"for x in {xs}: {n} += x; {out}.append({n})",
        f"for i in range(len({xs}) - 1): {xs}[i] += {xs}[i + 1]",
        f"for x in {xs}:¶    if x % 2: {out}.append(x)¶    else: {n} += x",
        f"for x in {xs}:¶    if x > {t.n(4, 8)}: break¶    {out} += [x]; {n} += 1",
    )
    second = t.any(
        f"while {n} > {t.n(0, 2)}: {n} //= 2",
        f"while {n} > 1: {n} -= 2; print({n})",
        f"while {xs}: {out}.append({xs}.pop())",
        f"while len({xs}) > 1: {xs}.append({xs}.pop(0) + {xs}.pop(0))",
        f"while {n} % 5: {n} += 1¶else: print({t.s('stop')}, {n})",
        f"for x in {xs}: {n} += x¶else: {out}.append({n})",
    )
    return laid(f"""
        {xs} = {t.ints(3, 5, 0, 9)}{t.any("; ", "¶")}{out}, {n} = [], {t.n(1, 12)}
        {t.any(first, first, second)}
        {second}
        {t.any(f"print({xs}, {n})", f"print({xs}); print({out}, {n})", f"print({out}, {n}, sep={t.s('|')})")}
    """)


@template("compact")
def semicolons_between(t: Draw) -> str:
    (f, text), a, b, n = small_function(t), *t.names("a x left", "b y right", "n count k")
    lines = shuffled(
        t,
        t.n(2, 3),
        f"{a}, {b} = {b}, {a}; {n} += 1",
        f"{a} += {b}; {b} -= {t.n(1, 4)}; print({a}, {b})",
        f"{b} = {f}({a}); {a} = {f}({b}); {n} -= {t.n(1, 2)}",
        f"{n} = {f}({n}) + {f}({a}); print({n})",
        f"{a} = {b} = {f}({t.n(0, 5)}); {n} *= 2",
        f"if {a} > {b}: {a}, {b} = {b}, {a}; print({t.s('swap')})",
        f"for i in range({t.n(2, 3)}): {a} += i; {n} += {a}",
        f"print({f}({a})); print({f}({b}), {n})",
    )
    return laid(f"""
        {text}
        {a} = {f}({t.n(1, 9)}); {b} = {f}({t.n(1, 9)}); {n} = {t.n(0, 5)}
        {lines}
        {t.any(f"print({a}, {b}, {n})", f"print({a}); print({b}); print({n})", f"s = {a} + {b} + {n}; print(s)")}
    """)


@template("compact")
def one_call_or_the_other(t: Draw) -> str:
    (f, a), (g, b), (p, c) = small_function(t), small_function(t), small_test(t)
    x, xs = t.names("x n v", "xs nums items")
    test = t.any(f"{p}({x})", f"not {p}({x})", f"{x} > {t.n(2, 7)}", f"{p}({f}({x}))")
    choice = t.any(
        f"{f}({x}) if {test} else {g}({x})",
        f"{f}({g}({x})) if {test} else {g}({f}({x}))",
        f"({f} if {test} else {g})({x})",
        f"{f}({x}) if {test} else {g}({x}) if {x} % 3 else {x}",
        f"{x} + ({f}({x}) if {test} else {g}({x}))",
        f"({g}({x}) and {f}({x})) if {test} else {t.s('no')}",
    )
    use = t.any(
        f"for {x} in {t.ints(2, 4, 0, 9)}:¶    print({choice})",
        f"{xs} = [{choice} for {x} in {t.ints(2, 4, 0, 9)}]¶print({xs})",
        f"def pick({x}): return {choice}¶print(pick({t.n(0, 5)}), pick({t.n(3, 9)}))",
        f"{x} = {t.n(0, 9)}; r = {choice}¶print({x}, r)¶print({choice})",
    )
    return laid(f"""
        {shuffled(t, 3, a, b, c)}
        {use}
    """)


@template("compact")
def calls_cut_short(t: Draw) -> str:
    (f, a), (p, b), (q, c) = small_function(t, 0.8), small_test(t, 0.8), small_test(t, 0.8)
    n = t.name("n", "x", "k")
    shown = shuffled(
        t,
        t.n(2, 3),
        f"print({p}({t.n(0, 9)}) and {q}({t.n(0, 9)}))",
        f"print({p}({t.n(0, 9)}) or {q}({t.n(0, 9)}) or {f}({t.n(1, 5)}))",
        f"{n} = {t.n(0, 9)}; print({n} > {t.n(1, 5)} and {p}({n}))",
        f"r = {f}({t.n(0, 3)}) or {f}({t.n(4, 9)}); print(r)",
        f"print(not {p}({t.n(0, 9)}) and not {q}({t.n(0, 9)}))",
        f"print(({p}({t.n(0, 9)}) or {q}({t.n(0, 9)})) and {f}({t.n(1, 9)}))",
        f"print({p}({f}({t.n(0, 6)})) and {t.s('yes')} or {t.s('no')})",
    )
    loop = t.any("and", "or")
    return laid(f"""
        {shuffled(t, 3, a, b, c)}
        {shown}
        {t.maybe(f"for i in {t.numbers(2, 3, 0, 9)}:¶    if {p}(i) {loop} {q}(i): print({t.s('hit')}, i)¶    {t.any('else: print(i)', f'elif {p}(i + 1): print(-i)', '')}", 0.6)}
    """)


@template("compact")
def compared_in_a_chain(t: Draw) -> str:
    (f, text), lo, hi, x = small_function(t, 0.7), *t.names("low lo floor", "high hi top", "x n v")
    low = put(t, lo, "", t.maybe(f"print({t.s(lo)})", 0.7), str(t.n(0, 4)))
    high = put(t, hi, "", t.maybe(f"print({t.s(hi)})", 0.7), str(t.n(5, 12)))
    test = t.any(
        f"{lo}() {t.any('<', '<=')} {f}({x}) {t.any('<', '<=')} {hi}()",
        f"{lo}() < {x} < {f}({x}) < {hi}()",
        f"{f}({x}) == {x} != {hi}()",
        f"{hi}() > {f}({x}) >= {lo}()",
        f"not {lo}() <= {f}({x}) <= {hi}()",
    )
    return laid(f"""
        {shuffled(t, 3, text, low, high)}
        {t.any(f"for {x} in {t.ints(2, 4, 0, 12)}: print({x}, {test})", f"for {x} in {t.ints(2, 3, 0, 12)}:¶    if {test}: print({x}, {t.s('in')})¶    else: print({t.s('out')})", f"inside = [{x} for {x} in {t.ints(3, 5, 0, 12)} if {test}]¶print(inside)", f"{x} = {t.n(0, 9)}; ok = {test}; print(ok, {x})")}
    """)


@template("compact")
def named_in_passing(t: Draw) -> str:
    (f, text), n, y, xs = small_function(t, 0.4), *t.names("n x left", "y got val", "xs nums data")
    parts = shuffled(
        t,
        2,
        f"while ({n} := {n} - {t.n(2, 4)}) > {t.n(0, 2)}: print({n})",
        f"while ({y} := {f}({n})) != {n} and {n} < 9:¶    {n} += 1; print({n}, {y})",
        f"if ({y} := {f}({n})) > {t.n(3, 9)}: print({t.s('big')}, {y})¶else: {n} = {y}",
        f"print([{y} for x in {xs} if ({y} := {f}(x)) > {t.n(2, 8)}])",
        f"print({{x: {y} for x in {xs} if ({y} := x % {t.n(2, 4)})}})",
        f"print(({y} := {f}({n})), {y} * 2, {f}({y}))",
        f"if any(({y} := x) > {t.n(4, 8)} for x in {xs}): print({t.s('first')}, {y})",
        f"while {xs} and ({y} := {xs}.pop()) {t.any('<', '>')} 5: {n} += {y}",
        f"total = 0; print([total := total + x for x in {xs}])",
    )
    return laid(f"""
        {text}
        {n}, {y}, {xs} = {t.n(5, 13)}, 0, {t.ints(3, 5, 0, 9)}
        {parts}
        print({n}, {t.any(y, f"{y} + 1", f"len({xs})")})
    """)


@template("compact")
def tree_in_two_calls(t: Draw) -> str:
    c, f, node = t.names("Node Tree Leaf", "count height total deepest", "node t root")
    size = t.n(0, 1)
    left, right, value = (
        (f"{node}.left", f"{node}.right", f"{node}.value")
        if size
        else (f"{node}[1]", f"{node}[2]", f"{node}[0]")
    )
    empty = t.any(f"not {node}", f"{node} is None")
    both = t.any(
        f"1 + {f}({left}) + {f}({right})",
        f"{value} + {f}({left}) + {f}({right})",
        f"1 + max({f}({left}), {f}({right}))",
        f"{f}({left}) + {value} * 2 - {f}({right})",
        f"max({value}, {f}({left}), {f}({right}))",
    )
    body = t.any(
        f"if {empty}: return 0¶return {both}",
        f"return 0 if {empty} else {both}",
        f"if {empty}: return 0¶print({value})¶return {both}",
    )

    def tree(depth: int) -> str:
        if depth == 0 or t.n(0, 4) == 0:
            return "None"
        inner = f"{t.n(1, 9)}, {tree(depth - 1)}, {tree(depth - 1)}"
        return f"{c}({inner})" if size else f"({inner})"

    a, b = f"{t.n(1, 9)}, {tree(2)}, {tree(1)}", f"{t.n(1, 9)}, {tree(1)}, {tree(2)}"
    cls = f"class {c}:¶    def __init__(self, value, left=None, right=None):¶        self.value, self.left, self.right = value, left, right"
    a, b = (f"{c}({a})", f"{c}({b})") if size else (f"({a})", f"({b})")
    return laid(f"""
        {cls if size else ""}
        def {f}({node}):
            {body}
        {t.any(f"print({f}({a}))", f"a = {a}; b = {b}¶print({f}(a), {f}(b))", f"print({f}({a}) + {f}({b}))", f"root = {a}¶n = {f}(root); print(n, {f}(None))")}
    """)


@template("compact")
def displays_of_calls(t: Draw) -> str:
    (f, a), (g, b) = small_function(t), small_function(t)
    k = [t.n(0, 9) for _ in range(8)]
    x, key = t.names("x n i", "row box got")
    parts = shuffled(
        t,
        3,
        f"{key} = [{f}({k[0]}), {g}({k[1]}), {f}({g}({k[2]}))]; print({key})",
        f"print({{{t.s('a')}: {f}({k[3]}), {t.s('b')}: {g}({k[4]})}})",
        f"print(({f}({k[5]}), [{g}({k[6]})]), {k[7]})",
        f"print([{f}({x}) + {g}({x}) for {x} in {t.any(f'range({t.n(2, 4)})', t.ints(2, 3))}])",
        f"print({{{x}: {f}({x}) for {x} in ({k[0]}, {k[1]})}})",
        f"print([{f}({x}) for {x} in [{g}({k[2]}), {g}({k[3]})]])",
        f'print(f"{{{f}({k[4]})}} and {{{g}({k[5]})}}")',
        f"print({f}({k[6]}), {g}({k[7]}), {f}({k[0]}))",
        f"{x}, *more = {f}({k[1]}), {g}({k[2]}), {f}({k[3]}); print({x}, more)",
        f"print([[{f}({k[4]}), {g}({k[5]})], [{g}({k[6]})] * 2][{t.n(0, 1)}])",
    )
    return laid(f"""
        {shuffled(t, 2, a, b)}
        {parts}
    """)


@template("compact")
def stars_in_displays(t: Draw) -> str:
    f, a, b, d = t.names("f show total call", "a xs first", "b ys second", "d opts conf")
    one, two = t.words(2, 2)
    value = t.any("sum(args)", "len(args) + len(kw)", "(args, kw)", "[*args, *kw]", "max(args)")
    parts = shuffled(
        t,
        t.n(3, 4),
        f"head, *rest = {a}; print(head, rest)",
        f"*most, end = {b}; print(most, end)",
        f"p, *mid, q = [*{a}, *{b}]; print(p, mid, q)",
        f"print(*{a}); print(*{b}, sep={t.s(t.any('-', ',', ''))})",
        f"{a} = [*{a}, {t.n(0, 9)}, *{b}]; print(len({a}), {a}[{t.any(-1, 0, 2)}])",
        f"print({{**{d}, {t.s(one)}: {t.n(10, 20)}}})",
        f"{d} = {{{t.s(two)}: 0, **{d}}}; print({d})",
        f"print({f}(*{a}, **{d}))",
        f"print({f}({t.n(1, 9)}, *{b}, k={t.n(1, 9)}))",
        f"print({{*{a}, *{b}}} == set({a} + {b}), (*{b},))",
        f"print(*[x * 2 for x in {a}], *{t.s(t.word()[:3])})",
    )
    return laid(f"""
        def {f}(*args, **kw): {t.maybe("print(args, kw); ")}return {value}
        {a}, {b} = {t.ints(2, 4)}, {t.ints(2, 3)}
        {d} = {t.any(f"{{{t.s(one)}: {t.n(0, 9)}}}", f"dict({one}_={t.n(0, 9)})")}
        {parts}
    """)


@template("compact")
def layers_of_comprehensions(t: Draw) -> str:
    rows, ws, x, r = t.names("rows grid m", "words names ws", "x v n", "r row line")
    grid = [[t.n(0, 9) for _ in range(t.n(2, 3))] for _ in range(t.n(2, 3))]
    words = t.words(3, 4)
    parts = shuffled(
        t,
        3,
        f"print([{x} for {r} in {rows} for {x} in {r} if {x} % {t.n(2, 3)}])",
        f"print([[{x} * {t.n(2, 3)} for {x} in {r} if {x} > {t.n(1, 5)}] for {r} in {rows}])",
        f"flat = [{x} for {r} in {rows} if sum({r}) > {t.n(5, 14)} for {x} in {r}]; print(flat)",
        f"print({{w: len(w) for w in {ws} if {t.any('len(w) > 3', repr('a') + ' in w', 'w[0] < ' + repr('m'))}}})",
        f"print(sorted({{w[{t.any(0, -1)}] for w in {ws}}}))",
        f"print({{len(w): [v for v in {ws} if len(v) == len(w)] for w in {ws}}})",
        f"print([(i, j) for i in range({t.n(2, 3)}) for j in range({t.any('i', '3', '2')}) if i {t.any('!=', '+', '>=')} j])",
        f"print([w.upper() if len(w) > {t.n(3, 4)} else w[::-1] for w in {ws}])",
        f"print(sum(max({r}) for {r} in {rows}), [len({r}) for {r} in {rows}])",
        f"print([{t.s('')}.join(c for c in w if c not in {t.s('aeiou')}) for w in {ws}])",
        f"print({{i: {{{x} for {x} in {r} if {x} < 5}} for i, {r} in enumerate({rows}) if i}})",
        f"print([[{r}[i] for {r} in {rows}] for i in range(2)])",
    )
    return laid(f"""
        {rows} = {grid}
        {ws} = {t.any(literals(t, words), f"{t.s(' '.join(words))}.split()")}
        {parts}
    """)


@template("compact")
def ranked_by_key(t: Draw) -> str:
    f, ws, pairs = t.names("score rank weight cost", "words names items", "pairs stock table")
    value = t.any(
        "(len(w), w)",
        "len(w)",
        "w[-1]",
        "(-len(w), w[0])",
        f"w.count({t.s(t.any('a', 'e', 'o'))})",
        "w[::-1]",
        "sum(c in 'aeiou' for c in w)",
    )
    entries = {g: t.n(1, 20) for g in things(t, 3, 4)}
    parts = shuffled(
        t,
        t.n(2, 3),
        f"print(sorted({ws}, key={f}{t.any('', ', reverse=True')}))",
        f"print(min({ws}, key={f}), max({ws}, key={f}))",
        f"{ws}.sort(key={f}); print({ws}[0])",
        f"print(sorted({pairs}, key=lambda k: {t.any(f'-{pairs}[k]', f'({pairs}[k], k)', f'{pairs}[k] % 5')}))",
        f"print(max({pairs}.items(), key=lambda kv: {t.any('kv[1]', '(kv[1] % 3, kv[0])', '-kv[1]')})[0])",
        f"best, *_ = sorted({pairs}.items(), key=lambda p: p[1], reverse=True); print(best)",
        f"print(max({f}(w) for w in {ws}))",
        f"print([w for w in sorted({ws}, key=len) if {f}(w) != {f}({ws}[0])])",
    )
    return laid(f"""
        {put(t, f, "w", t.maybe(f"print({t.s('key')}, w)", 0.4), value)}
        {ws} = {literals(t, [w.lower() for w in people(t, 3, 4)])}
        {pairs} = {table(t, entries)}
        {parts}
    """)


@template("compact")
def asked_until_sure(t: Draw) -> str:
    (p, a), (q, b), xs, ws = small_test(t, 0.8), small_test(t, 0.4), *t.names("xs ns", "ys more")
    parts = shuffled(
        t,
        t.n(2, 3),
        f"print(any({p}(x) for x in {xs}))",
        f"print(all({p}(x) for x in {xs}))",
        f"print(any({p}(x) and {q}(x) for x in {xs} if x))",
        f"print(all(any({p}(y) for y in r) for r in ({xs}, {ws})))",
        f"print(not any({q}(x) for x in {ws}) or all({p}(x) for x in {ws}))",
        f"print(next((x for x in {xs} if {p}(x)), {t.any('None', '-1', t.s('none'))}))",
        f"print(sum(1 for x in {ws} if {q}(x)), list(filter({p}, {ws})))",
        f"if all(map({q}, {xs})): print({t.s('all')})¶else: print({t.s('not all')})",
        f"ok = all(x < y for x, y in zip({xs}, {xs}[1:])); print(ok)",
    )
    return laid(f"""
        {shuffled(t, 2, a, b)}
        {xs}, {ws} = {t.ints(2, 4, 0, 9)}, {t.ints(2, 3, 0, 9)}
        {parts}
    """)


@template("compact")
def mapped_and_numbered(t: Draw) -> str:
    (f, a), (p, b), xs, ws = (
        small_function(t, 0.5),
        small_test(t, 0.3),
        *t.names("xs ns", "ws names"),
    )
    words = t.words(2, 4)
    parts = shuffled(
        t,
        3,
        f"print(list(map({f}, {xs})))",
        f"print(*map({f}, filter({p}, {xs})))",
        f"print(sum(map({f}, {xs})), max(map(len, {ws})))",
        f"for i, w in enumerate({ws}, {t.any(1, 1, 10)}): print(i, w)",
        f"for w, x in zip({ws}, {xs}): print(w, {t.any(f'{f}(x)', 'x', 'w * (x % 3)')})",
        f"print(dict(zip({ws}, {t.any(xs, f'map({f}, {xs})')})))",
        f"print([i for i, x in enumerate({xs}) if {p}(x)])",
        f"print(list(zip({xs}, {xs}[1:])), [y - x for x, y in zip({xs}, {xs}[1:])])",
        f"print(list(map(lambda x, w: x * len(w), {xs}, {ws})))",
        f"it = map({f}, {xs}); print(next(it)); print(list(it))",
        f"print({{i: {f}(x) for i, x in enumerate({xs}, {t.n(1, 3)})}})",
    )
    return laid(f"""
        {shuffled(t, 2, a, b)}
        {xs}, {ws} = {t.ints(3, 4, 0, 9)}, {literals(t, words)}
        {parts}
    """)


@template("compact")
def slices_in_place(t: Draw) -> str:
    (f, text), xs, ys = small_function(t, 0.4), *t.names("xs nums a", "ys copy b")
    lines = shuffled(
        t,
        t.n(3, 4),
        f"{xs}[1:3] = [{t.n(10, 30)}]; print({xs})",
        f"{xs}[:0] = {t.ints(1, 2)}; print(len({xs}))",
        f"{xs}[len({xs}):] = [{f}({t.n(0, 9)})]; {ys} = {xs}[::-1]",
        f"del {xs}[{t.any('0', '-1', ':2', '::3')}]; print({xs})",
        f"{xs}[0], {xs}[-1] = {xs}[-1], {xs}[0]; print({xs}[:2])",
        f"{ys}[::2] = [0] * len({ys}[::2]); print({ys})",
        f"{xs}[1] += {f}({xs}[0]); {ys}[0] -= {t.n(1, 5)}",
        f"{xs}[-1] = {ys}[0] = {f}({ys}[1]); print({xs}, {ys})",
        f"{ys}[:] = [{f}(v) for v in {ys}]; print({ys})",
        f"i = {t.n(0, 1)}; i, {xs}[i] = {t.n(0, 2)}, {t.n(40, 50)}; print(i, {xs})",
    )
    return laid(f"""
        {text}
        {xs} = {t.ints(5, 6, 0, 9)}; {ys} = {t.any(f"{xs}[:]", xs, f"list({xs})", f"{xs}[1:]")}
        {lines}
        print({xs}, {t.any(ys, f"{xs} is {ys}", f"{xs} == {ys}", f"{ys}[-2:]")})
    """)


@template("compact")
def lambdas_in_a_table(t: Draw) -> str:
    ops, k, run = t.names("ops table actions calc", "k op name", "run apply do")
    pool = [
        ("add", "+", "a + b"),
        ("sub", "-", "a - b"),
        ("mul", "*", "a * b"),
        ("max", ">", "a if a > b else b"),
        ("mod", "%", t.any("a % b if b else a", "a % (b or 1)")),
        ("avg", "~", "(a + b) / 2"),
        ("pair", ",", "(a, b)"),
    ]
    chosen, style = t.rng.sample(pool, t.n(2, 4)), t.n(0, 1)
    keys = [t.s(row[style]) for row in chosen]
    body = ", ".join(f"{key}: lambda a, b: {row[2]}" for key, row in zip(keys, chosen, strict=True))
    jobs = ", ".join(f"({t.any(*keys)}, {t.n(1, 9)}, {t.n(0, 9)})" for _ in range(t.n(2, 3)))
    call = t.any(
        f"{ops}[{k}](a, b)",
        f"{ops}.get({k}, lambda a, b: None)(a, b)",
        f"{ops}[{k}](b, a)",
        f"{ops}[{k}](a, {ops}[{keys[0]}](b, {t.n(1, 3)}))",
        f"{ops}[{k}](a, b) if {k} in {ops} else None",
    )
    said = t.any("", f"print({k}, len({ops})); ", f"print({k}); ")
    body = t.any(
        f"{ops} = {{{body}}}¶{said}return {call}",
        f"{ops} = {{{body}}}; {said}return {call}",
        f"{ops} = {{{body}}}¶r = {call}¶{said}return r",
    )
    more = t.any(keys[0], keys[1], t.s("?") if ".get(" in call or "else" in call else keys[-1])
    return laid(f"""
        def {run}({k}, a, b):
            {body}
        {t.any(f"for {k}, a, b in [{jobs}]: print({k}, {run}({k}, a, b))", f"out = [{run}(*job) for job in [{jobs}]]; print(out)", f"for args in ({jobs}):¶    r = {run}(*args); print(r)")}
        {t.any(f"print({run}({more}, {t.n(1, 9)}, {t.n(1, 9)}))", f"a, b = {t.n(1, 9)}, {t.n(1, 9)}; print({run}({keys[0]}, a, b), {run}({keys[1]}, b, a))", "")}
    """)


@template("compact")
def calls_on_results(t: Draw) -> str:
    c, make, add, total = t.names(
        "Sum Box Tally Acc", "make new start", "add put plus", "total n v"
    )
    chain = f"{make}({t.n(0, 9)})" + "".join(f".{add}({t.n(1, 9)})" for _ in range(t.n(1, 3)))
    step = t.any(
        f"self.{total} += x; return self",
        f"return {c}(self.{total} + x)",
        f"print({t.s('+')}, x); self.{total} += x; return self",
        f"return {make}(self.{total} * 2 + x)",
    )
    names = t.rng.sample(["a", "b", "c", "big", "red", "top"], 3)
    listed = ", ".join(f"{c}({t.n(1, 20)}, {t.s(n)})" for n in names)
    uses = shuffled(
        t,
        3,
        f"print({chain}.{total})",
        f"r = {chain}; print(r.{total}, r.area())",
        f"print(max([{listed}], key=lambda s: s.area()).name)",
        f"print([s.name for s in sorted(({listed}), key=lambda s: -s.{total})][0])",
        f"print({make}({t.n(1, 9)}).{add}({make}({t.n(1, 9)}).area()).{total})",
        f"print({c}({t.n(1, 9)}, {t.s('x')}).name.upper() * {t.n(1, 3)}, {make}(0).name)",
        f"print(sum(s.area() for s in [{listed}][:2]))",
    )
    return laid(f"""
        class {c}:
            def __init__(self, {total}, name={t.s(t.any("none", "new", "-"))}): self.{total}, self.name = {total}, name
            def {add}(self, x): {step}
            def area(self): return {t.any(f"self.{total} * 2", f"self.{total} ** 2", f"self.{total} % 7 + len(self.name)")}
        def {make}(x{t.any("", "=0")}): {t.maybe(f"print({t.s('make')}, x); ")}return {c}(x)
        {uses}
    """)


@template("compact")
def choices_in_choices(t: Draw) -> str:
    f, x, y, xs = t.names("grade kind size label", "x n k", "y d other", "xs data ns")
    a, b, c = (t.s(w) for w in t.rng.sample(["low", "mid", "high", "none", "odd", "ok", "max"], 3))
    nested = t.any(
        f"{a} if {x} < {t.n(1, 4)} else {b} if {x} < {t.n(5, 8)} else {c}",
        f"({a} if {x} % 2 else {b}) if {x} > {t.n(2, 5)} else {c}",
        f"{x} if {x} else {y} if {y} else {c}",
        f"{a} if not {x} else {b} if not not {y} and {x} > {y} else {c}",
        f"{a} if {x} in ({t.n(0, 3)}, {t.n(4, 6)}) else {b} if {x} in range({t.n(3, 9)}) else {c}",
        f"[{a}, {b}, {c}][({x} > 2) + ({x} > {y})]",
    )
    extra = shuffled(
        t,
        2,
        f"{x} = {t.n(0, 2)}; {y} = {x} or {t.n(3, 9)}; print({x} if {x} else {y})",
        f"print(not {t.n(0, 1)}, not not {t.any('[]', '[0]', t.s(''), '3')})",
        f"print({t.n(0, 5)} in ({t.n(0, 5)}, {t.n(0, 5)}), {a} not in ({b}, {c}))",
        f"print({a} if {t.any('[]', '{}', '0.0', t.s('a'), '(0,)')} else {b})",
        f"print(max({xs}) if {xs} else 0, min({xs}, default=-1))",
        f"print([v if v % 2 else -v for v in {xs} if v not in (1, {t.n(2, 5)})])",
        f"print(({a}, {b})[{t.n(0, 9)} > {t.n(0, 9)}], {xs} and {xs}[0])",
    )
    return laid(f"""
        def {f}({x}, {y}={t.n(0, 5)}): return {nested}
        {xs} = {t.any(t.ints(2, 4, 0, 9), t.ints(2, 4, 0, 9), "[]")}
        for v in {t.any(xs, f"{xs} or [{t.n(0, 9)}]")}: print(v, {f}(v))
        {t.any(f"print({f}({t.n(0, 9)}, {t.n(0, 9)}), {f}(0))", f"print([{f}(v, 0) for v in range({t.n(2, 4)})])")}
        {extra}
    """)


@template("compact")
def items_changed_by_calls(t: Draw) -> str:
    (f, text), d, c, obj = (
        small_function(t, 0.6),
        *t.names("d stock bag", "Box Pot Cart", "box o p"),
    )
    a, b = (t.s(w) for w in things(t, 2, 2))
    lines = shuffled(
        t,
        4,
        f"{d}[{a}] += {f}({d}[{b}])",
        f"{d}[{b}] -= 1; {d}[{a}] *= {t.n(2, 3)}",
        f"{obj}.n += {f}({t.n(1, 9)}); print({obj}.n)",
        f"{obj}.xs[{t.any(0, -1)}] += {t.n(1, 5)}; {obj}.xs += [{f}({obj}.n)]",
        f"{obj}.n, {d}[{b}] = {d}[{b}], {obj}.n",
        f"{d}[{t.s('new')}] = {obj}.n = {f}({t.n(0, 9)})",
        f"for k in {d}: {d}[k] += len(k); {obj}.n -= 1",
        f"if {obj}.n > {t.n(2, 9)}: {obj}.n //= 2; print({t.s('half')})",
        f"del {d}[{t.any(a, b)}]; {d}[{a}] = {d}[{b}] = {t.n(1, 9)}",
        f"{d}[{a}] = {d}.get({t.s('pin')}, 0) + {f}({obj}.n)",
    )
    return laid(f"""
        {text}
        class {c}: n = {t.n(0, 9)}; xs = [{t.n(1, 9)}]
        {d}, {obj} = {{{a}: {t.n(0, 9)}, {b}: {t.n(0, 9)}}}, {c}()
        {lines}
        print({d}, {obj}.n, {obj}.xs{t.maybe(f", {c}.n")})
    """)
