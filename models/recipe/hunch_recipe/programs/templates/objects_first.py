"""First classes: dogs, rectangles, students, and what goes wrong with them."""

from .material import block, literals, people, things
from .registry import Draw, template


def lay(text: str, depth: int = 0) -> str:
    """Lines under each other, `depth` levels in."""
    return block(text.split("\n"), depth)


def methods(t: Draw, low: int, high: int, *options: str) -> str:
    """Some of the methods, written as the body of a class."""
    chosen = t.rng.sample(options, t.n(low, high))
    return lay("\n".join(chosen), 1)


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


@template("objects_first")
def library_of_books(t: Draw) -> str:
    c, lib, shelf, find = t.names(
        "Book Song Film Recipe",
        "Library Shop Archive Collection",
        "books items things",
        "find search get",
    )
    field = t.any("pages", "year", "minutes", "price")
    words = [w.title() for w in t.words(3, 3)]
    goal = t.s(t.any(*words, "Nothing"))
    missing = t.any("return None", f"print({t.s('no such title')})", "return None")
    out = t.any(
        f"if book.out:\n    return {t.s('already out')}\nbook.out = True\nreturn {t.s('enjoy')}",
        "if not book.out:\n    book.out = True\n    return True\nreturn False",
    )
    long = t.n(50, 200)
    uses = [
        f"b = shelf.{find}({goal})\nif b is None:\n    print({t.s('not found')})\nelse:\n    print(b.title, b.{field})",
        f"print(shelf.borrow({goal}))\nprint(shelf.borrow({goal}))",
        f"print(shelf.total())\nprint(len(shelf.{shelf}))",
        f"for b in shelf.{shelf}:\n    if b.{field} > {long}:\n        print(b.title)",
        f"longest = max(shelf.{shelf}, key=lambda b: b.{field})\nprint(longest.title)",
        f"shelf.{shelf}.sort(key=lambda b: b.{t.any('title', field)})\nprint([b.title for b in shelf.{shelf}])",
        f"first = shelf.{shelf}[0]\nfirst.{field} += {t.n(1, 50)}\nprint(shelf.{shelf}[0].{field})",
    ]
    chosen = "\n".join(t.rng.sample(uses, t.n(1, 2)))
    borrow = (
        f"def borrow(self, title):\n    book = self.{find}(title)\n    if book is None:\n        return {t.any(t.s('sorry'), 'False')}\n    "
        + out.replace("\n", "\n    ")
    )
    body = (
        f"def {find}(self, title):\n    for b in self.{shelf}:\n        if b.title == title:\n            return b\n    {missing}\n"
        if find + "(" in chosen or "borrow" in chosen
        else ""
    )
    body += borrow + "\n" if "borrow" in chosen else ""
    body += (
        t.any(
            f"def total(self):\n    return sum(b.{field} for b in self.{shelf})",
            f"def total(self):\n    n = 0\n    for b in self.{shelf}:\n        n += b.{field}\n    return n",
        )
        if "total" in chosen
        else ""
    )
    return f"""
        class {c}:
            def __init__(self, title, {field}):
                self.title = title
                self.{field} = {field}
                {"self.out = False" if "borrow" in chosen else ""}
        class {lib}:
            def __init__(self):
                self.{shelf} = []
            def add(self, book):
                self.{shelf}.append(book)
                {t.any("", "return self")}
            {lay(body, 1)}
        shelf = {lib}()
        shelf.add({c}({t.s(words[0])}, {t.n(20, 300)}))
        shelf.add({c}({t.s(words[1])}, {t.n(20, 300)}))
        {t.maybe(f"shelf.add({c}({t.s(words[2])}, {t.n(20, 300)}))")}
        {lay(chosen)}
    """


