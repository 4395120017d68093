"""Programs with a beginner's bug: names, conditions, recursion, errors that are hidden."""

from .material import lay, literals, people, table, things
from .registry import Draw, template


@template("misled", raises=True)
def name_without_a_value(t: Draw) -> str:
    f, x, out, g = t.names(
        "price label sign pick", "x n amount", "result text kind", "count score lives"
    )
    k, a = t.n(3, 7), t.n(0, 9)
    body = t.any(
        f"def {f}({x}):\n    if {x} > {k}:\n        {out} = {t.s('high')}\n    elif {x} < {k - 2}:\n        {out} = {t.s('low')}\n    return {out}",
        f"{g} = {a}\ndef {f}({x}):\n    {t.any('', f'print({x})')}\n    {g} {t.any('+=', '-=')} {x}\n    return {g}",
        f"{g} = {a}\ndef {f}({x}):\n    {t.any('', '', f'global {g}')}\n    {g} = {t.any(f'{g} + {x}', x, f'{x} * 2')}\n    return {g}",
        f"def {f}({x}):\n    for i in range({x}):\n        {out} = i * {k}\n    return {out}",
        f"def {f}({x}):\n    {out} = {x} + {t.any('bonus', x, 'bonus')}\n    return {out}",
        f"def {f}({x}):\n    if {x} % 2:\n        {out} = {x} // 2\n    print({t.s('half')}, {out})\n    return {out}",
        f"def {f}({x}):\n    try:\n        {out} = {k} // {x}\n    except ZeroDivisionError:\n        print({t.s('zero')})\n    return {out}",
        f"def {f}({x}):\n    while {x} > {k}:\n        {x} -= {t.n(1, 3)}\n        {out} = {x}\n    return {out}",
    )
    calls = "\n".join(f"print({f}({v}))" for v in t.rng.sample([0, 1, 2, 4, 6, 8, 9], t.n(2, 3)))
    return f"""
        {lay(body)}
        {t.maybe(f"bonus = {t.n(1, 5)}", 0.3) if "bonus" in body else ""}
        {lay(calls)}
        {t.any("", f"print({out})", f"print({g})") if t.n(0, 3) == 0 else ""}
    """


@template("misled", raises=True)
def parentheses_forgotten(t: Draw) -> str:
    f, s, r = t.names("is_empty has_money ready check", "text name word", "result value answer")
    w = t.word()
    body = t.any(
        f"def {f}():\n    print({t.s('called')})\n    return {t.any('False', '0', 'True')}\nif {f}{t.any('', '', '()')}:\n    print({t.s('yes')})\nelse:\n    print({t.s('no')})",
        f"{s} = {t.s(w)}\nprint({s}.upper{t.any('', '()')} == {t.s(w.upper())})\nprint({s}.{t.any('isalpha()', 'isupper()', 'islower()')})",
        f"def {f}(x=1):\n    return x + {t.n(1, 9)}\n{r} = {f}{t.any('', '', '()')}\nprint(callable({r}))\nprint({r} {t.any('+ 1', '== 2', '* 2')})",
        f"xs = {t.ints(2, 3)}\nxs.{t.any('sort', 'reverse', 'clear', 'pop')}{t.any('', '()')}\nprint(xs)\nprint(xs.{t.any('count', 'index')}(xs[0]))",
        f"def {f}(n):\n    return n * {t.n(2, 5)}\nfor k in {t.numbers(2, 3)}:\n    {r} = {f}{t.any('(k)', '')}\n    print(type({r}).__name__)\nprint({r}({t.n(1, 5)}))",
        f"{s} = {t.s(w)}\nparts = {s}.split{t.any('', '()')}\nprint(len(parts))",
        f"def {f}():\n    return {t.n(2, 6)}\ntotal = {t.n(1, 9)}\ntotal += {f}{t.any('', '()')}\nprint(total)",
        f"d = {t.dict(2, 2)}\nfor k in d.{t.any('keys', 'values', 'items')}{t.any('', '()')}:\n    print(k)",
        f"def {f}():\n    return {t.s(w)}\nprint({t.s('I see ')} + {f}{t.any('', '()')})",
    )
    return f"""
        {t.maybe(f"print({t.s(t.any('begin', 'go', 'test'))})", 0.3)}
        {lay(body)}
        {t.maybe(f"print({t.s('end')})", 0.4)}
    """


