"""Longer programs with classes: stocks, banks, carts, loans, leagues."""

from .material import CITIES, block, formatted, literals, people, things
from .registry import Draw, template


@template("systems", raises=True)
def stockroom_with_own_errors(t: Draw) -> str:
    c, e, items, q, take, add, name, n = t.names(
        "Inventory Stock Warehouse Store",
        "OutOfStock StockError NotEnough",
        "items stock levels",
        "inv shop depot",
        "remove take sell",
        "add put restock",
        "name item sku",
        "qty n amount",
    )
    a, b, d = things(t, 3, 3)
    typed = t.n(0, 3) == 0
    check = t.any(
        [f"if {name} not in self.{items}:", f"    raise {t.any('KeyError', e)}({name})"],
        [f"if {n} <= 0:", f"    raise ValueError({t.s('bad amount')})"],
        [],
    )
    orders = ", ".join(f"({t.s(t.any(a, a, b, d))}, {t.n(1, 8)})" for _ in range(t.n(2, 4)))
    enough = t.any(
        [
            f"if have < {n}:",
            f"    raise {e}(" + formatted(t, "{N}: {H} left", N=name, H="have") + ")",
        ],
        [f"if {n} > have:", f"    raise {e}({name}, {n} - have)"],
    )
    gone = t.any([f"if self.{items}[{name}] == 0:", f"    del self.{items}[{name}]"], [])
    counted = t.any(True, False)
    return f"""
        class {e}({t.any("Exception", "Exception", "ValueError")}):
            {t.any("pass", t.s("Raised when a shelf is empty."))}
        class {c}:
            def __init__(self{t.any("", f", {items}=None") if not typed else ""}){" -> None" if typed else ""}:
                self.{items}{": dict[str, int]" if typed else ""} = {{}}
            def {add}(self, {name}{": str" if typed else ""}, {n}{": int" if typed else ""}{t.any("", "=1") if not typed else ""}):
                {t.any(f"self.{items}[{name}] = self.{items}.get({name}, 0) + {n}", f"self.{items}.setdefault({name}, 0)" + chr(10) + f"                self.{items}[{name}] += {n}")}
            def {take}(self, {name}, {n}):
                {block(check, 2)}
                have = self.{items}.get({name}, 0)
                {block(enough, 2)}
                self.{items}[{name}] {t.any(f"-= {n}", f"= have - {n}")}
                {block(gone, 2)}
                return {t.any(n, f"have - {n}", f"self.{items}.get({name}, 0)")}
            def {t.any("total", "total", "count")}(self):
                return sum(self.{items}.values())
        {q} = {c}()
        {q}.{add}({t.s(a)}, {t.n(2, 9)})
        {q}.{add}({t.s(b)}, {t.n(1, 6)})
        {t.maybe(f"{q}.{add}({t.s(a)}, {t.n(1, 4)})", 0.5)}
        {"failed = 0" if counted else ""}
        for {name}, {n} in [{orders}]:
            try:
                {t.any(f"left = {q}.{take}({name}, {n})", f"print({t.s('took')}, {q}.{take}({name}, {n}))")}
            except {t.any(e, f"({e}, KeyError, ValueError)", f"({e}, KeyError, ValueError)", f"{e}")} as err:
                {"failed += 1" if counted else ""}
                {t.any(f"print({t.s('error:')}, err)", "print(type(err).__name__, err.args)", formatted(t, "{A}: {B}", A="type(err).__name__", B="err").join(["print(", ")"]))}
            {t.any("", "else:" + chr(10) + f"                print({t.s('ok')}, {name})")}
        print({t.any(f"{q}.{items}", f"sorted({q}.{items})", f"len({q}.{items})")}{", failed" if counted else ""})
    """


