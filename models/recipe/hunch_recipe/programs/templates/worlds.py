"""Longer programs with classes: interpreters, calculators, rooms, robots, sheets, polynomials."""

from .material import block, formatted, literals
from .registry import Draw, template


@template("worlds")
def calculator_by_descent(t: Draw) -> str:
    c, pos, peek, take = t.names(
        "Parser Calculator Calc", "pos i at", "peek look current", "take advance eat"
    )
    numbers = [t.n(1, 12) for _ in range(4)]
    text = t.any(
        "{} + {} * {}",
        "({} + {}) * {}",
        "{} * ({} - {})",
        "{} - {} - {}",
        "{} * {} + {}",
        "-{} + {} * {}",
        "{} + ({})",
        "{} * {}",
    )
    text = text.format(*numbers)
    negative = text.startswith("-") or t.n(0, 1)
    split = t.any(
        [
            "def tokenize(text):",
            f"    for ch in {t.s('()+-*')}:",
            f"        text = text.replace(ch, {t.s(' ')} + ch + {t.s(' ')})",
            "    return text.split()",
        ],
        [
            "def tokenize(text):",
            "    out = []",
            "    for ch in text:",
            "        if ch.isdigit() and out and out[-1].isdigit():",
            "            out[-1] += ch",
            f"        elif ch != {t.s(' ')}:",
            "            out.append(ch)",
            "    return out",
        ],
        [
            "import re",
            "def tokenize(text):",
            f"    return re.findall(r{t.s('[0-9]+|[-+*()]')}, text)",
        ],
        [
            "import re",
            "def tokenize(text):",
            f"    return re.findall(r{t.s('[0-9]+|[-+*()]')}, text)",
        ],
    )
    if "out" in split[1] and t.n(0, 1) == 0:
        text = text.replace(" ", "")
    unary = [f"if tok == {t.s('-')}:", "    return -self.factor()"] if negative else []
    return f"""
        {block(split)}
        class {c}:
            def __init__(self, text):
                self.tokens = tokenize(text)
                self.{pos} = 0
            def {peek}(self):
                {t.any(block([f"if self.{pos} < len(self.tokens):", f"    return self.tokens[self.{pos}]", "return None"], 2), f"return self.tokens[self.{pos}] if self.{pos} < len(self.tokens) else None")}
            def {take}(self):
                tok = self.{peek}()
                self.{pos} += 1
                return tok
            def expr(self):
                value = self.term()
                while self.{peek}() in {t.any(f"({t.s('+')}, {t.s('-')})", f"[{t.s('+')}, {t.s('-')}]")}:
                    if self.{take}() == {t.s("+")}:
                        value += self.term()
                    else:
                        value -= self.term()
                return value
            def term(self):
                value = self.factor()
                while self.{peek}() == {t.s("*")}:
                    self.{take}()
                    value *= self.factor()
                return value
            def factor(self):
                tok = self.{take}()
                {block(unary, 2)}
                if tok == {t.s("(")}:
                    value = self.expr()
                    self.{take}()
                    return value
                return int(tok)
        {t.any(f"p = {c}({t.s(text)})" + chr(10) + "        print(p.tokens)" + chr(10) + "        print(p.expr())", f"print({c}({t.s(text)}).expr())", f"text = {t.s(text)}" + chr(10) + f"        value = {c}(text).expr()" + chr(10) + f"        print(text, {t.s('=')}, value)")}
    """


