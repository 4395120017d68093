"""Exceptions: raised, handled, passed on, cleaned up after."""

from .registry import Draw, template


@template("errors")
def parse_numbers(t: Draw) -> str:
    f, s, out, bad = t.names(
        "to_int parse read f", "s text item", "out nums good", "bad errors skipped"
    )
    part = t.name("x", "part", "piece")
    items = ", ".join(
        t.s(t.any(str(t.n(0, 30)), t.word(), str(t.n(0, 9)), "", f"{t.n(1, 9)}x", f"-{t.n(1, 9)}"))
        for _ in range(t.n(2, 4))
    )
    return f"""
        def {f}({s}):
            try:
                return int({s}){t.any("", " * 2", " + 1")}
            except ValueError{t.any("", " as e")}:
                return {t.any("None", "-1", "0")}
        {out} = []
        {bad} = 0
        for {part} in [{items}]:
            n = {f}({part})
            if n is None or n < 0:
                {bad} += 1
            {t.any("else:", "elif n > 5:")}
                {out}.append(n)
        print({out}, {bad})
    """


@template("errors")
def safe_lookup(t: Draw) -> str:
    f, d, k = t.names("lookup get_or find f", "d table ages", "k key name")
    w = t.name("w", "who", "n")
    stock = t.pairs(2, 3)
    body = "{" + ", ".join(f"{t.s(a)}: {b}" for a, b in stock.items()) + "}"
    keys = ", ".join(t.s(t.any(*stock, t.word())) for _ in range(t.n(2, 3)))
    return f"""
        def {f}({d}, {k}):
            try:
                value = {d}[{k}]
            except KeyError{t.any("", " as e")}:
                {t.maybe(f"print({t.s('missing')}, {k})")}
                value = {t.any("0", "-1", "None", f"len({k})")}
            {t.any("else:" + chr(10) + "                value += " + str(t.n(1, 5)), "")}
            return value
        data = {body}
        for {w} in [{keys}]:
            print({t.any(f"{f}(data, {w})", f"{w}, {f}(data, {w})")})
    """


@template("errors")
def checked_argument(t: Draw) -> str:
    f, x = t.names("check root set_age validate f", "x n age value")
    err, limit = t.any("ValueError", "ValueError", "TypeError", "RuntimeError"), t.n(3, 12)
    message = t.any("too big", "negative", "bad input", "out of range", "not allowed")
    return f"""
        def {f}({x}):
            if {x} {t.any(">", "<", "==")} {limit}:
                raise {err}({t.any(t.s(message), t.s(message), 'f"' + message + ": {" + x + '}"')})
            return {x} {t.any("* 2", "+ 1", f"- {t.n(1, 3)}", f"% {t.n(2, 5)}")}
        for v in [{", ".join(str(t.n(0, 15)) for _ in range(t.n(2, 3)))}]:
            try:
                print({f}(v))
            except {t.any(err, err, "Exception")} as e:
                print({t.any("e", t.s("error:") + ", e", "type(e).__name__", "str(e).upper()")})
                {t.any("break", "", "")}
            {t.any("else:" + chr(10) + "                print('ok')", "", "")}
    """


@template("errors")
def finally_order(t: Draw) -> str:
    f, log, x = t.names("run work attempt f", "log steps out", "x n k")
    return f"""
        {log} = []
        def {f}({x}):
            try:
                {log}.append({t.s("start")})
                result = {t.n(6, 30)} // {x}
                {t.maybe(f"{log}.append(result)")}
                return result
            except ZeroDivisionError:
                {log}.append({t.s(t.any("zero", "oops"))})
                return {t.any("-1", "0", "None")}
            finally:
                {log}.append({t.s(t.any("end", "done"))})
        {f}({t.n(1, 4)})
        {t.any(f"{f}(0)", f"print({f}(0))", f"{f}({t.n(0, 2)})")}
        print({log}{t.any("", f"[-{t.n(1, 3)}:]")})
    """


