"""Programs that fail: errors nobody catches, as beginners meet them, and what was done before."""

from .registry import Draw, template


@template("failing", raises=True)
def forgotten_return(t: Draw) -> str:
    f, g, x = t.names("add_up total double", "show use twice", "x n v")
    body = t.any(
        f"result = {x} * {t.n(2, 4)}",
        f"if {x} > {t.n(2, 5)}:\n                return {x} + {t.n(1, 4)}",
        f"print({x})\n            {x} + {t.n(1, 5)}",
    )
    return f"""
        def {f}({x}):
            {body}
        def {g}({x}):
            y = {f}({x})
            {t.maybe("print(y)", 0.6)}
            return {t.any("y + 1", f"y * {t.n(2, 3)}", "len(y)", f"{x} + y")}
        {t.any(f"a = {f}({t.n(1, 9)})", f"print({f}({t.n(1, 9)}))")}
        print({g}({t.n(1, 8)}))
    """


@template("failing", raises=True)
def average_of_nothing(t: Draw) -> str:
    f, xs, d = t.names("average mean share", "xs marks points", "groups classes table")
    return f"""
        def {f}({xs}):
            total = 0
            for x in {xs}:
                total += x
            return total {t.any("/", "//")} len({xs})
        {d} = [{t.ints(1, 2)}, {t.any("[]", t.ints(1, 2), "[]")}, {t.ints(1, 3)}]
        for g in {d}:
            m = {f}(g)
            print({t.any("m", "g, m")})
        print({t.s("end")})
    """


@template("failing", raises=True)
def missing_key(t: Draw) -> str:
    d, k, total = t.names("prices table costs", "k name item", "total bill s")
    stock = t.pairs(2, 3)
    body = "{" + ", ".join(f"{t.s(k)}: {v}" for k, v in stock.items()) + "}"
    keys = ", ".join(t.s(t.any(*stock, *stock, t.word())) for _ in range(3))
    return f"""
        {d} = {body}
        {total} = 0
        for {k} in [{keys}]:
            {total} {t.any("+=", "-=")} {d}[{k}{t.any("", ".lower()", ".strip()")}]
            {t.any(f"del {d}[{k}]", f"{d}[{k}] = 0", f"print({k}, {total})")}
        print({total})
    """


@template("failing", raises=True)
def text_plus_number(t: Draw) -> str:
    f, name, n = t.names("label describe line_for", "name who item", "n count age")
    good = t.any(f"{name} + str({n})", f'f"{{{name}}} {{{n}}}"', f"{name} * {n}")
    bad = t.any(
        f"{name} + {n}", f"{n} + {name}", f"{t.s('is ')} + {n}", f"{n} / {name}", f"{n} < {name}"
    )
    return f"""
        def {f}({name}, {n}):
            if {n} {t.any(">", "<")} {t.n(2, 6)}:
                return {bad}
            return {good}
        for k in {t.numbers(2, 3, 1, 8)}:
            print({f}({t.s(t.word())}, k))
    """


@template("failing", raises=True)
def none_from_a_method(t: Draw) -> str:
    xs, ys = t.names("xs nums words", "ys ordered result")
    strings = t.any(True, False)
    call = t.any("sort()", "reverse()", "append(" + (t.s("z") if strings else "5") + ")")
    use = t.any(
        f"print({ys}[0])",
        f"for x in {ys}:\n            print(x)",
        f"print(len({ys}))",
        f"{ys}.append(1)",
    )
    return f"""
        {xs} = {t.word_list(2, 3) if strings else t.ints(2, 4)}
        {ys} = {t.any(f"{xs}.{call}", f"{xs}.{call}", f"sorted({xs})")}
        print({xs}{t.any("", f", {ys}")})
        {use}
        print({t.s("ok")})
    """


@template("failing", raises=True)
def unpacking_mismatch(t: Draw) -> str:
    rows, a, b = t.names("rows pairs lines", "a name x", "b n y")
    text = t.any(True, False)
    row = (
        (lambda k: t.s(" ".join(t.word()[:3] for _ in range(k))))
        if text
        else (lambda k: str(tuple(t.n(1, 9) for _ in range(k))) if k > 1 else f"({t.n(1, 9)},)")
    )
    sizes = [2, 2, t.any(1, 3, 2)]
    data = ", ".join(row(k) for k in sizes)
    return f"""
        {rows} = [{data}]
        out = []
        for r in {rows}:
            {a}, {b} = r{".split()" if text else ""}
            out.append({t.any(f"{a} + {b}", f"({b}, {a})", b)})
            {t.maybe(f"print({a})")}
        print(out)
    """


@template("failing", raises=True)
def own_error_escapes(t: Draw) -> str:
    e, f, g, n = t.names(
        "Broken OutOfRange Refused", "step check guard", "run drive loop_over", "n x level"
    )
    k = t.n(3, 8)
    return f"""
        class {e}({t.any("Exception", "ValueError")}):
            pass
        def {f}({n}):
            if {n} > {k}:
                raise {e}({t.any(n, t.s("limit"), f'f"{{{n}}} is over {k}"')})
            return {n} + {t.n(1, 3)}
        def {g}({n}, times):
            for i in range(times):
                try:
                    {n} = {f}({n})
                {t.any("except KeyError:", "except ZeroDivisionError:")}
                    return -1
                finally:
                    print(i, {n})
            return {n}
        print({g}({t.n(0, 5)}, {t.n(2, 3)}))
        {t.any(f"print({g}({t.n(1, 4)}, {t.n(3, 4)}))", f"{f}({t.n(5, 12)})")}
    """


