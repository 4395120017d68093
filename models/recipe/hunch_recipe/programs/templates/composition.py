"""Objects that hold and change other objects: composition, several bases, states, observers."""

from .registry import Draw, template


@template("composition")
def car_with_engine(t: Draw) -> str:
    part, c, fuel, go = t.names(
        "Engine Motor", "Car Boat Mower", "fuel charge power", "drive run go"
    )
    a, b = t.n(1, 3), t.n(4, 9)
    return f"""
        class {part}:
            def __init__(self, {fuel}):
                self.{fuel} = {fuel}
            def burn(self, n):
                used = min(n, self.{fuel})
                self.{fuel} -= used
                return used
        class {c}:
            def __init__(self, {fuel}={b}):
                self.part = {part}({fuel})
                self.distance = 0
            def {go}(self, n):
                used = self.part.burn(n{t.any("", f" * {a}")})
                self.distance += used{t.any("", f" * {t.n(2, 5)}")}
                return {t.any("used == n", "self.distance", "used")}
        x = {c}({t.any("", t.n(3, 12))})
        print(x.{go}({t.n(1, 4)}))
        print(x.{go}({t.n(3, 9)}), x.part.{fuel})
        {t.any(f"x.part = {part}({t.n(1, 5)})", f"x.part.{fuel} += {t.n(1, 5)}", f"x.part, y = {part}(2), x.part")}
        print(x.{go}({t.n(1, 6)}), x.distance)
    """


@template("composition")
def two_bases(t: Draw) -> str:
    a, b, c, m = t.names(
        "Swimmer Left Reader", "Flyer Right Writer", "Duck Both Robot", "move act skill"
    )
    order = t.any((a, b), (b, a))
    own = t.any(
        f"def {m}(self):\n                return {t.s('both')} + super().{m}()",
        "pass",
        f"def {m}(self):\n                return {a}.{m}(self) + {b}.{m}(self)",
    )
    return f"""
        class {a}:
            def {m}(self):
                return {t.s(t.word())}
            def one(self):
                return self.{m}() + {t.s("1")}
        class {b}:
            def {m}(self):
                return {t.s(t.word())}
            def two(self):
                return self.{m}() * {t.n(2, 2)}
        class {c}({order[0]}, {order[1]}):
            {own}
        x = {c}()
        print(x.{m}())
        print(x.one(), x.two())
        {t.any(f"print(isinstance(x, {b}), {c}.__mro__[1].__name__)", f"print([k.__name__ for k in {c}.__mro__[:3]])", f"print({b}().two())")}
    """


@template("composition")
def state_objects(t: Draw) -> str:
    c, off, on, press = t.names(
        "Lamp Player Fan", "Off Idle Stopped", "On Playing Running", "press tap push"
    )
    n = t.n(2, 4)
    return f"""
        class {off}:
            def {press}(self, owner):
                owner.state = {on}()
                return {t.s("started")}
        class {on}:
            def __init__(self):
                self.count = 0
            def {press}(self, owner):
                self.count += 1
                if self.count {t.any(">=", ">")} {t.n(1, 2)}:
                    owner.state = {off}()
                    return {t.s("stopped")}
                return {t.any("self.count", t.s("still on"))}
        class {c}:
            def __init__(self):
                self.state = {t.any(off, off, on)}()
            def {press}(self):
                return self.state.{press}(self)
        x = {c}()
        for i in range({n}):
            print({t.any(f"i, x.{press}()", f"x.{press}()")})
        print(type(x.state).__name__)
    """


@template("composition")
def watchers_told(t: Draw) -> str:
    c, w, tell, value = t.names(
        "Sensor Stock Feed", "Alarm Display Logger", "tell update notice", "value level price"
    )
    k = t.n(4, 9)
    react = t.any(
        "if n > self.limit:\n                    self.seen.append(n)",
        "self.seen.append(n)\n                if len(self.seen) > self.limit:\n                    self.seen.pop(0)",
        "self.seen.append(n - self.limit)",
    )
    return f"""
        class {w}:
            def __init__(self, limit):
                self.limit = limit
                self.seen = []
            def {tell}(self, n):
                {react}
        class {c}:
            def __init__(self):
                self.{value} = 0
                self.watchers = []
            def change(self, n):
                if n == self.{value}:
                    return
                self.{value} = n
                for watcher in self.watchers:
                    watcher.{tell}(n)
        s = {c}()
        a, b = {w}({t.n(1, 3)}), {w}({k})
        s.watchers += [a{t.any(", b", ", b, a")}]
        for n in {t.numbers(2, 3, 1, 12)}:
            s.change(n)
        {t.any("s.watchers.remove(b)", "s.watchers.pop()")}
        s.change({t.n(10, 20)})
        print(a.seen, b.seen)
    """


@template("composition")
def school_register(t: Draw) -> str:
    c, reg, mark = t.names("Student Runner Player", "School Club League", "mark grade score")
    who = list(dict.fromkeys([*t.words(2, 3), "abe"]))[:2]
    calls = ", ".join(f"({t.s(t.any(*who))}, {t.n(1, 10)})" for _ in range(3))
    return f"""
        class {c}:
            def __init__(self, name):
                self.name = name
                self.{mark}s = []
            def average(self):
                if not self.{mark}s:
                    return 0
                return sum(self.{mark}s) {t.any("/", "//")} len(self.{mark}s)
        class {reg}:
            def __init__(self):
                self.people = {{}}
            def {mark}(self, name, n):
                if name not in self.people:
                    self.people[name] = {c}(name)
                self.people[name].{mark}s.append(n)
            def best(self):
                return {t.any("max", "max", "min")}(self.people.values(), key=lambda p: p.average()).name
        s = {reg}()
        for name, n in [{calls}]:
            s.{mark}(name, n)
        print(s.best(), {t.any("len(s.people)", "[p.average() for p in s.people.values()]")})
        print(s.people[{t.s(who[0])}].{mark}s if {t.s(who[0])} in s.people else None)
    """


