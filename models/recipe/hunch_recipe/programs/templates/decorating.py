"""Decorators: of functions, of methods, with arguments, stacked, as classes."""

from collections.abc import Callable

from .material import rows
from .registry import Draw, template


def numeric(t: Draw) -> tuple[str, str, str, Callable[[], str]]:
    """A function of numbers: its name, parameters, result, and arguments for a call."""
    options, params, results = t.any(
        ("double twice scale", "n", ("n * 2", "n + n", "2 * n")),
        ("square power_of area", "x", ("x * x", "x ** 2", "x * x + 1")),
        ("add plus total combine", "a, b", ("a + b", "a + b + 1", "b + a * 10")),
        ("area rectangle product", "w, h", ("w * h", "2 * (w + h)", "w * h // 2")),
        ("half shrink halve", "n", ("n // 2", "(n + 1) // 2", "n / 2")),
        ("price cost fee", "amount", ("amount * 3", "amount + 5", "amount * 2 - 1")),
        ("gap distance diff", "a, b", ("abs(a - b)", "a - b", "max(a, b) - min(a, b)")),
        ("points score grade", "level", ("level * 10", "100 - level", "level ** 2 - level")),
    )
    count = params.count(",") + 1
    return (
        t.name(*options.split()),
        params,
        t.any(*results),
        lambda: ", ".join(str(t.n(1, 12)) for _ in range(count)),
    )


def worded(t: Draw) -> tuple[str, str, str, Callable[[], str]]:
    """A function of a text."""
    options, param, results = t.any(
        ("greet hello welcome", "name", (f"{t.s('hi ')} + name", f"{t.s('hello, ')} + name")),
        ("shout loud call", "text", ("text.upper()", f"text + {t.s('!')}", "text.upper() * 2")),
        ("short label tag", "word", ("word[:3]", "word[0] + word[-1]", "word.title()")),
        ("mirror turn flip", "text", ("text[::-1]", "text + text[::-1]", "text[1:] + text[0]")),
        ("title heading line", "text", ("text.capitalize()", "text.title()", "'* ' + text")),
    )
    return t.name(*options.split()), param, t.any(*results), lambda: t.s(t.word())


def either(t: Draw) -> tuple[str, str, str, Callable[[], str]]:
    return t.any(numeric, worded)(t)


@template("decorating")
def tallied_calls(t: Draw) -> str:
    deco, inner, fn, seen = t.names(
        "counted tally track count_calls",
        "wrapper inner counting",
        "fn func f",
        "calls counts seen",
    )
    (f, params, result, args), (g, params2, result2, args2) = either(t), either(t)
    setup, before, start, end = t.any(
        (f"{seen} = {{}}", f"{seen}[{fn}.__name__] = {seen}.get({fn}.__name__, 0) + 1", "", seen),
        ("", f"{inner}.{seen} += 1", f"{inner}.{seen} = 0", f"{f}.{seen}, {g}.{seen}"),
        (f"{seen} = []", f"{seen}.append({fn}.__name__)", "", f"len({seen}), {seen}[-1]"),
        (f"{seen} = 0", rows(2, f"global {seen}|{seen} += 1"), "", seen),
        (
            "",
            rows(2, f"nonlocal n|n += 1|print({fn}.__name__, {t.s('call')}, n)"),
            "n = 0",
            f"{f}.__name__",
        ),
    )
    last = "" if "." in start else start
    first = start if "." in start else ""
    return f"""
        {setup}
        def {deco}({fn}):
            {last}
            def {inner}(*args):
                {before}
                return {fn}(*args)
            {first}
            return {inner}
        @{deco}
        def {f}({params}):
            return {result}
        @{deco}
        def {g}({params2}):
            return {result2}
        {t.any(rows(0, f"print({f}({args()}))|print({f}({args()}))|print({g}({args2()}))"), rows(0, f"for _ in range({t.n(2, 3)}):|    x = {f}({args()})|y = {g}({args2()})"), rows(0, f"a = {f}({args()})|b = {g}({args2()})|c = {f}({args()})|print(a, b, c)"))}
        print({end})
    """