@template("objects_first")
def players_who_fight(t: Draw) -> str:
    c, hp, power, hit = t.names(
        "Player Hero Monster Fighter",
        "health hp energy lives",
        "power strength force",
        "attack hit strike",
    )
    a, b = t.any(("hero", "orc"), ("p1", "p2"), ("knight", "dragon"), ("a", "b"))
    lose = t.any(
        "self.{0} -= n",
        "self.{0} = max(0, self.{0} - n)",
        "self.{0} -= n\nif self.{0} < 0:\n    self.{0} = 0",
    ).format(hp)
    alive = t.any("return self.{0} > 0", "if self.{0} > 0:\n    return True\nreturn False").format(
        hp
    )
    level = t.any(
        "", "", f"if not other.is_alive():\n    self.level += 1\n    self.{power} += {t.n(1, 3)}"
    )
    say = t.maybe(f"print(self.name, {t.s('hits')}, other.name)")
    loop = t.any(
        f"while {a}.is_alive() and {b}.is_alive():\n    {a}.{hit}({b})\n    {t.any('', f'if {b}.is_alive():' + chr(10) + '        ')}{b}.{hit}({a})",
        f"for _ in range({t.n(2, 3)}):\n    {a}.{hit}({b})\n    print({b}.{hp}, {b}.is_alive())",
        f"turn = 0\nwhile {b}.{hp} > 0 and turn < {t.n(3, 4)}:\n    turn += 1\n    {a}.{hit}({b})\nprint(turn)",
        f"{a}.{hit}({b})\n{b}.{hit}({a})\nprint({a}.is_alive(), {b}.is_alive())",
    )
    return f"""
        class {c}:
            def __init__(self, name, {hp}={t.n(8, 20)}, {power}={t.n(3, 6)}):
                self.name = name
                self.{hp} = {hp}
                self.{power} = {power}
                {"self.level = 1" if level else ""}
            def lose(self, n):
                {lay(lose, 2)}
            def is_alive(self):
                {lay(alive, 2)}
            def {hit}(self, other):
                {say}
                other.lose(self.{power})
                {lay(level, 2)}
        {a} = {c}({t.s(a.title())}{t.any("", f", {t.n(6, 20)}")})
        {b} = {c}({t.s(b.title())}{t.any("", f", {t.n(5, 15)}, {t.n(2, 6)}", f", {power}={t.n(2, 7)}")})
        {lay(loop)}
        print({a}.{hp}, {b}.{hp}{f", {a}.level" if level else ""})
    """


@template("objects_first")
def temperature_as_property(t: Draw) -> str:
    c, v, low = t.names(
        "Temperature Thermometer Room Oven", "celsius degrees value", "lowest limit floor"
    )
    lim = t.any(-273, 0, -50)
    f = t.any("fahrenheit", "in_f", "double")
    formula = (
        f"self._{v} * 2"
        if f == "double"
        else t.any(f"self._{v} * 9 / 5 + 32", f"self.{v} * 1.8 + 32")
    )
    bad = t.any(
        f"raise ValueError({t.s('too cold')})",
        f"print({t.s('too cold')})\nreturn",
        f"new = {c}.{low}",
    )
    values = [t.n(-400, -280) if lim == -273 else t.n(-90, -51), t.n(5, 40)]
    tries = "\n".join(
        f"try:\n    x.{v} = {n}\n    print({t.s('ok')})\nexcept ValueError as e:\n    print({t.s('error:')}, e)"
        if "raise" in bad and n < 0
        else f"x.{v} = {n}"
        for n in t.rng.sample(values, t.n(1, 2))
    )
    change = t.any(
        "", f"x.{v} += {t.n(1, 9)}", f"x._{v} = {t.n(-9, 99)}", f"print(x.{v} - {t.n(1, 9)})"
    )
    text = t.any(
        "",
        f"def __str__(self):\n    return f'{{self.{v}}} C'",
        f"def is_hot(self):\n    return self.{v} > {t.n(20, 30)}",
    )
    show = "print(x)" if "str" in text else "print(x.is_hot())" if text else f"print(x.{v})"
    return f"""
        class {c}:
            {low} = {lim}
            def __init__(self, {v}):
                self.{t.any("_", "_", "")}{v} = {v}
            @property
            def {v}(self):
                {t.maybe(f"print({t.s('reading')})", 0.3)}
                return self._{v}
            @{v}.setter
            def {v}(self, new):
                if new < {t.any(f"self.{low}", f"{c}.{low}")}:
                    {lay(bad, 3)}
                self._{v} = new
            @property
            def {f}(self):
                return {formula}
            {lay(text, 1)}
        x = {c}({t.n(0, 35)})
        {t.any(f"print(x.{f})", f"print(x.{v}, x.{f})")}
        {lay(tries)}
        {change}
        {show}
    """


