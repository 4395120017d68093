"""Simulations: vending machines, elevators, turnstiles, tiny interpreters."""

from .registry import Draw, template


@template("machines")
def vending_machine(t: Draw) -> str:
    c, money, buy = t.names("Vending Machine SnackBox", "credit coins paid", "buy choose press")
    a, b = list(dict.fromkeys([*t.words(2, 2), "juice"]))[:2]
    calls = ", ".join(t.s(t.any(a, b, b, "gum")) for _ in range(t.n(2, 3)))
    return f"""
        class {c}:
            prices = {{{t.s(a)}: {t.n(2, 5)}, {t.s(b)}: {t.n(4, 9)}}}
            def __init__(self):
                self.{money} = 0
                self.sold = []
            def insert(self, n):
                self.{money} += n
            def {buy}(self, name):
                price = self.prices.get(name)
                if price is None:
                    return {t.any(t.s("no such thing"), "None")}
                if price > self.{money}:
                    return {t.any(f"{t.s('add')}, price - self.{money}", t.s("too little"))}
                self.{money} -= price
                self.sold.append(name)
                return {t.any("name", "price", t.s("ok"))}
        m = {c}()
        m.insert({t.n(5, 15)})
        for name in [{calls}]:
            print(m.{buy}(name))
            {t.maybe(f"m.insert({t.n(1, 3)})", 0.4)}
        print(m.{money}, {t.any("m.sold", "len(m.sold)")})
    """


@template("machines")
def turnstile(t: Draw) -> str:
    table, state, e, n = t.names(
        "rules table moves", "state now mode", "e event signal", "coins count n"
    )
    events = ", ".join(t.s(t.any("coin", "push", "push", "kick")) for _ in range(t.n(3, 5)))
    return f"""
        {table} = {{
            ({t.s("locked")}, {t.s("coin")}): {t.s("open")},
            ({t.s("open")}, {t.s("push")}): {t.s("locked")},
            ({t.s("open")}, {t.s("coin")}): {t.s(t.any("open", "refund"))},
        }}
        {state} = {t.s(t.any("locked", "locked", "open"))}
        {n} = 0
        for {e} in [{events}]:
            new = {table}.get(({state}, {e}){t.any("", f", {state}")})
            if new is None{t.any("", f" or new == {state}")}:
                print({t.s("ignored")}, {e})
                continue
            {n} += {e} == {t.s("coin")}
            {state} = new
            {t.maybe(f"print({state})")}
        print({state}, {n})
    """


@template("machines")
def elevator_trip(t: Draw) -> str:
    floor, calls, goal, moves = t.names(
        "floor at level", "calls stops requests", "goal target to", "moves steps total"
    )
    order = t.any("pop(0)", "pop()", "min", "nearest")
    pick = {
        "pop(0)": f"{goal} = {calls}.pop(0)",
        "pop()": f"{goal} = {calls}.pop()",
        "min": f"{goal} = min({calls})\n            {calls}.remove({goal})",
        "nearest": f"{goal} = min({calls}, key=lambda c: abs(c - {floor}))\n            {calls}.remove({goal})",
    }[order]
    return f"""
        {floor} = {t.n(0, 3)}
        {calls} = {t.rng.sample(range(0, 7), t.n(2, 3))}
        {moves} = 0
        while {calls}:
            {pick}
            while {floor} != {goal}:
                {t.any(f"{floor} += 1 if {goal} > {floor} else -1", f"if {goal} > {floor}:" + chr(10) + f"                    {floor} += 1" + chr(10) + "                else:" + chr(10) + f"                    {floor} -= 1")}
                {moves} += 1
            print({t.any(f"{t.s('doors open')}, {floor}", floor, f"{floor}, {moves}")})
        print({moves})
    """


@template("machines")
def elevator_class(t: Draw) -> str:
    c, floor, go, log = t.names(
        "Elevator Lift", "floor level at", "go move_to call", "log visited stops"
    )
    top = t.n(4, 6)
    calls = ", ".join(str(t.n(0, 8)) for _ in range(t.n(2, 3)))
    return f"""
        class {c}:
            def __init__(self, top):
                self.top = top
                self.{floor} = {t.n(0, 2)}
                self.{log} = []
            def step(self, way):
                self.{floor} += way
                self.{log}.append(self.{floor})
            def {go}(self, n):
                if not 0 <= n <= self.top:
                    return {t.any("False", t.s("no floor"))}
                way = 1 if n > self.{floor} else -1
                while self.{floor} != n:
                    self.step(way)
                return {t.any("True", f"len(self.{log})")}
        lift = {c}({top})
        for n in [{calls}]:
            print(n, lift.{go}(n))
        print(lift.{floor}, {t.any(f"lift.{log}", f"len(lift.{log})")})
    """


@template("machines")
def little_interpreter(t: Draw) -> str:
    f, env, line, name = t.names(
        "run execute interpret", "env vars memory", "line row step", "name var key"
    )
    program = []
    for k in range(t.n(2, 4)):
        target, source = t.any(*"xyz"), t.any("x", str(t.n(1, 9)))
        op = "set" if k == 0 else t.any("set", "add", "mul", "print")
        program.append(f"{op} {'x' if k == 0 else target} {str(t.n(1, 9)) if k == 0 else source}")
    return f"""
        def {f}(program):
            {env} = {{}}
            for {line} in program:
                op, {name}, arg = {line}.split()
                value = {env}[arg] if arg in {env} else int(arg)
                if op == {t.s("set")}:
                    {env}[{name}] = value
                elif op == {t.s("add")}:
                    {env}[{name}] = {env}.get({name}, 0) + value
                elif op == {t.s("mul")}:
                    {env}[{name}] = {env}.get({name}, {t.any(0, 1)}) * value
                else:
                    print({name}, {env}.get({name}))
            return {t.any(env, f"{env}[{t.s('x')}]", f"sorted({env})")}
        {t.show(f"{f}([{', '.join(t.s(p) for p in program)}])")}
    """


