"""Control flow in unusual places: finally, else, returns within loops."""

from .material import laid, some, things
from .registry import Draw, template

OWN = "BadInput TooMuch OutOfStock NotReady Refused LimitError GameOver ParseError"


def shown_error(t: Draw, e: str = "e") -> str:
    """What handlers print."""
    return t.any(
        f"print(type({e}).__name__, {e})",
        f"print({t.s('error:')}, {e})",
        f"print({t.s('caught')}, repr({e}))",
        f'print(f"failed: {{{e}}}")',
        f"print({e}.args)",
    )


def risky(t: Draw, x: str) -> str:
    """An expression that fails for some values, and values for it."""
    return t.any(
        f"{t.n(10, 60)} // {x}",
        f"{t.n(10, 60)} / {x}",
        f"[{t.n(1, 9)}, {t.n(1, 9)}, {t.n(1, 9)}][{x}]",
        f"{{1: {t.s('a')}, 2: {t.s('b')}}}[{x}]",
        f"int({t.s('12x')}[{x}])",
        f"{t.s(t.word())}[{x}].upper()",
    )


@template("flow")
def returns_in_every_clause(t: Draw) -> str:
    f, x, r = t.names("attempt safe_get work check", "x n i", "r value got")
    tried = t.any(
        f"{r} = {risky(t, x)}¶" + t.maybe(f"print({t.s('tried')}, {r})"),
        f"if {x} > {t.n(3, 6)}: return {t.s('early')}¶{r} = {risky(t, x)}",
        f"{r} = {risky(t, x)}¶if {r}:¶    return {r}",
    )
    handler = t.any(
        f"print({t.s('except')})¶return {t.any('None', '-1', t.s('bad'))}",
        f"return {t.any('0', f'{x} * 10', f'str({x})')}",
        f"{r} = {t.n(0, 9)}¶{x} += 1",
    )
    other = t.any(
        "",
        f"else:¶    print({t.s('else')})¶    return {r}",
        f"else:¶    {t.any(f'return {r}, {x}', f'{r} = [{r}]')}",
    )
    final = t.any(
        f"print({t.s('finally')}, {x})",
        f"{x} = 0; print({t.s('cleanup')})",
        f"print({t.s('bye')})",
        f"if {x} == {t.n(0, 3)}:¶    return {t.s('final')}",
    )
    return laid(f"""
        def {f}({x}):
            try:
                {tried}
            except {t.any("Exception", "(ZeroDivisionError, LookupError, ValueError)", "Exception as e")}:
                {handler}
            {other}
            finally:
                {final}
            {t.any(f"return {r}", f"print({t.s('after')})¶return {r}", "")}
        for n in {t.numbers(2, 4, 0, 5)}:
            print({t.any("", "n, ")}{f}(n))
    """)


@template("flow")
def finally_has_the_word(t: Draw) -> str:
    f, log, x = t.names("outcome answer result work", "log trail notes", "x n k")
    last = t.any(
        f"return {t.n(0, 9)}",
        f"return {log}[-1]",
        f"{log}.append({t.s('end')})",
        f"{log}.append({x}); {x} += 1",
        f"if len({log}) > {t.n(2, 4)}:¶    return {t.s('full')}",
        f"if {x} % 2:¶    return {x}¶{log}.append({t.s('even')})",
    )
    inner = t.any(
        f"return {x} * {t.n(2, 5)}",
        f"if {x} > {t.n(1, 5)}:¶    raise ValueError({x})¶return {x}",
        f"{log}.append({x})¶return len({log})",
        f"return {t.n(12, 30)} // {x}",
    )
    return laid(f"""
        {log} = []
        def {f}({x}):
            try:
                {inner}
            except {t.any("ValueError", "ZeroDivisionError", "Exception")}{t.any("", " as e")}:
                {t.any(f"return {t.s('error')}", f"{log}.append({t.s('err')})", "pass")}
            finally:
                {last}
            {t.any(f"return {t.s('out')}", "")}
        for v in {t.numbers(2, 4, 0, 6)}:
            try:
                print({f}(v))
            except Exception as e:
                {shown_error(t)}
        print({log})
    """)