@template("decorating")
def printed_around_calls(t: Draw) -> str:
    deco, inner, fn = t.names("logged trace debug announce", "wrapper inner wrapped", "fn func f")
    f, params, result, args = either(t)
    at, plain = t.any((f"@{deco}", ""), (f"@{deco}", ""), ("", f"{f} = {deco}({f})"))
    return f"""
        def {deco}({fn}):
            def {inner}(*args{t.any("", ", **kwargs")}):
                {t.any(f"print({t.s('before')})", f"print({t.s('calling')}, {fn}.__name__)", f"print(f'{{{fn}.__name__}}{{args}}')", f"print({t.s('->')}, *args)", f"print({t.s('args:')}, args)")}
                result = {fn}(*args)
                {t.any(f"print({t.s('after')})", f"print({t.s('<-')}, result)", f"print(f'{{{fn}.__name__}} returned {{result!r}}')", f"print({t.s('done')})")}
                {t.any("return result", "return result", "")}
            return {inner}
        {at}
        def {f}({params}):
            {t.maybe(f"print({t.s('in ' + f)})", 0.4)}
            return {result}
        {plain}
        {t.any(rows(0, f"x = {f}({args()})|print(x)"), f"print({f}({args()}))", rows(0, f"{f}({args()})|{f}({args()})"), rows(0, f"for arg in [{args()}, {args()}]:|    print({f}(arg))") if "," not in params else f"print({f}({args()}), {f}({args()}))", rows(0, f"def main():|    value = {f}({args()})|    print(value)|main()"))}
    """


@template("decorating")
def results_made_over(t: Draw) -> str:
    numbers = t.n(0, 1)
    f, params, result, args = numeric(t) if numbers else worded(t)
    deco, change = (
        t.any(
            ("doubled", "{} * 2"),
            ("negated", "-{}"),
            ("as_text", "str({})"),
            ("plus_one", "{} + 1"),
            ("whole", "int({})"),
            ("squared", "{} ** 2"),
            ("in_list", "[{}]"),
        )
        if numbers
        else t.any(
            ("upper_case", "{}.upper()"),
            ("twice_over", "{} * 2"),
            ("excited", "{} + '!'"),
            ("in_stars", "'*' + {} + '*'"),
            ("length_of", "len({})"),
            ("split_up", "list({})"),
        )
    )
    inner, fn = t.names("wrapper inner new", "fn func f")
    star = "*args" if "," in params or t.n(0, 1) else params
    keep = t.any("", "", f"plain = {f}")
    return f"""
        def {deco}({fn}):
            def {inner}({star}):
                {t.any(rows(2, f"value = {fn}({star})|return {change.format('value')}"), f"return {change.format(f'{fn}({star})')}", rows(2, f"out = {fn}({star})|out = {change.format('out')}|return out"))}
            return {inner}
        {"" if keep else f"@{deco}"}
        def {f}({params}):
            return {result}
        {keep}
        {f"{f} = {deco}({f})" if keep else ""}
        print({f}({args()}){f", plain({args()})" if keep else ""})
        {t.any(f"y = {f}({args()})", f"print([{f}({args()}) for _ in range(2)])")}
        print({f}({args()}))
    """


