"""Parsing: text that holds numbers, pairs, commands, times, dates, lists."""

from .material import PEOPLE, THINGS, block, literals, people, things
from .registry import Draw, template


@template("parsing")
def settings_line(t: Draw) -> str:
    f, s, out, part, k, v = t.names(
        "parse_settings read_pairs parse",
        "s text line",
        "out conf result",
        "part entry p",
        "k key name",
        "v value raw",
    )
    sep, eq = t.any((";", "="), (",", ":"), (" ", "="), ("&", "="))
    entries = [f"{w}{eq}{t.any(t.n(0, 99), t.any('on', 'off', 'red'))}" for w in things(t, 2, 3)]
    entries.insert(t.n(0, 2), t.any("debug", f"size{eq}{t.n(1, 9)}", ""))
    return f"""
        def {f}({s}):
            {out} = {{}}
            for {part} in {s}.split({t.s(sep)}):
                if {t.s(eq)} not in {part}:
                    {t.any("", f"{out}[{part}] = True")}
                    continue
                {k}, {v} = {part}.split({t.s(eq)})
                {out}[{k}{t.any("", ".upper()", ".strip()")}] = {t.any(f"int({v}) if {v}.isdigit() else {v}", v, f"{v}.isdigit() and int({v})")}
            return {t.any(out, f"sorted({out}.items(), key=str)", f"len({out}), {out}")}
        {t.show(f"{f}({t.s(sep.join(entries))})")}
    """


@template("parsing")
def rows_with_a_header(t: Draw) -> str:
    s, rows, head, line = t.names(
        "text data csv", "rows people records", "head keys fields", "line row raw"
    )
    body = [f"{p},{t.n(5, 60)}" for p in people(t, 2, 3)]
    text = "\\n".join([t.any("name,age", "who,points"), *body])
    use = t.any(
        f"print({rows}[0])",
        f"print(sum(int(row[{head}[1]]) for row in {rows}))",
        f"print(max({rows}, key=lambda row: int(row[{head}[1]]))[{head}[0]])",
        f"for row in {rows}:" + chr(10) + f"            print({t.s(', ')}.join(row.values()))",
    )
    return f"""
        {s} = {t.s(text)}
        {head} = {s}.split('{chr(92)}n')[0].split({t.s(",")})
        {rows} = []
        for {line} in {s}.splitlines()[1:]:
            {t.any(f"{rows}.append(dict(zip({head}, {line}.split({t.s(',')}))))", "entry = {}" + chr(10) + f"            for key, value in zip({head}, {line}.split({t.s(',')})):" + chr(10) + "                entry[key] = value" + chr(10) + f"            {rows}.append(entry)")}
        {use}
        {t.maybe(t.show(f"len({rows}), {head}[-1]"))}
    """


@template("parsing")
def typed_commands(t: Draw) -> str:
    f, line, cmd, arg, xs = t.names(
        "run execute apply_to",
        "line text order",
        "cmd verb action",
        "arg args rest",
        "stack items todo",
    )
    commands = [
        t.any(f"push {t.n(1, 9)}", f"push {t.n(1, 9)}", "pop", "double", "swap", f"add {t.n(1, 9)}")
        for _ in range(t.n(4, 5))
    ]
    commands[0] = f"push {t.n(1, 9)}"
    return f"""
        def {f}({xs}, {line}):
            {cmd}, *{arg} = {line}.{t.any("split()", "strip().split()", "lower().split(' ')")}
            if {cmd} == {t.s("push")}:
                {xs}.append(int({arg}[0]))
            elif {cmd} == {t.s("pop")} and {xs}:
                {t.any(f"{xs}.pop()", f"print({xs}.pop())", f"del {xs}[-1]")}
            elif {cmd} == {t.s("double")}:
                {t.any(f"{xs}[-1:] = [x * 2 for x in {xs}[-1:]]", f"{xs}[:] = [x * 2 for x in {xs}]")}
            elif {arg}:
                {xs}.append(sum({xs}) + int({t.any(f"{arg}[0]", f"{arg}[-1]")}))
            else:
                {t.any(f"{xs}.reverse()", f"{xs}[-2:] = {xs}[:-3:-1]")}
            return {xs}
        state = []
        for command in {literals(t, commands)}:
            {t.any(f"print({f}(state, command))", f"state = {f}(state, command)")}
        print({t.any("state", "sum(state)", "len(state), state[:1]")})
    """


