"""Classes: special methods, inheritance, properties, class attributes, objects that hold objects."""

from .registry import Draw, template


@template("classes")
def vector_operators(t: Draw) -> str:
    c, x, y = t.names("Vector Vec2 Pair Offset", "x a", "y b")
    op, method = t.any(("+", "__add__"), ("-", "__sub__"))
    form = t.any(
        f'f"({{self.{x}}}, {{self.{y}}})"', f"'<' + str(self.{x}) + ' ' + str(self.{y}) + '>'"
    )
    mul = t.any(
        f"def __mul__(self, k):\n                return {c}(self.{x} * k, self.{y} * k)",
        f"def __neg__(self):\n                return {c}(-self.{x}, -self.{y})",
        f"def __getitem__(self, i):\n                return self.{x} if i == 0 else self.{y}",
        f"def __abs__(self):\n                return abs(self.{x}) + abs(self.{y})",
    )
    use = {"mul": f"p * {t.n(2, 4)}", "neg": "-p", "get": f"p[0] - q[{t.n(0, 1)}]", "abs": "abs(p)"}
    return f"""
        class {c}:
            def __init__(self, {x}, {y}):
                self.{x} = {x}
                self.{y} = {y}
            def {t.any("__repr__", "__str__")}(self):
                return {form}
            def {method}(self, other):
                return {c}(self.{x} {op} other.{x}, self.{y} {op} other.{y})
            {mul}
        p = {c}({t.n(0, 9)}, {t.n(0, 9)})
        q = {c}({t.n(0, 9)}, {t.n(0, 9)})
        print(p {op} q)
        r = {use[mul[6:9]]}
        {t.any("print(r)", f"print(str(r), p.{x})")}
    """


@template("classes")
def money_compared(t: Draw) -> str:
    c, n = t.names("Money Weight Card Length", "amount grams value size")
    a, b, k = t.n(1, 9), t.n(1, 9), t.n(2, 4)
    return f"""
        class {c}:
            def __init__(self, {n}):
                self.{n} = {n}
            def __eq__(self, other):
                {t.any("", f"if not isinstance(other, {c}):" + chr(10) + "                    return False")}
                return self.{n} {t.any("==", f"% {k} == other.{n} % {k} and self.{n} <=", "==")} other.{n}
            def __lt__(self, other):
                return self.{n} {t.any("<", "<", ">")} other.{n}
            def __repr__(self):
                return f"{{self.{n}}}{t.any("g", " cm", "$")}"
        xs = [{c}({a}), {c}({b}), {c}({t.n(1, 9)})]
        print({t.any("sorted(xs)", "min(xs), max(xs)", f"{c}({b}) in xs")})
        print({t.any(f"xs[0] == {c}({a})", "xs[0] == xs[1]", "xs[0] != xs[2]")}, xs.index({c}({b})))
        {t.maybe("xs.sort(reverse=True)" + chr(10) + "        print(xs[0])")}
    """


@template("classes")
def playlist_protocols(t: Draw) -> str:
    c, items, add = t.names("Playlist Shelf Team Basket", "songs items members", "add put join")
    words = t.word_list(1, 2)
    test = t.any("in", "not in")
    return f"""
        class {c}:
            def __init__(self, {items}):
                self.{items} = {t.any(f"list({items})", items, f"{items}[:]")}
            def {add}(self, name):
                if name {test} self.{items}:
                    return {t.any("False", "self")}
                self.{items}.append(name)
                return {t.any("True", "self")}
            def __len__(self):
                return len(self.{items})
            def __contains__(self, name):
                return name in self.{items}
            def __getitem__(self, i):
                return self.{items}[i]
        names = {words}
        p = {c}(names)
        p.{add}({t.s(t.word())})
        {t.any(f"names.append({t.s(t.word())})", f"p.{add}(names[0])")}
        print(len(p), p[{t.any(0, -1)}], {t.s(t.word())} in p)
        {t.any("print([s.upper() for s in p])", "print(len(names))", "if p:" + chr(10) + "            print(p[0][:2])")}
    """