@template("objects_first")
def counted_instances(t: Draw) -> str:
    c, n, name = t.names(
        "Car Robot Ticket Dog User", "count total created made", "name label owner"
    )
    kind, wheels = t.any("wheels", "legs", "price", "color"), t.n(2, 6)
    a, b = t.any(("a", "b"), ("first", "second"), ("one", "two"))
    ps = t.words(2, 2)
    more = t.any(
        f"self.number = {c}.{n}",
        f"self.id = {t.s(c[0])} + str({c}.{n})",
        "",
    )
    tag = "number" if "number" in more else "id" if more else name
    how = t.any(f"{c}.{n} += 1", f"{c}.{n} += 1", f"self.{n} += 1", f"{c}.{n} = self.{n} + 1")
    info = t.any(
        f"@classmethod\ndef how_many(cls):\n    return cls.{n}",
        f"@staticmethod\ndef how_many():\n    return {c}.{n}",
        f"def how_many(self):\n    return self.{n}",
    )
    change = t.any(
        f"{a}.{kind} = {t.n(7, 12)}\nprint({a}.{kind}, {b}.{kind}, {c}.{kind})",
        f"{c}.{kind} = {t.n(7, 12)}\nprint({a}.{kind}, {b}.{kind})",
        f"{a}.{kind} += 1\n{c}.{kind} += {t.n(2, 5)}\nprint({a}.{kind}, {b}.{kind})",
        f"print({a}.{kind} == {b}.{kind}, {t.s(kind)} in {a}.__dict__)",
    )
    made = t.any(
        f"{a} = {c}({t.s(ps[0])})\n{b} = {c}({t.s(ps[1])})",
        f"{a} = {c}({t.s(ps[0])})\nprint({c}.{n})\n{b} = {c}({t.s(ps[1])})",
        f"both = [{c}(x) for x in {literals(t, ps)}]\n{a}, {b} = both",
        f"{a} = {c}({t.s(ps[0])})\n{b} = {t.any(a, f'{c}({a}.{name})')}",
    )
    return f"""
        class {c}:
            {n} = 0
            {kind} = {wheels}
            def __init__(self, {name}):
                {how}
                self.{name} = {name}
                {more}
            {lay(info, 1)}
        {lay(made)}
        {t.maybe(f"{c}({t.s(t.word())})", 0.3)}
        print({t.any(f"{c}.{n}", f"{a}.how_many()", f"{b}.{tag}, {a}.{n}", f"{a}.{tag}, {b}.{tag}")})
        {lay(change)}
    """


