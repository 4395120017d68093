"""Interview problems: stacks of pending things, greedy choices, numerals, counters, intervals."""

from .registry import Draw, template


@template("interview")
def repeated_by_brackets(t: Draw) -> str:
    f, s, stack, num, cur = t.names(
        "decode expand unpack", "s text code", "stack saved open_", "num k times", "cur out now"
    )
    a, b = t.any(*"abxy"), t.any(*"cdz")
    text = t.any(
        f"{t.n(2, 3)}[{a}]{b}",
        f"2[{a}2[{b}]]",
        f"{a}{t.n(2, 3)}[{b}]",
        f"2[{a}{b}]{t.n(2, 3)}[{a}]",
    )
    return f"""
        def {f}({s}):
            {stack} = []
            {cur}, {num} = {t.s("")}, 0
            for c in {s}:
                if c.isdigit():
                    {num} = {num} * 10 + int(c)
                elif c == {t.s("[")}:
                    {stack}.append(({cur}, {num}))
                    {cur}, {num} = {t.s("")}, 0
                elif c == {t.s("]")}:
                    before, k = {stack}.pop()
                    {cur} = before + {cur} * k
                else:
                    {cur} += c
            return {t.any(cur, cur, f"len({cur})")}
        {t.show(f"{f}({t.s(text)})")}
    """


@template("interview")
def simplified_path(t: Draw) -> str:
    f, path, parts, p = t.names(
        "simplify normal_path clean", "path s folder", "parts stack kept", "p part piece"
    )
    pieces = "/".join(t.any(t.word(), t.word(), "..", ".", "") for _ in range(t.n(3, 4)))
    return f"""
        def {f}({path}):
            {parts} = []
            for {p} in {path}.split({t.s("/")}):
                if {p} == {t.s("..")}:
                    {t.any(f"if {parts}:" + chr(10) + f"                        {parts}.pop()", f"{parts} = {parts}[:-1]")}
                elif {p} {t.any("and", "!= '' and")} {p} != {t.s(".")}:
                    {parts}.append({p})
                {t.maybe(f"print({parts})", 0.3)}
            return {t.s("/")} + {t.s("/")}.join({parts})
        {t.show(f"{f}({t.s('/' + pieces)})")}
    """


@template("interview")
def numeral_from_number(t: Draw) -> str:
    f, n, out, v, s = t.names(
        "to_roman numeral write", "n num year", "out text result", "v value size", "s sym letters"
    )
    full = t.any(True, False)
    table = (
        "[(10, 'X'), (9, 'IX'), (5, 'V'), (4, 'IV'), (1, 'I')]"
        if full
        else "[(50, 'L'), (10, 'X'), (5, 'V'), (1, 'I')]"
    )
    step = t.any(
        f"while {n} >= {v}:\n                    {out} += {s}\n                    {n} -= {v}",
        f"{out} += {s} * ({n} // {v})\n                {n} %= {v}",
        f"k, {n} = divmod({n}, {v})\n                {out} += {s} * k",
    )
    return f"""
        def {f}({n}):
            {out} = {t.s("")}
            for {v}, {s} in {table}:
                {step}
            return {out}
        {t.show(f"{f}({t.n(1, 30)})")}
        {t.maybe(f"print([{f}(k) for k in ({t.n(1, 9)}, {t.n(4, 14)})])")}
    """


@template("interview")
def scores_with_undo(t: Draw) -> str:
    f, ops, rec, op = t.names(
        "total_score calc baseball", "ops rounds moves", "record points stack", "op move x"
    )
    moves = [str(t.n(1, 9)), str(t.n(1, 9))] + [
        t.any("C", "D", "+", str(-t.n(1, 5))) for _ in range(t.n(2, 3))
    ]
    return f"""
        def {f}({ops}):
            {rec} = []
            for {op} in {ops}:
                if {op} == {t.s("C")}:
                    {t.any(f"{rec}.pop()", f"del {rec}[-1]")}
                elif {op} == {t.s("D")}:
                    {rec}.append({rec}[-1] * 2)
                elif {op} == {t.s("+")}:
                    {rec}.append(sum({rec}[-2:]))
                else:
                    {rec}.append(int({op}))
            return {t.any(f"sum({rec})", rec, f"{rec}[-1], len({rec})")}
        {t.show(f"{f}([{', '.join(t.s(m) for m in moves)}])")}
    """


