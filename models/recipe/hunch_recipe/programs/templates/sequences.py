"""List methods: adding, removing, ordering, copying, and lists that two names share."""

from .material import block, literals, people, shuffled, some, things
from .registry import Draw, template


@template("sequences")
def methods_of_a_list(t: Draw) -> str:
    xs, a, b = t.names("xs nums items values", "a last x", "b n at")
    steps = shuffled(
        t,
        5,
        f"{xs}.append({t.n(1, 9)})",
        f"{xs}.extend({t.ints(1, 2)})",
        f"{xs}.insert({t.n(0, 2)}, {t.n(1, 9)})",
        f"{a} = {xs}.pop()",
        f"{a} = {xs}.pop(0)",
        f"{b} = {xs}.index({xs}[-1])",
        f"{b} = {xs}.count({xs}[0])",
        f"{xs}.reverse()",
        f"{xs}.sort({t.any('', 'reverse=True')})",
        f"{xs}.remove(max({xs}))",
        f"del {xs}[{t.any(0, 1, -1)}]",
        f"{xs}.insert(-1, {xs}.pop(1))",
    )
    return f"""
        {xs} = {t.ints(4, 5)}
        {a}, {b} = 0, {t.n(0, 3)}
        {steps}
        print({xs}, {a}, {b})
        {xs}.insert(len({xs}) // 2, {t.any(f"{a} + {b}", f"sum({xs})", f"{xs}.pop(0)")})
        print({t.any(xs, f"{xs}[{b} % len({xs})]", f"{xs}.count({a}), {xs}")})
    """


@template("sequences")
def guest_list(t: Draw) -> str:
    xs, who, change = t.names("guests names queue team", "who name person", "change step action")
    group = people(t, 5, 6)
    changes = []
    inside = list(group[:3])
    for _ in range(t.n(3, 4)):
        kind = t.any("add", "remove", "first", "add")
        name = t.any(*inside) if kind == "remove" and inside else t.any(*group)
        changes.append(f"({t.s(kind)}, {t.s(name)})")
    return f"""
        {xs} = {literals(t, group[:3])}
        for {change}, {who} in [{", ".join(changes)}]:
            if {change} == {t.s("remove")} and {who} in {xs}:
                {t.any(f"{xs}.remove({who})", f"del {xs}[{xs}.index({who})]", f"print({xs}.pop({xs}.index({who})))")}
            elif {change} == {t.s("first")}:
                {t.any(f"{xs}.insert(0, {who})", f"{xs}[:0] = [{who}]", f"{xs}.insert(1, {who}.upper())")}
            elif {who} not in {xs}{t.any("", f" and len({xs}) < {t.n(3, 5)}")}:
                {xs}.append({who})
            {t.any("else:", "")}
            {t.maybe(f"print({xs})", 0.4)}
        print({t.any(f"len({xs}), {xs}", f"sorted({xs})", f"{t.s(', ')}.join({xs})", f"{xs}.index({xs}[-1])")})
    """.replace(
        "            else:\n", f"            else:\n                print({t.s('no')}, {who})\n"
    )


@template("sequences")
def sorted_copy_or_in_place(t: Draw) -> str:
    a, b, c = t.names("nums xs scores words", "ordered ys done", "kept zs before")
    data, key = t.any(
        (
            t.ints(4, 5),
            t.any(
                "",
                "reverse=True",
                "key=lambda n: -n",
                f"key=lambda n: n % {t.n(3, 5)}",
                f"key=lambda n: abs(n - {t.n(3, 9)})",
            ),
        ),
        (
            t.word_list(4, 4),
            t.any(
                "",
                "key=len",
                "key=lambda w: w[-1]",
                "key=len, reverse=True",
                "key=lambda w: (len(w), w)",
            ),
        ),
    )
    sep = ", " if key else ""
    return f"""
        {a} = {data}
        {c} = {t.any(a, f"{a}[:]", f"list({a})")}
        {b} = {t.any(f"sorted({a}{sep}{key})", f"{a}.sort({key})", f"list(reversed({a}))", f"{a}.copy()")}
        print({a}, {b})
        {t.any(f"{a}.reverse()", f"{a}.sort({key})", f"{a}.append({a}[0])", f"{a}[0], {a}[-1] = {a}[-1], {a}[0]")}
        print({c}{t.any("", f", {c} is {a}", f", {c} == {a}")})
        for x in {t.any(f"sorted({c})", f"reversed({c})", f"sorted({c}{sep}{key})[:2]")}:
            print(x, {a}.index(x){t.any("", f" == {c}.index(x)")})
    """