@template("flow")
def errors_that_carry(t: Draw) -> str:
    own, f, what, n = t.names(OWN, "take reserve spend lift", "what name item", "n amount need")
    stock, limit = {g: t.n(0, 9) for g in things(t, 2, 3)}, t.name("limit", "have", "left")
    text = t.any(
        f'f"{{self.{what}}}: {{self.{limit}}} left"',
        f"{t.s('no ')} + self.{what}",
        f'f"{{self.{what}}} ({{self.{limit}}})"',
        f"str(self.{limit})",
    )
    base = t.any("Exception", "Exception", "ValueError", "LookupError")
    show = f"def {t.any('__str__', '__str__', '__repr__')}(self):¶    return {text}"
    start = t.any(
        f"super().__init__({what})",
        f"super().__init__({what}, {limit})",
        f"super().__init__(f'only {{{limit}}}')",
        "",
    )
    jobs = ", ".join(f"({t.s(t.any(*stock))}, {t.n(1, 9)})" for _ in range(t.n(2, 3)))
    return laid(f"""
        class {own}({base}):
            def __init__(self, {what}, {limit}):
                {start}
                self.{what} = {what}
                self.{limit} = {limit}
            {t.maybe(show, 0.6)}
        stock = {{{", ".join(f"{t.s(k)}: {v}" for k, v in stock.items())}}}
        def {f}({what}, {n}):
            if {n} > stock[{what}]:
                raise {own}({what}, stock[{what}])
            stock[{what}] -= {n}
            return stock[{what}]
        for k, v in [{jobs}]:
            try:
                print({f}(k, v))
            except {t.any(own, own, base)} as e:
                print({t.any("e", f"e.{what}, e.{limit}", "str(e), len(e.args)", "type(e).__name__, e")})
                {t.any(f"stock[e.{what}] = {t.n(1, 9)}", "", f"print({f}(e.{what}, e.{limit}))")}
        print(stock)
    """)


@template("flow")
def causes_in_a_row(t: Draw) -> str:
    own, a, b, x, err = t.names(
        OWN, "parse read_one decode", "load build collect", "text s raw", "err error ex exc"
    )
    link = t.any(" from e", " from e", " from None", "")
    look = some(
        t,
        2,
        f"print(type({err}.__cause__).__name__)",
        f"print({err}.__cause__ is None, {err}.__context__ is None)",
        f"print({t.s('reason:')}, {err}.__cause__ or {t.s('none')})",
        f"print({err}.__suppress_context__)",
        f"print(isinstance({err}.__context__, {t.any('ValueError', 'KeyError')}))",
        depth=1,
    )
    work = t.any(
        f"int({x})",
        f"int({x}) + {t.n(1, 9)}",
        f"{{{t.s('a')}: 1}}[{x}]",
        f"{t.n(20, 60)} // int({x})",
    )
    texts = ", ".join(t.s(t.any(str(t.n(0, 40)), "a", "x1", "", "0", "7")) for _ in range(3))
    return laid(f"""
        class {own}({t.any("Exception", "RuntimeError")}):
            pass
        def {a}({x}):
            try:
                return {work}
            except {t.any("(ValueError, KeyError, ZeroDivisionError)", "Exception")} as e:
                {t.maybe(f"print({t.s('wrap')}, {x})")}
                raise {own}({t.any(f"{t.s('bad ')} + {x}", x, f"{x}, len({x})")}){link}
        def {b}(xs):
            {t.any(f"return [{a}(v) for v in xs]", f"out = []¶for v in xs:¶    out.append({a}(v))¶return out", f"return sum(1 for v in xs if {a}(v))")}
        try:
            print({b}([{texts}]))
        except {own} as {err}:
            print({err})
            {look}
    """)