@template("misled", raises=True)
def base_case_astray(t: Draw) -> str:
    f, n = t.names("fact count_down power total go", "n k x")
    guard, low, step = t.n(4, 6), t.any(0, 1, 2), t.any(1, 2, 2, 3)
    limit = f"if {n} < -{t.any(2, 4)}:\n    {t.any('raise ValueError(' + t.s('too deep') + ')', 'return ' + str(t.n(0, 50)), 'return None')}\n"
    body, arg = t.any(
        (
            f"{limit}if {n} == {low}:\n    return {t.any(1, 0)}\nreturn {n} {t.any('*', '+')} {f}({n} - {step})",
            t.n(2, 6),
        ),
        (f"if {n} == 0:\n    return 0\nreturn {n} * {f}({n} - 1)", t.n(2, 5)),
        (f"if {n} <= 1:\n    return {n}\n{f}({n} - {step})\nreturn {n}", t.n(3, 6)),
        (f"if {n} > 0:\n    return {n} + {f}({n} - {step})", t.n(2, 5)),
        (
            f"if not {n}:\n    return {t.any('None', '0', '[]', t.s(''))}\nreturn {n}[0] + {f}({n}[1:])",
            t.any(t.ints(2, 3), t.s(t.word()[:4])),
        ),
        (
            f"if len({n}) == {t.any(1, 0)}:\n    return {n}[0]\nreturn max({n}[0], {f}({n}[{step}:]))",
            t.ints(2, 4),
        ),
        (
            f"print({n})\nif {n} == {low}:\n    return\nif {n} < 0:\n    print({t.s('missed')})\n    return\n{f}({n} - {step})",
            t.n(3, 6),
        ),
        (
            f"if depth > {guard}:\n    return {t.s('stuck')}\nif {n} == {low}:\n    return depth\nreturn {f}({t.any(n, f'{n} + 1', f'{n} - {step}')}, depth + 1)",
            t.n(3, 6),
        ),
    )
    extra = ", depth=0" if "depth" in body and "deep" not in body else ""
    return f"""
        def {f}({n}{extra}):
            {lay(body, 1)}
        {t.any(f"print({f}({arg}))", f"answer = {f}({arg})" + chr(10) + "        print(answer)")}
        {t.maybe(f"print({f}({t.n(1, 3)}))", 0.3) if isinstance(arg, int) else ""}
    """


@template("misled")
def decimals_that_miss(t: Draw) -> str:
    x, n, total = t.names("x value level", "steps n rounds", "total sum_of money")
    step, goal = t.any(
        (0.1, 0.3), (0.1, 0.5), (0.25, 1.0), (0.2, 0.6), (0.1, 1), (0.5, 2), (0.7, 2.1)
    )
    body = t.any(
        f"{x} = 0.0\n{n} = 0\nwhile {x} != {goal}:\n    {x} += {step}\n    {n} += 1\n    if {n} > {t.n(4, 12)}:\n        print({t.s('too many')})\n        break\nprint({n}, {x})",
        f"{total} = 0\nfor _ in range({t.n(2, 4)}):\n    {total} += {step}\n    print({total})\nprint({total} == {goal})",
        f"a = {step} * {t.n(2, 4)}\nb = {goal}\nprint(a == b, {t.any('a < b', f'abs(a - b) < {t.any(0.01, 1e-9)}', 'round(a, 2) == round(b, 2)')})\nprint(a - b)",
        f"{total} = {t.n(10, 40)} / {t.n(3, 7)}\nprint(round({total}, {t.n(0, 2)}))\nprint({t.any(f'int({total})', f'{total} // 1', f'round({total})', f'int({total} + 0.5)')})\nprint({total} == round({total}, 2))",
        f"for {x} in [0.5, 1.5, {t.n(2, 4)}.5, {t.n(1, 5)}.{t.n(1, 9)}]:\n    print({x}, round({x}){t.any('', f', int({x})')})",
        f"price = {t.n(1, 5)}.{t.any('10', '15', '35', '99')}\ncents = {t.any('int(price * 100)', 'round(price * 100)')}\nprint(cents)\nprint(cents % 10, price * {t.n(2, 4)})",
        f"{x} = {goal}\nwhile {x} > 0:\n    print(round({x}, 1))\n    {x} = {x} - {step}\nprint({x} == 0)"
        if goal / step < 8
        else f"{x} = 1.0\nprint({x} - {step} * 10 == 0)",
    )
    return f"""
        {t.maybe(f"print({t.s(t.any('start', 'floats', 'test'))})", 0.3)}
        {lay(body)}
        {t.maybe(f"print(type({t.any(step, 7 // 2, 8 / 2)}).__name__)", 0.3)}
    """


