"""Exceptions that are raised on purpose: again, from another, through frames, past `finally`."""

from .registry import Draw, template

ERRORS = ("ValueError", "KeyError", "IndexError", "TypeError")


@template("raising")
def raised_again(t: Draw) -> str:
    a, b, x, log = t.names(
        "load read_one inner", "process outer handle", "x n v", "log notes trail"
    )
    err = t.any("ValueError", "RuntimeError", "KeyError")
    again = t.any(
        "raise", "raise", f"raise {t.any('RuntimeError', 'ValueError')}({t.s('wrapped')})"
    )
    return f"""
        {log} = []
        def {a}({x}):
            if {x} {t.any("<", ">")} {t.n(2, 6)}:
                raise {err}({t.s(t.any("too far", "bad", "refused"))})
            return {x} * {t.n(2, 5)}
        def {b}({x}):
            try:
                return {a}({x})
            except {err}:
                {log}.append({x})
                {again}
        for n in {t.numbers(2, 3, 0, 9)}:
            try:
                print({b}(n))
            except {t.any("Exception", f"(RuntimeError, {err}, ValueError)")} as e:
                print({t.any("type(e).__name__", "e", "type(e).__name__, e")})
        print({log})
    """


@template("raising")
def raised_from_another(t: Draw) -> str:
    own, f, table, key = t.names(
        "ConfigError LookupFailed SetupError",
        "setting get_option fetch",
        "options config table",
        "key name k",
    )
    stock = t.pairs(2, 2)
    body = (
        "{"
        + ", ".join(f"{t.s(k)}: {t.any(v, t.s(str(v)), t.s('x'))}" for k, v in stock.items())
        + "}"
    )
    keys = ", ".join(t.s(t.any(*stock, t.word())) for _ in range(2))
    return f"""
        class {own}(Exception):
            pass
        {table} = {body}
        def {f}({key}):
            try:
                return int({table}[{key}])
            except {t.any("(KeyError, ValueError)", "KeyError", "LookupError")} as e:
                raise {own}({t.any(key, t.s("no ") + " + " + key)}){t.any(" from e", " from e", "")}
        for {key}2 in [{keys}]:
            try:
                print({f}({key}2))
            except {own} as e:
                print(e, {t.any("type(e.__cause__).__name__", "e.__cause__ is None", "len(e.args)")})
            except ValueError:
                print({t.s("not a number")})
    """


@template("raising")
def inner_and_outer_try(t: Draw) -> str:
    f, x = t.names("attempt work_on handle f", "x v item")
    inner, outer = t.rng.sample(ERRORS, 2)
    action = t.any(f"[10, 20, 30][{x}]", f"{{1: 'a', 2: 'b'}}[{x}]", f"int({x})", f"{x} + 1")
    values = ", ".join(t.any(str(t.n(0, 5)), t.s(t.any("1", "a", "")), "None") for _ in range(3))
    return f"""
        def {f}({x}):
            try:
                try:
                    return {action}
                except {inner}:
                    print({t.s("inner")})
                    {t.any(f"return {t.n(-1, 0)}", f"{x} = {t.n(0, 2)}", f"raise {outer}({t.s('from inner')})")}
            except {t.any(outer, f"({outer}, {t.any(*ERRORS)})")}:
                print({t.s("outer")})
                return None
            {t.any("finally:", "else:")}
                print({t.s("done")}, {x})
            return {x}
        for v in [{values}]:
            try:
                print({f}(v))
            except Exception as e:
                print({t.s("escaped")}, type(e).__name__)
    """


@template("raising")
def all_four_clauses(t: Draw) -> str:
    x, n = t.names("x text part", "n value number")
    log = t.any(True, False)
    say = (lambda w: f"log.append({t.s(w)})") if log else (lambda w: f"print({t.s(w)})")
    items = ", ".join(t.s(t.any(str(t.n(0, 12)), t.word()[:3], "")) for _ in range(3))
    jump = t.any("continue", "break", "pass")
    return f"""
        {"log = []" if log else ""}
        total = 0
        for {x} in [{items}]:
            try:
                {n} = {t.any(f"int({x})", f"len({x}) + int({x}[0])", f"{t.n(10, 40)} // len({x})")}
            except ({t.any("ValueError, ZeroDivisionError, IndexError", "ArithmeticError, ValueError, LookupError")}):
                {say("bad")}
                {jump}
            else:
                total += {n}
            finally:
                {say("next")}
            total += {t.n(1, 2)}
        print(total{", log" if log else ""})
    """


@template("raising")
def finally_decides(t: Draw) -> str:
    f, x, log = t.names("decide answer which f", "x n flag", "order steps log")
    last = t.any(f"return {t.s('finally')}", f"{log}.append({t.s('f')})", f"{log}.append({x})")
    return f"""
        {log} = []
        def {f}({x}):
            try:
                {log}.append({t.s("t")})
                if {x} {t.any("> 1", "% 2", "== 0")}:
                    raise KeyError({t.any(x, t.s("stop"))})
                return {t.s("try")}
            except KeyError:
                {log}.append({t.s("e")})
                return {t.any(t.s("except"), f"{x} * 10", f"len({log})")}
            finally:
                {last}
        print({f}({t.n(0, 1)}))
        print({f}({t.n(0, 3)}))
        print({t.any(log, f"''.join(str(s) for s in {log})", f"{log}[-2:]")})
    """