@template("machines")
def jump_machine(t: Draw) -> str:
    f, code, pc, acc = t.names(
        "run execute machine", "code program tape", "pc at ip", "acc a total"
    )
    k = t.n(2, 3)
    program = t.any(
        f"[('add', {t.n(1, 5)}), ('jump', {t.n(2, 3)}), ('add', {t.n(10, 20)}), ('out', 0)]",
        f"[('add', {t.n(1, 3)}), ('less', {t.n(4, 8)}), ('out', 0)]",
        f"[('out', 0), ('add', {t.n(2, 4)}), ('less', {t.n(3, 7)}), ('out', 1)]",
    )
    return f"""
        def {f}({code}):
            {pc} = {acc} = steps = 0
            while {pc} < len({code}) and steps < {k * 5}:
                op, n = {code}[{pc}]
                {pc} += 1
                steps += 1
                if op == {t.s("add")}:
                    {acc} += n
                elif op == {t.s("jump")}:
                    {pc} = n
                elif op == {t.s("less")}:
                    if {acc} < n:
                        {pc} = {t.any("0", f"{pc} - 2")}
                else:
                    print({acc}{t.any(" + n", "")})
            return {t.any("steps", f"{acc}, steps", acc)}
        {t.show(f"{f}({program})")}
    """


@template("machines")
def bracketed_sums(t: Draw) -> str:
    f, s, i = t.names("evaluate calc parse", "s text expr", "i at pos")
    a, b, c = (t.n(1, 9) for _ in range(3))
    text = t.any(
        f"({a}+{b})", f"({a}+({b}*{c}))", f"(({a}*{b})+{c})", f"(({a}+{b})*({c}+1))", f"({a}*{b})"
    )
    return f"""
        def {f}({s}, {i}=0):
            if {s}[{i}] != {t.s("(")}:
                return int({s}[{i}]), {i} + 1
            left, {i} = {f}({s}, {i} + 1)
            op = {s}[{i}]
            right, {i} = {f}({s}, {i} + 1)
            {t.maybe("print(left, op, right)")}
            value = left + right if op == {t.s("+")} else left * right
            return value, {i} + 1
        {t.show(f"{f}({t.s(text)}){t.any('', '[0]')}")}
    """


@template("machines")
def plus_and_minus_reader(t: Draw) -> str:
    f, s, total, sign, num = t.names(
        "calc add_up result_of", "s text expr", "total acc out", "sign mode", "num cur n"
    )
    text = str(t.n(1, 30)) + "".join(t.any("+", "-") + str(t.n(1, 20)) for _ in range(t.n(1, 2)))
    return f"""
        def {f}({s}):
            {total}, {sign}, {num} = 0, 1, 0
            for c in {s}{t.any("", f" + {t.s('+')}")}:
                if c.isdigit():
                    {num} = {num} * 10 + int(c)
                else:
                    {total} += {sign} * {num}
                    {num} = 0
                    {sign} = 1 if c == {t.s("+")} else -1
            return {total} + {sign} * {num}
        {t.show(f"{f}({t.s(text)})")}
    """


@template("machines")
def traffic_ticks(t: Draw) -> str:
    f, color, left = t.names("run simulate tick", "color light state", "left timer wait")
    g, y, r = t.n(2, 3), 1, t.n(1, 3)
    start, change = t.any(("0", "1"), ("[]", f"[{color}]"), ("[]", "[i]"))
    return f"""
        def {f}(ticks):
            times = {{{t.s("green")}: {g}, {t.s("yellow")}: {y}, {t.s("red")}: {r}}}
            after = {{{t.s("green")}: {t.s("yellow")}, {t.s("yellow")}: {t.s("red")}, {t.s("red")}: {t.s("green")}}}
            {color} = {t.s(t.any("green", "red"))}
            {left} = times[{color}]
            changes = {start}
            for i in range(ticks):
                {left} -= 1
                if {left} == 0:
                    {color} = after[{color}]
                    {left} = times[{color}]
                    changes += {change}
            return {color}, changes
        {t.show(f"{f}({t.n(3, 6)})")}
    """


@template("machines")
def stock_room(t: Draw) -> str:
    c, d, add, take = t.names(
        "Inventory Store Pantry", "items stock goods", "add receive fill", "take sell remove"
    )
    goods = list(dict.fromkeys(t.words(2, 2)))
    calls = [
        t.any(
            f"s.{take}({t.s(t.any(*goods))}, {t.n(1, 8)})",
            f"s.{take}({t.s(t.word())}, 1)",
            f"s.{add}({t.s(goods[0])}, {t.n(1, 5)})",
        )
        for _ in range(3)
    ]
    return f"""
        class {c}:
            def __init__(self, **{d}):
                self.{d} = {d}
            def {add}(self, name, n):
                self.{d}[name] = self.{d}.get(name, 0) + n
                return self.{d}[name]
            def {take}(self, name, n):
                have = self.{d}.get(name, 0)
                if have < n:
                    {t.any(f"return {t.s('only')}, have", "n = have", "return False")}
                self.{d}[name] = have - n
                {t.any(f"if self.{d}[name] == 0:" + chr(10) + f"                    del self.{d}[name]", "")}
                return {t.any("True", "n", f"self.{d}.get(name)")}
        s = {c}({goods[0]}={t.n(1, 5)})
        s.{add}({t.s(goods[-1])}, {t.n(2, 9)})
        print({calls[0]})
        print({calls[1]})
        {calls[2]}
        print(s.{d})
    """