@template("misled")
def conditions_gone_wrong(t: Draw) -> str:
    x, y, f = t.names("x day age color n", "y score limit", "check test decide")
    a, b, c = t.n(1, 5), t.n(2, 9), t.n(1, 9)
    words = t.words(2, 2)
    text = t.n(0, 3) == 0
    p, q, r = (
        (t.s(words[0]), t.s(words[1]), t.s(t.any(*words, "other")))
        if text
        else (a, b, t.any(a, b, c))
    )
    test = t.any(
        f"{x} == {p} or {q}",
        f"{x} == {p} and {q}",
        f"{x} == ({p} or {q})",
        f"({p} or {q}) == {x}",
        f"{x} != {p} or {x} != {q}",
        f"not {x} == {p} or {x} == {q}",
        f"{x} == {p} or {x} == {q}",
        f"{x} in ({p}, {q})",
        f"{x} in [{p}] or [{q}]",
    )
    more = t.any(
        f"mean = {a} + {b} / 2\nprint(mean, ({a} + {b}) / 2)",
        f"{y} = {t.n(10, 99)}\nif {y} > 20:\n    print({t.s('low')})\nelif {y} > 50:\n    print({t.s('high')})\nelse:\n    print({t.s('none')})",
        f"{y} = {t.n(1, 30)}\nif {y} < 10:\n    print({t.s('small')})\nif {y} < 20:\n    print({t.s('middle')})\nelse:\n    print({t.s('large')})",
        f"print(True or {t.any('True', 'False')} and False, not {t.any('1', '0')} == 2)",
        f"print(-{a} ** 2, 2 * 3 ** {t.n(1, 2)}, {b} - {a} - {c})",
        f"print({b} > {a} == True, ({b} > {a}) == True)",
        f"{y} = {t.n(0, 12)}\nprint(5 < {y} < 10, {y} > 5 or {y} < 10)",
        f"print({b} % 2 == 1 or {a} // 0 == 1)"
        if b % 2
        else f"print({b} % 2 == 0 or {a} // 0 == 1)",
    )
    return f"""
        def {f}({x}):
            if {test}:
                return {t.any("True", t.s("yes"), t.s("match"))}
            {t.any("else:" + chr(10) + f"                return {t.any('False', t.s('no'))}", f"return {t.any('False', t.s('no'))}", "")}
        print({f}({r}))
        {t.maybe(f"print({f}({t.s('blue') if text else c}))")}
        {lay(more)}
    """


@template("misled", raises=True)
def texts_do_not_change(t: Draw) -> str:
    s, i, out = t.names("name text word line", "i k pos", "result new out")
    w = t.any(t.word(), t.word().title(), " " + t.word(), f"{t.word()} {t.word()}"[:11].strip())
    old = t.any(*w.strip())
    lost = t.any(
        f"{s}.upper()",
        f"{s}.strip()",
        f"{s}.replace({t.s(old)}, {t.s('_')})",
        f"{s}.title()",
        f"sorted({s})",
        f"{s} + {t.s('!')}",
        f"{s}.split()",
    )
    body = t.any(
        f"{lost}\nprint({s})\n{out} = {lost}\nprint({out})",
        f"{s}[{t.n(0, 2)}] = {t.s('X')}\nprint({s})",
        f"for {i} in range(len({s})):\n    if {s}[{i}] == {t.s(old)}:\n        {s}[{i}] = {t.s('*')}\nprint({s})",
        f"for c in {s}:\n    if c == {t.s(old)}:\n        c = {t.s('*')}\nprint({s})\nprint(c)",
        f"chars = list({s})\nchars[{t.any(0, -1)}] = {t.s('Z')}\nprint({s})\nprint({t.any(t.s('') + '.join(chars)', 'str(chars)', 'len(chars)')})",
        f"{out} = {t.s('')}\nfor c in {s}:\n    {out}{t.any('', ' = ' + out)} + c\nprint({out})",
        f"def shout({out}):\n    {out} = {out}.upper() + {t.s('!')}\n    {t.any('', f'return {out}')}\nshout({s})\nprint({s})\nprint(shout({s}))",
        f"{s}.append({t.s('s')})\nprint({s})",
        f"other = {s}\n{s} += {t.s('!')}\nprint({s}, other)\nprint({s} is other, {s} > other)",
        f"del {s}[0]\nprint({s})",
    )
    return f"""
        {s} = {t.s(w)}
        {t.maybe(f"print(len({s}))", 0.3)}
        {lay(body)}
    """