@template("classes")
def shapes_by_area(t: Draw) -> str:
    base, a, b, area = t.names("Shape Figure", "Rect Box", "Square Tile", "area size cover")
    return f"""
        class {base}:
            def {area}(self):
                return 0
            def bigger(self, other):
                return self.{area}() > other.{area}()
        class {a}({base}):
            def __init__(self, w, h):
                self.w = w
                self.h = h
            def {area}(self):
                return self.w * self.h
        class {b}({a}):
            def __init__(self, side):
                super().__init__(side, {t.any("side", "side", "side + 1")})
        shapes = ({a}({t.n(1, 6)}, {t.n(1, 6)}), {b}({t.n(1, 5)}), {base}())
        {t.any("", "shapes = shapes[::-1]")}
        for s in shapes{t.any("", "[:2]")}:
            print({t.any("type(s).__name__, ", "")}s.{area}())
        print(shapes[0].bigger(shapes[1]){t.maybe(f", isinstance(shapes[1], {a})")})
    """


@template("classes")
def savings_inherits(t: Draw) -> str:
    base, sub, m, put = t.names(
        "Account Purse", "Savings Bonus", "money saved coins", "put pay_in save"
    )
    rate = t.n(2, 5)
    return f"""
        class {base}:
            fee = {t.n(0, 2)}
            def __init__(self, {m}=0):
                self.{m} = {m}
                self.log = []
            def {put}(self, n):
                self.{m} += n - self.fee
                self.log.append(n)
        class {sub}({base}):
            {t.any(f"fee = {t.n(3, 4)}", f"limit = {t.n(8, 15)}")}
            def {put}(self, n):
                super().{put}({t.any("n", "n + 1", "n * 2")})
                {t.any(f"self.{m} += self.{m} // {rate}", "if len(self.log) > 1:" + chr(10) + f"                    self.{m} += {rate}")}
        a = {base}({t.n(0, 10)})
        b = {sub}()
        for x in (a, b):
            x.{put}({t.n(4, 12)})
            {t.maybe(f"x.{put}({t.n(1, 6)})", 0.4)}
        print(a.{m}, b.{m}, {t.any("b.log", "b.fee", f"{base}.fee")})
    """


@template("classes")
def checked_property(t: Draw) -> str:
    c, v = t.names("Thermostat Volume Slider Dial", "level value degrees")
    low, high = t.n(0, 3), t.n(6, 12)
    change = t.any(
        f"self._{v} = max({low}, min({high}, new))",
        f"if {low} <= new <= {high}:\n                    self._{v} = new\n                else:\n                    self.errors += 1",
        f"if new > {high}:\n                    new = {high}\n                    self.errors += 1\n                self._{v} = new",
    )
    return f"""
        class {c}:
            def __init__(self, {v}):
                self.errors = 0
                self._{v} = {v}
            @property
            def {v}(self):
                return self._{v}
            @{v}.setter
            def {v}(self, new):
                {change}
        d = {c}({t.n(low, high)})
        d.{v} = {t.n(-2, 16)}
        print(d.{v})
        d.{v} {t.any("+=", "-=", "*=")} {t.n(2, 7)}
        print(d.{v}, d.errors)
    """


@template("classes")
def numbered_tickets(t: Draw) -> str:
    c, n, new = t.names("Ticket Order Badge", "next_id number issued", "make create start")
    return f"""
        class {c}:
            {n} = {t.any(1, 100, 10)}
            def __init__(self, owner):
                self.owner = owner
                self.id = {c}.{n}
                {c}.{n} += {t.any(1, 1, 5)}
            @classmethod
            def {new}(cls, text):
                return [cls(part) for part in text.split({t.s(",")})]
            @staticmethod
            def short(name):
                return name[:{t.n(1, 3)}]{t.any("", ".upper()")}
            def label(self):
                return {c}.short(self.owner) + str(self.id)
        first = {c}({t.s(t.word())})
        rest = {c}.{new}({t.s(t.word() + "," + t.word())})
        print(first.label(), {t.any("rest[-1].label()", "len(rest), rest[0].id", "[r.id for r in rest]")})
        print({c}.{n}{t.any("", ", first.owner")})
    """


