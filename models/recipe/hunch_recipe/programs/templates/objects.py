"""Classes: state, methods, inheritance, special methods, objects in lists."""

from .registry import Draw, template


@template("objects")
def counter_class(t: Draw) -> str:
    c, n, up = t.names("Counter Clicker Tally", "count n value", "up click add")
    a, b = t.any(("a", "b"), ("c1", "c2"), ("left", "right"))
    step = t.any("1", "1", "self.step")
    init = f"self.step = {t.n(1, 4)}" if step == "self.step" else ""
    given = t.any("", "start")
    return f"""
        class {c}:
            def __init__(self{f", {given}={t.n(0, 5)}" if given else ""}):
                self.{n} = {given or "0"}
                {init}
            def {up}(self):
                self.{n} += {step}
                {t.maybe("return self." + n)}
        {a} = {c}({t.n(2, 9) if given and t.n(0, 1) else ""})
        {b} = {t.any(f"{c}()", a)}
        {a}.{up}()
        {t.any(f"{b}.{up}()", f"{a}.{up}()", f"{b}.{n} = {t.n(3, 9)}")}
        print({a}.{n}, {b}.{n})
    """


@template("objects")
def point_class(t: Draw) -> str:
    c, move = t.names("Point Vec Pos Spot", "move shift add")
    p, q = t.any(("p", "q"), ("a", "b"), ("start", "end"))
    method = t.any(
        f"def {move}(self, dx, dy):\n                self.x += dx\n                self.y {t.any('+=', '-=')} dy\n                {t.any('return self', '')}",
        f"def {move}(self, dx, dy):\n                return {c}(self.x + dx, self.y {t.any('+', '-')} dy)",
    )
    second = t.any(
        "def far(self):\n                return abs(self.x) + abs(self.y)",
        "def far(self):\n                return self.x ** 2 + self.y ** 2",
        f"def far(self):\n                return max(self.x, self.y, {t.n(0, 5)})",
    )
    return f"""
        class {c}:
            def __init__(self, x, y):
                self.x = x
                self.y = y
            {method}
            {second}
        {p} = {c}({t.n(0, 9)}, {t.n(0, 9)})
        {q} = {p}.{move}({t.n(1, 5)}, {t.n(1, 5)})
        print({p}.x, {p}.far())
        {t.maybe(f"print({p} is {q})")}
    """


@template("objects")
def stack_class(t: Draw) -> str:
    c, items, push, pop = t.names(
        "Stack Pile Box", "items data things", "push put add", "pop take get"
    )
    s = t.any("s", "st", "box", "pile")
    end = t.any("pop()", "pop()", "pop(0)")
    lines = [f"{s}.{push}({t.n(1, 9)})" for _ in range(t.n(2, 3))] + [t.show(f"{s}.{pop}()")]
    return f"""
        class {c}:
            def __init__(self):
                self.{items} = []
            def {push}(self, x):
                {t.any(f"self.{items}.append(x)", f"self.{items} += [x]", f"self.{items} = self.{items} + [x]")}
            def {pop}(self):
                if {t.any(f"not self.{items}", f"len(self.{items}) == 0")}:
                    return None
                return self.{items}.{end}
            def size(self):
                return len(self.{items})
        {s} = {c}()
        {lines[0]}
        {lines[1]}
        {lines[2]}
        {lines[-1] if len(lines) > 3 else ""}
        print({s}.size(), {t.any(f"{s}.{items}", f"{s}.{pop}()")})
    """


@template("objects")
def animals(t: Draw) -> str:
    base, a, b, speak = t.names(
        "Animal Pet Creature", "Dog Wolf Fox", "Cat Bird Cow", "speak sound talk"
    )
    return f"""
        class {base}:
            def __init__(self, name):
                self.name = name
            def {speak}(self):
                return {t.s(t.any("...", "hm", "?"))}
            {t.any("def describe(self):" + chr(10) + f"                return self.name + ' ' + self.{speak}()", "")}
        class {a}({base}):
            def {speak}(self):
                return {t.s(t.any("woof", "grr", "yip"))}{t.maybe(f" + super().{speak}()", 0.3)}
        class {b}({base}):
            {t.any("pass", f"def {speak}(self):" + chr(10) + f"                return {t.s(t.any('meow', 'tweet', 'moo'))}")}
        for pet in [{a}({t.s(t.word())}), {b}({t.s(t.word())})]:
            print(pet.name, pet.{speak}())
    """


@template("objects")
def inherited_init(t: Draw) -> str:
    base, sub, n = t.names("Shape Item Base", "Square Special Child", "size width n")
    m = t.any("area", "total", "value")
    k = t.n(1, 6)
    return f"""
        class {base}:
            def __init__(self, {n}):
                self.{n} = {n}
            def {m}(self):
                return self.{n} {t.any("*", "+")} {t.n(2, 4)}
        class {sub}({base}):
            def __init__(self, {n}, extra{t.any("", f"={k}")}):
                super().__init__({t.any(n, f"{n} + 1", f"{n} * 2")})
                self.extra = extra
            def {m}(self):
                return {t.any(f"super().{m}() + self.extra", f"self.extra * self.{n}", f"super().{m}() - self.extra")}
        {t.any("a", "x")} = {base}({t.n(1, 9)})
        b = {sub}({t.n(1, 9)}, {t.n(1, 9)})
        print(b.{m}())
        {t.maybe(f"print(isinstance(b, {base}), b.{n})")}
    """