@template("misled")
def errors_that_are_hidden(t: Draw) -> str:
    f, x, out, d = t.names(
        "parse divide read get_price", "x text value", "result total answer", "prices table data"
    )
    kind = t.any(
        "except Exception:", "except:", "except ValueError:", "except (ValueError, TypeError):"
    )
    k = t.n(2, 9)
    values = t.rng.sample(
        [t.s("12"), t.s("7x"), t.s(""), "None", t.s("3"), "[]", t.n(1, 9), t.s("4.5")], 3
    )
    wide = (
        "except Exception:"
        if kind in ("except Exception:", "except:") or any(v in ("None", "[]") for v in values)
        else kind
    )
    body = t.any(
        f"try:\n    {out} = int({x}) * {k}\n    return {out}\n{wide}\n    return {t.any(0, -1, None)}",
        f"try:\n    return int({x}) + {t.any('totl', k, k)}\nexcept Exception:\n    {t.any('pass', 'print(' + t.s('bad value') + ')')}",
        f"{out} = {k}\ntry:\n    {out} = {out} // int({x})\n    {out} += {out}.size\n{t.any('except Exception:', 'except:')}\n    print({t.s('failed')})\nreturn {out}",
        f"try:\n    return int({x})\nexcept Exception:\n    return {k}\nfinally:\n    {t.any('print(' + t.s('done') + ')', f'return {t.n(10, 20)}', 'print(repr(' + x + '))')}",
        f"try:\n    {d} = {{{t.s('3')}: {k}, {t.s('12')}: {t.n(1, 9)}}}\n    {out} = {d}[{x}]\nexcept Exception as e:\n    {out} = type(e).__name__\nelse:\n    {out} += 1\nreturn {out}",
        f"for _ in range({t.n(2, 3)}):\n    try:\n        n = int({x})\n        {t.any('return n', 'print(n)')}\n    except Exception:\n        {t.any('continue', 'break', 'return -1')}\n    finally:\n        print({t.s('try')})\nreturn {k}",
    )
    loop = t.any(
        f"for v in [{', '.join(map(str, values))}]:\n    print({f}(v))",
        f"print({f}({values[0]}))\nprint({f}({values[1]}))",
        f"answers = [{f}({values[0]}), {f}({values[2]})]\nprint(answers)",
    )
    return f"""
        def {f}({x}):
            {lay(body, 1)}
        {lay(loop)}
    """


@template("misled")
def table_changed_in_its_loop(t: Draw) -> str:
    d, k = t.names("stock ages prices", "k name item")
    goods = things(t, 3, 3)
    lim = t.n(3, 6)
    over = t.any(d, f"list({d})", f"list({d})", f"{d}.copy()")
    change = t.any(
        f"if {d}[{k}] < {lim}:\n    del {d}[{k}]",
        f"if {d}[{k}] > {lim}:\n    {d}.pop({k})",
        f"{d}[{k}] += {t.n(1, 4)}",
        f"if len({k}) > 3:\n    {d}[{k}.upper()] = {d}[{k}]",
        f"{d}[{k} + {t.s('s')}] = {d}.pop({k})"
        if over != d
        else f"if {d}[{k}] == {lim}:\n    {d}.clear()",
    )
    error = t.any("RuntimeError as e", "RuntimeError as error", "Exception as e")
    name = error.split()[-1]
    return f"""
        {d} = {table(t, {g: t.n(1, 9) for g in goods})}
        try:
            for {k} in {over}:
                {lay(change, 2)}
                {t.maybe(f"print({k})")}
        except {error}:
            print({t.any(name, f"{t.s('error:')}, {name}", f"type({name}).__name__")})
        print({t.any(d, f"len({d})", f"sorted({d})", f"sum({d}.values())")})
    """


@template("misled")
def list_shared_by_all(t: Draw) -> str:
    c, xs, add, n = t.names(
        "Dog Student Cart Team", "tricks marks items members", "add learn put", "name label owner"
    )
    own = t.any(f"self.{xs} = []", "", "", "")
    count = t.any("", f"{c}.made += 1", "self.made += 1")
    put = t.any(
        f"self.{xs}.append(x)",
        f"self.{xs}.append(x)",
        f"self.{xs} = self.{xs} + [x]",
        f"self.{xs} += [x]",
    )
    a, b = t.any(("a", "b"), ("one", "two"), ("first", "second"))
    x1, x2 = t.any((t.s(t.word()), t.s(t.word())), (t.n(1, 9), t.n(1, 9)))
    change = t.any(
        "", f"{a}.{xs} = [{x2}]", f"{b}.{xs}.append({x1})", f"{c}.{xs} = []", f"{a}.{xs}.clear()"
    )
    return f"""
        class {c}:
            {xs} = []
            {"made = 0" if count else ""}
            def __init__(self, {n}):
                self.{n} = {n}
                {own}
                {count}
            def {add}(self, x):
                {put}
        {a} = {c}({t.s(t.any(*people(t, 2, 2)))})
        {b} = {c}({t.s(t.word())})
        {a}.{add}({x1})
        {t.maybe(f"print({b}.{xs})")}
        {b}.{add}({x2})
        {change}
        print({a}.{xs}, {b}.{xs})
        print({t.any(f"{c}.{xs}", f"{a}.{xs} is {b}.{xs}", f"len({b}.{xs})")}{f", {c}.made, {b}.made" if count else ""})
    """


