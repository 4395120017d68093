"""First classes: dogs, rectangles, students, accounts, shapes."""

from .material import lay, literals, people
from .registry import Draw, template


@template("objects_first")
def dog_with_tricks(t: Draw) -> str:
    c, name, age, tricks = t.names(
        "Dog Cat Parrot Puppy", "name called", "age years", "tricks skills words"
    )
    d = t.name("rex", "d", "my_dog", "pet", "buddy")
    p = t.any("Rex", "Luna", "Max", "Bella", t.word().title())
    sound = t.s(t.any("Woof!", "bark", "Meow", "squawk"))
    birthday = f"def birthday(self):\n    self.{age} += 1\n    {t.any(f'return self.{age}', f'print(self.{name}, self.{age})', '')}"
    speak = f"def speak(self{t.any('', ', times=1')}):\n    SAY"
    speak = speak.replace(
        "SAY",
        f"return {sound} * times"
        if "times" in speak
        else t.any(f"print(self.{name} + {t.s(': ')} + {sound})", f"return {sound}"),
    )
    learn = f"def learn(self, trick):\n    {t.any('', f'if trick in self.{tricks}:' + chr(10) + '        return False' + chr(10) + '    ')}self.{tricks}.append(trick)\n    {t.any('return True', f'return self.{tricks}', f'return len(self.{tricks})')}"
    human = f"def human_years(self):\n    return self.{age} * {t.n(5, 7)}"
    calls = t.rng.sample(
        [
            t.any(f"{d}.birthday()", f"print({d}.birthday())"),
            t.any(f"{d}.speak()", f"print({d}.speak())"),
            t.any(
                f"{d}.learn({t.s(t.any('sit', 'roll', 'paw'))})",
                f"print({d}.learn({t.s(t.word())}))",
            ),
            f"print({d}.human_years())",
            f"{d}.{age} = {t.n(1, 12)}",
            t.any(f"print({d}.{tricks})", f"print(len({d}.{tricks}))"),
            f'print(f"{{{d}.{name}}} is {{{d}.{age}}}")',
        ],
        t.n(3, 4),
    )
    used = "\n".join(calls)
    body = "\n".join(m for m in (birthday, speak, learn, human) if m[4:9] in used or t.n(0, 4) == 0)
    return f"""
        class {c}:
            def __init__(self, {name}, {age}{t.any("", "=1")}):
                self.{name} = {name}
                self.{age} = {age}
                self.{tricks} = []
            {lay(body, 1)}
        {d} = {c}({t.s(p)}, {t.n(1, 9)})
        {lay(used)}
        {t.maybe(f"print({d}.{name}, {d}.{age})", 0.4)}
    """


@template("objects_first")
def rectangle_measures(t: Draw) -> str:
    c, w, h, area = t.names(
        "Rectangle Room Garden Box", "width w length", "height h depth", "area get_area size"
    )
    a, b = t.any(("small", "big"), ("a", "b"), ("r1", "r2"), ("room", "other"))
    ms = [
        f"def perimeter(self):\n    return 2 * {t.any(f'(self.{w} + self.{h})', f'self.{w} + 2 * self.{h}')}",
        f"def is_square(self):\n    return self.{w} == self.{h}",
        f"def scale(self, k{t.any('', '=2')}):\n    self.{w} *= k\n    self.{h} *= k{t.any('', chr(10) + '    return self')}",
        f"def fits_in(self, other):\n    return self.{w} <= other.{w} and self.{h} <= other.{h}",
        f"def __str__(self):\n    {t.any(f'return f{t.quote}{{self.{w}}} x {{self.{h}}}{t.quote}', f'return str(self.{w}) + {t.s(chr(42))} + str(self.{h})')}",
        f"def turned(self):\n    return {c}(self.{h}, self.{w})",
        f"def __eq__(self, other):\n    return self.{area}() == other.{area}()",
    ]
    uses = [
        f"print({a}.perimeter())",
        f"print({a}.is_square(), {b}.is_square())",
        f"{a}.scale({t.n(2, 3)})\nprint({a}.{w}, {a}.{h})",
        t.any(
            f"print({a}.fits_in({b}))",
            f"if {a}.fits_in({b}):\n    print({t.s('fits')})\nelse:\n    print({t.s('too big')})",
        ),
        f"print({a})",
        f"flat = {b}.turned()\nprint(flat.{w}, flat is {b})",
        f"print({a} == {b}, {a} is {b})",
    ]
    picked = sorted(t.rng.sample(range(7), t.n(1, 3)))
    return f"""
        class {c}:
            def __init__(self, {w}, {h}{t.any("", "=1", "")}):
                self.{w} = {w}
                self.{h} = {h}
            def {area}(self):
                return self.{w} * self.{h}
            {lay(chr(10).join(ms[i] for i in picked), 1)}
        {a} = {c}({t.n(1, 6)}, {t.n(1, 6)})
        {b} = {t.any(f"{c}({t.n(1, 9)}, {t.n(1, 9)})", f"{c}({t.n(2, 5)}, {h}={t.n(1, 5)})", f"{c}({h}={t.n(1, 9)}, {w}={t.n(2, 9)})")}
        print({t.any(f"{a}.{area}()", f"{a}.{area}() + {b}.{area}()", f"{a}.{area}() > {b}.{area}()")})
        {lay(chr(10).join(uses[i] for i in picked))}
    """