@template("systems")
def bank_with_history(t: Draw) -> str:
    acc, bank, e, owner, bal, hist, put, out = t.names(
        "Account BankAccount",
        "Bank Branch",
        "InsufficientFunds NoMoney LimitError",
        "owner name holder",
        "balance money",
        "history log moves",
        "deposit pay_in",
        "withdraw pay_out",
    )
    a, b = people(t, 2, 2)
    move, x = t.names("transfer move send", "amount n value")
    entry = t.any(
        (f"({t.s('in')}, {x})", f"({t.s('out')}, {x})"),
        (x, f"-{x}"),
        (f"{t.s('+')} + str({x})", f"{t.s('-')} + str({x})"),
    )
    moves = ", ".join(
        f"({t.s(p)}, {t.s(r)}, {t.n(5, 60)})"
        for p, r in (t.any((a, b), (b, a)) for _ in range(t.n(2, 3)))
    )
    fee = t.n(1, 3)
    final = t.any(
        ["for name, acc in bank.accounts.items():", f"    print(name, acc.{bal}, acc.{hist})"],
        ["print(bank.total())", f"print(bank.accounts[{t.s(a)}].{hist})"],
        [
            "for acc in bank.accounts.values():",
            "    "
            + formatted(t, "{A}: {B}", A=f"acc.{owner}", B=f"acc.{bal}").join(["print(", ")"]),
        ],
    )
    return f"""
        class {e}(Exception):
            pass
        class {acc}:
            def __init__(self, {owner}, {bal}=0):
                self.{owner} = {owner}
                self.{bal} = {bal}
                self.{hist} = []
            def {put}(self, {x}):
                self.{bal} += {x}
                self.{hist}.append({entry[0]})
            def {out}(self, {x}):
                if {t.any(f"{x} > self.{bal}", f"self.{bal} - {x} < 0", f"self.{bal} < {x} + {fee}")}:
                    raise {e}({t.any(formatted(t, "{A} has only {B}", A=f"self.{owner}", B=f"self.{bal}"), f"self.{owner}", t.s("not enough"))})
                self.{bal} -= {x}
                self.{hist}.append({entry[1]})
        class {bank}:
            def __init__(self):
                self.accounts = {{}}
            def open(self, {owner}, {x}):
                self.accounts[{owner}] = {acc}({owner}, {x})
                {t.any("", f"return self.accounts[{owner}]", "return self")}
            def {move}(self, src, dst, {x}):
                {t.any("", block(["if src == dst:", "    return False"], 2))}
                try:
                    self.accounts[src].{out}({x})
                except {e} as err:
                    print({t.any("err", t.s("failed:") + ", err", t.s("refused") + ", src")})
                    return False
                self.accounts[dst].{put}({x})
                return True
            def total(self):
                return sum(a.{bal} for a in self.accounts.values())
        bank = {bank}()
        bank.open({t.s(a)}, {t.n(20, 99)})
        bank.open({t.s(b)}, {t.n(0, 50)})
        {t.maybe(f"bank.accounts[{t.s(b)}].{put}({t.n(1, 30)})", 0.4)}
        for src, dst, {x} in [{moves}]:
            {t.any(f"bank.{move}(src, dst, {x})", f"print(src, bank.{move}(src, dst, {x}))")}
        {block(final)}
    """


@template("systems")
def cart_with_discounts(t: Draw) -> str:
    item, cart, price, qty, lines, rule = t.names(
        "Item Product Line",
        "Cart Basket ShoppingCart",
        "price cost",
        "qty count quantity",
        "items lines",
        "discounts rules offers",
    )
    goods = things(t, 2, 3)
    bulk = t.n(2, 4)
    f, g = t.names("bulk_discount many_off volume_off", "big_order over_limit spender")
    adds = [f"cart.add({t.s(w)}, {t.n(2, 20)}{t.any('', f', {t.n(2, 5)}')})" for w in goods]
    if t.n(0, 1):
        adds = [".".join(["cart", *(a[5:] for a in adds[:2])]), *adds[2:]]
    return f"""
        class {item}:
            def __init__(self, name, {price}, {qty}=1):
                self.name = name
                self.{price} = {price}
                self.{qty} = {qty}
            {t.any("@property", "def __repr__(self):" + chr(10) + "                return self.name" + chr(10) + "            @property")}
            def total(self):
                return self.{price} * self.{qty}
        def {f}(cart):
            return sum({t.any(f"i.{price}", f"i.total // {t.n(2, 5)}", "1")} for i in cart.{lines} if i.{qty} >= {bulk})
        def {g}(cart):
            if cart.subtotal() {t.any(">", ">=")} {t.n(20, 60)}:
                return {t.any(t.n(2, 9), f"cart.subtotal() // {t.n(5, 10)}", f"round(cart.subtotal() * 0.{t.n(1, 2)}, 2)")}
            return 0
        class {cart}:
            {rule} = {t.any(f"[{f}, {g}]", f"[{g}, {f}]", f"({f}, {g})")}
            def __init__(self):
                self.{lines} = []
            def add(self, name, {price}, {qty}=1):
                self.{lines}.append({item}(name, {price}, {qty}))
                return self
            def subtotal(self):
                {t.any(f"return sum(i.total for i in self.{lines})", "s = 0" + chr(10) + f"                for i in self.{lines}:" + chr(10) + "                    s += i.total" + chr(10) + "                return s")}
            def checkout(self):
                total = self.subtotal()
                for rule in self.{rule}:
                    off = rule(self)
                    if off:
                        print(rule.__name__, {t.any("off", "-off")})
                    total -= off
                return {t.any("total", "max(total, 0)", "round(total, 2)")}
        cart = {cart}()
        {block(adds)}
        print({t.any("cart.subtotal()", t.s("subtotal") + ", cart.subtotal()", f"len(cart.{lines})")})
        {t.any("print(cart.checkout())", "due = cart.checkout()" + chr(10) + "        " + "print(" + formatted(t, "due: {A}", A="due") + ")")}
    """