@template("misled")
def loop_without_progress(t: Draw) -> str:
    n, tries, total = t.names("n count number", "tries rounds guard", "total s result")
    lim, k = t.n(4, 7), t.n(2, 4)
    start = t.n(1, 8)
    body = t.any(
        f"while {n} < {t.n(9, 12)}:\n    GUARD\n    if {n} % 2 == 0:\n        {n} += {t.any(1, 2, 3)}\n    {t.any('', f'print({n})')}",
        f"while {n} != {t.n(0, 10)}:\n    GUARD\n    {n} {t.any('+=', '-=')} {k}\n    {total} += {n}",
        f"while {total} < {t.n(10, 20)}:\n    GUARD\n    {t.any(f'{total} + {n}', f'{total} = {n} + {k}', f'{total} += {n}')}",
        f"while True:\n    GUARD\n    {n} = {n} // 2 {t.any('+ 1', '', '')}\n    if {n} == {t.any(0, 1)}:\n        print({t.s('reached')})\n        break",
        f"low, high = 0, {t.n(6, 12)}\nwhile low < high:\n    GUARD\n    mid = (low + high) // 2\n    if mid < {n}:\n        low = mid{t.any('', ' + 1')}\n    else:\n        high = mid\n    {total} = low",
        f"xs = {t.ints(3, 4, 1, 9)}\ni = 0\nwhile i < len(xs):\n    GUARD\n    if xs[i] > {k}:\n        {total} += xs[i]\n    {t.any('', 'else:' + chr(10) + '        ', '')}i += 1",
    )
    guard = f"{tries} += 1\n    if {tries} > {lim}:\n        print({t.s(t.any('stuck', 'endless', 'stop'))})\n        break"
    return f"""
        {n} = {start}
        {total} = 0
        {tries} = 0
        {lay(body.replace("GUARD", guard))}
        print({n}, {total}, {tries})
    """


@template("misled", raises=True)
def asked_of_nothing(t: Draw) -> str:
    f, who, d = t.names("find lookup get_user search", "name who wanted", "users people ages")
    ps = people(t, 3, 3)
    goal = t.any(*ps[:2], t.any(ps[2], ps[0].lower()))
    data, body = t.any(
        (literals(t, ps[:2]), f"for p in {d}:\n    if p == {who}:\n        return p"),
        (
            literals(t, ps[:2]),
            f"for p in {d}:\n    if p.startswith({who}[0]):\n        return p\n    {t.any('', 'return None')}",
        ),
        (table(t, {ps[0]: t.s("x@y"), ps[1]: t.s("q@z")}), f"return {d}.get({who})"),
        (
            table(t, {ps[0]: t.s("red"), ps[1]: "None"}),
            f"if {who} in {d}:\n    return {d}[{who}]\nprint({t.s('not found')})",
        ),
        (
            literals(t, ps[:2]),
            f"if {who} in {d}:\n    return {d}.remove({who}) {t.any('', 'or ' + who)}",
        ),
    )
    use = t.any(
        "got.upper()",
        "got.lower()[0]",
        "got[0]",
        "len(got)",
        f"got + {t.s('!')}",
        f"got.replace({t.s('a')}, {t.s('o')})",
        f"{t.s('x')} in got",
    )
    check = t.any(
        "",
        "",
        f"if got is None:\n    got = {t.s('nobody')}",
        f"if not got:\n    print({t.s('nothing')})",
        f"if got == {t.s('None')}:\n    print({t.s('none')})",
    )
    return f"""
        {d} = {data}
        def {f}({who}):
            {lay(body, 1)}
        got = {f}({t.s(goal)})
        {t.maybe("print(got)", 0.4)}
        {lay(check)}
        print({use})
        {t.maybe(f"print({f}({t.s(ps[1])}){t.any('', '.title()')})", 0.4)}
    """