@template("objects")
def player_health(t: Draw) -> str:
    c, hp, hit, heal = t.names(
        "Player Robot Hero", "health energy hp", "hit lose damage", "heal gain rest"
    )
    p, q = t.any(("p", "q"), ("ann", "bob"), ("red", "blue"))
    return f"""
        class {c}:
            def __init__(self, name, {hp}={t.n(5, 12)}):
                self.name = name
                self.{hp} = {hp}
            def {hit}(self, other, n):
                other.{hp} -= n
                {t.any(f"if other.{hp} < 0:" + chr(10) + f"                    other.{hp} = 0", f"other.{hp} = max(other.{hp}, 0)", "")}
                return other.{hp}{t.any("", " == 0", f" < {t.n(2, 6)}")}
            def {heal}(self):
                self.{hp} += {t.n(1, 4)}
        {p} = {c}({t.s(t.word())})
        {q} = {c}({t.s(t.word())}, {t.n(3, 15)})
        {t.show(f"{p}.{hit}({q}, {t.n(2, 8)})", "done", "result", "hurt")}
        {t.any(q, p)}.{heal}()
        {t.maybe(f"{q}.{hit}({t.any(p, q)}, {t.n(1, 5)})")}
        print({p}.{hp}, {q}.{hp})
    """


@template("objects")
def linked_list(t: Draw) -> str:
    c, v, nxt, node, total = t.names(
        "Node Link Cell", "value data val", "next rest nxt", "node cur p", "total out count"
    )
    use = t.any(
        f"{total} = 0\n        while {node}:\n            {total} += {node}.{v}\n            {node} = {node}.{nxt}\n        print({total})",
        f"{total} = []\n        while {node} is not None:\n            {total}.append({node}.{v})\n            {node} = {node}.{nxt}\n        print({total})",
        f"{total} = 0\n        while {node}.{nxt}:\n            {node} = {node}.{nxt}\n            {total} += 1\n        print({total}, {node}.{v})",
    )
    return f"""
        class {c}:
            def __init__(self, {v}, {nxt}=None):
                self.{v} = {v}
                self.{nxt} = {nxt}
        {node} = {
        t.any(
            f"{c}({t.n(1, 9)}, {c}({t.n(1, 9)}))",
            f"{c}({t.n(1, 9)}, {c}({t.n(1, 9)}, {c}({t.n(1, 9)})))",
        )
    }
        {t.maybe(f"{node} = {c}({t.n(1, 9)}, {node})")}
        {use}
    """


@template("objects")
def string_forms(t: Draw) -> str:
    c, a = t.names("Money Card Temp Fraction", "amount value n")
    special = t.any("__str__", "__repr__")
    body = t.any(f'f"{c}({{self.{a}}})"', f"'<' + str(self.{a}) + '>'", f"str(self.{a}) + '!'")
    other = t.any(
        f"def __eq__(self, other):\n                return self.{a} == other.{a}",
        f"def __add__(self, other):\n                return {c}(self.{a} + other.{a})",
        f"def __lt__(self, other):\n                return self.{a} < other.{a}",
        f"def __len__(self):\n                return self.{a}",
    )
    use = {
        "__eq__": f"print(x == y, x == {c}({t.n(1, 9)}))",
        "__add__": "print(x + y)",
        "__lt__": "print(x < y, min(x, y))",
        "__len__": "print(len(x) + len(y))",
    }[other[4 : other.index("(")]]
    return f"""
        class {c}:
            def __init__(self, {a}):
                self.{a} = {a}
            def {special}(self):
                return {body}
            {other}
        x = {c}({t.n(1, 9)})
        y = {c}({t.n(1, 9)})
        {t.any("print(x)", "text = str(y)", "print([x, y])", 'print(f"{x} and {y}")')}
        {use}
    """


@template("objects")
def class_attribute(t: Draw) -> str:
    c, n, xs = t.names("Ticket Robot Student User", "made count total", "log names tags")
    shared = t.any(True, False)
    if shared:
        return f"""
        class {c}:
            {xs} = []
            def __init__(self, name):
                self.name = name
                {t.any("self", c)}.{xs}.append(name)
        a = {c}({t.s(t.word())})
        b = {c}({t.s(t.word())})
        {t.maybe(f"b.{xs} = [b.name]")}
        print(a.{xs}, {t.any(f"len(b.{xs})", f"{c}.{xs}")})
    """
    return f"""
        class {c}:
            {n} = {t.n(0, 5)}
            def __init__(self):
                {t.any(f"{c}.{n} += 1", f"self.{n} += 1")}
                {t.any(f"self.id = {c}.{n}", f"self.id = self.{n}", "")}
        a = {c}()
        b = {c}()
        print(a.{n}, b.{n}, {c}.{n})
    """