@template("flow", raises=True)
def closed_on_the_way_out(t: Draw) -> str:
    a, b, c, log = t.names(
        "outer main run", "middle process job", "inner step core", "log trail out"
    )
    n, (first, second) = (
        t.name("n", "x", "k"),
        t.rng.sample(["ValueError", "KeyError", "IndexError"], 2),
    )
    fail = t.any(
        f"if {n} > {t.n(2, 5)}:¶    raise {first}({n})",
        f"if {n} % 2:¶    raise {first}({t.s('odd')})",
        f"assert {n} < {t.n(3, 6)}, {t.s('too much')}",
        f"[1, 2, 3][{n}]",
    )
    middle = t.any(
        f"except {second}:¶    return {t.n(0, 5)}",
        f"except {first} as e:¶    {log}.append(str(e))¶    raise",
        f"except {first}:¶    raise {second}({n})",
        "",
    )
    end = t.any(
        f"try:¶    print({a}({t.n(0, 8)}))¶except {first} as e:¶    print({t.s('top')}, e)",
        f"for v in {t.numbers(2, 3, 0, 7)}:¶    try:¶        print({a}(v))¶    except Exception as e:¶        {shown_error(t)}",
        f"print({a}({t.n(0, 7)}))",
    )
    return laid(f"""
        {log} = []
        def {c}({n}):
            {fail}
            return {n} * {t.n(2, 5)}
        def {b}({n}):
            try:
                return {c}({n}{t.any("", " + 1", " - 1")}) + 1
            {middle}
            finally:
                {t.any(f"{log}.append({t.s(b)})", f"print({t.s('close')}, {n})")}
        def {a}({n}):
            {t.any(f"{log}.append({n})", f"print({t.s('open')})")}
            try:
                r = {b}({n})
                print({t.s("ok")}, r)
            finally:
                {t.any(f"{log}.append({t.s('end')})", f"print({t.s('end')})")}
            return r
        {end}
        print({log})
    """)


@template("flow")
def several_kinds_caught(t: Draw) -> str:
    f, x, y = t.names("use combine handle convert", "a x left", "b y right")
    action = t.any(
        f"return {x} / {y}",
        f"return {x}[{y}]",
        f"return int({x}) // {y}",
        f"return {x} + {y}",
        f"return len({x}) % {y}",
    )
    pool = ("ZeroDivisionError", "TypeError", "ValueError", "KeyError", "IndexError", "LookupError")
    one, two, three = t.rng.sample(pool, 3)
    values = [str(t.n(0, 9)), t.s("7"), t.s("ab"), "[1, 2]", "None", "{1: 2}", "0", "2.5"]
    jobs = ", ".join(f"({t.any(*values)}, {t.any(*values[:5], '0', '1')})" for _ in range(3))
    return laid(f"""
        def {f}({x}, {y}):
            try:
                {action}
            except ({one}, {two}) as e:
                {t.any("print(type(e).__name__)", f"return {t.s('first ')} + type(e).__name__", "return len(e.args)")}
            except {three}{t.any("", " as e")}:
                {t.any(f"return {t.s('second')}", f"print({t.s('second')}, {x})")}
            {t.any(f"except Exception as e:¶    return {t.any('isinstance(e, LookupError)', 'type(e).__name__', 'str(e)[:5]')}", f"except Exception:¶    print({t.s('other')})¶    return {t.any('-1', 'None')}")}
        for {x}, {y} in [{jobs}]:
            print({t.maybe(f"{x}, {y}, ", 0.4)}{f}({x}, {y}))
    """)