@template("sequences")
def appended_or_extended(t: Draw) -> str:
    xs, more = t.names("xs items parts", "more extra ys")
    steps = shuffled(
        t,
        4,
        f"{xs}.append({more})",
        f"{xs}.extend({more})",
        f"{xs} += {more}",
        f"{xs} = {xs} + [{more}]",
        f"{xs}.append({t.s(t.word()[:3])})",
        f"{xs}.extend({t.s(t.word()[:3])})",
        f"{more}.append({t.n(1, 9)})",
        f"{xs}.insert(1, {more}[:])",
        f"{xs} += ({t.n(1, 9)},)",
        f"{xs}.extend(range({t.n(2, 3)}))",
    )
    return f"""
        {xs} = {t.ints(1, 2)}
        {more} = {t.ints(2, 2)}
        {steps}
        print({xs})
        print(len({xs}), {t.any(more, f"{xs}[-1]", f"{more} in {xs}", f"{xs}.count({more}[0])")})
        total = 0
        for item in {xs}:
            total += {t.any("len(item) if isinstance(item, list) else 1", "item if isinstance(item, int) else 0", "len(str(item))", "len(item) if type(item) is not int else item")}
        {t.maybe("print(total)")}
    """


@template("sequences")
def deleted_from_the_back(t: Draw) -> str:
    xs, i = t.names("xs nums items values", "i k at")
    test = t.any(
        f"{xs}[{i}] % {t.n(2, 3)} == 0",
        f"{xs}[{i}] > {t.n(4, 9)}",
        f"{xs}.count({xs}[{i}]) > 1",
        f"{xs}[{i}] in {xs}[:{i}]",
    )
    remove = t.any(f"del {xs}[{i}]", f"{xs}.pop({i})", f"{xs}[{i}:{i} + 1] = []")
    return t.any(
        f"""
        {xs} = {t.ints(4, 7)}
        for {i} in range(len({xs}) - 1, -1, -1):
            if {test}:
                {remove}
        print({t.any(xs, f"{xs}, len({xs})")})
    """,
        f"""
        {xs} = {t.ints(4, 7)}
        {i} = 0
        while {i} < len({xs}):
            if {test}:
                {remove}
            else:
                {i} += 1
        print({t.any(xs, f"{i}, {xs}")})
    """,
        f"""
        {xs} = {t.ints(5, 7)}
        {i} = len({xs}) - 1
        while {i} >= 0:
            if {test}:
                print({xs}.pop({i}))
                {t.maybe("break", 0.3)}
            {i} -= {t.any(1, 1, 2)}
        print({xs})
    """,
    )


@template("sequences")
def undo_and_redo(t: Draw) -> str:
    text, undo, redo, step = t.names(
        "text doc word", "undo history past", "redo future undone", "step action cmd"
    )
    steps = [t.any("undo", "redo", t.word()[:4], t.word()[:3]) for _ in range(t.n(3, 4))]
    return f"""
        {text}, {undo}, {redo} = {t.s("")}, [], []
        for {step} in {literals(t, [t.word()[:4], *steps])}:
            if {step} == {t.s("undo")} and {undo}:
                {redo}.append({text})
                {text} = {undo}.pop()
            elif {step} == {t.s("redo")} and {redo}:
                {undo}.append({text})
                {text} = {redo}.pop()
            elif {step} not in ({t.s("undo")}, {t.s("redo")}):
                {undo}.append({text})
                {redo}{t.any(".clear()", " = []", "[:] = []")}
                {text} += {t.any(f"{step}[:2]", f"{step}.upper()", f"{step} + {t.s('.')}")}
        print({t.any(text, f"{text}, {undo}", f"len({undo}), len({redo}), {text}")})
    """