@template("worlds", raises=True)
def machine_running_code(t: Draw) -> str:
    c, e, stack, pc, code = t.names(
        "VM Machine StackMachine Interpreter",
        "VMError ProgramError",
        "stack values",
        "pc ip",
        "code program prog",
    )
    style = t.n(0, 2)
    n, k = t.n(2, 4), t.n(1, 9)
    lines = t.any(
        [
            f"push {n}",
            "store x",
            "load x",
            "print",
            "load x",
            "push 1",
            "sub",
            "store x",
            "load x",
            "jnz 2",
        ]
        if n < 4
        else [f"push {k}", "print"],
        [f"push {n}", f"push {k}", "add", "print"],
        [f"push {n}", "dup", "mul", "store y", "load y", f"push {k}", "sub", "print"],
        [f"push {k}", f"push {n}", "sub", "dup", "print", t.any("print", "add", "mul")],
        [
            f"push {k}",
            "store a",
            "load a",
            "load a",
            "add",
            "print",
            t.any("halt", "load b", "jump 99"),
            "print",
        ],
        [f"push {n}", "jnz 3", "print", f"push {k}", "print"],
    )
    if style == 0:
        dispatch = [
            "method = getattr(self, " + t.s("op_") + " + op, None)",
            "if method is None:",
            f"    raise {e}({formatted(t, 'bad op {A}', A='op')})",
            "method(*args)",
        ]
    else:
        dispatch = [
            f"if op == {t.s('push')}:",
            f"    self.{stack}.append(int(args[0]))",
            f"elif op == {t.s('store')}:",
            f"    self.vars[args[0]] = self.{stack}.pop()",
            f"elif op == {t.s('load')}:",
            t.any(
                f"    self.{stack}.append(self.vars[args[0]])",
                f"    self.{stack}.append(self.vars.get(args[0], 0))",
            ),
            f"elif op == {t.s('jnz')}:",
            f"    if self.{stack}.pop(){t.any('', ' != 0')}:",
            f"        self.{pc} = int(args[0])",
            f"elif op == {t.s('dup')}:",
            f"    self.{stack}.append(self.{stack}[-1])",
            f"elif op == {t.s('print')}:",
            f"    print(self.{stack}.pop())",
            "elif op in OPS:",
            f"    b, a = self.{stack}.pop(), self.{stack}.pop()",
            f"    self.{stack}.append(OPS[op](a, b))",
            "else:",
            f"    raise {e}({t.any('op', formatted(t, 'line {B}: {A}', A='op', B='self.' + pc))})",
        ]
    methods = [
        "def op_push(self, x):",
        f"    self.{stack}.append(int(x))",
        "def op_store(self, name):",
        f"    self.vars[name] = self.{stack}.pop()",
        "def op_load(self, name):",
        f"    self.{stack}.append(self.vars[name])",
        "def op_dup(self):",
        f"    self.{stack}.append(self.{stack}[-1])",
        "def op_add(self):",
        f"    self.{stack}.append(self.{stack}.pop() + self.{stack}.pop())",
        "def op_mul(self):",
        f"    self.{stack}.append(self.{stack}.pop() * self.{stack}.pop())",
        "def op_sub(self):",
        f"    b = self.{stack}.pop()",
        f"    self.{stack}.append(self.{stack}.pop() - b)",
        "def op_jnz(self, target):",
        f"    if self.{stack}.pop():",
        f"        self.{pc} = int(target)",
        "def op_print(self):",
        f"    print(self.{stack}.pop())",
    ]
    if style == 0:
        words = {line.split()[0] for line in lines} | {t.any("dup", "add")}
        kept, on = [], False
        for line in methods:
            on = (
                line.split("(")[0].removeprefix("def op_") in words
                if line.startswith("def")
                else on
            )
            kept += [line] if on else []
        methods = kept
    ops = f"OPS = {{{t.s('add')}: lambda a, b: a + b, {t.s('sub')}: lambda a, b: a - b, {t.s('mul')}: lambda a, b: a * b}}"
    text = t.any("; ", " / ").join(lines) if t.n(0, 1) else ""
    sep = "; " if "; " in text else " / "
    return f"""
        class {e}(Exception):
            pass
        {ops if style else ""}
        class {c}:
            def __init__(self, {code}):
                self.{code} = {f"{code}.split({t.s(sep)})" if text else code}
                self.{stack} = []
                self.vars = {{}}
                self.{pc} = 0
            def run(self):
                while self.{pc} < len(self.{code}):
                    op, *args = self.{code}[self.{pc}].split()
                    self.{pc} += 1
                    {block(dispatch, 3)}
                return {t.any(f"self.{stack}", "self.vars", f"len(self.{stack})")}
            {block(methods, 1) if style == 0 else ""}
        vm = {c}({t.s(text) if text else literals(t, lines)})
        try:
            print({t.any("", t.s("done") + ", ")}vm.run())
        except {t.any(f"({e}, IndexError, KeyError)", f"({e}, IndexError, KeyError)", e)} as err:
            print(type(err).__name__, {t.any("err", f"vm.{pc}")})
        {t.any(f"print(vm.{pc}, vm.vars)", "print(vm.vars)", "")}
    """