@template("systems")
def garage_with_slots(t: Draw) -> str:
    c, v, slots, park, leave, plate = t.names(
        "Garage ParkingLot Lot",
        "Car Vehicle",
        "slots spots places",
        "park enter",
        "leave exit_car free",
        "plate number",
    )
    plates = t.rng.sample(["AB1", "CD2", "XY7", "KL9", "ZZ3", "MO4"], 4)
    sizes = t.any(("car", "van"), ("small", "large"), ("bike", "car"))
    rate = t.n(2, 5)
    size_ok = t.any(
        "True",
        f"car.size == {t.s(sizes[0])} or i > 0",
        f"car.size == {t.s(sizes[0])} or i % 2 == 0",
    )
    cars = ", ".join(f"{v}({t.s(p)}, {t.s(t.any(sizes[0], *sizes))})" for p in plates[: t.n(2, 4)])
    fee = t.any(f"hours * {rate}", f"max(1, hours) * {rate}", f"{rate} + (hours - 1) * {t.n(1, 3)}")
    find = t.any(
        [
            f"for i, spot in enumerate(self.{slots}):",
            f"    if spot is None{'' if size_ok == 'True' else f' and ({size_ok})'}:",
            f"        self.{slots}[i] = car",
            "        return i",
        ],
        [
            f"for i in range(len(self.{slots})):",
            f"    if self.{slots}[i] is None:",
            f"        self.{slots}[i] = car",
            f"        print(car.{plate}, {t.s('at')}, i)",
            "        return i",
        ],
    )
    return f"""
        class {v}:
            def __init__(self, {plate}, size={t.s(sizes[0])}):
                self.{plate} = {plate}
                self.size = size
            def __repr__(self):
                return {t.any(f"self.{plate}", formatted(t, "{A}({B})", A=f"self.{plate}", B="self.size"))}
        class {c}:
            def __init__(self, n):
                self.{slots} = [None] * n
                self.income = 0
            def {park}(self, car):
                {block(find, 2)}
                {t.any(f"print({t.s('full:')}, car)", "")}
                return {t.any("None", "-1")}
            def {leave}(self, {plate}, hours):
                for i, car in enumerate(self.{slots}):
                    if {t.any(f"car and car.{plate} == {plate}", f"car is not None and car.{plate} == {plate}")}:
                        self.{slots}[i] = None
                        fee = {fee}
                        self.income += fee
                        return fee
                {t.any("return 0", "return None")}
        lot = {c}({t.n(2, 3)})
        cars = [{cars}]
        for car in cars:
            {t.any(f"lot.{park}(car)", f"print(car, lot.{park}(car))", f"spot = lot.{park}(car)")}
        print(lot.{leave}({t.s(plates[t.n(0, 1)])}, {t.n(1, 5)}))
        {t.any(f"print(lot.{leave}({t.s(plates[t.n(1, 3)])}, {t.n(1, 4)}))", f"lot.{park}({v}({t.s('NEW')}))", "")}
        print(lot.{slots}, {t.any("lot.income", f"lot.{slots}.count(None)", "lot.income > 5")})
    """