@template("sequences")
def nested_copies(t: Draw) -> str:
    a, b, c = t.names("a teams grid", "b copy other", "c third deep")
    how = t.rng.sample(
        [f"list({a})", f"[x[:] for x in {a}]", f"{a}", f"{a} + []", f"{a} * 1", f"[*{a}]"], 2
    )
    return f"""
        {a} = {t.any(f"[[{t.n(1, 9)}], [{t.n(1, 9)}, {t.n(1, 9)}]]", f"[[]] * {t.n(2, 3)}", f"[[{t.s(t.word())}], []]")}
        {b} = {how[0]}
        {c} = {how[1]}
        {a}[0].append({t.n(1, 9)})
        {t.any(f"{b}.append({a}[0])", f"{b}[1] = {b}[0] + [{t.n(1, 9)}]", f"{b}[-1].insert(0, {t.n(10, 20)})")}
        {t.any(f"{c}[0] += [{t.n(1, 9)}]", f"{c}[0] = {c}[0] + [{t.n(1, 9)}]", f"{c}.pop(0).append({t.n(1, 9)})")}
        for name, rows in [({t.s("first")}, {a}), ({t.s("second")}, {b}), ({t.s("third")}, {c})]:
            print(name, {t.any("rows", f"rows == {a}, rows is {a}", f"rows[0] is {a}[0], rows", "sum(len(r) for r in rows)")})
    """


@template("sequences")
def scores_kept_in_order(t: Draw) -> str:
    f, xs, x, i = t.names("add_score place put_in", "scores best ranking", "x new score", "i at k")
    sign = t.any("<", ">", ">=")
    return f"""
        def {f}({xs}, {x}, size={t.n(3, 4)}):
            {i} = 0
            while {i} < len({xs}) and {xs}[{i}] {sign} {x}:
                {i} += 1
            {t.any(f"{xs}.insert({i}, {x})", f"{xs}[{i}:{i}] = [{x}]")}
            {t.any(f"del {xs}[size:]", f"if len({xs}) > size:" + chr(10) + f"                {t.any(f'{xs}.pop()', f'{xs}.pop(0)')}", f"{xs}[:] = {xs}[:size]")}
            return {t.any(i, f"{i} + 1", f"{xs}.index({x}) if {x} in {xs} else None")}
        board = []
        for value in {t.ints(4, 5)}:
            {t.any(f"print(value, {f}(board, value))", f"{f}(board, value)", f"place = {f}(board, value)")}
        print(board)
    """


@template("sequences")
def taken_in_turns(t: Draw) -> str:
    a, b, out = t.names("a left xs", "b right ys", "out mixed result")
    return t.any(
        f"""
        {a}, {b} = {t.ints(2, 4)}, {t.word_list(2, 3)}
        {out} = []
        while {a} {t.any("or", "and", "or")} {b}:
            if {a}:
                {out}.append({a}.pop({t.any("", "0")}))
            if {b}:
                {out}.append({b}.pop({t.any("0", "")}))
        print({out}, {t.any(f"len({out})", f"{a}, {b}")})
    """,
        f"""
        def weave({a}, {b}):
            {out} = []
            for i in range({t.any("max", "min")}(len({a}), len({b}))):
                {out} += {a}[i:i + 1] + {b}[i:i + {t.any(1, 1, 2)}]
            return {out}
        {t.show(f"weave({t.ints(2, 4)}, {t.ints(2, 3)})")}
        {t.show(f"weave({t.word_list(1, 2)}, [{t.n(0, 9)}] * 3)[::-1]")}
    """,
        f"""
        {a} = {t.ints(5, 7)}
        {out} = []
        for i in range(len({a}) // 2):
            {out}.append({a}[i])
            {out}.append({a}[-1 - i])
        if len({a}) % 2:
            {out}.append({a}[len({a}) // 2])
        print({out})
    """,
    )