@template("parsing")
def clock_times(t: Draw) -> str:
    f, s, h, m = t.names(
        "to_minutes minutes_of parse_time", "s text clock", "h hours hour", "m minutes mins"
    )
    times = [f"{t.n(0, 23)}:{t.n(0, 59):02d}" for _ in range(3)]
    pm = t.n(0, 1)
    if pm:
        times = [f"{t.n(1, 12)}:{t.n(0, 59):02d}{t.any('am', 'pm')}" for _ in range(3)]
    clean = f"{s}[:-2].split({t.s(':')})" if pm else f"{s}.split({t.s(':')})"
    extra = (
        block([f"if {s}.endswith({t.s('pm')}) and {h} != 12:", f"    {h} += 12"], 1)
        if pm
        else t.any("", block([f"if {h} == 0:", f"    {h} = 24"], 1))
    )
    return f"""
        def {f}({s}):
            {h}, {m} = {t.any(f"map(int, {clean})", f"[int(part) for part in {clean}]")}
            {extra}
            return {h} * 60 + {m}
        start, end = {t.s(times[0])}, {t.s(times[1])}
        {t.any("length", "gap", "diff")} = {t.any(f"({f}(end) - {f}(start)) % 1440", f"abs({f}(end) - {f}(start))", f"{f}(end) - {f}(start)")}
        {t.any(f"print(max({f}(start), {f}(end)))", f"print(sorted([start, end], key={f}))", f"print(divmod({f}(end), 60))")}
        {t.maybe(f"print({f}({t.s(times[2])}))")}
    """


@template("parsing")
def numbers_inside_text(t: Draw) -> str:
    f, s, out, c, num = t.names(
        "numbers_in extract find_numbers",
        "s text line",
        "out nums found",
        "c ch x",
        "num cur digits",
    )
    text = t.any(
        f"{t.word()} {t.n(1, 20)} {t.word()} {t.n(10, 99)}",
        f"{t.n(1, 9)}{t.any('ab', 'kg', 'x')}{t.n(10, 120)}",
        f"a{t.n(1, 9)}b{t.n(10, 50)}c",
        f"{t.word()}{t.n(1, 99)}",
    )
    return f"""
        def {f}({s}):
            {out} = []
            {num} = ''
            for {c} in {s}{t.any(" + ' '", " + '.'")}:
                if {c}.isdigit():
                    {num} += {c}
                elif {num}{t.any("", " != ''")}:
                    {out}.append(int({num}))
                    {num} = ''
            return {t.any(out, f"sum({out})", f"max({out}, default=0)", f"{out}[::-1]")}
        {t.show(f"{f}({t.s(text)})")}
    """


@template("parsing")
def left_to_right_sums(t: Draw) -> str:
    f, s, total, op, parts = t.names(
        "calculate evaluate_line work_out",
        "s text expr",
        "total result value",
        "op sign symbol",
        "parts tokens words",
    )
    expr = str(t.n(1, 20))
    for _ in range(t.n(2, 3)):
        expr += f" {t.any('+', '-', '*', '+')} {t.n(1, 9)}"
    return f"""
        def {f}({s}):
            {parts} = {s}.split()
            {total} = int({parts}[0])
            for i in range(1, len({parts}), 2):
                {op}, n = {parts}[i], int({parts}[i + 1])
                if {op} == {t.s("+")}:
                    {total} += n
                elif {op} == {t.s("-")}:
                    {total} -= n
                else:
                    {total} *= n
                {t.maybe(f"print({op}, n, {total})", 0.4)}
            return {total}
        {t.show(f"{f}({t.s(expr)})")}
        {t.maybe(t.show(f"{f}(str({f}({t.s('2 + 3')})) + {t.s(' * 4')})"))}
    """