@template("objects_first")
def students_with_marks(t: Draw) -> str:
    c, s, marks, add, mean = t.names(
        "Student Pupil Learner",
        "s student pupil",
        "marks grades scores",
        "add_mark add record",
        "average mean get_average",
    )
    ps = people(t, 2, t.any(2, 2, 3))
    lim = t.n(4, 8)
    text = "def __repr__(self):\n    return self.name" if len(ps) > 2 or t.n(0, 2) == 0 else ""
    empty = t.any(
        f"if not self.{marks}:\n    return 0", f"if len(self.{marks}) == 0:\n    return None", ""
    )
    passed = t.any(
        "",
        f"def passed(self):\n    return self.{mean}() >= {lim}",
        f"def best(self):\n    return max(self.{marks})",
        f"def passed(self):\n    if self.{mean}() > {lim}:\n        return {t.s('pass')}\n    return {t.s('fail')}",
    )
    extra = "" if not passed else f", {s}.{passed[4 : passed.index('(')]}()"
    use = t.any(
        f"for {s} in group:\n    print({s}.name, {s}.{mean}(){extra})",
        f"top = max(group, key=lambda x: x.{mean}())\nprint(top.name)",
        f"group.sort(key=lambda x: {t.any('', '-')}x.{mean}())\nprint([x.name for x in group])",
        f"for {s} in sorted(group, key=lambda x: x.name{t.any('', '[-1]')}):\n    print({s}.name{extra})",
        f"print(sum(x.{mean}() for x in group) / len(group))",
        f"good = [x for x in group if x.{mean}() > {lim}]\nprint(len(good), {t.s(' ')}.join(x.name for x in good))",
    )
    made = t.any(
        f"group = [{', '.join(f'{c}({t.s(p)})' for p in ps)}]",
        f"group = []\nfor n in {literals(t, ps)}:\n    group.append({c}(n))",
        f"group = [{c}(n) for n in {literals(t, ps)}]",
    )
    adds = "\n".join(
        f"group[{i}].{add}({t.n(1, 10)})" for i in [*range(len(ps)), t.n(0, 1), t.n(0, 1)]
    )
    return f"""
        class {c}:
            def __init__(self, name):
                self.name = name
                self.{marks} = []
            def {add}(self, mark):
                {t.any("", f"if mark < 0 or mark > 10:{chr(10)}                    return")}
                self.{marks}.append(mark)
            def {mean}(self):
                {lay(empty, 2)}
                return sum(self.{marks}) {t.any("/", "//")} len(self.{marks})
            {lay(passed, 1)}
            {lay(text, 1)}
        {lay(made)}
        {t.maybe("print(group)") if text else ""}
        {lay(adds)}
        {lay(use)}
    """