@template("systems", raises=True)
def loans_of_books(t: Draw) -> str:
    book, member, lib, lend, back, limit = t.names(
        "Book Title",
        "Member Reader",
        "Library Shelf",
        "lend checkout borrow",
        "give_back return_book",
        "LIMIT MAX_LOANS",
    )
    titles = t.rng.sample(["Dune", "Emma", "It", "Ulysses", "Momo", "Walden", "Heidi"], 3)
    who = people(t, 2, 2)
    e = t.name("LoanError NotAvailable LibraryError".split()[t.n(0, 2)])
    steps = [f"({t.s(t.any(*who))}, {t.s(t.any(*titles, titles[0]))})" for _ in range(t.n(3, 4))]
    unknown = t.any(["if title not in self.books:", f"    raise {e}({t.s('unknown')})"], [])
    limited = t.n(0, 1)
    many = [
        "if not member.can_borrow():",
        f"    raise {e}({formatted(t, '{A} has too many', A='member.name')})",
    ]
    returning = [
        f"def {back}(self, title, member):",
        f"    for book in member.loans{t.any('', '[:]')}:",
        "        if book.title == title:",
        "            member.loans.remove(book)",
        "            book.copies += 1",
        "            return True",
        "    return False",
    ]
    shown = t.any(
        "m.name, [b.title for b in m.loans]", "m.name, len(m.loans)", "m.name, m.loans != []"
    )
    return f"""
        class {e}(Exception):
            pass
        class {book}:
            def __init__(self, title, copies=1):
                self.title = title
                self.copies = copies
        class {member}:
            {f"{limit} = {t.n(1, 2)}" if limited else ""}
            def __init__(self, name):
                self.name = name
                self.loans = []
            def __repr__(self):
                return self.name
            {block(["def can_borrow(self):", f"    return len(self.loans) < self.{limit}"], 1) if limited else ""}
        class {lib}:
            def __init__(self):
                self.books = {{}}
            def add(self, title, copies=1):
                self.books[title] = {book}(title, copies)
            def {lend}(self, title, member):
                {block(unknown, 2)}
                book = self.books[title]
                {block(many, 2) if limited else ""}
                if {t.any("book.copies == 0", "not book.copies", "book.copies < 1")}:
                    raise {e}({t.any(formatted(t, "{A} is out", A="title"), "title")})
                book.copies -= 1
                member.loans.append(book)
            {block(returning, 1) if not limited else ""}
        lib = {lib}()
        for title in {literals(t, titles)}:
            lib.add(title{t.any("", f", {t.n(1, 2)}", f", copies={t.n(1, 3)}")})
        members = {{name: {member}(name) for name in {literals(t, who)}}}
        for name, title in [{", ".join(steps)}]:
            try:
                lib.{lend}(title, members[name])
                {t.any(f"print(name, {t.s('got')}, title)", "print(" + formatted(t, "{A} took {B}", A="name", B="title") + ")", "")}
            except {e} as err:
                print({t.any("err", t.s("no:") + ", err", "name, err")})
        {f"print(lib.{back}({t.s(titles[0])}, members[{t.s(who[0])}]))" if not limited else ""}
        for m in members.values():
            print({shown})
    """