@template("classes")
def record_without_dataclass(t: Draw) -> str:
    c, a, b = t.names("Book Song Item", "title name label", "pages year price")
    w, n = t.s(t.word()), t.n(1, 20)
    use = t.any(
        f"print(x == y, x is y)\n        y.{b} += 1\n        print(x == y)",
        f"print(x in [y], x)\n        x.{a} = {t.s(t.word())}\n        print(x == y, [x, y])",
        f"z = x.copy()\n        z.{b} = {t.n(20, 30)}\n        print(x, z, z == y)",
    )
    return f"""
        class {c}:
            def __init__(self, {a}, {b}={t.n(1, 9)}):
                self.{a} = {a}
                self.{b} = {b}
            def __repr__(self):
                return f"{c}({{self.{a}}}, {{self.{b}}})"
            def __eq__(self, other):
                return (self.{a}, self.{b}) == (other.{a}, other.{b})
            def copy(self):
                return {c}(self.{a}, self.{b})
        x = {c}({w}, {n})
        y = {t.any(f"{c}({w}, {n})", f"{c}({w})", "x.copy()")}
        {use}
    """


@template("classes")
def real_dataclass(t: Draw) -> str:
    c, a, b, total = t.names("Item Line Part", "name label", "price cost size", "total worth value")
    first = f"{c}({t.s(t.word())}, {t.n(1, 9)}, {t.n(1, 4)})"
    return f"""
        from dataclasses import dataclass
        @dataclass
        class {c}:
            {a}: str
            {b}: int
            count: int = {t.n(1, 3)}
            def {total}(self):
                return self.{b} * self.count
        goods = [{first}, {c}({t.s(t.word())}, {t.n(1, 9)})]
        {t.any(f"goods[0].count += {t.n(1, 3)}", f"goods[-1].{b} = {t.n(10, 20)}", "goods[1] = goods[0]")}
        for g in goods:
            {t.any(f"print(g.{a}, g.{total}())", f"if g.{total}() > {t.n(3, 12)}:" + chr(10) + f"                print(g.{a})")}
        print({t.any(f"sum(g.{total}() for g in goods)", "goods[0] == goods[1]", "goods[-1]")})
    """


@template("classes")
def objects_share_a_list(t: Draw) -> str:
    c, xs, add = t.names("Group Team Club", "members names tags", "add join put")
    fixed = t.any(True, False)
    init = f"self.{xs} = [] if {xs} is None else {xs}" if fixed else f"self.{xs} = {xs}"
    return f"""
        class {c}:
            def __init__(self, {xs}={"None" if fixed else "[]"}):
                {init}
            def {add}(self, x):
                self.{xs}.append(x)
                return {t.any("self", f"len(self.{xs})")}
        shared = [{t.s(t.word())}]
        a = {c}({t.any("", "shared")})
        b = {c}({t.any("", "", "shared")})
        a.{add}({t.s(t.word())})
        b.{add}({t.s(t.word())})
        print(a.{xs}, b.{xs})
        print(a.{xs} is b.{xs}, {t.any("shared", "len(shared)", f"{c}().{xs}")})
    """


@template("classes")
def template_method(t: Draw) -> str:
    base, a, b, run = t.names("Step Task Job", "Adder Plus", "Doubler Times", "run apply go")
    order = ", ".join(t.any(f"{a}({t.n(1, 5)})", f"{b}()", f"{base}()") for _ in range(3))
    return f"""
        class {base}:
            def change(self, x):
                return x
            def {run}(self, x):
                y = self.change(x)
                {t.any("print(type(self).__name__, y)", f"if y > {t.n(12, 30)}:" + chr(10) + "                    return x")}
                return y
        class {a}({base}):
            def __init__(self, n):
                self.n = n
            def change(self, x):
                return x + self.n
        class {b}({base}):
            def change(self, x):
                return x * {t.n(2, 3)}
        x = {t.n(1, 6)}
        for step in [{order}]:
            x = step.{run}(x)
        print(x)
    """


@template("classes")
def callable_object(t: Draw) -> str:
    c, f, n = t.names("Multiplier Scale Taxer", "double twice by_two", "factor rate k")
    return f"""
        class {c}:
            def __init__(self, {n}):
                self.{n} = {n}
                self.calls = 0
            def __call__(self, x):
                self.calls += 1
                return x {t.any("*", "+", "-")} self.{n}
        {f} = {c}({t.n(2, 4)})
        other = {t.any(f, f"{c}({t.n(5, 9)})")}
        print({f}({t.n(1, 9)}), other({t.n(1, 9)}))
        {t.any(f"print([{f}(v) for v in {t.ints(2, 3)}])", f"print({f}(other({t.n(1, 5)})))", f"{f}.{n} = {t.n(5, 9)}" + chr(10) + f"        print({f}(2))")}
        print({f}.calls, other.calls)
    """
