"""First classes whose objects meet, and what goes wrong with them."""

from .material import lay, literals, things
from .registry import Draw, template


@template("objects_met")
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


@template("objects_met")
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


@template("objects_met")
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


@template("objects_met")
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


@template("objects_met")
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


@template("objects_met", raises=True)
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


@template("objects_met", raises=True)
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


@template("objects_met")
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


@template("objects_met")
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