@template("objects_first")
def objects_from_dictionaries(t: Draw) -> str:
    c, a, b = t.names("Contact Product User Song", "name title label", "age price size stars")
    w, n = t.s(t.word()), t.n(1, 40)
    to = t.any(
        f"return {{{t.s(a)}: self.{a}, {t.s(b)}: self.{b}}}",
        f"d = {{}}\nd[{t.s(a)}] = self.{a}\nd[{t.s(b)}] = self.{b}\nreturn d",
        "return dict(self.__dict__)",
        "return self.__dict__",
        "return vars(self).copy()",
    )
    back = t.any(
        f"return cls(d[{t.s(a)}], d[{t.s(b)}])",
        f"return cls(d[{t.s(a)}], d.get({t.s(b)}, {t.n(0, 9)}))",
        "return cls(**d)",
        f"obj = cls({t.s('')}, 0)\nobj.{a} = d[{t.s(a)}]\nreturn obj",
    )
    default = t.any("", "=0")
    use = t.any(
        f"d = x.to_dict()\nd[{t.s(b)}] {t.any('=', '+=')} {t.n(1, 9)}\nprint(x.{b}, d)\ny = {c}.from_dict(d)\nprint(y.{b} == x.{b})",
        f"y = {c}.from_dict(x.to_dict())\nprint(y is x, y.to_dict() == x.to_dict())\ny.{a} = {t.s(t.word())}\nprint(x.{a}, y.{a})",
        f"rows = [{{{t.s(a)}: {t.s(t.word())}, {t.s(b)}: {t.n(1, 40)}}}, x.to_dict()]\nxs = [{c}.from_dict(r) for r in rows]\nfor o in xs:\n    print(o.{a}, o.{b})",
        f"data = {{{t.s(a)}: {t.s(t.word())}{t.any('', f', {t.s(b)}: {t.n(1, 9)}')}}}\ntry:\n    y = {c}.from_dict(data)\n    print(y.{a}, y.{b})\nexcept {t.any('KeyError', '(KeyError, TypeError)', 'Exception')} as e:\n    print({t.any('type(e).__name__', t.s('error') + ', e')})",
        f"for key, value in x.to_dict().items():\n    print(key, {t.s('=')}, value)\nprint({c}.from_dict(x.to_dict()).{b} + 1)",
    )
    return f"""
        class {c}:
            def __init__(self, {a}, {b}{default}):
                self.{a} = {a}
                self.{b} = {b}
            def to_dict(self):
                {lay(to, 2)}
            @classmethod
            def from_dict(cls, d):
                {lay(back, 2)}
        x = {c}({w}, {n})
        {t.maybe("print(x.to_dict())", 0.4)}
        {lay(use)}
    """


@template("objects_first", raises=True)
def slips_with_self(t: Draw) -> str:
    c, n, up, x = t.names(
        "Counter Score Box Car Timer", "count value speed points", "add up increase", "c obj it one"
    )
    k = t.n(1, 6)
    first = t.any(
        f"self.{n} = {n}",
        f"self.{n} = {n}",
        f"self.{n} = {n}",
        f"{n} = {n}",
        f"self.{n}s = {n}",
        "pass",
    )
    body = t.any(
        f"self.{n} += {k}",
        f"self.{n} += {k}\nreturn self.{n}",
        f"{n} += {k}",
        f"self.{n} = {n} + {k}",
        f"self.{n} + {k}",
        f"self.{n} += by",
    )
    args = "self, by" if "by" in body else t.any("self", "self", "")
    call = f"{x}.{up}({t.any(k, k, '') if 'by' in body else t.any('', '', k)})"
    second = t.any(
        f"def show(self):\n    print(self.{n})",
        f"def show(self):\n    print({t.any(n, 'self.' + n)})",
        f"def twice(self):\n    {t.any(up, 'self.' + up)}({k if 'by' in body else ''})\n    return self.{n}",
        f"def get(self):\n    return self.{t.any(n, n, n.title(), 'name')}",
    )
    name = second[4 : second.index("(")]
    use = t.any(f"{x}.{name}()", f"print({x}.{name}())", f"print({x}.{name}() + 1)")
    caught = t.n(0, 2) == 0
    block_ = (
        f"try:\n    {call}\n    {use}\nexcept ({t.any('AttributeError, TypeError, NameError', 'NameError, AttributeError, TypeError')}) as e:\n    print({t.any('e', 'type(e).__name__')})"
        if caught
        else f"{call}\n{use}"
    )
    return f"""
        class {c}:
            def __init__(self, {n}{t.any("", "=0", "")}):
                {first}
            def {up}({args}):
                {lay(body, 2)}
            {lay(second, 1)}
        {x} = {c}({t.n(0, 9)})
        {t.maybe(f"print({t.s('made')})", 0.4)}
        {lay(block_)}
        {t.any(f"print({x}.{n})", f"print({t.s('end')})")}
    """