@template("objects_first")
def accounts_and_transfers(t: Draw) -> str:
    c, money, take, give = t.names(
        "BankAccount Account Wallet",
        "balance amount money",
        "withdraw take spend",
        "deposit put earn",
    )
    a, b = t.any(("mine", "yours"), ("anna", "bob"), ("a", "b"), ("acc1", "acc2"))
    start = t.n(5, 60)
    short = t.any(
        f"print({t.s('not enough')})\n    return False",
        "return False",
        f"print({t.s('only')}, self.{money})\n    return False",
    )
    send = t.any(
        f"if self.{take}(n):\n    other.{give}(n)\n    return True\nreturn False",
        f"ok = self.{take}(n)\nif ok:\n    other.{give}(n)\nprint({t.s('sent')}, ok)",
        f"self.{money} -= n\nother.{money} += n",
        f"if not self.{take}(n):\n    return\nother.{give}(n)",
    )
    calls = t.rng.sample(
        [
            f"{a}.{give}({t.n(1, 30)})",
            f"{b}.{take}({t.n(1, 40)})",
            f"print({a}.{take}({t.n(20, 80)}))",
            f"{a}.send({b}, {t.n(5, 60)})",
            f"print({b}.send({a}, {t.n(2, 40)}))",
            f"for n in {t.numbers(2, 2, 1, 30)}:\n    {a}.{take}(n)\n    print({a}.{money})",
            f"{b} = {a}\n{b}.{give}({t.n(1, 9)})",
            f"{a}.history.append(0)",
        ],
        t.n(2, 4),
    )
    log = any("history" in x for x in calls) or t.n(0, 2) == 0
    return f"""
        class {c}:
            def __init__(self, owner, {money}=0):
                self.owner = owner
                self.{money} = {money}
                {"self.history = []" if log else ""}
            def {give}(self, n):
                self.{money} += n
                {"self.history.append(n)" if log else ""}
            def {take}(self, n):
                if n > self.{money}:
                    {lay(short.replace(chr(10) + "    ", chr(10)), 3)}
                self.{money} -= n
                {"self.history.append(-n)" if log else ""}
                return True
            def send(self, other, n):
                {lay(send, 2)}
        {a} = {c}({t.s(a.title())}, {start})
        {b} = {c}({t.s(b.title())}{t.any("", f", {t.n(1, 30)}")})
        {lay(chr(10).join(calls))}
        print({a}.{money}, {b}.{money})
        {f"print({a}.history)" if log else t.maybe(f"print({a}.owner)", 0.3)}
    """


@template("objects_first")
def switched_and_counted(t: Draw) -> str:
    c, on, toggle, x = t.names(
        "Lamp Switch Radio Door Timer", "on is_on active", "toggle press switch", "lamp x device it"
    )
    first = t.any("False", "False", "True")
    how = t.any(
        f"self.{on} = not self.{on}",
        f"if self.{on}:\n    self.{on} = False\nelse:\n    self.{on} = True",
    )
    count = t.any(
        "self.count += 1", "self.count = self.count + 1", f"if self.{on}:\n    self.count += 1"
    )
    state = t.any(
        f"return {t.s('on')} if self.{on} else {t.s('off')}",
        f"if self.{on}:\n    return {t.s('ON')}\nreturn {t.s('OFF')}",
        f"return self.{on}",
    )
    more = t.any(
        "",
        f"def reset(self):\n    self.count = 0\n    self.{on} = {t.any('False', 'True')}",
        f"def brighter(self, by=1):\n    if self.{on}:\n        self.level = {t.any('min(self.level + by, 5)', 'self.level + by')}\n    return self.level",
    )
    calls = (
        [f"for _ in range({t.n(2, 4)}):\n    {x}.{toggle}()\n    print({x}.state())"]
        if t.n(0, 1)
        else [f"{x}.{toggle}()", f"print({x}.state(), {x}.count)", f"{x}.{toggle}()"]
    )
    if "reset" in more:
        calls.append(f"{x}.reset()")
    if "brighter" in more:
        calls += [f"print({x}.brighter({t.any('', 2, 3, 'by=4')}))", f"{x}.brighter()"]
    if t.n(0, 1):
        calls.insert(
            t.n(0, len(calls)),
            t.any(
                f"y = {x}\ny.{toggle}()",
                f"y = {c}()\ny.{toggle}()\nprint(y.count)",
                f"{x}.{on} = True",
            ),
        )
    return f"""
        class {c}:
            def __init__(self):
                self.{on} = {first}
                self.count = 0
                {"self.level = " + str(t.n(0, 3)) if "level" in more else ""}
            def {toggle}(self):
                {lay(how, 2)}
                {lay(count, 2)}
            def state(self):
                {lay(state, 2)}
            {lay(more, 1)}
        {x} = {c}()
        {lay(chr(10).join(calls))}
        print({t.any(f"{x}.count", f"{x}.{on}, {x}.count", f"{x}.state()")})
    """


