"""Control flow: endless loops that break, `else` of loops, `with` on own managers, `match`."""

from .registry import Draw, template


@template("control")
def commands_until_quit(t: Draw) -> str:
    todo, x, word = t.names("todo script lines", "x level total", "word cmd line")
    words = [t.any("up", "down", "skip", "double", "what") for _ in range(t.n(2, 4))]
    if t.n(0, 4):
        words.insert(t.n(1, len(words)), "quit")
    return f"""
        {todo} = [{", ".join(t.s(w) for w in words)}]
        {x} = {t.n(1, 5)}
        while True:
            if not {todo}:
                print({t.s("no more")})
                break
            {word} = {todo}.pop(0)
            if {word} == {t.s("quit")}:
                {t.any("break", f"print({t.s('bye')})" + chr(10) + "                break")}
            if {word} == {t.s("skip")}:
                {t.any("continue", f"{todo} = {todo}[1:]" + chr(10) + "                continue")}
            if {word} == {t.s("up")}:
                {x} += {t.n(1, 3)}
            elif {word} == {t.s("down")}:
                {x} -= {t.n(1, 3)}
            else:
                {x} *= 2
            print({word}, {x})
        print({x}, len({todo}))
    """


@template("control")
def search_while_else(t: Draw) -> str:
    xs, i, goal = t.names("xs nums row", "i at k", "goal want x")
    values = t.numbers(3, 5)
    step = t.any(1, 1, 2)
    return f"""
        {xs} = {values}
        {goal} = {t.any(*values, t.n(1, 20))}
        {i} = 0
        while {i} < len({xs}):
            if {xs}[{i}] {t.any("==", "==", ">")} {goal}:
                print({t.s("found")}, {i})
                {t.any("break", "break", f"{i} = len({xs})")}
            {t.maybe(f"print({xs}[{i}])", 0.4)}
            {i} += {step}
        else:
            print({t.s(t.any("nothing", "not there"))}{t.any("", f", {i}")})
        print({i})
    """


@template("control")
def break_out_of_two(t: Draw) -> str:
    g, r, c, found = t.names("grid rows table", "r i y", "c j x", "found done hit")
    rows = ", ".join(t.ints(3, 3, 0, 9) for _ in range(2))
    test = t.any(f"> {t.n(5, 8)}", f"== {t.n(0, 9)}", "% 2 == 0")
    style = t.any("flag", "else", "function")
    if style == "flag":
        return f"""
        {g} = [{rows}]
        {found} = False
        for {r} in range(2):
            for {c} in range(3):
                if {g}[{r}][{c}] {test}:
                    {found} = True
                    break
            if {found}:
                {t.any("break", f"print({t.s('row')}, {r})" + chr(10) + "                break")}
        print({found}, {r}, {c})
    """
    if style == "else":
        return f"""
        {g} = [{rows}]
        for {r}, row in enumerate({g}):
            for {c}, v in enumerate(row):
                if v {test}:
                    break
            else:
                print({t.s("none in")}, {r})
                continue
            print({r}, {c}, v)
            {t.maybe("break")}
    """
    return f"""
        def {found}({g}):
            for {r}, row in enumerate({g}):
                for {c}, v in enumerate(row):
                    if v {test}:
                        return {r}, {c}
            return None
        print({found}([{rows}]))
        print({found}([{t.ints(2, 2, 0, 3)}]))
    """


@template("control")
def skip_and_stop(t: Draw) -> str:
    xs, x, total, n = t.names("xs readings data", "x v item", "total s level", "n used count")
    return f"""
        {xs} = {t.any(t.ints(4, 6), "[" + ", ".join(str(t.any(t.n(0, 9), -t.n(1, 5), 99)) for _ in range(5)) + "]")}
        {total} = {n} = 0
        for {x} in {xs}:
            if {x} {t.any("< 0", "% 2", "== 0")}:
                {t.any("continue", f"print({t.s('skip')}, {x})" + chr(10) + "                continue")}
            if {x} {t.any("== 99", f"> {t.n(10, 20)}", f"== {t.n(0, 9)}")}{t.any("", f" or {total} > {t.n(5, 15)}")}:
                break
            {total} += {x}
            {n} += 1
        {t.any("else:", f"if {n} == len({xs}):")}
            print({t.s("all read")})
        print({total}, {n})
    """