@template("decorating")
def name_kept_by_wraps(t: Draw) -> str:
    deco, inner, fn = t.names("plain polite noisy timed", "wrapper inner helper", "fn func f")
    f, params, result, args = either(t)
    wraps, how = t.any(
        ("from functools import wraps", f"@wraps({fn})"),
        ("import functools", f"@functools.wraps({fn})"),
        ("", ""),
        ("", ""),
    )
    by_hand = "" if how else t.any("", "", f"{inner}.__name__ = {fn}.__name__")
    return f"""
        {wraps}
        def {deco}({fn}):
            {how}
            def {inner}(*args, **kwargs):
                {t.any("", "", "'Calls the function.'")}
                {t.maybe(f"print({t.s(deco)})", 0.4)}
                return {fn}(*args, **kwargs)
            {by_hand}
            return {inner}
        @{deco}
        def {f}({params}):
            \"\"\"{t.any(f"Returns {f}.", "A small helper.", f"{f.title()} of {params}")}\"\"\"
            return {result}
        print({t.any(f"{f}.__name__, {f}.__doc__", f"{f}.__doc__", f"{f}.__name__")})
        print({f}({args()}))
        {t.any(f"print({f}.__wrapped__({args()}))" if how else f"print({f}.__name__ == {t.s(f)})", f"print(hasattr({f}, '__wrapped__'))", f"print({f}.__name__.upper())", "")}
    """


@template("decorating")
def repeated_n_times(t: Draw) -> str:
    deco, n, inner, fn = t.names(
        "repeat times do_n again", "n times count k", "wrapper inner run", "fn func f"
    )
    f, params, result, args = either(t)
    middle = t.name("decorate", "decorator", "wrap", "outer")
    k = t.n(2, 4)
    at = t.any(f"@{deco}({k})", f"@{deco}({k})", f"@{deco}({n}={k})", f"@{deco}()")
    return f"""
        def {deco}({n}{t.any("", ": int") if "()" not in at else f"={k}"}):
            {t.maybe(f"print({t.s(deco)}, {n})", 0.3)}
            def {middle}({fn}):
                def {inner}(*args):
                    {t.any(rows(3, f"for _ in range({n}):|    result = {fn}(*args)|return result"), f"return [{fn}(*args) for _ in range({n})]", rows(3, f"out = []|for i in range({n}):|    out.append({fn}(*args))|return out"), rows(3, f"for i in range({n}):|    print(i, {fn}(*args))"), rows(3, f"i = 0|while i < {n}:|    {fn}(*args)|    i += 1|return i"))}
                return {inner}
            return {middle}
        {at}
        def {f}({params}):
            {t.any("", f"print({t.s(f)}, {params})")}
            return {result}
        {t.any(f"print({f}({args()}))", f"{f}({args()})", f"r = {f}({args()})")}
        {t.any("", f"print({deco}({t.n(1, 2)})(len)({t.s(t.word())}))")}
    """


@template("decorating")
def text_put_in_front(t: Draw) -> str:
    deco, text, inner, fn = t.names(
        "prefix tag with_label wrap_in mark", "text label sign mark", "inner wrapper", "fn func f"
    )
    f, params, result, args = worded(t)
    middle = t.name("decorator", "deco", "outer", "add")
    hint = t.any("", "", ": str")
    return f"""
        def {deco}({text}{hint}):
            def {middle}({fn}):
                def {inner}({params}{hint}):
                    return {t.any(f"{text} + {fn}({params})", f"f'{{{text}}}{{{fn}({params})}}'", f"f'<{{{text}}}>{{{fn}({params})}}</{{{text}}}>'", f"{text}.strip() + ': ' + {fn}({params})", f"{fn}({text} + {params})", f"{fn}({params}) + {text}")}
                return {inner}
            return {middle}
        @{deco}({t.s(t.any("> ", "* ", "[log] ", "b", "p", "# ", "note: "))})
        {t.any("", "", f"@{deco}({t.s(t.any('i', '- ', '1. '))})")}
        def {f}({params}{hint}):
            return {result}
        print({f}({args()}))
        {t.any(f"for w in {t.word_list(2, 3)}:" + chr(10) + f"            print({f}(w))", f"line = {f}({args()})", "")}
        {t.any("", f"{f} = {deco}({t.s('++')})({f})" + chr(10) + f"        print({f}({args()}))")}
    """