@template("worlds")
def rooms_to_explore(t: Draw) -> str:
    room, game, exits, go = t.names(
        "Room Place Location", "Game Adventure World", "exits doors ways", "go move walk"
    )
    r = t.rng.sample("hall kitchen garden cellar attic library bridge cave tower".split(), 3)
    d1, b1 = t.any(("north", "south"), ("up", "down"), ("east", "west"))
    d2, b2 = t.any(("left", "right"), ("in", "out"))
    item = t.any("key", "lamp", "map", "sword", "rope")
    lock = t.n(0, 1)
    commands = [
        t.any(f"go {d1}", f"go {d1}", "look"),
        t.any(f"take {item}", f"go {d2}", f"take {item}"),
        *t.rng.sample(
            [f"go {b1}", f"go {d2}", f"go {d1}", "look", "dance", f"take {item}"], t.n(1, 3)
        ),
    ]
    guarded = t.any(
        [
            "if nxt.needs and nxt.needs not in self.bag:",
            f"    return {formatted(t, 'need {A}', A='nxt.needs')}",
        ],
        ["if nxt.needs not in [None, *self.bag]:", f"    return {t.s('locked')}"],
    )
    return f"""
        class {room}:
            def __init__(self, name{", needs=None" if lock else ""}):
                self.name = name
                {"self.needs = needs" if lock else ""}
                self.{exits} = {{}}
                self.items = []
            def link(self, way, other, back):
                self.{exits}[way] = other
                other.{exits}[back] = self
        class {game}:
            def __init__(self, start):
                self.here = start
                self.bag = []
                self.moves = 0
            def {go}(self, way):
                nxt = self.here.{exits}.get(way)
                if nxt is None:
                    return {t.any(t.s("no way"), t.s("blocked"), formatted(t, "cannot go {A}", A="way"))}
                {block(guarded, 2) if lock else ""}
                self.here = nxt
                self.moves += 1
                return nxt.name
            def take(self, item):
                if item in self.here.items:
                    self.here.items.remove(item)
                    self.bag.append(item)
                    return {t.any(t.s("taken"), t.s("you have ") + " + item")}
                return {t.any(t.s("not here"), formatted(t, "no {A} here", A="item"))}
            def command(self, line):
                verb, _, rest = line.partition({t.s(" ")})
                if verb == {t.s("go")}:
                    return self.{go}(rest)
                if verb == {t.s("take")}:
                    return self.take(rest)
                return {t.any(t.s("what?"), t.any("self.here.name", "sorted(self.here." + exits + ")"))}
        a, b, c = {room}({t.s(r[0])}), {room}({t.s(r[1])}), {room}({t.s(r[2])}{f", {t.s(item)}" if lock else ""})
        a.link({t.s(d1)}, b, {t.s(b1)})
        {t.any("b", "b", "a")}.link({t.s(d2)}, c, {t.s(b2)})
        {t.any("a", "b", "b")}.items.append({t.s(item)})
        game = {game}(a)
        for line in {literals(t, commands)}:
            {t.any("print(game.command(line))", f"print({t.s('>')}, line)" + chr(10) + "            print(game.command(line))", "print(" + formatted(t, "{A}: {B}", A="line", B="game.command(line)") + ")")}
        print(game.here.name, game.bag, game.moves)
    """