@template("control")
def guarded_loop(t: Draw) -> str:
    x, n, limit = t.names("x n value", "rounds turns guard", "limit most cap")
    step = t.any(
        f"{x} = {x} * 2 % {t.n(5, 11)}",
        f"{x} += {t.any(2, 3)}",
        f"{x} = {x} // 2 + {t.n(1, 3)}",
        f"{x} = {x} * {x} % {t.n(7, 13)}",
    )
    return f"""
        {x} = {t.n(1, 9)}
        {n} = 0
        {limit} = {t.n(3, 6)}
        while {x} != {t.any(1, 10, 0, 4)}:
            {step}
            {n} += 1
            {t.maybe(f"print({x})", 0.6)}
            if {n} {t.any("==", ">=")} {limit}:
                print({t.s(t.any("giving up", "too long", "stuck"))})
                break
        {t.any("else:", f"if {n} < {limit}:")}
            print({t.s("stopped after")}, {n})
        print({x}{t.any("", f", {n}")})
    """


@template("control")
def own_with_block(t: Draw) -> str:
    c, log, name = t.names("Section Step Block", "log notes trail", "name label title")
    swallow = t.any("False", "True", f"kind is {t.any('KeyError', 'ZeroDivisionError')}", "None")
    body = t.any(
        f"{log}.append({t.n(1, 9)})",
        f"{log}.append({t.n(5, 9)} // {t.n(0, 2)})",
        f"{log}.append({{}}[{t.s('k')}])",
        f"{log}.append(len({t.s(t.word())}))",
    )
    return f"""
        {log} = []
        class {c}:
            def __init__(self, {name}):
                self.{name} = {name}
            def __enter__(self):
                {log}.append({t.any(t.s("in"), f"{t.s('+')} + self.{name}")})
                return self
            def __exit__(self, kind, value, trace):
                {log}.append({t.any(t.s("out"), "kind is None", f"{t.s('-')} + self.{name}")})
                return {swallow}
        try:
            with {c}({t.s(t.word())}) as s:
                {body}
                {t.any(f"{log}.append(s.{name}[0])", f"with {c}({t.s(t.word())}):" + chr(10) + f"                    {log}.append({t.s('deep')})")}
        except {t.any("Exception", "(KeyError, ZeroDivisionError)")} as e:
            {log}.append(type(e).__name__)
        print({log})
    """


@template("control")
def changed_for_a_while(t: Draw) -> str:
    c, d, key = t.names("Changed Override Temporarily", "settings options d", "key name field")
    keys = t.rng.sample(["size", "color", "speed", "mode"], 2)
    return f"""
        class {c}:
            def __init__(self, {d}, {key}, value):
                self.{d} = {d}
                self.{key} = {key}
                self.value = value
            def __enter__(self):
                self.old = self.{d}{t.any(f".get(self.{key})", f"[self.{key}]")}
                self.{d}[self.{key}] = self.value
                return self.old
            def __exit__(self, *args):
                self.{d}[self.{key}] = self.old
        {d} = {{{t.s(keys[0])}: {t.n(1, 9)}, {t.s(keys[1])}: {t.n(1, 9)}}}
        with {c}({d}, {t.s(t.any(*keys))}, {t.n(10, 30)}) as before:
            print({d}, before)
            {t.any(f"{d}[{t.s(keys[0])}] += 1", f"{d}[{t.s(keys[1])}] = 0", "")}
        print({d})
    """


@template("control")
def manager_from_generator(t: Draw) -> str:
    f, depth, name = t.names("indented section tag", "depth level n", "name word label")
    form = t.any(f"'  ' * {depth} + text", f"str({depth}) + ': ' + text", f"'>' * {depth} + text")
    return f"""
        from contextlib import contextmanager
        {depth} = 0
        def say(text):
            print({form})
        @contextmanager
        def {f}({name}):
            global {depth}
            say({name})
            {depth} += 1
            {t.any("yield", "yield", f"yield {depth}")}
            {depth} -= 1
            {t.any(f"say({t.s('/')} + {name})", "")}
        with {f}({t.s(t.word())}):
            say({t.s(t.word())})
            with {f}({t.s(t.word())}):
                say({t.s(t.word())})
        print({depth})
    """