@template("objects")
def lights(t: Draw) -> str:
    c, state, go = t.names("Light Machine Door", "state mode now", "next step go")
    states = t.any(("red", "green", "yellow"), ("off", "low", "high"), ("open", "shut", "locked"))
    order = ", ".join(t.s(x) for x in states)
    body = t.any(
        f"i = self.order.index(self.{state})\n                self.{state} = self.order[(i + 1) % len(self.order)]",
        f"if self.{state} == self.order[-1]:\n                    self.{state} = self.order[0]\n"
        f"                else:\n                    self.{state} = self.order[self.order.index(self.{state}) + 1]",
    )
    return f"""
        class {c}:
            order = [{order}]
            def __init__(self):
                self.{state} = {t.s(t.any(*states))}
                self.count = 0
            def {go}(self):
                {body}
                self.count += 1
        x = {c}()
        for _ in range({t.n(1, 4)}):
            x.{go}()
            {t.any(f"print(x.{state})", "")}
        print(x.{state}, x.count)
    """


@template("objects")
def library(t: Draw) -> str:
    book, shelf, add, find = t.names(
        "Book Song Film", "Shelf Library Album", "add put store", "find search get"
    )
    pages = t.any("pages", "length", "year")
    k = t.n(5, 15)
    return f"""
        class {book}:
            def __init__(self, title, {pages}):
                self.title = title
                self.{pages} = {pages}
        class {shelf}:
            def __init__(self):
                self.items = []
            def {add}(self, title, {pages}):
                self.items.append({book}(title, {pages}))
                {t.any("return self", "return len(self.items)", "")}
            def {find}(self, limit):
                return [b.title for b in self.items if b.{pages} {t.any(">", "<", ">=")} limit]
        s = {shelf}()
        s.{add}({t.s(t.word())}, {t.n(1, 20)})
        s.{add}({t.s(t.word())}, {t.n(1, 20)})
        print({t.any(f"s.{find}({k})", f"len(s.{find}({k}))", f"sum(b.{pages} for b in s.items)")})
    """


@template("objects")
def properties(t: Draw) -> str:
    c, r, area = t.names("Box Rect Room", "w width side", "area size total")
    h = t.any("h", "height", "depth")
    return f"""
        class {c}:
            def __init__(self, {r}, {h}):
                self.{r} = {r}
                self.{h} = {h}
            @property
            def {area}(self):
                return self.{r} * self.{h}{t.any("", f" + {t.n(1, 5)}")}
            {t.any("@staticmethod" + chr(10) + "            def unit():" + chr(10) + f"                return {c}(1, 1)", "@classmethod" + chr(10) + "            def unit(cls):" + chr(10) + "                return cls(1, 2)")}
        b = {c}({t.n(1, 9)}, {t.n(1, 9)})
        b.{r} {t.any("+=", "-=", "=")} {t.n(1, 4)}
        print(b.{area}{t.any("", f" + {c}.unit().{area}", " * 2")})
    """


@template("objects")
def method_chain(t: Draw) -> str:
    c, v, add, mul = t.names(
        "Calc Value Num Chain", "value total n", "add plus more", "times mul scale"
    )
    calls = "".join(f".{t.any(add, mul)}({t.n(1, 4)})" for _ in range(t.n(2, 3)))
    return f"""
        class {c}:
            def __init__(self, {v}={t.n(0, 5)}):
                self.{v} = {v}
            def {add}(self, x):
                self.{v} += x
                return self
            def {mul}(self, x):
                self.{v} {t.any("*=", "-=", "*=")} x
                return self
        a = {c}({t.any("", str(t.n(1, 6)))})
        a{calls}
        {t.any(f"print(a.{v})", f"b = a.{add}(a.{v})" + chr(10) + f"        print(a.{v}, b is a)", f"print(a.{add}(1).{v} + a.{v})")}
    """


@template("objects")
def tree_class(t: Draw) -> str:
    c, v, ins, total = t.names(
        "Tree Node Branch", "value key x", "insert add put", "total size count depth"
    )
    body = {
        "total": "return self.{v} + left + right",
        "size": "return 1 + left + right",
        "count": "return 1 + left + right",
        "depth": "return 1 + max(left, right)",
    }[total].replace("{v}", v)
    a, b, d = t.n(4, 12), t.n(1, 15), t.n(1, 15)
    return f"""
        class {c}:
            def __init__(self, {v}):
                self.{v} = {v}
                self.left = None
                self.right = None
            def {ins}(self, {v}):
                side = {t.s("left")} if {v} < self.{v} else {t.s("right")}
                child = getattr(self, side)
                if child is None:
                    setattr(self, side, {c}({v}))
                else:
                    child.{ins}({v})
            def {total}(self):
                left = self.left.{total}() if self.left else 0
                right = self.right.{total}() if self.right else 0
                {body}
        root = {c}({a})
        root.{ins}({b})
        {t.maybe(f"root.{ins}({d})", 0.6)}
        print(root.{total}())
    """