@template("worlds")
def polynomials_multiplied(t: Draw) -> str:
    c, co = t.names("Poly Polynomial", "coeffs c terms")

    def lit() -> str:
        return (
            ", ".join(str(t.any(t.n(1, 5), t.n(-3, 4), 0)) for _ in range(t.n(1, 2)))
            + f", {t.n(1, 4)}"
        )

    star = t.any("*", "")
    make = (lambda x: f"{c}({x})") if star else (lambda x: f"{c}([{x}])")
    build = f"{c}({star}out)"
    trim = t.any([f"while self.{co} and self.{co}[-1] == 0:", f"    self.{co}.pop()"], [])
    add = t.any(
        [
            "from_longest = max(len(self." + co + f"), len(other.{co}))",
            "out = [0] * from_longest",
            f"for i, x in enumerate(self.{co}):",
            "    out[i] += x",
            f"for i, x in enumerate(other.{co}):",
            "    out[i] += x",
        ],
        [
            f"n = max(len(self.{co}), len(other.{co}))",
            f"a = self.{co} + [0] * (n - len(self.{co}))",
            f"b = other.{co} + [0] * (n - len(other.{co}))",
            "out = [x + y for x, y in zip(a, b)]",
        ],
    )
    add = [line.replace("from_longest", "n") for line in add]
    call = t.any(
        [
            "result = 0",
            f"for k in reversed(self.{co}):",
            "    result = result * x + k",
            "return result",
        ],
        [f"return sum(k * x ** i for i, k in enumerate(self.{co}))"],
    )
    third, use = t.any(
        (
            [
                "def derivative(self):",
                f"    out = [i * k for i, k in enumerate(self.{co})][1:]",
                f"    return {build}",
            ],
            "p.derivative()",
        ),
        (["def degree(self):", f"    return len(self.{co}) - 1"], "p.degree()"),
    )
    text = [
        "parts = []",
        f"for i, k in enumerate(self.{co}):",
        "    if k:",
        f"        parts.append({t.any(formatted(t, '{K}x^{I}', K='k', I='i') + ' if i else str(k)', 'str(k) + ' + t.s('x') + ' * i')})",
        f"return {t.s(' + ')}.join({t.any('parts', 'reversed(parts)')}) or {t.s('0')}",
    ]
    return f"""
        class {c}:
            def __init__(self, {star}{co}):
                self.{co} = list({co})
                {block(trim, 2)}
            def __add__(self, other):
                {block(add, 2)}
                return {build}
            def __mul__(self, other):
                out = [0] * (len(self.{co}) + len(other.{co}) - 1)
                for i, x in enumerate(self.{co}):
                    for j, y in enumerate(other.{co}):
                        out[i + j] += x * y
                return {build}
            def __call__(self, x):
                {block(call, 2)}
            {block(third, 1)}
            def __str__(self):
                {block(text, 2)}
        p = {make(lit())}
        q = {make(lit())}
        {t.any("print(p)", f"print({t.s('p =')}, p)", "")}
        r = {t.any("p * q", "p + q", "p * q + p")}
        print({t.any("r", f"r.{co}", f"r, r.{co}")})
        print({t.any(f"r({t.n(0, 3)})", f"p({t.n(-1, 3)}), q({t.n(0, 2)})")}, {use})
    """


@template("worlds", raises=True)
def robot_with_program(t: Draw) -> str:
    c, board, e, run, face = t.names(
        "Robot Rover", "Board Room Field", "Crash OffGrid", "run execute follow", "facing heading d"
    )
    program = "".join(t.any("F", "F", "L", "R") for _ in range(t.n(4, 7)))
    w, h = t.n(3, 5), t.n(3, 5)
    walls = ", ".join(f"({t.n(0, w - 1)}, {t.n(0, h - 1)})" for _ in range(t.n(1, 2)))
    wall = t.any(
        f"raise {e}({formatted(t, 'hit at {A},{B}', A='x', B='y')})",
        f"raise {e}(x, y)",
    )
    caught = t.n(0, 4)
    run_lines = (
        [
            "try:",
            f"    bot.{run}({t.s(program)})",
            f"except {e} as err:",
            f"    print({t.any(t.s('crash') + ', err', 'err', 'err.args')})",
        ]
        if caught
        else [f"bot.{run}({t.s(program)})"]
    )
    turns = t.any(
        [
            f"elif step == {t.s('L')}:",
            f"    self.{face} = (self.{face} - 1) % 4",
            "else:",
            f"    self.{face} = (self.{face} + 1) % 4",
        ],
        [
            "else:",
            f"    turn = 1 if step == {t.s('R')} else -1",
            f"    self.{face} = (self.{face} + turn) % 4",
        ],
        [
            "else:",
            f"    self.{face} += {{{t.s('L')}: -1, {t.s('R')}: 1}}[step]",
            f"    self.{face} %= 4",
        ],
    )
    return f"""
        DIRS = [(0, -1), (1, 0), (0, 1), (-1, 0)]
        NAMES = {t.s("NESW")}
        class {e}(Exception):
            pass
        class {board}:
            def __init__(self, w, h, walls=()):
                self.w, self.h = w, h
                self.walls = walls
            def free(self, x, y):
                {t.any("return 0 <= x < self.w and 0 <= y < self.h and (x, y) not in self.walls", block(["if (x, y) in self.walls:", "    return False", "return 0 <= x < self.w and 0 <= y < self.h"], 2))}
        class {c}:
            def __init__(self, board, x=0, y=0):
                self.board = board
                self.x, self.y = x, y
                self.{face} = {t.n(0, 3)}
                self.path = [(x, y)]
            def forward(self):
                dx, dy = DIRS[self.{face}]
                x, y = self.x + dx, self.y + dy
                if not self.board.free(x, y):
                    {wall}
                self.x, self.y = x, y
                self.path.append((x, y))
            def {run}(self, program):
                for step in program:
                    if step == {t.s("F")}:
                        self.forward()
                    {block(turns, 3)}
                {t.any("", "return self.x, self.y", f"print({t.s('end')})")}
        board = {board}({w}, {h}, [{walls}])
        bot = {c}(board, {t.n(0, 2)}, {t.n(0, 2)})
        {block(run_lines)}
        print(bot.x, bot.y, NAMES[bot.{face}])
        print({t.any("len(bot.path)", "bot.path", "len(set(bot.path))", "bot.path[-1]")})
    """