@template("control")
def match_on_words(t: Draw) -> str:
    f, x, n = t.names("respond handle act", "command word order", "n value x")
    calls = ", ".join(
        t.s(t.any("go 3", "go", "stop", "turn left", f"go {t.n(1, 9)}", "hello", "turn right"))
        for _ in range(3)
    )
    return f"""
        def {f}({x}, {n}):
            match {x}.split():
                case ["stop"]:
                    return {t.any("0", "-1")}
                case ["go"]:
                    return {n} + 1
                case ["go", steps]:
                    return {n} {t.any("+", "-")} int(steps)
                case ["turn", "left" | "right" as side]:
                    {t.any("print(side)", f"return {n} + len(side)")}
                case _:
                    print({t.s("what?")}{t.any("", f", {x}")})
            return {n}
        {n} = {t.n(1, 9)}
        for c in [{calls}]:
            {n} = {f}(c, {n})
            {t.maybe(f"print({n})")}
        print({n})
    """


@template("control")
def match_on_shapes(t: Draw) -> str:
    f, s, total = t.names("area measure size_of", "shape item s", "total all_of result")
    shapes = ", ".join(
        t.any(
            f"('square', {t.n(1, 6)})",
            f"('rect', {t.n(1, 6)}, {t.n(1, 6)})",
            "('dot',)",
            f"{t.n(1, 9)}",
            "None",
        )
        for _ in range(t.n(3, 4))
    )
    return f"""
        def {f}({s}):
            match {s}:
                case ("square", a):
                    return a * a
                case ("rect", a, b) if a {t.any("!=", ">", "<=")} b:
                    return a * b
                case ("rect", a, _):
                    return {t.any("-1", "a", "a ** 2")}
                case int():
                    return {s} {t.any("+ 1", "* 2", "")}
                case None:
                    return 0
            return {t.n(1, 2)}
        {total} = 0
        for x in [{shapes}]:
            {total} += {f}(x)
            print({t.any("x, " + total, total)})
    """


@template("control")
def match_on_dicts(t: Draw) -> str:
    f, e, total = t.names("apply handle process", "event msg e", "balance score points")
    events = ", ".join(
        t.any(
            f"{{'type': 'add', 'n': {t.n(1, 9)}}}",
            f"{{'type': 'take', 'n': {t.n(1, 9)}}}",
            "{'type': 'reset'}",
            f"{{'n': {t.n(1, 9)}}}",
            f"{{'type': 'name', 'text': {t.s(t.word())}}}",
        )
        for _ in range(3)
    )
    return f"""
        def {f}({total}, {e}):
            match {e}:
                case {{"type": "add", "n": n}}:
                    return {total} + n
                case {{"type": "take", "n": n}} if n <= {total}:
                    return {total} - n
                case {{"type": "reset"}}:
                    return {t.any("0", f"{total} // 2")}
                case {{"n": n}}:
                    {t.any(f"print({t.s('untyped')}, n)", f"print({t.s('refused')}, n)")}
                case {{"type": kind}}:
                    print(kind)
            return {total}
        {total} = {t.n(0, 9)}
        for {e} in [{events}]:
            {total} = {f}({total}, {e})
        print({total})
    """


@template("control")
def match_on_numbers(t: Draw) -> str:
    f, n = t.names("name_of day_kind label", "n day x")
    a, b, c = t.rng.sample(range(1, 8), 3)
    return f"""
        def {f}({n}):
            match {n}:
                case {a}:
                    return {t.s(t.word())}
                case {b} | {c}:
                    return {t.s(t.word())}
                case _ if {n} {t.any("> 7", "< 1", "% 2 == 0")}:
                    return {t.any("None", t.s("other"))}
                case k:
                    return {t.any("k * 10", f"{t.s('day ')} + str(k)", "-k")}
        for d in {t.any(str([a, c, t.n(1, 9)]), t.ints(3, 4, 0, 9), f"range({t.n(0, 2)}, {t.n(4, 6)})")}:
            print(d, {f}(d))
    """