@template("errors")
def passed_up(t: Draw) -> str:
    a, b, c, x = t.names("inner low first", "middle mid second", "outer top third", "x n v")
    err = t.any("ValueError", "KeyError", "IndexError")
    fails = {
        "ValueError": f"int({t.s('')[0]}{t.word()}{t.s('')[0]})",
        "KeyError": f"{{}}[{x}]",
        "IndexError": f"[][{x}]",
    }[err]
    return f"""
        def {a}({x}):
            if {x} {t.any(">", "<=")} {t.n(1, 4)}:
                return {fails}
            return {x} * {t.n(2, 4)}
        def {b}({x}):
            r = {a}({x}{t.any("", " + 1", " - 1")})
            return r + 1
        def {c}({x}):
            try:
                return {b}({x})
            except {err}:
                return {t.any("-1", "0", f"{x} * 10")}
        print({c}({t.n(0, 3)}), {c}({t.n(3, 6)}))
    """


@template("errors")
def own_exception(t: Draw) -> str:
    e, f, left, n = t.names(
        "NotEnough TooMany Overflow Empty", "take spend use", "left stock money", "n amount k"
    )
    message = t.any(True, False)
    init = "pass" if not message else f"def __init__(self, {n}):\n                self.{n} = {n}"
    return f"""
        class {e}(Exception):
            {init}
        def {f}({left}, {n}):
            if {n} > {left}:
                raise {e}({f"{n} - {left}" if message else t.s("no")})
            return {left} - {n}
        {left} = {t.n(8, 15)}
        for {n} in [{t.n(1, 8)}, {t.n(2, 9)}, {t.n(1, 9)}]:
            try:
                {left} = {f}({left}, {n})
            except {e} as err:
                print({f"err.{n}" if message else t.any("err", t.s("failed"))})
                {t.any(f"{left} += {t.n(1, 5)}", "", "break")}
        print({left})
    """


@template("errors")
def retry(t: Draw) -> str:
    tries, x = t.names("tries attempt n", "values items data")
    return f"""
        {x} = [{t.any("None, ", "")}{t.s(t.word())}, {t.any(t.n(0, 9), t.s(str(t.n(1, 30))))}, {t.n(1, 9)}]
        {tries} = 0
        while {tries} < len({x}):
            try:
                result = {t.any("int", "int")}({x}[{tries}]) + {t.n(0, 4)}
                break
            except {t.any("(ValueError, TypeError)", "Exception")}:
                print({t.s(t.any("again", "retry", "bad"))}, {tries})
            {tries} += 1
        {t.any(f"print(result, {tries})", "print(result)")}
    """


@template("errors", raises=True)
def crash_in_call(t: Draw) -> str:
    f, g, xs, i = t.names("get pick item_at f", "total run use", "xs items data", "i k n")
    return f"""
        def {f}({xs}, {i}):
            {t.maybe(f"{i} = {i} + {t.n(0, 1)}", 0.4)}
            return {xs}[{i}]
        def {g}({xs}):
            s = 0
            for {i} in range({t.any(f"len({xs}) + 1", f"len({xs})", str(t.n(2, 5)))}):
                s += {f}({xs}, {i})
            return s
        print({g}({t.ints(2, 4)}))
    """


@template("errors", raises=True)
def wrong_types(t: Draw) -> str:
    name, n, total = t.names("name word s", "n age k", "total result out")
    bug = t.any(
        f"{total} = {name} + {n}",
        f"{total} = {n} + len({name}) + {name}",
        f"{total} = {name}[{t.n(2, 9)}]",
        f"{total} = int({name})",
        f"{total} = {n} / ({n} - {n})",
        f"{total} = {name}.append({n})",
        f"{total} = {n}[0]",
        f"{total} = len({n})",
        f"{total} = {name} * {n} + undefined",
        f"{total} = {name}.index({t.s('z')})",
        f"{total} = {{{name}: {n}}}[{n}]",
        f"assert {n} > {t.n(1, 20)}, {name}",
        f"{total} = max([])",
    )
    return f"""
        {name} = {t.s(t.word()[:4])}
        {n} = {t.n(1, 20)}
        {t.any(f"{n} += len({name})", f"{name} = {name}.upper()", f"print({name}, {n})", "")}
        {bug}
        print({total if total in bug else n})
    """


@template("errors")
def off_by_one(t: Draw) -> str:
    xs, i, total = t.names("xs nums items", "i k n", "total s count")
    values = t.numbers(3, 4)
    return f"""
        {xs} = {values}
        {i} = {t.any(0, 1)}
        {total} = 0
        try:
            while {i} <= len({xs}):
                {total} += {xs}[{i}]
                {i} += 1
        except IndexError:
            print({t.s("stopped at")}, {i})
        print({total})
    """