@template("objects_first")
def pets_that_speak(t: Draw) -> str:
    base, a, b, say = t.names(
        "Pet Animal Creature", "Dog Puppy Duck", "Cat Fish Cow", "speak sound noise"
    )
    w1, w2 = t.s(t.any("Woof", "Quack", "Yap")), t.s(t.any("Meow", "...", "Moo"))
    style = t.any("return", "print")
    out = f"{style} {{}}" if style == "return" else "print({})"
    own = t.any(
        "def __init__(self, name, {}):\n    super().__init__(name)\n    self.{} = {}", "", ""
    )
    extra = t.any("age", "color", "owner")
    own = own.replace("{}", extra)
    first = f"{a}({t.s(t.any(*people(t, 2, 2)))}{', ' + str(t.n(1, 9)) if own else ''})"
    intro = f"def intro(self):\n    {t.any(f'print({t.s(chr(73) + chr(32) + chr(97) + chr(109))}, self.name)', f'return self.name + {t.s(chr(33))}', 'return type(self).__name__')}"
    call = f"p.{say}()" if style == "print" else f"print(p.name, p.{say}())"
    loop = t.any(
        f"for p in pets:\n    {call}",
        f"for p in pets:\n    if isinstance(p, {t.any(a, b, base)}):\n        {call}\n    else:\n        print({t.s('skip')}, p.name)",
        f"for i, p in enumerate(pets, 1):\n    print(i, type(p).__name__)\n    {call}",
        f"for p in pets[::-1]:\n    {call}",
    )
    second = t.any(
        f"def {say}(self):\n    {out.format(w2)}",
        "pass",
        f"def {say}(self):\n    super().{say}()\n    {out.format(w2)}",
        f"legs = {t.n(0, 4)}",
    )
    pair = f"{first}, {b}({t.s(t.word().title())})"
    return f"""
        class {base}:
            {"legs = 4" if "legs" in second else ""}
            def __init__(self, name):
                self.name = name
            def {say}(self):
                {out.format(t.s(t.any("?", "hmm", "(silence)")))}
            {lay(intro, 1)}
        class {a}({base}):
            {lay(own, 1)}
            def {say}(self):
                {out.format(t.any(w1, w1, f"{w1} * 2", f"self.name + {t.s(': ')} + {w1}"))}
        class {b}({base}):
            {lay(second, 1)}
        pets = {t.any(pair.join("[]"), pair.join("()"), f"({pair}, {base}({t.s(t.word())}))")}
        {lay(loop)}
        {t.any(f"pets[{t.n(0, 1)}].intro()", f"print(pets[{t.n(0, 1)}].intro())", "", "print([p.legs for p in pets])" if "legs" in second else "")}
    """