@template("parsing")
def points_in_brackets(t: Draw) -> str:
    s, out, part, x, y = t.names(
        "s text path", "out points coords", "part p item", "x a col", "y b row"
    )
    points = [(t.n(-5, 9), t.n(0, 9)) for _ in range(t.n(2, 4))]
    text = " ".join(f"({a},{b})" for a, b in points)
    keep = t.any(f"({x}, {y})", f"({y}, {x})", f"({x} + {y}, {x} - {y})", f"abs({x}) + abs({y})")
    return f"""
        {s} = {t.s(text)}
        {out} = []
        for {part} in {s}.split():
            {x}, {y} = {t.any(f"map(int, {part}.strip({t.s('()')}).split({t.s(',')}))", f"[int(v) for v in {part}[1:-1].split({t.s(',')})]")}
            {t.any(f"if {x} < 0:" + chr(10) + f"                {t.any('continue', f'{x} = 0', f'print({part})')}", f"{y} += {t.n(1, 3)}")}
            {out}.append({keep})
        print({t.any(out, f"sorted({out})", f"min({out}), max({out})", f"len({out}), {out}[-1]")})
    """


@template("parsing")
def log_levels(t: Draw) -> str:
    log, level, msg, counts = t.names(
        "log lines entries", "level kind tag", "msg text rest", "counts seen tally"
    )
    levels = t.rng.sample(["ERROR", "INFO", "WARN", "DEBUG"], 3)
    lines = [
        f"{t.any(*levels)}: {t.word()} {t.any('full', 'lost', t.n(1, 99))}"
        for _ in range(t.n(3, 4))
    ]
    return f"""
        {log} = {literals(t, lines)}
        {counts} = {{}}
        for line in {log}:
            {level}, {msg} = line.split({t.s(t.any(": ", ":"))}{t.any(", 1", "")})
            {t.any(f"{counts}[{level}] = {counts}.get({level}, 0) + 1", f"{counts}.setdefault({level}, []).append({msg}.strip())", f"{counts}[{level}.lower()] = {msg}.split()[-1]")}
            if {level} {t.any("==", "!=")} {t.s(levels[0])}{t.any("", f" and len({msg}) > {t.n(7, 9)}")}:
                {t.any(f"print({msg}.strip().capitalize())", f"print({level}[0], {msg}.upper())", "break", "continue")}
        print({t.any(counts, f"sorted({counts}, key=len)", f"list({counts}.items())[-1]")})
    """


@template("parsing")
def date_parts(t: Draw) -> str:
    f, s, y, m, d = t.names(
        "day_number parse_date read_date", "s text date", "y year", "m month", "d day"
    )

    def date() -> str:
        return f"{t.n(2000, 2024)}-{t.n(1, 12):02d}-{t.n(1, 28):02d}"

    months = t.any("JanFebMarAprMayJunJulAugSepOctNovDec", "janfebmaraprmayjunjulaugsepoctnovdec")
    result = t.any(
        f"f'{{{d}}} {{MONTHS[3 * {m} - 3:3 * {m}]}} {{{y}}}'",
        f"{t.s('/')}.join([str({d}), str({m}), str({y})[2:]])",
        f"(MONTHS[3 * ({m} - 1):][:3], {d})",
        f"{t.s('.')}.join(map(str, ({d}, {m}, {y} % 100)))",
    )
    return f"""
        MONTHS = {t.s(months)}
        def {f}({s}):
            {y}, {m}, {d} = {t.any(f"[int(p) for p in {s}.split({t.s('-')})]", f"int({s}[:4]), int({s}[5:7]), int({s}[-2:])", f"map(int, {s}.split({t.s('-')}))")}
            if {m} {t.any("> 6", "% 2 == 0", "in (1, 2, 12)")}{t.any("", f" or {d} == 1")}:
                {t.any(f"{d} += 1", f"{y} += 1", f"print({t.s('late')}, {s})")}
            return {result}
        dates = [{t.s(date())}, {t.s(date())}]
        {t.any(f"for day in {t.any('dates', 'sorted(dates)')}:" + chr(10) + f"            print({f}(day))", f"print({f}(min(dates)), {f}(max(dates)))")}
        {t.maybe("print(dates[0] < dates[1])")}
    """