@template("objects_first", raises=True)
def missing_parts_of_objects(t: Draw) -> str:
    c, a, b, x = t.names(
        "Song Player Phone Cup", "title name model", "length level size", "s x thing item"
    )
    w, n = t.s(t.word()), t.n(1, 9)
    tries = [
        f"print({x}.{t.any(b, 'colour', b[:-1], b.title())})",
        f"{x}.{t.any(b, 'colour')} = {t.n(10, 20)}\nprint({x}.{b})",
        f"print(getattr({x}, {t.s(t.any(b, 'colour', a))}, {t.any('None', '0', t.s('none'))}))",
        f"print(hasattr({x}, {t.s(t.any(b, 'colour'))}))",
        f"if {x}.is_long:\n    print({t.s('long')})",
        f"if {x}.is_long():\n    print({t.s('long')})\nelse:\n    print({t.s('short')})",
        f"print({x}.is_long() + {x}.{b})",
        f"print({x} == {c}({w}, {n}))",
        f"del {x}.{b}\nprint({x}.{a})",
        f"print({x}.{a}.{t.any('upper()', 'title()', 'upper', 'push(1)')} == {w})",
        f"print({x}[{t.any(0, t.s(a))}])",
        f"print({x}.{b} {t.any('+', '*', '-')} {x}.{a})",
        f"print(len({x}))",
        f"print({x} {t.any('<', '+')} {x})",
    ]
    chosen = t.rng.sample(tries, t.n(2, 3))
    if t.n(0, 1):
        i = t.n(0, len(chosen) - 1)
        error = t.any("(AttributeError, TypeError)", "AttributeError", "Exception")
        chosen[i] = (
            f"try:\n    {chosen[i].replace(chr(10), chr(10) + '    ')}\nexcept {error} as e:\n    print({t.any('e', t.s('error:') + ', e', 'type(e).__name__')})"
        )
    made = t.any(
        f"{x} = {c}({w}, {n})",
        f"{x} = {c}({w}, {b}={n})",
        f"{x} = {c}({w})",
        f"{x} = {c}({w}, {n})",
    )
    return f"""
        class {c}:
            def __init__(self, {a}, {b}{t.any("=3", "=5", "")}):
                self.{a} = {a}
                self.{b} = {b}
            def is_long(self):
                return self.{b} > {t.n(3, 6)}
        {made}
        {lay(chr(10).join(chosen))}
        {t.maybe(f"print({x}.{a})", 0.5)}
    """


@template("objects_first")
def passed_and_shared_objects(t: Draw) -> str:
    c, n, f, a, b = t.names(
        "Cup Robot Pot Player",
        "level steps coins",
        "fill change train reset",
        "a mine first",
        "b yours second",
    )
    k = t.n(1, 6)
    body = t.any(
        f"x.{n} += {k}",
        f"x.{n} += {k}\nreturn x",
        f"x = {c}({k})\nx.{n} += 1\nreturn x.{n}",
        f"x = {c}(x.{n} + {k})\nreturn x",
        f"{n} = x.{n}\n{n} += {k}\nreturn {n}",
        f"if x.{n} > {t.n(2, 6)}:\n    x.{n} = 0\n    return True\nreturn False",
    )
    second = t.any(a, a, f"{c}({a}.{n})", f"{c}({t.n(1, 9)})")
    result = f"r = {f}({t.any(a, b)})" if "return" in body else f"{f}({t.any(a, b)})"
    show = (
        f"print(r {t.any('is', 'is not')} {a})"
        if "return x\n" in body + "\n"
        else "print(r)"
        if "return" in body
        else ""
    )
    more = t.any(
        f"box = {t.any(f'[{a}, {b}]', f'({a}, {b}, {a})')}\nfor x in box:\n    x.{n} += 1\nprint([x.{n} for x in box])",
        f"box = {{'b': {b}}}\nbox['a'] = {a}\nbox['a'].{n} {t.any('= 0', '*= 2', '-= 1')}\nprint({a}.{n}, box.pop('b').{n})",
        f"box = [{c}({t.n(0, 3)})] * 2\nbox[0].{n} = {t.n(4, 9)}\nprint([x.{n} for x in box])",
        f"{a}, {b} = {b}, {a}\n{a}.{n} = {t.n(10, 20)}\nprint({a}.{n}, {b}.{n})",
        f"{a}.friend = {b}\n{a}.friend.{n} += {t.n(1, 5)}\nprint({b}.{n}, {a}.friend is {b})",
        f"print({a} is {b}, {a} in [{b}], {a}.{n} == {b}.{n})",
    )
    return f"""
        class {c}:
            def __init__(self, {n}):
                self.{n} = {n}
        def {f}(x):
            {lay(body, 1)}
        {a} = {c}({t.n(0, 9)})
        {b} = {second}
        {result}
        {show}
        print({a}.{n}, {b}.{n})
        {lay(more)}
    """