@template("objects_first")
def managers_and_employees(t: Draw) -> str:
    base, sub, pay, f = t.names(
        "Employee Worker Person", "Manager Boss Chief", "salary pay wage", "total yearly income"
    )
    rate, bonus, n = t.n(10, 40), t.n(2, 20), t.any(12, 10, 4)
    ps = people(t, 3, 3)
    extra = t.any("bonus", "team")
    given = bonus if extra == "bonus" else t.any("None", "[]")
    init = (
        "self.bonus = bonus"
        if extra == "bonus"
        else t.any("self.team = team or []", "self.team = [] if team is None else team")
    )
    over = t.any(
        f"return super().{f}() + B",
        f"return self.{pay} * {n} + B",
        f"base = super().{f}()\nprint({t.s('base')}, base)\nreturn base + B",
    )
    over = over.replace("B", "self.bonus" if extra == "bonus" else f"{bonus} * len(self.team)")
    more = t.any(
        "",
        f"def lead(self, who):\n    {t.any('self.team', 'self.team') if extra == 'team' else 'self.people'}.append(who)"
        if extra == "team"
        else f"def praise(self, who):\n    who.{pay} += self.bonus",
        f"def raise_pay(self, percent):\n    self.{pay} += self.{pay} * percent // 100",
    )
    m, e = t.any(("m", "e"), ("boss", "worker"), ("chief", "clerk"))
    call = (
        f"{m}.lead({e})\n{m}.lead({t.any(m, e, t.s(ps[2]))})"
        if "lead" in more
        else f"{m}.praise({e})"
        if "praise" in more
        else f"{m}.raise_pay({t.any(10, 50, 25)})"
        if more
        else ""
    )
    end = t.any(
        f"for p in ({e}, {m}):\n    print(p.name, p.{f}())",
        f"print({m}.{f}() - {e}.{f}())",
        f"print(isinstance({m}, {base}), isinstance({e}, {sub}))\nprint({m}.{f}())",
        f'print(f"{{{e}.name}}: {{{e}.{f}()}}, {{{m}.name}}: {{{m}.{f}()}}")',
        f"print(max([{e}, {m}], key=lambda p: p.{f}()).name)",
    )
    return f"""
        class {base}:
            def __init__(self, name, {pay}):
                self.name = name
                self.{pay} = {pay}
            def {f}(self):
                return self.{pay} * {n}
        class {sub}({base}):
            def __init__(self, name, {pay}, {extra}{t.any("", f"={given}") if extra == "bonus" else "=None"}):
                super().__init__(name, {t.any(pay, pay, f"{pay} + {t.n(1, 9)}")})
                {init}
            def {f}(self):
                {lay(over, 2)}
            {lay(more, 1)}
        {e} = {base}({t.s(ps[0])}, {rate})
        {m} = {sub}({t.s(ps[1])}, {rate + t.n(5, 30)}{f", {bonus}" if extra == "bonus" else ""})
        {lay(call)}
        {lay(end)}
    """


@template("objects_first")
def shapes_with_own_area(t: Draw) -> str:
    base, a, b = t.names("Shape Figure Tile", "Rect Rectangle Oblong", "Circle Disk Round")
    formula = t.any("3 * self.r ** 2", "3.14 * self.r * self.r", "round(3.1416 * self.r ** 2, 1)")
    default = t.any(
        "return 0", "pass", f"raise NotImplementedError({t.s('no area')})", "return None"
    )
    text = t.any("def __str__(self):", "def describe(self):")
    show = (
        "print(s)"
        if "str" in text
        else t.any("print(s.describe())", "line = s.describe()\n    print(line)")
    )
    line = t.any(
        f"return self.name + {t.s(' ')} + str(self.area())",
        'return f"{self.name}: {self.area()}"',
        f"return {t.s('area')} + {t.s('=')} + str(self.area())",
    )
    guard = "raise" in default or t.n(0, 3) == 0
    plain = f", {base}({t.s('plain')})" if guard or t.n(0, 2) == 0 else ""
    loop = t.any(
        f"for s in shapes:\n    {show}",
        f"total = 0\nfor s in shapes{'[:2]' if plain else ''}:\n    total += s.area()\n    {show}\nprint(total)",
        f"big = [s.name for s in shapes{'[:2]' if plain else ''} if s.area() > {t.n(5, 20)}]\nprint(big)",
        f"shapes = sorted(shapes{'[:2]' if plain else ''}, key=lambda s: s.area())\nprint(shapes[{t.any(0, -1)}].name)",
    )
    if "raise" in default and "[:2]" not in loop:
        loop = f"for s in shapes:\n    try:\n        {show.replace(chr(10), chr(10) + '    ')}\n    except NotImplementedError as e:\n        print({t.s('error:')}, e)"
    made = f"{a}({t.n(1, 6)}, {t.n(1, 6)}), {b}({t.n(1, 4)}){plain}"
    return f"""
        class {base}:
            def __init__(self, name):
                self.name = name
            def area(self):
                {default}
            {text}
                {line}
        class {a}({base}):
            def __init__(self, w, h):
                super().__init__({t.s(a.lower())})
                self.w = w
                self.h = h
            def area(self):
                return self.w * self.h
        class {b}({base}):
            def __init__(self, r):
                {t.any("super().__init__(", f"{base}.__init__(self, ")}{t.s(b.lower())})
                self.r = r
            def area(self):
                return {formula}
        shapes = {made.join("()" if plain else t.any("[]", "()"))}
        {lay(loop)}
    """