@template("raising")
def family_of_errors(t: Draw) -> str:
    base, a, b, f, x = t.names(
        "ShopError GameError AppError",
        "SoldOut TooSlow NotFound",
        "TooBig NoMoney WrongKey",
        "check buy play",
        "x n amount",
    )
    order = t.any((a, base), (base, a), (b, base), (f"({a}, {b})", "Exception"))
    return f"""
        class {base}(Exception):
            {t.any("pass", f"code = {t.n(1, 9)}")}
        class {a}({base}):
            {t.any("pass", f"code = {t.n(10, 20)}")}
        class {b}({t.any(base, base, a)}):
            pass
        def {f}({x}):
            if {x} == 0:
                raise {a}({t.s("none")})
            if {x} > {t.n(3, 7)}:
                raise {b}({x})
            return {x}
        for n in [0, {t.n(1, 9)}, {t.n(4, 12)}]:
            try:
                print({f}(n))
            except {order[0]} as e:
                print({t.s("first")}, {t.any("e", "type(e).__name__", "e.args")})
            except {order[1]} as e:
                print({t.s("second")}, {t.any("type(e).__name__", "e")})
    """


@template("raising")
def error_with_details(t: Draw) -> str:
    e, f, a, b = t.names(
        "Short Missing LimitError", "spend ship order_of", "have left stock", "want need asked"
    )
    form = t.any(
        f'super().__init__(f"need {{{b} - {a}}} more")',
        f"super().__init__({a}, {b})",
        f"super().__init__({t.s('short')})",
    )
    return f"""
        class {e}(Exception):
            def __init__(self, {a}, {b}):
                {form}
                self.gap = {b} - {a}
        def {f}({a}, {b}):
            if {b} > {a}:
                raise {e}({a}, {b})
            return {a} - {b}
        {a} = {t.n(5, 12)}
        missing = 0
        for k in {t.numbers(2, 3, 1, 9)}:
            try:
                {a} = {f}({a}, k)
            except {e} as err:
                print({t.any("err", "err.args", "str(err)")})
                missing += err.gap
        print({a}, missing)
    """


@template("raising")
def until_it_fails(t: Draw) -> str:
    xs, out, x = t.names("stack pile xs", "out taken seen", "x top v")
    source, err = t.any(
        (f"{xs}.pop()", "IndexError"),
        (f"{xs}.pop(0)", "IndexError"),
        ("next(it)", "StopIteration"),
        (f"{xs}[len({out})]", "IndexError"),
    )
    return f"""
        {xs} = {t.any(t.ints(2, 4), t.word_list(2, 3))}
        {"it = iter(" + xs + ")" if "next" in source else ""}
        {out} = []
        while True:
            try:
                {x} = {source}
                {t.any("", f"if len({out}) == {t.n(2, 4)}:" + chr(10) + "                    break")}
            except {err}:
                {t.any(f"print({t.s('empty')})", f"{out}.append(None)")}
                break
            {out}.append({t.any(x, f"{x} * 2", f"({x}, len({out}))")})
        print({out}, {t.any(xs, f"len({xs})")})
    """


@template("raising")
def checked_record(t: Draw) -> str:
    f, d, e = t.names("validate check_record accept", "d record user", "errors problems bad")
    rows = ", ".join(
        "{"
        + ", ".join(
            part
            for part in (
                f"'name': {t.any(t.s(t.word()), t.s(''), str(t.n(1, 9)))}" if t.n(0, 4) else "",
                f"'age': {t.any(t.n(1, 40), -t.n(1, 9), t.s('x'))}" if t.n(0, 4) else "",
            )
            if part
        )
        + "}"
        for _ in range(2)
    )
    return f"""
        def {f}({d}):
            if not {d}[{t.s("name")}]:
                raise ValueError({t.s("empty name")})
            if {d}[{t.s("age")}] < 0:
                raise ValueError({t.s("age")})
            return {d}[{t.s("name")}] {t.any(f"+ {t.s('!')}", "* 2")}
        {e} = {{}}
        for i, {d}1 in enumerate([{rows}]):
            try:
                print({f}({d}1))
            except KeyError as err:
                {e}[i] = {t.s("missing ")} + str(err)
            except (ValueError, TypeError) as err:
                {e}[i] = {t.any("type(err).__name__", t.s("invalid"))}
        print({e})
    """


@template("raising")
def caught_asserts(t: Draw) -> str:
    f, xs = t.names("mean spread first_of", "xs values nums")
    k = t.n(2, 4)
    return f"""
        def {f}({xs}):
            assert {xs}, {t.s(t.any("empty", "no values"))}
            assert len({xs}) {t.any("<=", "<")} {k}{t.any("", f", len({xs})")}
            return {t.any(f"sum({xs}) // len({xs})", f"max({xs}) - min({xs})", f"{xs}[0]")}
        passed = 0
        for data in [{t.ints(1, 3)}, [], {t.ints(3, 5)}]:
            try:
                r = {f}(data)
                passed += 1
            except AssertionError as e:
                print({t.any("e", f"{t.s('failed')}, e", "e.args")})
            {t.any("else:", "else:")}
                print(r)
        print(passed)
    """


@template("raising")
def unwound_frames(t: Draw) -> str:
    a, b, c = t.names("deep low bottom", "middle mid between", "top start outer")
    log = t.name("log", "trail", "seen")
    k = t.n(1, 4)
    return f"""
        {log} = []
        def {a}(n):
            {log}.append({t.s("a")})
            return {t.n(10, 60)} // {t.any(f"(n - {k})", f"(n % {k + 1})")}
        def {b}(n):
            try:
                return {a}(n) + 1
            finally:
                {log}.append({t.s("b")})
        def {c}(n):
            try:
                r = {b}(n)
                {log}.append({t.s("c")})
                return r
            except ZeroDivisionError:
                return {t.any("0", "-1", "None")}
        print({c}({k}), {c}({t.n(5, 8)}))
        print({t.any(log, f"len({log})", f"{log}.count({t.s('c')}), {log}")})
    """