@template("decorating")
def tried_again_on_error(t: Draw) -> str:
    deco, times, inner, fn, f, state = t.names(
        "retry attempts try_again",
        "times attempts tries n",
        "wrapper inner run",
        "fn func f",
        "fetch connect load_page roll ask",
        "state tries_left fails log",
    )
    error = t.any("ValueError", "ConnectionError", "RuntimeError", "TimeoutError")
    i = t.name("i", "attempt", "k")
    left = t.n(1, 3)
    return f"""
        def {deco}({times}):
            def decorator({fn}):
                def {inner}(*args):
                    for {i} in {t.any(f"range({times})", f"range(1, {times} + 1)")}:
                        try:
                            return {fn}(*args)
                        except {t.any(error, error, "Exception")} as e:
                            {t.any(f"print({i}, e)", f"print({t.s('failed:')}, e)", f"print({i}, type(e).__name__)")}
                    {t.any("return None", f"return {t.s('gave up')}", f"print({t.s('no more tries')})")}
                return {inner}
            return decorator
        {state} = []
        @{deco}({t.n(2, 4)})
        def {f}(x):
            {t.any(rows(1, f"{state}.append(1)|if len({state}) <= {left}:|    raise {error}({t.s('not yet')})"), rows(1, f"{state}.append(len({state}))|if {state}[-1] < {left}:|    raise {error}(f'try {{len({state})}}')"))}
            return {t.any("x * 2", f"{t.s('ok ')} + str(x)", f"x, len({state})")}
        print({f}({t.n(1, 9)}))
        {t.any(f"print({state})", f"print(len({state}))", f"print({f}({t.n(1, 9)}))")}
    """


@template("decorating")
def kept_within_bounds(t: Draw) -> str:
    deco, low, high, fn = t.names(
        "clamp bounded limited", "low lo least", "high hi most", "fn f func"
    )
    f, params, result, args = numeric(t)
    a, b = t.n(0, 6), t.n(8, 30)
    return f"""
        def {deco}({low}={a}, {high}={b + t.n(0, 20)}):
            def wrap({fn}):
                def inner(*args):
                    value = {fn}(*args)
                    {t.any(f"return max({low}, min({high}, value))", rows(3, f"if value < {low}:|    return {low}|if value > {high}:|    return {high}|return value"), rows(3, f"if not {low} <= value <= {high}:|    return None|return value"), rows(3, f"if value > {high}:|    print({t.s('too big')}, value)|    value = {high}|return max(value, {low})"))}
                return inner
            return wrap
        @{deco}({t.any(f"{a}, {b}", f"{low}={a}, {high}={b}", str(a) if t.n(0, 1) else f"{high}={b}")})
        def {f}({params}):
            return {result}
        {t.any(rows(0, f"print({f}({args()}))|print({f}({args()}))"), rows(0, f"total = {f}({args()}) + {f}({args()})|print(total)"), f"print({f}({args()}), {f}({args()}), {f}({args()}))")}
    """


@template("decorating")
def arguments_checked_first(t: Draw) -> str:
    deco, inner, fn = t.names(
        "expects typed validate accepts", "checked inner wrapper", "fn func f"
    )
    f = t.name("repeat_word", "label", "join_up", "line")
    problem = t.any(
        "f'{arg!r} is not {kind.__name__}'", "f'expected {kind.__name__}'", "type(arg).__name__"
    )
    wrong = t.any(
        f"{t.n(1, 9)}, {t.n(1, 9)}",
        f"{t.s(t.word())}, {t.s('3')}",
        f"{t.s(t.word())}, {t.n(1, 3)}.5",
    )
    right = f"{t.s(t.word())}, {t.n(1, 3)}"
    return f"""
        def {deco}(*types):
            def wrap({fn}):
                def {inner}(*args):
                    for arg, kind in zip(args, types):
                        if {t.any("not isinstance(arg, kind)", "type(arg) is not kind")}:
                            {t.any(f"raise TypeError({problem})", rows(5, f"print({problem})|return None"))}
                    return {fn}(*args)
                return {inner}
            return wrap
        @{deco}(str, int)
        def {f}(text, n):
            return {t.any("text * n", "text + str(n)", "text[:n]", "text + '.' * n")}
        {t.any(rows(0, f"for args in [({right}), ({wrong})]:|    try:|        print({f}(*args))|    except TypeError as e:|        print({t.s('error:')}, e)"), rows(0, f"print({f}({right}))|try:|    print({f}({wrong}))|except TypeError as error:|    print(error)"))}
    """