@template("sequences")
def neighbours_swapped(t: Draw) -> str:
    xs, i = t.names("xs nums letters row", "i k n")
    swap = t.any(
        f"{xs}[{i}], {xs}[{i} + 1] = {xs}[{i} + 1], {xs}[{i}]",
        f"{xs}[{i}:{i} + 2] = {xs}[{i}:{i} + 2][::-1]",
        f"{xs}.insert({i}, {xs}.pop({i} + 1))",
    )
    return f"""
        {xs} = {t.any(t.ints(4, 6), f"list({t.s(t.word() + t.word()[:2])})")}
        for {i} in range({t.any("0", "0", "1")}, len({xs}) - 1, {t.any(2, 2, 3, 1)}):
            {t.any("", "", f"if {xs}[{i}] > {xs}[{i} + 1]:")}
            {swap}
            {t.maybe(f"print({xs})", 0.4)}
        print({t.any(xs, f"{xs}[0], {xs}[-1]", f"{xs}.index(max({xs}))")})
    """.replace("]:\n            " + swap, "]:\n                " + swap)


@template("sequences")
def lists_multiplied(t: Draw) -> str:
    xs, n = t.names("row pattern base", "n size times")
    lines = some(
        t,
        5,
        f"print({xs} * {n})",
        f"print(([0] + {xs}) * 2)",
        f"print([{xs}] * 2 == [{xs}, {xs}[:]])",
        f"print(len({xs} * {n} + [1]))",
        f"print(({xs} * {n}).count({xs}[0]))",
        f"print({xs}[:1] * {n} + {xs}[1:])",
        f"print({xs} * 0, {xs} * -1)",
        f"print(sum({xs} * {n}) == sum({xs}) * {n})",
        f"print(sorted({xs} * 2)[::2])",
        f"{xs} *= 2",
        f"{n} -= 1",
    )
    return f"""
        {xs} = {t.ints(2, 3)}
        {n} = {t.n(2, 3)}
        {lines}
        seats = [{t.s(t.any("-", "free"))}] * {t.n(3, 4)}
        for i in range(0, len(seats), {t.any(1, 2)}):
            seats[i] = {t.any(f"{xs}[i % len({xs})]", f"i * {n}", t.s("taken"))}
        print(seats)
    """


@template("sequences")
def found_or_not(t: Draw) -> str:
    f, xs, x = t.names("place_of safe_index where", "xs items names", "x wanted key")
    goods = things(t, 3, 4)
    body = t.any(
        block([f"if {x} in {xs}:", f"    return {xs}.index({x})", "return -1"], 1),
        block([f"return {xs}.index({x}) if {xs}.count({x}) else None"], 1),
        block(
            [
                "try:",
                f"    return {xs}.index({x})",
                "except ValueError:",
                f"    return {t.any('-1', 'None', f'len({xs})')}",
            ],
            1,
        ),
        block([f"for i in range(len({xs})):", f"    if {xs}[i] == {x}:", "        return i"], 1),
    )
    return f"""
        def {f}({xs}, {x}):
            {body}
        goods = {literals(t, goods)}
        for thing in {literals(t, [t.any(*goods), t.any("moon", *goods), t.any(*goods)])}:
            at = {f}(goods, thing)
            {t.any("print(thing, at)", "print(at is None or at < 1)", "if at:" + chr(10) + "                print(goods[at - 1])")}
            {t.any("", f"goods.append(thing + {t.s('s')})", "if thing in goods:" + chr(10) + "                goods.remove(thing)")}
        print({t.any("goods", "len(goods)", "goods[-1].upper()")})
    """