@template("failing", raises=True)
def local_before_assignment(t: Draw) -> str:
    x, f = t.names("count total score", "add bump raise_by")
    return f"""
        {x} = {t.n(1, 9)}
        def {f}(k):
            {t.any("print(k)", "")}
            if k {t.any(">", "<")} {t.n(2, 6)}:
                {t.any(f"{x} = k", f"{x} = {t.n(1, 9)}")}
            {t.any(f"return {x} + k", f"{x} += k" + chr(10) + f"            return {x}", f"print({x})")}
        {f}({t.n(1, 9)})
        print({f}({t.n(1, 9)}), {x})
    """


@template("failing", raises=True)
def wrong_argument_count(t: Draw) -> str:
    f, a, b = t.names("area add_two join_up", "a w x", "b h y")
    call = t.any(
        f"{f}({t.n(1, 9)})",
        f"{f}({t.n(1, 9)}, {t.n(1, 9)}, {t.n(1, 9)})",
        f"{f}({t.n(1, 9)}, c={t.n(1, 9)})",
        f"{f}({t.n(1, 9)}, {a}={t.n(1, 9)})",
        f"{f}({t.n(1, 9)}, {b}={t.n(1, 9)})",
        f"{f}(*{t.ints(1, 3)})",
    )
    return f"""
        def {f}({a}, {b}):
            {t.maybe(f"print({a}, {b})")}
            return {a} {t.any("*", "+", "-")} {b}
        print({f}({t.n(1, 9)}, {t.n(1, 9)}))
        r = {call}
        print(r)
    """


@template("failing", raises=True)
def method_missing(t: Draw) -> str:
    c, m, n = t.names("Robot Door Car", "move open_up go", "n steps speed")
    bug = t.any(
        "r.jump()",
        f"r.{m}()",
        f"print(r.{n}s)",
        f"r.{m}({t.n(1, 5)}).{m}(1)",
        f"{c}({t.s('b')})",
        f"r.name + r.{n}",
    )
    return f"""
        class {c}:
            def __init__(self, name):
                self.name = name
                self.{n} = 0
            def {m}(self, k):
                self.{n} += k
                {t.any("return self", "", f"print(self.{n})")}
        r = {c}({t.s(t.word())})
        r.{m}({t.n(1, 9)})
        {bug}
        print(r.name, r.{n})
    """


@template("failing", raises=True)
def dict_changed_while_looping(t: Draw) -> str:
    d, k = t.names("d stock scores", "k name key")
    limit = t.n(2, 6)
    loop = t.any(d, d, f"list({d})", f"sorted({d})")
    return f"""
        {d} = {t.dict(3, 4)}
        for {k} in {loop}:
            if {d}[{k}] {t.any(">", "<", ">=")} {limit}:
                {t.any(f"del {d}[{k}]", f"{d}.pop({k})", f"{d}[{k} + '2'] = 0")}
            else:
                {d}[{k}] += {t.n(1, 3)}
            {t.maybe(f"print({k})")}
        print({d})
    """


@template("failing", raises=True)
def conversion_halfway(t: Draw) -> str:
    f, s, out = t.names("total parse_all read_sum", "s line text", "out total nums")
    parts = [str(t.n(1, 30)), t.any(str(t.n(1, 9)), t.any("x", "3.5", "", "1O")), str(t.n(1, 9))]
    t.rng.shuffle(parts)
    return f"""
        def {f}({s}):
            {out} = 0
            for part in {s}.split({t.s(",")}):
                {out} += {t.any("int(part)", "int(part.strip())", "float(part)")}
                {t.maybe(f"print({out})")}
            return {out}
        print({f}({t.s(",".join(str(t.n(1, 9)) for _ in range(2)))}))
        print({f}({t.s(",".join(parts))}))
    """


@template("failing")
def call_safely(t: Draw) -> str:
    f, g, x = t.names("safe try_call attempt", "func action op", "x v n")
    lam = t.any(
        f"lambda {x}: {x}[{t.n(0, 3)}]",
        f"lambda {x}: {t.n(5, 20)} // {x}",
        f"lambda {x}: {x}.upper()",
    )
    values = ", ".join(
        t.any(str(t.n(0, 4)), t.s(t.word()[:3]), str(t.numbers(1, 3))) for _ in range(3)
    )
    return f"""
        def {f}({g}, {x}, default={t.any("None", "0", t.s("?"))}):
            try:
                return {g}({x})
            except {t.any("Exception", "(TypeError, LookupError, ArithmeticError, AttributeError, ValueError)")} as e:
                {t.maybe("print(type(e).__name__)")}
                return default
        values = [{values}]
        {t.show(f"[{f}({t.any('len', 'int', 'sum')}, v) for v in values]")}
        {t.show(f"{f}({lam}, values[{t.n(0, 2)}])")}
        {t.maybe(f"print({f}(max, values[0], default={t.n(1, 9)}))")}
    """


@template("failing")
def errors_by_kind(t: Draw) -> str:
    counts, job = t.names("counts kinds tally", "job todo step")
    jobs = ", ".join(
        t.any(
            "lambda: [][0]",
            f"lambda: int({t.s(t.word()[:2])})",
            f"lambda: {t.n(1, 9)} % 0",
            f"lambda: {{}}[{t.s(t.word()[:2])}]",
            f"lambda: {t.n(1, 9)} + {t.n(1, 9)}",
            f"lambda: {t.s(t.word()[:2])} + {t.n(1, 9)}",
        )
        for _ in range(3)
    )
    return f"""
        {counts} = {{}}
        for {job} in ({jobs}):
            kind = {t.s("ok")}
            try:
                {t.any(f"print({job}())", f"{job}()")}
            except {t.any("LookupError", "IndexError", "KeyError")}:
                kind = {t.s("lookup")}
            except Exception as e:
                kind = type(e).__name__
            {counts}[kind] = {counts}.get(kind, 0) + 1
        print({counts})
    """