@template("decorating")
def stacked_two_high(t: Draw) -> str:
    numbers = t.n(0, 1)
    f, params, result, args = numeric(t) if numbers else worded(t)
    options = (
        [
            ("add_ten", "{} + 10"),
            ("double_it", "{} * 2"),
            ("minus_three", "{} - 3"),
            ("square_it", "{} ** 2"),
        ]
        if numbers
        else [
            ("bold", "'<b>' + {} + '</b>'"),
            ("italic", "'<i>' + {} + '</i>'"),
            ("upper", "{}.upper()"),
            ("quoted", "'<' + {} + '>'"),
            ("twice", "{} + {}"),
        ]
    )
    (a, do_a), (b, do_b) = t.rng.sample(options, 2)
    inner, fn = t.names("inner wrapper", "fn func f")
    loud = t.n(0, 1)
    back_a, back_b = (c.replace("{}", f"{fn}(*args)") for c in (do_a, do_b))
    return f"""
        def {a}({fn}):
            {f"print({t.s(f'{a} wraps')}, {fn}.__name__)" if loud else ""}
            def {inner}(*args):
                {f"print({t.s(a)})" if not loud else ""}
                return {back_a}
            return {inner}
        def {b}({fn}):
            {f"print({t.s(f'{b} wraps')}, {fn}.__name__)" if loud else ""}
            def {inner}(*args):
                {f"print({t.s(b)})" if not loud else ""}
                return {back_b}
            return {inner}
        {t.any(rows(0, f"@{a}|@{b}"), rows(0, f"@{b}|@{a}"), rows(0, f"@{a}|@{b}"), f"@{a}")}
        {t.any("", "", f"@{t.any(a, b)}")}
        def {f}({params}):
            return {result}
        print({f}({args()}))
        {t.any("", f"{t.any('again', 'x', 'res')} = {b}({f})({args()})", f"print({f}({args()}))")}
    """


@template("decorating")
def commands_by_decorator(t: Draw) -> str:
    table, deco, name, fn, line = t.names(
        "handlers commands actions routes",
        "command on register handles",
        "name key word",
        "fn func f",
        "line cmd entry",
    )
    pick = t.rng.sample(
        [
            ("add", "a, b", "a + b"),
            ("mul", "a, b", "a * b"),
            ("sub", "a, b", "a - b"),
            ("max", "a, b", "a if a > b else b"),
            ("both", "a, b", "[a, b]"),
            ("mod", "a, b", "a % b"),
        ],
        t.n(2, 3),
    )
    own = t.n(0, 1)
    lines = ", ".join(t.s(f"{t.any(*pick)[0]} {t.n(1, 9)} {t.n(1, 9)}") for _ in range(t.n(2, 3)))
    register = (
        rows(1, f"def wrap({fn}):|    {table}[{name}] = {fn}|    return {fn}|return wrap")
        if own
        else rows(1, f"{table}[{fn}.__name__[3:]] = {fn}|return {fn}")
    )
    unknown = t.any("", t.s("pow 2 3"), t.s("quit 0 0"))
    return f"""
        {table} = {{}}
        def {deco}({name if own else fn}):
            {register}
        {rows(0, *(row for k, (key, params, result) in enumerate(pick) for row in (f"@{deco}({t.s(key)})" if own else f"@{deco}", f"def {t.any('do_' + key, key + '_two') if own else 'do_' + key}({params}):", f"    return {result}")))}
        {t.any("", f"print({t.any(f'list({table})', f'len({table})', f'sorted({table})')})")}
        for {line} in [{lines}{", " * bool(unknown)}{unknown}]:
            key, x, y = {line}.split()
            {t.any(rows(1, f"if key in {table}:|    print(key, {table}[key](int(x), int(y)))|else:|    print('unknown', key)"), rows(1, f"{fn} = {table}.get(key)|print({fn}(int(x), int(y)) if {fn} else key)"), rows(1, f"try:|    print({table}[key](int(x), int(y)))|except KeyError as e:|    print('no', e)"))}
    """