@template("flow")
def skipped_inside_try(t: Draw) -> str:
    xs, total, x, bad = t.names(
        "texts rows data inputs", "total n acc", "x s t", "bad errors skipped"
    )
    values = [
        t.s(t.any(str(t.n(0, 20)), str(t.n(0, 9)), "a", "", "-", "3.5")) for _ in range(t.n(3, 5))
    ]
    inner = t.any(
        f"v = int({x})¶if v > {t.n(5, 12)}:¶    {t.any('continue', 'break')}",
        f"if not {x}:¶    {t.any('continue', 'break')}¶v = int({x})",
        f"v = {t.n(20, 60)} // int({x})",
    )
    handler = t.any(
        f"{bad}.append({x})" + t.any("", "¶continue"),
        f"print({t.s('skip')}, {x})¶continue",
        f"{bad} += [{x}]¶if len({bad}) > 1:¶    break¶continue",
        "v = 0",
    )
    tail = t.any(
        f"finally:¶    {t.any(f'print({total})', f'{total} += 1')}",
        f"else:¶    {total} += v",
        f"else:¶    {total} += v¶finally:¶    print({t.s('-')})",
        f"finally:¶    if {total} > {t.n(2, 9)}: {t.any('break', 'continue')}",
        "",
    )
    return laid(f"""
        {xs} = [{", ".join(values)}]
        {total} = v = 0
        {bad} = []
        for {x} in {xs}:
            try:
                {inner}
            except {t.any("ValueError", "Exception", "(ValueError, ZeroDivisionError)")}:
                {handler}
            {tail}
            {t.any(f"{total} = {total} * 2 + v", f"print({x}, v)", f"{total} -= 1")}
        {t.any(f"else:¶    print({t.s('all read')})", "")}
        print({total}, {bad})
    """)


@template("flow")
def loops_with_else(t: Draw) -> str:
    f, x, xs = t.names("search check scan test", "x v n", "xs nums items")
    loop = t.any(
        f"for {x} in {xs}:¶    if {x} {t.any('>', '==', '<')} k:¶        {t.any('break', f'return {x}')}",
        f"for i, {x} in enumerate({xs}):¶    if {x} % k == 0:¶        print(i, {x})¶        break",
        f"i = 0¶while i < len({xs}):¶    {x} = {xs}[i]¶    if {x} == k: break¶    i += 1",
        f"{x} = k¶while {x} > 1:¶    if {x} in {xs}:¶        {t.any('break', 'return True')}¶    {x} //= 2",
    )
    other = t.any(
        f"return {t.any('None', '-1', t.s('none'))}",
        f"print({t.s('no break')})",
        f"print({t.s('nothing')})¶return False",
        f"{x} = {t.n(0, 5)}",
    )
    return laid(f"""
        def {f}({xs}, k):
            {x} = 0
            {loop}
            else:
                {other}
            {t.any(f"return {x}", f"print({t.s('after')})¶return {x} * 2", f"return {t.s('found')}")}
        {t.any(f"print({f}({t.ints(2, 4, 0, 9)}, {t.n(2, 9)}))", f"a = {f}({t.ints(3, 4, 0, 9)}, {t.n(1, 5)})")}
        for k in {t.any(f"({t.n(1, 5)}, {t.n(3, 9)})", f"range({t.n(2, 4)}, {t.n(5, 6)})")}:
            print({t.any("", "k, ")}{f}({t.ints(2, 4, 0, 9)}, k))
    """)