@template("parsing")
def value_of_text(t: Draw) -> str:
    f, s = t.names("convert to_value guess_type", "s text raw")
    texts = t.rng.sample(
        [
            str(t.n(0, 99)),
            f"-{t.n(1, 9)}",
            f"{t.n(0, 9)}.{t.n(1, 9)}",
            "True",
            "no",
            t.word(),
            "",
            f" {t.n(1, 9)} ",
        ],
        4,
    )
    return f"""
        def {f}({s}):
            {s} = {s}.strip()
            if {t.any(f"{s}.lstrip({t.s('-')}).isdigit()", f"{s}.isdigit() or {s}[1:].isdigit() and {s}[0] == {t.s('-')}")}:
                return int({s})
            if {t.any(f"{s}.replace({t.s('.')}, '', 1).isdigit()", f"{s}.count({t.s('.')}) == 1")}:
                return float({s})
            if {s}.lower() in ({t.s("true")}, {t.s("yes")}, {t.s("no")}):
                return {t.any(f"{s}.lower() != {t.s('no')}", f"{s}[0].lower() in {t.s('ty')}", f"not {s}.lower().startswith({t.s('n')})")}
            return {t.any(f"{s} or None", s, f"{s}.title()")}
        values = [{f}(x) for x in {literals(t, texts)}]
        print({t.any("values", "[type(v).__name__ for v in values]", "[v for v in values if isinstance(v, (int, float))]", "values[0], values[-1]")})
    """


@template("parsing")
def page_ranges(t: Draw) -> str:
    f, s, out, part, a, b = t.names(
        "expand pages_of unfold",
        "s text pages",
        "out pages_list nums",
        "part p item",
        "a start lo",
        "b end hi",
    )
    parts = [
        t.any(f"{(x := t.n(1, 9))}-{x + t.n(1, 3)}", str(t.n(1, 20))) for _ in range(t.n(2, 3))
    ]
    return t.any(
        f"""
        def {f}({s}):
            {out} = set()
            for {part} in {s}.split({t.s(",")}):
                if {t.s("-")} in {part}:
                    {a}, {b} = {part}.split({t.s("-")})
                    {out} |= set(range(int({a}), int({b}) + 1))
                else:
                    {out} |= {{int({part})}}
            return {t.any(f"sorted({out})", f"len({out})", f"sum({out})")}
        {t.show(f"{f}({t.s(','.join(parts))})")}
    """,
        f"""
        def {f}({s}):
            {out} = []
            for {part} in {s}.split({t.s(",")}):
                {a}, _, {b} = {part}.partition({t.s("-")})
                {out} {t.any("+=", f"= {out} +")} list(range(int({a}), int({b} or {a}) + 1))
            return {t.any(out, f"sorted(set({out}))", f"{out}, len({out})")}
        {t.show(f"{f}({t.s(','.join(parts))})")}
        {t.maybe(f"print({t.s('4-6')}.split({t.s('-')})[::-1])")}
    """,
    )


@template("parsing")
def shopping_lines(t: Draw) -> str:
    lines, n, name, stock = t.names(
        "lines orders notes", "n amount count", "name item thing", "stock basket total"
    )
    goods = t.rng.sample(THINGS, 2)
    rows = [
        t.any(f"{t.n(1, 12)} {g}{t.any('', 's')}", f"{t.n(1, 5)} x {g}", g)
        for g in (*goods, t.any(*goods))
    ]
    who = t.any(*PEOPLE)
    return f"""
        {lines} = {literals(t, rows)}
        {stock} = {{}}
        for line in {lines}:
            parts = line.replace({t.s(" x ")}, {t.s(" ")}).split()
            {n} = int(parts[0]) if parts[0].isdigit() else {t.any(1, 0, 1)}
            {name} = parts[-1]{t.any(f".rstrip({t.s('s')})", f".removesuffix({t.s('s')})", "")}
            {t.any(f"{stock}[{name}] = {stock}.get({name}, 0) + {n}", f"{stock}.update({{{name}: max({n}, {stock}.get({name}, 0))}})")}
        {t.any(f"print({stock})", f"print({t.s(who)}, sum({stock}.values()))", f"for {name} in sorted({stock}):" + chr(10) + f"            print({name}, {stock}[{name}])")}
    """