@template("decorating")
def steps_in_a_list(t: Draw) -> str:
    steps, deco, fn, value = t.names(
        "steps hooks checks stages",
        "step hook register add_step",
        "fn func f",
        "value x current data",
    )
    numbers = t.n(0, 1)
    pool = (
        [
            ("grow", "v + 3"),
            ("twice", "v * 2"),
            ("less", "v - 1"),
            ("wrap", "v % 7"),
            ("flip", "-v"),
        ]
        if numbers
        else [
            ("trim", "v.strip()"),
            ("loud", "v.upper()"),
            ("turn", "v[::-1]"),
            ("cut", "v[:4]"),
            ("more", "v + '!'"),
        ]
    )
    pick = t.rng.sample(pool, t.n(2, 4))
    at = t.any(f"@{deco}", f"@{deco}", f"@{steps}.append")
    start = str(t.n(2, 12)) if numbers else t.any(t.s(f" {t.word()} "), t.s(t.word()))
    keep = at != f"@{steps}.append"
    define = (
        rows(
            0,
            f"def {deco}({fn}):|    {t.any(f'{steps}.append({fn})', f'{steps}.insert(0, {fn})')}|    return {fn}",
        )
        if keep
        else ""
    )
    show = t.any(f"print({fn}.__name__, {value})", f"print({value})") if keep else f"print({value})"
    return f"""
        {steps} = []
        {define}
        {rows(0, *(row for name, result in pick for row in (at, f"def {name}(v):", f"    return {result}")))}
        {value} = {start}
        for {fn} in {t.any(steps, steps, f"reversed({steps})", f"{steps}[1:]")}:
            {value} = {fn}({value})
            {show}
        print(len({steps}), {value})
    """


@template("decorating")
def classes_with_decorators(t: Draw) -> str:
    c, a = t.names("Robot Player Car Plugin Shape", "name model title")
    what = t.any("method", "registry", "single", "count", "attribute")
    deco, body, use = {
        "method": (
            t.any("describe", "with_repr", "speaking"),
            rows(1, f"cls.hello = lambda self: {t.s('I am ')} + self.{a}|return cls"),
            rows(0, f"x = {c}({t.s(t.word())})|print(x.hello())"),
        ),
        "registry": (
            t.any("register", "known", "listed"),
            rows(1, f"kinds[cls.__name__{t.any('', '.lower()')}] = cls|return cls"),
            rows(0, f"for key, kind in kinds.items():|    print(key, kind({t.s(t.word())}).{a})"),
        ),
        "single": (
            t.any("singleton", "only_one"),
            rows(
                1,
                f"made = {{}}|def get(*args):|    if cls not in made:|        {t.any('made[cls] = cls(*args)', 'print(' + t.s('new') + '); made[cls] = cls(*args)')}|    return made[cls]|return get",
            ),
            rows(0, f"x = {c}({t.s(t.word())})|y = {c}({t.s(t.word())})|print(x is y, y.{a})"),
        ),
        "count": (
            t.any("counted", "numbered"),
            rows(
                1,
                "old = cls.__init__|cls.made = 0|def init(self, *args):|    cls.made += 1|    old(self, *args)|cls.__init__ = init|return cls",
            ),
            rows(0, f"xs = [{c}(w) for w in {t.word_list(2, 3)}]|print({c}.made, xs[-1].{a})"),
        ),
        "attribute": (
            t.any("tagged", "versioned"),
            rows(
                1,
                f"cls.tag = cls.__name__{t.any('[0]', '.upper()', '')}|cls.level = {t.n(1, 9)}|return cls",
            ),
            rows(0, f"x = {c}({t.s(t.word())})|x.level += 1|print(x.tag, x.level, {c}.level)"),
        ),
    }[what]
    kinds = "kinds = {}" if what == "registry" else ""
    other = rows(0, f"@{deco}|class Small{c}({c}):|    size = {t.n(1, 5)}") if kinds else ""
    return f"""
        {kinds}
        def {deco}(cls):
            {body}
        @{deco}
        class {c}:
            {t.maybe(f"wheels = {t.n(2, 8)}", 0.3)}
            def __init__(self, {a}):
                self.{a} = {t.any(a, a, f"{a}.upper()", f"{a}[:3]")}
        {other}
        {use}
    """