@template("worlds", raises=True)
def sheet_of_cells(t: Draw) -> str:
    c, cells, get, put = t.names(
        "Sheet Spreadsheet Table", "cells data", "get value evaluate", "set put fill"
    )
    n1, n2 = t.n(1, 20), t.n(1, 9)
    e = t.any("ValueError", "CycleError", "RuntimeError")
    formula = t.any("=A1+B1", "=A1*B1", "=A1+A1", "=B1+A1+2", "=A1+3")
    last = t.any("=C1+A1", "=C1*2", "=C1+C1", "=C1+D1", "=A1")
    cached = t.n(0, 1)
    combine = t.any(
        [
            f"if {t.s('*')} in body:",
            "    result = 1",
            f"    for part in body.split({t.s('*')}):",
            f"        result *= self.{get}(part)",
            "else:",
            f"    result = sum(self.{get}(p) for p in body.split({t.s('+')}))",
        ],
        [
            f"op = {t.s('*')} if {t.s('*')} in body else {t.s('+')}",
            f"parts = [self.{get}(p) for p in body.split(op)]",
            f"result = math.prod(parts) if op == {t.s('*')} else sum(parts)",
        ],
    )
    uses_math = any("math" in x for x in combine)
    change = t.any([f"s.{put}({t.s('A1')}, {t.n(1, 20)})", f"print(s.{get}({t.s('D1')}))"], [])
    return f"""
        {"import math" if uses_math else ""}
        {f"class {e}(Exception):" if e == "CycleError" else ""}
            {"pass" if e == "CycleError" else ""}
        class {c}:
            def __init__(self):
                self.{cells} = {{}}
                self.active = []
                {"self.cache = {}" if cached else ""}
            def {put}(self, name, raw):
                self.{cells}[name] = raw
                {"self.cache.clear()" if cached else ""}
            def {get}(self, name):
                if name.isdigit():
                    return int(name)
                {block(["if name in self.cache:", "    return self.cache[name]"], 2) if cached else ""}
                raw = self.{cells}.get(name, 0)
                if {t.any("not isinstance(raw, str)", "isinstance(raw, int)")}:
                    return raw
                if name in self.active:
                    raise {e}({t.any(t.s("cycle at ") + " + name", formatted(t, "{A} needs itself", A="name"))})
                self.active.append(name)
                body = raw{t.any("[1:]", f".lstrip({t.s('=')})", f".removeprefix({t.s('=')})")}
                {block(combine, 2)}
                self.active.pop()
                {"self.cache[name] = result" if cached else ""}
                return result
        s = {c}()
        s.{put}({t.s("A1")}, {n1})
        {t.any(f"s.{put}({t.s('B1')}, {n2})", f"s.{put}({t.s('B1')}, {n2})", f"s.{put}({t.s('B1')}, {t.s('=A1+1')})")}
        s.{put}({t.s("C1")}, {t.s(formula)})
        s.{put}({t.s("D1")}, {t.s(last)})
        try:
            {t.any(f"print(s.{get}({t.s('C1')}), s.{get}({t.s('D1')}))", f"for name in sorted(s.{cells}):" + chr(10) + f"                print(name, s.{get}(name))")}
        except {t.any(e, e, e, "KeyError")} as err:
            print({t.any("err", t.s("error:") + ", err")})
        {block(change) if "D1" not in last else ""}
    """