@template("objects_first")
def points_and_distances(t: Draw) -> str:
    c, p, q, far = t.names(
        "Point Place Spot City", "p a start home", "q b end goal", "distance dist distance_to"
    )
    measure = t.any(
        "return abs(self.x - other.x) + abs(self.y - other.y)",
        "return ((self.x - other.x) ** 2 + (self.y - other.y) ** 2) ** 0.5",
        "dx = self.x - other.x\ndy = self.y - other.y\nreturn dx * dx + dy * dy",
        "dx, dy = self.x - other.x, self.y - other.y\nreturn max(abs(dx), abs(dy))",
    )
    move = t.any(
        "self.x += dx\nself.y += dy\nreturn self",
        "self.x += dx\nself.y += dy",
        f"return {c}(self.x + dx, self.y + dy)",
    )
    x, y = t.n(0, 6), t.n(0, 6)
    text = t.any(
        "",
        "def __repr__(self):\n    return f'({self.x}, {self.y})'",
        f"def __repr__(self):\n    return {t.s(c)} + str((self.x, self.y))",
    )
    same = t.any(
        "",
        "def __eq__(self, other):\n    return self.x == other.x and self.y == other.y",
        "def __eq__(self, other):\n    return (self.x, self.y) == (other.x, other.y)",
    )
    uses = [
        f"print({p}.{far}({q}))",
        f"r = {p}.move({t.n(-2, 4)}, {t.n(1, 4)})\nprint({p}.x, {p}.y)\nprint(r is {p}, r is None)",
        f"print({p} == {q}, {p} == {c}({x}, {y}), {p} is {q})",
        f"{q} = {p}\n{q}.x = {t.n(7, 12)}\nprint({p}.x)",
        f"points = ({c}({t.n(0, 9)}, 1), {q}, {p})\nnear = min(points, key=lambda k: k.{far}({p}))\nprint(near.x, near.y)",
        f"path = ({p}, {q}, {c}(0, {t.n(0, 5)}))\ntotal = 0\nfor i in range(len(path) - 1):\n    total += path[i].{far}(path[i + 1])\nprint(total)",
        f"if {p}.{far}({c}(0, 0)) > {t.n(3, 9)}:\n    print({t.s('far')})\nelse:\n    print({t.s('near')})",
    ]
    if text:
        uses += [f"print({p}, [{q}])", f"print({t.s('at ')} + str({p}))"]
    return f"""
        class {c}:
            def __init__(self, x{t.any("", "=0")}, y=0):
                self.x = x
                self.y = y
            def {far}(self, other):
                {lay(measure, 2)}
            def move(self, dx, dy):
                {lay(move, 2)}
            {lay(text, 1)}
            {lay(same, 1)}
        {p} = {c}({x}, {y})
        {q} = {c}({t.any(f"{x}, {y}", f"{t.n(0, 9)}, {t.n(0, 9)}", t.n(1, 9))})
        {lay(chr(10).join(t.rng.sample(uses, t.n(2, 3))))}
    """