@template("decorating")
def methods_with_decorators(t: Draw) -> str:
    deco, inner, c, v = t.names(
        "positive_only guarded checked chained logged",
        "wrapper inner method",
        "Account Tank Counter Robot",
        "total level amount",
    )
    m, m2 = t.names("add put fill deposit", "take drain remove withdraw")
    return f"""
        def {deco}(fn):
            def {inner}(self, n):
                {t.any(rows(2, f"if n <= 0:|    {t.any('return self', 'print(' + t.s('ignored') + ', n)')}|    return self|fn(self, n)|return self"), rows(2, f"print(fn.__name__, {t.any('n', 'self.' + v, 'self.' + v + ', n')})|fn(self, n)|return self"), rows(2, f"old = self.{v}|fn(self, n)|if self.{v} < 0:|    self.{v} = old|return self"), rows(2, "self.moves += 1|fn(self, n)|return self"))}
            return {inner}
        class {c}:
            def __init__(self, {v}=0):
                self.{v} = {v}
                self.moves = 0
            @{deco}
            def {m}(self, n):
                self.{v} += n
            {t.any(f"@{deco}", f"@{deco}")}
            def {m2}(self, n):
                self.{v} -= {t.any("n", "n", "n + 1")}
        x = {c}({t.any("", t.n(1, 10))})
        {t.any(f"x.{m}({t.n(-3, 9)}).{m2}({t.n(1, 9)}).{m}({t.n(0, 4)})", rows(0, f"x.{m}({t.n(1, 9)})|x.{m2}({t.n(1, 12)})|x.{m}({t.n(-2, 5)})"), rows(0, f"for n in {t.ints(2, 3, -2, 9)}:|    x.{t.any(m, m2)}(n)"))}
        print(x.{v}, x.moves)
    """


@template("decorating")
def decorator_is_an_object(t: Draw) -> str:
    c, fn = t.names("Counted Remember Logger Limit Timesheet", "fn func f")
    f, params, result, args = either(t)
    make, call, end = t.any(
        ("self.calls = 0", rows(2, f"self.calls += 1|return self.{fn}(*args)"), f"{f}.calls"),
        (
            "self.seen = []",
            rows(2, f"result = self.{fn}(*args)|self.seen.append(result)|return result"),
            f"{f}.seen",
        ),
        (
            f"self.left = {t.n(1, 2)}",
            rows(
                2,
                f"if self.left == 0:|    return {t.s('used up')}|self.left -= 1|return self.{fn}(*args)",
            ),
            f"{f}.left",
        ),
        (
            "self.known = {}",
            rows(
                2,
                f"if args not in self.known:|    {t.any('', '')}print({t.s('work')}, args)|    self.known[args] = self.{fn}(*args)|return self.known[args]",
            ),
            f"len({f}.known)",
        ),
        ("self.last = None", rows(2, f"self.last = args|return self.{fn}(*args)"), f"{f}.last"),
    )
    again = args()
    return f"""
        class {c}:
            def __init__(self, {fn}):
                self.{fn} = {fn}
                {make}
            def __call__(self, *args):
                {call}
        @{c}
        def {f}({params}):
            return {result}
        print({f}({again}))
        {t.any(f"print({f}({again}))", f"x = {f}({args()})", f"print({f}({args()}), {f}({again}))")}
        print({end}{t.any("", f", type({f}).__name__", f", callable({f})")})
    """