@template("systems")
def league_of_teams(t: Draw) -> str:
    team, league, pts, play = t.names(
        "Team Club Player", "League Tournament Season", "points pts score", "play record add_match"
    )
    names = people(t, 3, 3) if team == "Player" else t.rng.sample(CITIES, 3)
    games = ", ".join(
        f"({t.s(names[a])}, {t.s(names[b])}, {t.n(0, 4)}, {t.n(0, 4)})"
        for a, b in t.rng.sample([(0, 1), (1, 2), (2, 0)], t.n(2, 3))
    )
    draw = t.any(["for x in (a, b):", f"    x.{pts} += 1"], [f"a.{pts} += 1", f"b.{pts} += 1"])
    key = t.any(f"(-x.{pts}, x.name)", f"(-x.{pts}, -x.goals, x.name)", f"(x.{pts}, x.goals)")
    reverse = ", reverse=True" if key.startswith("(x") else ""
    win = t.any(3, 2)
    line = t.any(
        f"x.name, x.{pts}, x.goals",
        f"x, x.{pts}",
        formatted(t, "{A:8}{B}", A="x.name", B=f"x.{pts}"),
    )
    return f"""
        class {team}:
            def __init__(self, name):
                self.name = name
                self.{pts} = 0
                self.goals = 0
            def __repr__(self):
                return {t.any("self.name", formatted(t, "{A}({B})", A="self.name", B=f"self.{pts}"))}
        class {league}:
            WIN = {win}
            def __init__(self, names):
                self.teams = {{n: {team}(n) for n in names}}
                self.games = 0
            def {play}(self, home, away, x, y):
                a, b = self.teams[home], self.teams[away]
                a.goals += x{t.any("", " - y")}
                b.goals += y{t.any("", " - x")}
                self.games += 1
                if x == y:
                    {block(draw, 3)}
                    return {t.any("None", t.s("draw"))}
                winner = a if x > y else b
                winner.{pts} += self.WIN
                return winner
            def standings(self):
                return sorted(self.teams.values(), key=lambda x: {key}{reverse})
        cup = {league}({literals(t, names)})
        for home, away, x, y in [{games}]:
            {t.any(f"print(home, away, cup.{play}(home, away, x, y))", f"winner = cup.{play}(home, away, x, y)" + chr(10) + f"            print({t.s('winner')}, winner)", f"cup.{play}(home, away, x, y)")}
        for {t.any("i, x in enumerate(cup.standings(), 1)", "x in cup.standings()")}:
            print({line})
        {t.any("best = cup.standings()[0]" + chr(10) + "        print(best.name, cup.games)", "")}
    """


@template("systems", raises=True)
def stack_and_queue_with_errors(t: Draw) -> str:
    base, a, b, e, full, items = t.names(
        "Container Collection Holder",
        "Stack BoundedStack",
        "Queue FixedQueue",
        "EmptyError Underflow",
        "FullError Overflow",
        "_items items data",
    )
    put, get = t.any(("push", "pop"), ("put", "get"), ("add", "take"))
    size = t.n(2, 3)
    queue_pop = t.any(f"self.{items}.pop(0)", f"self.{items}.popleft()")
    deque = "popleft" in queue_pop
    same = t.any(True, False)
    calls = []
    for _ in range(t.n(3, 5)):
        calls.append(
            t.any(f"({t.s(put)}, {t.n(1, 9)})", f"({t.s(put)}, {t.n(1, 9)})", f"({t.s(get)}, None)")
        )
    return f"""
        {"from collections import deque" if deque else ""}
        class {e}({t.any("Exception", "IndexError", "LookupError")}):
            pass
        class {full}(Exception):
            pass
        class {base}:
            def __init__(self, limit={size}):
                self.limit = limit
                self.{items} = {"deque()" if deque else "[]"}
            def {put}(self, x):
                if len(self.{items}) {t.any(">=", "==")} self.limit:
                    raise {full}({t.any(formatted(t, "no room for {A}", A="x"), "x", t.s("full"))})
                self.{items}.append(x)
                {t.any("", "return self", "return len(self)")}
            def {get}(self):
                {t.any(f"if not self.{items}:", "if len(self) == 0:")}
                    raise {e}({t.any(t.s("nothing here"), "type(self).__name__")})
                return self._next()
            def __len__(self):
                return len(self.{items})
        class {a}({base}):
            def _next(self):
                return self.{items}.pop()
        class {b}({base}):
            def _next(self):
                return {queue_pop}
        {"" if same else "steps = [" + ", ".join(calls) + "]"}
        for box in ({a}(), {b}({t.any("", t.n(1, 3))})):
            print(type(box).__name__)
            for op, x in {"[" + ", ".join(calls) + "]" if same else "steps"}:
                try:
                    if op == {t.s(put)}:
                        box.{put}(x)
                    else:
                        print({t.any("", t.s("got") + ", ")}box.{get}())
                except {t.any(f"({e}, {full})", f"({e}, {full})", full)} as err:
                    {t.any("print(type(err).__name__, err)", f"print({t.s('error')}, err)", f"print(op, {t.s('failed')})")}
            print({t.any("len(box)", f"list(box.{items})", f"list(box.{items}), len(box)")})
    """