@template("objects_first")
def store_of_things(t: Draw) -> str:
    c, items, add, take = t.names(
        "Inventory Playlist Basket Team",
        "items content members",
        "add put insert",
        "remove take drop",
    )
    g = things(t, 3, 4)
    counted = t.n(0, 1)
    if counted:
        body = f"def {add}(self, name, n=1):\n    {t.any(f'self.{items}[name] = self.{items}.get(name, 0) + n', f'if name in self.{items}:' + chr(10) + f'        self.{items}[name] += n' + chr(10) + '    else:' + chr(10) + f'        self.{items}[name] = n')}\n    {t.any('return self', '')}\n"
        body += f"def {take}(self, name, n=1):\n    if self.{items}.get(name, 0) < n:\n        {t.any('return False', 'print(' + t.s('cannot take') + ', name)' + chr(10) + '        return False')}\n    self.{items}[name] -= n\n    {t.any('', f'if self.{items}[name] == 0:' + chr(10) + f'        del self.{items}[name]')}\n    return True\n"
        body += f"def total(self):\n    return {t.any(f'sum(self.{items}.values())', f'len(self.{items})')}"
    else:
        body = f"def {add}(self, name{t.any('', ', n=1')}):\n    {t.any('', f'if name in self.{items}:' + chr(10) + '        print(name, ' + t.s('again') + ')' + chr(10) + '    ')}self.{items}.append(name)\n    {t.any('return self', '')}\n"
        body += f"def {take}(self, name):\n    if name not in self.{items}:\n        return False\n    {t.any(f'self.{items}.remove(name)', f'self.{items} = [x for x in self.{items} if x != name]')}\n    return True\n"
        body += f"def {t.any('total', '__len__', 'total')}(self):\n    return len(self.{items})"
    total = "len(x)" if "__len__" in body else "x.total()"
    two = ", n=1" in body
    fluent = (
        f"x.{add}({t.s(g[0])}).{add}({t.s(g[1])})"
        if "return self\n" in body.split("def")[1]
        else f"x.{add}({t.s(g[0])})\nx.{add}({t.s(g[1])})"
    )
    calls = t.rng.sample(
        [
            f"x.{add}({t.s(g[0])}{', ' + str(t.n(2, 5)) if two else ''})",
            f"print(x.{take}({t.s(t.any(*g[:3]))}))",
            f"for name in {literals(t, g[1:3])}:\n    x.{add}(name)",
            f"print({total})",
            f"print({t.s(t.any(*g))} in x.{items})",
            f"if x.{take}({t.s(g[1])}):\n    print({t.s('taken')})\nelse:\n    print({t.s('none left')})",
        ],
        t.n(2, 3),
    )
    return f"""
        class {c}:
            def __init__(self):
                self.{items} = {"{}" if counted else "[]"}
            {lay(body, 1)}
        x = {c}()
        {lay(fluent)}
        {lay(chr(10).join(calls))}
        print({t.any(f"x.{items}", total, f"sorted(x.{items})")})
    """