@template("interview")
def typed_with_backspace(t: Draw) -> str:
    f, s, out, c = t.names("typed final after_keys", "s keys text", "out shown buf", "c key ch")
    base = t.word()[:4]
    k = t.n(1, len(base))
    text = base[:k] + t.any("#", "##", "x#") + base[k:]
    return f"""
        def {f}({s}):
            {out} = {t.any("[]", "''")}
            for {c} in {s}:
                if {c} == {t.s("#")}:
                    {out} = {out}[:-1]
                else:
                    {out} += {c}
            return {t.any(out, f"''.join({out})")}
        print({f}({t.s(text)}))
        {t.any(f"print({f}({t.s(text)}) == {f}({t.s(base)}))", f"same = {f}({t.s('#' + base)}) == {f}({t.s(base + 'q#')})", f"print(len({f}({t.s(t.word() + '##')})))")}
    """


@template("interview")
def things_that_collide(t: Draw) -> str:
    f, xs, left, x = t.names(
        "survivors collide last_left", "rocks xs moving", "left stack alive", "x rock r"
    )
    values = [t.any(1, 1, -1) * t.n(1, 9) for _ in range(t.n(3, 5))]
    return f"""
        def {f}({xs}):
            {left} = []
            for {x} in {xs}:
                while {left} and {x} < 0 < {left}[-1]:
                    top = {left}.pop()
                    {t.maybe(f"print(top, {x})", 0.4)}
                    if top == -{x}:
                        {x} = 0
                    elif top > -{x}:
                        {x} = top
                if {x} != 0:
                    {left}.append({x})
            return {t.any(left, f"len({left}), {left}")}
        {t.show(f"{f}({values})")}
    """


@template("interview")
def can_reach_the_end(t: Draw) -> str:
    f, xs, far, i = t.names(
        "can_jump reachable far_enough", "xs jumps steps", "far reach best", "i at k"
    )
    values = [t.any(0, 1, 2, 3) for _ in range(t.n(4, 6))]
    return t.any(
        f"""
        def {f}({xs}):
            {far} = 0
            for {i} in range(len({xs})):
                if {i} > {far}:
                    return {t.any("False", i, f"-{i}")}
                {far} = max({far}, {i} + {xs}[{i}])
                {t.maybe(f"print({i}, {far})", 0.3)}
            return {t.any("True", far)}
        {t.show(f"{f}({values})")}
    """,
        f"""
        {xs} = {[v or 1 for v in values]}
        {i} = {far} = jumps = 0
        while {far} < len({xs}) - 1:
            {i}, {far} = {far}, max(k + {xs}[k] for k in range({i}, {far} + 1))
            jumps += 1
            {t.maybe(f"print({i}, {far})")}
        print({t.any("jumps", f"jumps, {far}")})
    """,
    )


@template("interview")
def fuel_round_trip(t: Draw) -> str:
    f, gas, cost, tank, start = t.names(
        "start_at circuit round_trip",
        "gas fuel gains",
        "cost needs tolls",
        "tank left level",
        "start first begin",
    )
    n = t.n(3, 4)
    return f"""
        def {f}({gas}, {cost}):
            {tank} = total = {start} = 0
            for i in range(len({gas})):
                diff = {gas}[i] - {cost}[i]
                {tank} += diff
                total += diff
                if {tank} < 0:
                    {start} = i + 1
                    {tank} = 0
            return {t.any(f"{start} if total >= 0 else -1", f"{start}, total")}
        {t.show(f"{f}({[t.n(1, 7) for _ in range(n)]}, {[t.n(1, 6) for _ in range(n)]})")}
    """


@template("interview")
def fair_candy(t: Draw) -> str:
    xs, out, i = t.names("ratings scores marks", "candies sweets share", "i k at")
    return f"""
        {xs} = {t.ints(3, 5, 1, 6)}
        {out} = [1] * len({xs})
        for {i} in range(1, len({xs})):
            if {xs}[{i}] > {xs}[{i} - 1]:
                {out}[{i}] = {out}[{i} - 1] + 1
        {t.maybe(f"print({out})")}
        for {i} in range(len({xs}) - 2, -1, -1):
            if {xs}[{i}] > {xs}[{i} + 1]{t.any("", f" and {out}[{i}] <= {out}[{i} + 1]")}:
                {out}[{i}] = {t.any(f"max({out}[{i}], {out}[{i} + 1] + 1)", f"{out}[{i} + 1] + 1")}
        print({t.any(f"sum({out})", out, f"{out}, max({out})")})
    """