@template("composition")
def transfers_between(t: Draw) -> str:
    e, c, move, m = t.names(
        "NotAllowed TooPoor Refused", "Wallet Purse Jar", "give send pass_on", "coins money cents"
    )
    return f"""
        class {e}(Exception):
            pass
        class {c}:
            def __init__(self, owner, {m}):
                self.owner = owner
                self.{m} = {m}
            def {move}(self, other, n):
                if n > self.{m}{t.any("", " or other is self")}:
                    raise {e}(f"{{self.owner}} has {{self.{m}}}")
                self.{m} -= n
                other.{m} += n{t.any("", " - 1")}
                return self
        a = {c}({t.s(t.word())}, {t.n(5, 12)})
        b = {c}({t.s(t.word())}, {t.n(0, 8)})
        for giver, n in [(a, {t.n(1, 9)}), (b, {t.n(1, 12)}), (a, {t.n(1, 9)})]:
            try:
                giver.{move}({t.any("b if giver is a else a", "b", "b if giver is a else a")}, n)
            except {e} as err:
                print({t.any("err", "type(err).__name__")})
        print(a.{m}, b.{m})
    """


@template("composition")
def nested_parts(t: Draw) -> str:
    leaf, box, total = t.names("Item Leaf File", "Box Folder Bag", "weight size total")
    return f"""
        class {leaf}:
            def __init__(self, n):
                self.n = n
            def {total}(self):
                return self.n
        class {box}:
            def __init__(self, *parts):
                self.parts = {t.any("list(parts)", "list(parts)", "list(parts)[::-1]")}
            def {total}(self):
                result = {t.any(0, 0, 1)}
                for p in self.parts:
                    result += p.{total}()
                return result
        inner = {box}({leaf}({t.n(1, 9)}){t.any("", f", {leaf}({t.n(1, 9)})")})
        outer = {box}(inner, {leaf}({t.n(1, 9)}))
        print(outer.{total}())
        {t.any(f"inner.parts.append({leaf}({t.n(1, 9)}))", "inner.parts.pop()", "outer.parts.append(inner)", f"inner.parts[0].n = {t.n(10, 20)}")}
        print(outer.{total}() {t.any("-", "+")} inner.{total}(), len(outer.parts))
    """


@template("composition")
def comparing_by_name(t: Draw) -> str:
    c, a, b = t.names("Version Card Rank", "big suit major", "small value minor")
    return f"""
        class {c}:
            def __init__(self, text):
                self.{a}, self.{b} = [int(p) for p in text.split({t.s(".")})]
            def key(self):
                return {t.any(f"(self.{a}, self.{b})", f"self.{a} * 10 + self.{b}", f"(self.{b}, self.{a})")}
            def __lt__(self, other):
                return self.key() < other.key()
            def __repr__(self):
                return f"v{{self.{a}}}.{{self.{b}}}"
        vs = [{c}({t.s(f"{t.n(0, 3)}.{t.n(0, 12)}")})]
        for text in [{t.s(f"{t.n(0, 3)}.{t.n(0, 12)}")}, {t.s(f"{t.n(0, 3)}.{t.n(0, 12)}")}]:
            v = {c}(text)
            if v < vs[0]:
                vs.insert(0, v)
            else:
                vs.append(v)
        print(vs)
        print({t.any("sorted(vs)", "max(vs), min(vs)", "vs[0] < vs[-1]", "vs[-1] > vs[0]")})
    """


@template("composition")
def builder_of_text(t: Draw) -> str:
    c, line, out = t.names("Page Report Letter", "line add row", "text render build")
    return f"""
        class {c}:
            width = {t.n(6, 10)}
            def __init__(self):
                self.rows = []
                self.level = 0
            def {line}(self, s):
                self.rows.append({t.s(t.any(" ", "-", "."))} * self.level + s)
                return self
            def __enter__(self):
                self.level += {t.n(1, 2)}
                return self
            def __exit__(self, *args):
                self.level -= {t.any(1, 1, 2)}
            def {out}(self):
                return [r{t.any("", "[:self.width]", ".upper()")} for r in self.rows]
        p = {c}()
        p.{line}({t.s(t.word())})
        with p:
            p.{line}({t.s(t.word())}){t.maybe(f".{line}({t.s(t.word())})")}
        p.{line}({t.s(t.word())})
        print(p.{out}(), p.level)
    """


@template("composition")
def attributes_on_demand(t: Draw) -> str:
    c, d = t.names("Settings Record Bag", "data fields values")
    key = t.any("size", "color", "speed")
    return f"""
        class {c}:
            def __init__(self, **{d}):
                self.{d} = {d}
                self.missed = []
            def __getattr__(self, name):
                if name in self.{d}:
                    return self.{d}[name]
                self.missed.append(name)
                {t.any("return None", "raise AttributeError(name)", f"return {t.n(0, 5)}")}
        s = {c}({key}={t.n(1, 9)}, mode={t.s(t.word())})
        print(s.{key}, s.mode)
        print({t.any(f"getattr(s, {t.s('weight')}, {t.s('none')})", f"hasattr(s, {t.s('weight')})")})
        s.{key} = {t.n(10, 20)}
        print(s.{key}, s.{d}[{t.s(key)}], s.missed)
    """