@template("flow")
def found_between_loops(t: Draw) -> str:
    f, rows, x = t.names("find locate first_hit where", "rows grid m", "x v cell")
    grid = [[t.n(0, 9) for _ in range(t.n(2, 3))] for _ in range(3)]
    test = t.any(f"{x} == k", f"{x} > k", f"{x} % k == 0", f"{x} + i == k", f"{x} * 2 > k + j")
    other = t.any(
        f"if {x} == 0:¶    {t.any('break', 'continue', 'return None')}",
        f"print({x}, end={t.s(' ')})",
        f"if j and {x} < row[j - 1]:¶    {t.any('break', 'continue', 'return i')}",
        "seen += 1",
    )
    between = t.any("", f"else:¶    print({t.s('row')}, i)", f"print({t.s('next')})")
    return laid(f"""
        def {f}({rows}, k):
            seen = 0
            for i, row in enumerate({rows}):
                for j, {x} in enumerate(row):
                    {other}
                    if {test}:
                        return {t.any("i, j", f"{x}", "(i, j), seen", "i * 10 + j")}
                {between}
            return {t.any("None", "seen", "-1, -1", t.s("nowhere"))}
        grid = {grid}
        {t.any(f"print({f}(grid, {t.n(2, 9)}))", f"for k in ({t.n(1, 5)}, {t.n(4, 9)}):¶    print({f}(grid, k))", f"spot = {f}(grid, {t.n(2, 9)})¶print({t.s('no')} if spot is None else spot)")}
    """)


@template("flow")
def many_ways_to_stop(t: Draw) -> str:
    f, n, count, seen = t.names("run play walk spin", "n x pos", "count rounds k", "seen path log")
    exits = some(
        t,
        2,
        f"if {n} in {seen}:¶    return {t.s('again')}, {n}",
        f"if {count} == {t.n(3, 5)}: {t.any('break', f'return {count}')}",
        f"if {n} > {t.n(15, 40)}:¶    print({t.s('far')}, {n})¶    break",
        f"if {n} <= 0: return None",
        f"if {n} % {t.n(5, 7)} == 0:¶    {n} += 1¶    continue",
        depth=2,
    )
    return laid(f"""
        def {f}({n}):
            {seen}, {count} = [], 0
            while True:
                {count} += 1
                {exits}
                if {count} > 6: {t.any("break", f"return {seen}")}
                {seen}.append({n})
                {t.any(f"{n} = {n} // 2 if {n} % 2 == 0 else {n} * 3 - 1", f"{n} = {n} * 2 % {t.n(7, 13)}", f"{n} += {count} * {t.any('1', '2', '-1', '-2')}", f"{n} = {n} * {n} % {t.n(10, 30)}")}
            {t.any(f"return {t.s('done')}, {n}", f"print({seen})¶return {count}", f"return sum({seen})")}
        for start in {t.numbers(2, 3, 1, 12)}:
            print({t.any("start, ", "")}{f}(start))
    """)


@template("flow")
def gathered_on_the_way_down(t: Draw) -> str:
    f, x, acc = t.names("collect go gather walk", "xs rest items", "acc out done")
    case = t.any(
        (f"if {x}[0] % 2: return {f}({x}[1:], {acc})", f"return {f}({x}[1:], {acc} + [{x}[0]])"),
        (f"if {x}[0] < 0: return {acc}", f"return {f}({x}[1:], [{x}[0]] + {acc})"),
        (
            f"if {x}[0] in {acc}: return {f}({x}[1:], {acc})",
            f"return {f}({x}[1:], {acc} + {x}[:1])",
        ),
        (
            f"if len({acc}) > 1: return {acc} + {x}",
            f"{acc} = {acc} + [{x}.pop()]¶return {f}({x}, {acc})",
        ),
        (
            f"if {x}[0] > {t.n(4, 8)}: return {acc}, {x}",
            f"return {f}({x}[1:], ({acc} or []) + [{x}[0] * 2])",
        ),
    )
    values = t.numbers(3, 4, 0, 9)
    if t.n(0, 2) == 0:
        values[-1] = -values[-1]
    return laid(f"""
        def {f}({x}, {acc}):
            {t.maybe(f"print({x}, {acc})", 0.4)}
            if not {x}: return {acc}
            {case[0]}
            {case[1]}
        {t.any(f"print({f}({values}, []))", f"data = {values}¶r = {f}(data, [])¶print(r, data)", f"for part in ({values}, {values[:2]}):¶    print({f}(part, [{t.n(0, 9)}]))")}
    """)