@template("interview")
def rooms_for_meetings(t: Draw) -> str:
    meetings, busy, start, end = t.names(
        "meetings talks visits", "rooms busy ends", "start a begin", "end b until"
    )
    spans = [(a := t.n(1, 8), a + t.n(1, 4)) for _ in range(t.n(3, 4))]
    return t.any(
        f"""
        {meetings} = {spans}
        {busy} = []
        for {start}, {end} in sorted({meetings}):
            for i, free in enumerate({busy}):
                if free <= {start}:
                    {busy}[i] = {end}
                    break
            else:
                {busy}.append({end})
            {t.maybe(f"print({start}, {busy})")}
        print({t.any(f"len({busy})", f"{busy}")})
    """,
        f"""
        {meetings} = {spans}
        {meetings}.sort(key=lambda m: {t.any("m[1]", "m[1]", "m[0]", "m[1] - m[0]")})
        {busy} = 0
        taken = []
        for {start}, {end} in {meetings}:
            if {start} >= {busy}:
                taken.append(({start}, {end}))
                {busy} = {end}
        print({t.any("len(taken)", "taken", f"taken[-1], {busy}")})
    """,
    )


@template("interview")
def fizz_by_rules(t: Draw) -> str:
    f, n, rules, out = t.names("say speak line_for", "n k i", "rules words table", "out text line")
    a, b = t.any((2, "Fizz"), (3, "Fizz"), (3, "Foo")), t.any((5, "Buzz"), (4, "Bar"), (7, "Bang"))
    as_dict = t.any(True, False)
    rule = (
        f"{{{a[0]}: {t.s(a[1])}, {b[0]}: {t.s(b[1])}}}"
        if as_dict
        else f"[({a[0]}, {t.s(a[1])}), ({b[0]}, {t.s(b[1])})]"
    )
    return f"""
        {rules} = {rule}
        def {f}({n}):
            {out} = {t.s("")}
            for d, word in {rules}{".items()" if as_dict else ""}:
                if {n} % d == 0:
                    {out} += word
            return {t.any(f"{out} or {n}", f"{out} or str({n})", f"{out} if {out} else {n}")}
        {t.any(f"for k in range({t.n(1, 4)}, {t.n(5, 7)}):" + chr(10) + f"            print({f}(k))", f"print([{f}(k) for k in ({t.n(2, 9)}, {a[0] * b[0]}, {a[0]})])", f"result = {t.s(' ')}.join(str({f}(k)) for k in range(1, {t.n(4, 6)}))")}
    """


@template("interview")
def smallest_after_removal(t: Draw) -> str:
    f, s, k, kept = t.names(
        "smallest drop_digits shrink", "s digits num", "k n drop", "kept stack out"
    )
    text = "".join(str(t.n(1, 9)) for _ in range(t.n(3, 5)))
    return f"""
        def {f}({s}, {k}):
            {kept} = []
            for c in {s}:
                while {k} and {kept} and {kept}[-1] {t.any(">", ">", "<")} c:
                    {kept}.pop()
                    {k} -= 1
                {kept}.append(c)
            {t.any(f"if {k}:", f"while {k} > 0:")}
                {kept}.pop()
                {k} -= 1
            return {t.any(f"''.join({kept})", f"int(''.join({kept}))", kept)}
        {t.show(f"{f}({t.s(text)}, {t.n(1, 2)})")}
    """


@template("interview")
def turns_in_a_ring(t: Draw) -> str:
    jobs, order, slot = t.names("jobs tasks queue", "order done finished", "slot quantum share")
    who = list(dict.fromkeys([*t.words(2, 3), "x1", "x2"]))[: t.n(2, 3)]
    rows = ", ".join(f"({t.s(w)}, {t.n(1, 6)})" for w in who)
    return f"""
        {jobs} = [{rows}]
        {slot} = {t.n(2, 3)}
        {order} = []
        time = 0
        while {jobs}:
            name, left = {jobs}.pop(0)
            {t.any(f"used = min(left, {slot})", f"used = {slot} if left > {slot} else left")}
            time += used
            if left > used:
                {jobs}.append((name, left - used))
            else:
                {order}.append({t.any("name", "(name, time)")})
            {t.maybe("print(name, time)")}
        print({t.any(order, f"{order}[-1], time", f"{order}, time")})
    """
