"""Longer programs with classes: inventories, banks, caches, schedulers, games."""

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
def cache_of_recent_pages(t: Draw) -> str:
    c, cap, data, key, value = t.names(
        "LRUCache Cache LRU", "capacity size limit", "data store items", "key k", "value v"
    )
    ordered = t.n(0, 1)
    touch = (
        [f"self.{data}.move_to_end({key})"]
        if ordered
        else t.any(
            [f"self.{data}[{key}] = self.{data}.pop({key})"],
            [f"{value} = self.{data}.pop({key})", f"self.{data}[{key}] = {value}"],
        )
    )
    drop = (
        t.any(
            f"old, _ = self.{data}.popitem(last=False)", f"old = self.{data}.popitem(last=False)[0]"
        )
        if ordered
        else t.any(
            f"old = next(iter(self.{data}))"
            + chr(10)
            + f"                    del self.{data}[old]",
            f"old = list(self.{data})[0]" + chr(10) + f"                    self.{data}.pop(old)",
        )
    )
    keys = t.rng.sample("abcdxyz", 3) if t.n(0, 1) else [1, 2, 3]
    lit = [t.s(k) if isinstance(k, str) else str(k) for k in keys]
    counts = t.n(0, 1)
    calls = [f"c.put({lit[0]}, {t.n(1, 20)})", f"c.put({lit[1]}, {t.n(1, 20)})"]
    for _ in range(t.n(3, 5)):
        calls.append(
            t.any(
                f"c.put({t.any(*lit)}, {t.n(1, 20)})",
                f"print(c.get({t.any(*lit)}))",
                f"c.put({lit[2]}, {t.n(1, 20)})",
            )
        )
    return f"""
        {"from collections import OrderedDict" if ordered else ""}
        class {c}:
            def __init__(self, {cap}{t.any("", "=2")}):
                self.{cap} = {cap}
                self.{data} = {"OrderedDict()" if ordered else "{}"}
                {"self.hits = self.misses = 0" if counts else ""}
            def get(self, {key}, default={t.any("None", "-1")}):
                if {key} not in self.{data}:
                    {"self.misses += 1" if counts else ""}
                    return default
                {"self.hits += 1" if counts else ""}
                {block(touch, 2)}
                return self.{data}[{key}]
            def put(self, {key}, {value}):
                if {key} in self.{data}:
                    {t.any(f"self.{data}.pop({key})", f"del self.{data}[{key}]")}
                elif len(self.{data}) {t.any(">=", "==")} self.{cap}:
                    {drop}
                    {t.any(f"print({t.s('evict')}, old)", "print(" + formatted(t, "drop {A}", A="old") + ")", "")}
                self.{data}[{key}] = {value}
            def __len__(self):
                return len(self.{data})
        c = {c}({t.any(2, 2, 3)})
        {block(calls)}
        print({t.any(f"list(c.{data})", f"dict(c.{data})", f"len(c), {lit[0]} in c.{data}")}{", c.hits, c.misses" if counts else ""})
    """


@template("systems")
def scheduler_on_a_heap(t: Draw) -> str:
    c, q, now, add, run = t.names(
        "Scheduler EventLoop Agenda Simulator",
        "queue heap events",
        "now time clock",
        "add schedule at push",
        "run run_all process",
    )
    jobs = t.rng.sample("wash cook pack load ring boil send sync scan".split(), 4)
    again = t.n(0, 2)
    every = t.n(2, 4)
    repeat = [
        [],
        [
            f"if name == {t.s(jobs[0])} and when < {t.n(4, 8)}:",
            f"    self.{add}(when + {every}, name)",
        ],
        [f"if name == {t.s(jobs[1])}:", f"    self.{add}(self.{now} + {every}, {t.s(jobs[3])})"],
    ][again]
    until = t.any("", f", until={t.n(6, 12)}")
    stop = ["if when > until:", "    break"] if until else []
    adds = "\n        ".join(f"s.{add}({t.n(0, 6)}, {t.s(j)})" for j in jobs[: t.n(2, 3)])
    count = t.any(True, False)
    entry = "(when, self.count, name)" if count else "(when, name)"
    return f"""
        import heapq
        class {c}:
            def __init__(self):
                self.{q} = []
                self.{now} = 0
                {"self.count = 0" if count else ""}
                {t.any("self.done = []", "self.done = list()")}
            def {add}(self, when, name):
                {"self.count += 1" if count else ""}
                heapq.heappush(self.{q}, {entry})
            def {t.any("empty", "is_empty")}(self):
                return {t.any(f"not self.{q}", f"len(self.{q}) == 0")}
            def {run}(self{until}):
                while self.{q}:
                    {"when, _, name" if count else "when, name"} = heapq.heappop(self.{q})
                    {block(stop, 3)}
                    {t.any(f"self.{now} = when", f"self.{now} = max(self.{now}, when)", f"wait = when - self.{now}" + chr(10) + f"                    self.{now} = when")}
                    {t.any("print(when, name)", "print(" + formatted(t, "[{A}] {B}", A="when", B="name") + ")", f"print(self.{now}, name.upper())")}
                    self.done.append(name)
                    {block(repeat, 3)}
                return {t.any("len(self.done)", f"self.{now}", "self.done")}
        s = {c}()
        {adds}
        {t.any(f"result = s.{run}()", f"print(s.{run}())")}
        print(s.{now}, {t.any("s.done", "len(s.done)", f"len(s.{q})", "s.done[-1]")})
    """


@template("systems")
def workflow_of_states(t: Draw) -> str:
    kind = t.any("door", "order", "light", "player", "ticket")
    states, moves = {
        "door": (
            ["closed", "open", "locked"],
            [("open", 0, 1), ("close", 1, 0), ("lock", 0, 2), ("unlock", 2, 0)],
        ),
        "order": (
            ["new", "paid", "sent", "done"],
            [("pay", 0, 1), ("ship", 1, 2), ("arrive", 2, 3), ("cancel", 0, 3)],
        ),
        "light": (
            ["red", "green", "yellow"],
            [("go", 0, 1), ("slow", 1, 2), ("stop", 2, 0), ("reset", 1, 0)],
        ),
        "player": (
            ["idle", "playing", "paused"],
            [("play", 0, 1), ("pause", 1, 2), ("resume", 2, 1), ("stop", 1, 0)],
        ),
        "ticket": (
            ["todo", "doing", "done"],
            [("start", 0, 1), ("finish", 1, 2), ("reopen", 2, 0), ("drop", 1, 0)],
        ),
    }[kind]
    c, e, state, fire, rules = t.names(
        f"{kind.capitalize()} {kind.capitalize()}Machine StateMachine",
        "InvalidMove BadTransition StateError",
        "state status mode",
        "fire handle trigger send",
        "RULES TRANSITIONS MOVES",
    )
    names = [m[0] for m in moves]
    nested = t.n(0, 1)
    if nested:
        by: dict[str, list[str]] = {}
        for name, a, b in moves:
            by.setdefault(states[a], []).append(f"{t.s(name)}: {t.s(states[b])}")
        rows = [f"{t.s(k)}: {{{', '.join(v)}}}," for k, v in by.items()]
        look = t.any(
            f"nxt = self.{rules}.get(self.{state}, {{}}).get(event)",
            f"options = self.{rules}.get(self.{state}, {{}})"
            + chr(10)
            + "                nxt = options.get(event)",
        )
    else:
        rows = [f"({t.s(states[a])}, {t.s(name)}): {t.s(states[b])}," for name, a, b in moves]
        look = f"nxt = self.{rules}.get((self.{state}, event))"
    at, events = 0, []
    for _ in range(t.n(3, 5)):
        fits = [m for m in moves if m[1] == at]
        if fits and t.n(0, 3):
            m = t.any(*fits)
            at = m[2]
            events.append(m[0])
        else:
            events.append(t.any(*names))
            at = next((m[2] for m in moves if m[1] == at and m[0] == events[-1]), at)
    hook = t.n(0, 1)
    return f"""
        class {e}({t.any("Exception", "ValueError")}):
            pass
        class {c}:
            {rules} = {{
                {block(rows, 2)}
            }}
            def __init__(self, {state}={t.s(states[0])}):
                self.{state} = {state}
                self.trail = [{state}]
            def {fire}(self, event):
                {look}
                if {t.any("nxt is None", "not nxt")}:
                    raise {e}({formatted(t, "{A} in {B}", A="event", B=f"self.{state}")})
                {"self.leave()" if hook else ""}
                self.{state} = nxt
                self.trail.append(nxt)
                return {t.any("nxt", "self", f"self.{state}")}
            {"def leave(self):" if hook else ""}
                {f"print({t.s('leaving')}, self.{state})" if hook else ""}
        m = {c}()
        {t.any("bad = []", "bad = list()")}
        for event in {literals(t, events)}:
            try:
                m.{fire}(event)
                {t.any(f"print(event, {t.s('->')}, m.{state})", "print(" + formatted(t, "{A}: {B}", A="event", B=f"m.{state}") + ")", "")}
            except {e} as err:
                {t.any("print(err)", f"print({t.s('invalid:')}, err)", "pass")}
                bad.append(event)
        print(m.{state}, {t.any("bad", "len(bad)", "bad == []")})
        {t.any("print(m.trail)", f"print({t.s(' > ')}.join(m.trail))", f"print(len(m.trail), m.trail.count({t.s(states[0])}))")}
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
def matrix_with_operators(t: Draw) -> str:
    m, rows, other = t.names("Matrix Mat Grid", "rows data cells", "other b")
    typed = t.n(0, 3) == 0

    def lit() -> str:
        return "[" + ", ".join(f"[{t.n(-2, 6)}, {t.n(-2, 6)}]" for _ in range(2)) + "]"

    mul = t.any(
        [
            "out = []",
            f"for row in self.{rows}:",
            f"    out.append([sum(x * y for x, y in zip(row, col)) for col in zip(*{other}.{rows})])",
            f"return {m}(out)",
        ],
        [
            f"n = len(self.{rows})",
            "out = [[0] * n for _ in range(n)]",
            "for i in range(n):",
            "    for j in range(n):",
            f"        out[i][j] = sum(self.{rows}[i][k] * {other}.{rows}[k][j] for k in range(n))",
            f"return {m}(out)",
        ],
    )
    add = t.any(
        f"return {m}([[x + y for x, y in zip(r, s)] for r, s in zip(self.{rows}, {other}.{rows})])",
        "out = []"
        + chr(10)
        + f"                for r, s in zip(self.{rows}, {other}.{rows}):"
        + chr(10)
        + "                    out.append([x + y for x, y in zip(r, s)])"
        + chr(10)
        + f"                return {m}(out)",
    )
    extra, call = t.any(
        (
            ["def det(self):", f"    (a, b), (c, d) = self.{rows}", "    return a * d - b * c"],
            "a.det()",
        ),
        (
            ["def transpose(self):", f"    return {m}([list(c) for c in zip(*self.{rows})])"],
            "a.transpose()",
        ),
        (
            [
                "def trace(self):",
                f"    return sum(self.{rows}[i][i] for i in range(len(self.{rows})))",
            ],
            "a.trace()",
        ),
        (["def __neg__(self):", f"    return {m}([[-x for x in r] for r in self.{rows}])"], "-a"),
        (
            [
                "def __pow__(self, n):",
                "    result = self",
                "    for _ in range(n - 1):",
                "        result = result * self",
                "    return result",
            ],
            f"a ** {t.n(2, 3)}",
        ),
    )
    return f"""
        class {m}:
            def __init__(self, {rows}{": list[list[int]]" if typed else ""}):
                {t.any(f"self.{rows} = {rows}", f"self.{rows} = [list(r) for r in {rows}]")}
            def __add__(self, {other}):
                {add}
            def __mul__(self, {other}):
                {t.any("", block([f"if isinstance({other}, int):", f"    return {m}([[x * {other} for x in r] for r in self.{rows}])"], 2))}
                {block(mul, 2)}
            def __eq__(self, {other}):
                return self.{rows} == {other}.{rows}
            {block(extra, 1)}
            def __repr__(self):
                return {t.any(f"str(self.{rows})", f"{t.s(' / ')}.join({t.s(' ')}.join(map(str, r)) for r in self.{rows})")}
        {t.any("", f"I = {m}([[1, 0], [0, 1]])")}
        a = {m}({lit()})
        b = {m}({lit()})
        print({t.any("a + b", "(a + b) + b", "b + a")})
        c = {t.any("a * b", "b * a")}
        print({t.any("c", "c == b * a", "c, c == a")})
        print({call})
    """


@template("systems")
def chain_edited_in_place(t: Draw) -> str:
    node, c, head, nxt, val = t.names(
        "Node Link", "LinkedList Chain SinglyLinkedList", "head first", "next nxt", "value data val"
    )
    xs = (
        [str(n) for n in t.rng.sample(range(1, 20), t.n(3, 4))]
        if t.n(0, 2)
        else [t.s(w) for w in dict.fromkeys(t.words(3, 4))]
    )
    push_front = [
        f"def prepend(self, {val}):",
        f"    self.{head} = {node}({val}, self.{head})",
        *t.any([], ["    self.size += 1"]),
    ]
    sized = len(push_front) == 3
    grow = ["    self.size += 1"] if sized else []
    shrink = "self.size -= 1" if sized else ""
    append = [
        f"def append(self, {val}):",
        f"    new = {node}({val})",
        f"    if {t.any(f'self.{head} is None', f'not self.{head}')}:",
        f"        self.{head} = new",
        "    else:",
        f"        cur = self.{head}",
        f"        while cur.{nxt}:",
        f"            cur = cur.{nxt}",
        f"        cur.{nxt} = new",
        *grow,
    ]
    adder, adds = t.any((push_front, "prepend"), (append, "append"))
    new = str(t.n(20, 40)) if xs[0].isdigit() else t.s("new")
    insert = [
        f"def insert_after(self, mark, {val}):",
        f"    cur = self.{head}",
        f"    while cur and cur.{val} != mark:",
        f"        cur = cur.{nxt}",
        "    if cur is None:",
        "        return False",
        f"    cur.{nxt} = {node}({val}, cur.{nxt})",
        *grow,
        "    return True",
    ]
    reverse = [
        "def reverse(self):",
        "    prev = None",
        f"    cur = self.{head}",
        "    while cur:",
        f"        cur.{nxt}, prev, cur = prev, cur, cur.{nxt}",
        f"    self.{head} = prev",
    ]
    third, call = t.any(
        ([], ""),
        (insert, f"print(xs.insert_after({t.any(*xs)}, {new}), list(xs))"),
        (reverse, "xs.reverse()" + chr(10) + "        print(list(xs))"),
    )
    return f"""
        class {node}:
            def __init__(self, {val}, {nxt}=None):
                self.{val} = {val}
                self.{nxt} = {nxt}
        class {c}:
            def __init__(self):
                self.{head} = None
                {"self.size = 0" if sized else ""}
            {block(adder, 1)}
            def remove(self, {val}):
                prev, cur = None, self.{head}
                while cur:
                    if cur.{val} == {val}:
                        if prev:
                            prev.{nxt} = cur.{nxt}
                        else:
                            self.{head} = cur.{nxt}
                        {shrink}
                        return True
                    prev, cur = cur, cur.{nxt}
                return False
            {block(third, 1)}
            def __iter__(self):
                cur = self.{head}
                while cur:
                    yield cur.{val}
                    cur = cur.{nxt}
        xs = {c}()
        for x in [{", ".join(xs)}]:
            xs.{adds}(x)
        print(list(xs){", xs.size" if sized else ""})
        print(xs.remove({t.any(*xs, new)}){t.any("", ", list(xs)")})
        {call}
    """


@template("systems")
def search_tree_with_height(t: Draw) -> str:
    node, tree, key = t.names("Node TreeNode", "BST Tree SearchTree", "key val value")
    keys = t.rng.sample(range(1, 30), t.n(4, 5))
    recursive = t.n(0, 1)
    insert = (
        [
            f"def insert(self, {key}):",
            f"    self.root = self._insert(self.root, {key})",
            f"def _insert(self, node, {key}):",
            "    if node is None:",
            f"        return {node}({key})",
            f"    if {key} < node.{key}:",
            f"        node.left = self._insert(node.left, {key})",
            t.any(f"    elif {key} > node.{key}:", "    else:"),
            f"        node.right = self._insert(node.right, {key})",
            "    return node",
        ]
        if recursive
        else [
            f"def insert(self, {key}):",
            "    if self.root is None:",
            f"        self.root = {node}({key})",
            "        return",
            "    cur = self.root",
            "    while True:",
            f"        side = {t.s('left')} if {key} < cur.{key} else {t.s('right')}",
            "        child = getattr(cur, side)",
            "        if child is None:",
            f"            setattr(cur, side, {node}({key}))",
            "            return",
            "        cur = child",
        ]
    )
    order = t.any(
        [
            "def in_order(node):",
            "    if node is None:",
            "        return []",
            f"    return in_order(node.left) + [node.{key}] + in_order(node.right)",
        ],
        [
            "def in_order(node, out=None):",
            "    if out is None:",
            "        out = []",
            "    if node:",
            "        in_order(node.left, out)",
            f"        out.append(node.{key})",
            "        in_order(node.right, out)",
            "    return out",
        ],
        [
            "def in_order(node):",
            "    if node:",
            "        yield from in_order(node.left)",
            f"        yield node.{key}",
            "        yield from in_order(node.right)",
        ],
    )
    height = t.any(
        [
            "def height(node):",
            f"    if {t.any('node is None', 'not node')}:",
            "        return 0",
            "    return 1 + max(height(node.left), height(node.right))",
        ],
        [],
    )
    probe = t.any(keys[-1], keys[0], t.n(1, 29))
    return f"""
        class {node}:
            def __init__(self, {key}):
                self.{key} = {key}
                self.left = None
                self.right = None
        class {tree}:
            def __init__(self):
                self.root = None
            {block(insert, 1)}
            def search(self, {key}):
                cur = self.root
                steps = 0
                while cur:
                    steps += 1
                    if {key} == cur.{key}:
                        return {t.any("True", "steps", "True, steps")}
                    cur = cur.left if {key} < cur.{key} else cur.right
                return {t.any("False", "None", "-steps")}
            {t.any("def smallest(self):" + chr(10) + "                cur = self.root" + chr(10) + "                while cur.left:" + chr(10) + "                    cur = cur.left" + chr(10) + f"                return cur.{key}", "")}
        {block(order)}
        {block(height)}
        tree = {tree}()
        for k in {keys}:
            tree.insert(k)
        print({t.any("list(in_order(tree.root))", "*in_order(tree.root)")})
        print(tree.search({probe}){", height(tree.root)" if height else ""})
    """


@template("systems")
def trie_with_prefixes(t: Draw) -> str:
    node, c, kids, end, ch = t.names(
        "TrieNode Node",
        "Trie PrefixTree WordTree",
        "children kids next",
        "is_word end final",
        "ch c letter",
    )
    stem = t.any("ca", "to", "be", "ha", "do", "pi")
    tails = t.rng.sample(["t", "r", "n", "d", "ll", "", "p"], 3)
    words = [stem + x for x in tails if stem + x]
    walk = [
        "def _find(self, text):",
        "    node = self.root",
        f"    for {ch} in text:",
        *t.any(
            [
                f"        if {ch} not in node.{kids}:",
                "            return None",
                f"        node = node.{kids}[{ch}]",
            ],
            [
                f"        node = node.{kids}.get({ch})",
                "        if node is None:",
                "            return None",
            ],
        ),
        "    return node",
    ]
    insert = t.any(
        [
            f"    if {ch} not in node.{kids}:",
            f"        node.{kids}[{ch}] = {node}()",
            f"    node = node.{kids}[{ch}]",
        ],
        [f"    node = node.{kids}.setdefault({ch}, {node}())"],
    )
    third, use = t.any(
        (
            ["def starts_with(self, prefix):", "    return self._find(prefix) is not None"],
            f"trie.starts_with({t.s(t.any(stem, 'x' + stem, words[0][:1]))})",
        ),
        (
            [
                "def words(self, prefix):",
                "    found = []",
                "    self._collect(self._find(prefix), prefix, found)",
                "    return found",
                "def _collect(self, node, path, found):",
                "    if node is None:",
                "        return",
                f"    if node.{end}:",
                "        found.append(path)",
                f"    for {ch} in {t.any(f'sorted(node.{kids})', f'node.{kids}')}:",
                f"        self._collect(node.{kids}[{ch}], path + {ch}, found)",
            ],
            f"trie.words({t.s(t.any(stem, stem[:1], 'z'))})",
        ),
    )
    return f"""
        class {node}:
            def __init__(self):
                self.{kids} = {{}}
                self.{end} = False
        class {c}:
            def __init__(self{t.any("", ", words=()")}):
                self.root = {node}()
                self.size = 0
            def insert(self, word):
                node = self.root
                for {ch} in word:
                    {block([x[4:] for x in insert], 3)}
                {t.any("self.size += 1", f"self.size += not node.{end}", f"if not node.{end}:" + chr(10) + "                    self.size += 1")}
                node.{end} = True
            {block(walk, 1)}
            def __contains__(self, word):
                node = self._find(word)
                return {t.any(f"node is not None and node.{end}", f"bool(node and node.{end})")}
            {block(third, 1)}
        trie = {c}()
        for w in {literals(t, words[: t.n(2, 3)])}:
            trie.insert(w)
        for w in {literals(t, [t.any(words[0], words[-1]), t.any(stem, stem + "x", words[1])])}:
            print(w, w in trie)
        print({use}, trie.size)
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


@template("systems")
def graph_searched_both_ways(t: Draw) -> str:
    c, adj, add, bfs, dfs = t.names(
        "Graph Network Map",
        "adj edges links",
        "add_edge connect link",
        "bfs breadth",
        "dfs depth_first",
    )
    letters = t.any("ABCDE", "abcde", "PQRST")
    pool = [(0, 1), (0, 2), (1, 3), (2, 3), (3, 4), (1, 2), (0, 4)]
    edges = [pool[0], *t.rng.sample(pool[1:], t.n(2, 3))]
    numbers = t.n(0, 1)
    names = [str(i + 1) if numbers else t.s(letters[i]) for i in range(5)]
    deque = t.n(0, 1)
    undirected = t.n(0, 1)
    second = t.any(
        [
            f"def {dfs}(self, node, seen=None):",
            "    if seen is None:",
            "        seen = []",
            "    seen.append(node)",
            f"    for n in self.{adj}{t.any('.get(node, [])', '.get(node, ())')}:",
            "        if n not in seen:",
            f"            self.{dfs}(n, seen)",
            "    return seen",
        ],
        [
            f"def {dfs}(self, start):",
            "    seen = []",
            "    stack = [start]",
            "    while stack:",
            "        node = stack.pop()",
            "        if node in seen:",
            "            continue",
            "        seen.append(node)",
            f"        stack.extend({t.any('reversed', 'sorted')}(self.{adj}.get(node, [])))",
            "    return seen",
        ],
    )
    return f"""
        {"from collections import deque" if deque else ""}
        class {c}:
            def __init__(self, pairs):
                self.{adj} = {{}}
                for a, b in pairs:
                    self.{add}(a, b)
            def {add}(self, a, b):
                self.{adj}.setdefault(a, []).append(b)
                {f"self.{adj}.setdefault(b, []).append(a)" if undirected else t.any(f"self.{adj}.setdefault(b, [])", "")}
            def {bfs}(self, start):
                dist = {{start: 0}}
                queue = {"deque([start])" if deque else "[start]"}
                while queue:
                    node = queue.{"popleft()" if deque else "pop(0)"}
                    for n in self.{adj}.get(node, []):
                        if n not in dist:
                            dist[n] = dist[node] + 1
                            queue.append(n)
                return dist
            {block(second, 1)}
        g = {c}([{", ".join(f"({names[a]}, {names[b]})" for a, b in edges)}])
        {t.any(f"g.{add}({names[1]}, {names[4]})", "")}
        print(g.{bfs}({names[0]}))
        order = g.{dfs}({names[t.any(0, 0, 1)]})
        print({t.any("order", "*order", "len(order), order[-1]")})
        print({t.any(f"{names[4]} in order", f"g.{adj}[{names[0]}]", f"max(g.{bfs}({names[0]}).values())")})
    """


@template("systems")
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


@template("systems", raises=True)
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


@template("systems")
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


@template("systems")
def emitter_with_handlers(t: Draw) -> str:
    c, table_, on, emit, event = t.names(
        "Emitter EventBus Dispatcher Signals",
        "handlers listeners subscribers",
        "on subscribe listen",
        "emit fire publish",
        "event topic name",
    )
    e1, e2 = t.rng.sample("start stop save login tick click sold".split(), 2)
    once = t.n(0, 1)
    h1, h2 = t.names("log show report", "count total tally")
    calls = ", ".join(f"({t.s(t.any(e1, e1, e2))}, {t.n(1, 9)})" for _ in range(t.n(2, 4)))
    result = t.any("return len(found)", "return bool(found)", "return called")
    single = [
        f"def once(self, {event}, fn):",
        "    def wrapper(x):",
        f"        self.off({event}, wrapper)",
        "        return fn(x)",
        f"    self.{on}({event}, wrapper)",
    ]
    return f"""
        class {c}:
            def __init__(self):
                self.{table_} = {{}}
            def {on}(self, {event}, fn):
                self.{table_}.setdefault({event}, []).append(fn)
                {t.any("", "return self", "return fn")}
            def off(self, {event}, fn):
                self.{table_}[{event}].remove(fn)
            {block(single, 1) if once else ""}
            def {emit}(self, {event}, x):
                found = {t.any(f"list(self.{table_}.get({event}, []))", f"self.{table_}.get({event}, [])[:]")}
                {"called = []" if "called" in result else ""}
                for fn in found:
                    {"called.append(fn(x))" if "called" in result else "fn(x)"}
                {result}
        class Counter:
            def __init__(self):
                self.n = 0
            def {h2}(self, x):
                self.n += {t.any("x", "1", "x * 2")}
                {t.any("return self.n", "print(" + t.s("n =") + ", self.n)")}
        def {h1}(x):
            print({t.any(t.s("got"), t.s("event"), t.s("->"))}, x)
            {t.any("return x", "")}
        bus = {c}()
        counter = Counter()
        bus.{on}({t.s(e1)}, {h1})
        bus.{"once" if once else on}({t.s(t.any(e1, e2))}, counter.{h2})
        {t.maybe(f"bus.{on}({t.s(e2)}, lambda x: print({t.s(e2)}, x * {t.n(2, 5)}))", 0.5)}
        for {event}, x in [{calls}]:
            {t.any(f"print({event}, bus.{emit}({event}, x))", f"bus.{emit}({event}, x)", f"res = bus.{emit}({event}, x)")}
        {t.any(f"bus.off({t.s(e1)}, {h1})" + chr(10) + f"        print(bus.{emit}({t.s(e1)}, {t.n(1, 5)}))", "")}
        print(counter.n)
    """


@template("systems")
def editor_with_commands(t: Draw) -> str:
    doc, ed, text = t.names("Document Buffer Text", "Editor History App", "text content")
    w = t.words(3, 3)
    delete, redo = t.n(1, 3), t.n(0, 2)
    cmds = [
        f"ed.run(Insert({t.s(w[0])}))",
        t.any(f"ed.run(Insert({t.s(' ' + w[1])}))", f"ed.run(Delete({delete}))"),
        *(
            t.any(
                "ed.undo()",
                "ed.undo()",
                "ed.redo()" if redo else "ed.undo()",
                f"ed.run(Delete({t.n(1, 2)}))",
                f"ed.run(Insert({t.s('!')}))",
            )
            for _ in range(t.n(2, 3))
        ),
    ]
    check = t.any(
        lambda stack: [
            f"if not self.{stack}:",
            f"    print({t.s('nothing to do')})",
            "    return False",
        ],
        lambda stack: [f"if len(self.{stack}) == 0:", "    return False"],
    )
    redoing = [
        "def redo(self):",
        *("    " + line for line in check("undone")),
        "    cmd = self.undone.pop()",
        "    cmd.do(self.doc)",
        "    self.done.append(cmd)",
        "    return True",
    ]
    show = t.n(0, 2) == 0
    lines = [
        x for cmd in cmds for x in ((cmd, f"print(doc.{text})") if show and "un" in cmd else (cmd,))
    ]
    base = t.n(0, 3) == 0
    return f"""
        class {doc}:
            def __init__(self, {text}={t.s("")}):
                self.{text} = {text}
        {"class Command:" if base else ""}
            {"def __repr__(self):" if base else ""}
                {"return type(self).__name__" if base else ""}
        class Insert{"(Command)" if base else ""}:
            def __init__(self, piece):
                self.piece = piece
            def do(self, doc):
                doc.{text} += self.piece
            def undo(self, doc):
                doc.{text} = doc.{text}[:{t.any("-len(self.piece)", f"len(doc.{text}) - len(self.piece)")}]
        class Delete{"(Command)" if base else ""}:
            def __init__(self, n=1):
                self.n = n
                self.lost = {t.s("")}
            def do(self, doc):
                self.lost = doc.{text}[-self.n:]
                doc.{text} = doc.{text}[:-self.n]
            def undo(self, doc):
                doc.{text} {t.any("+= self.lost", f"= doc.{text} + self.lost")}
        class {ed}:
            def __init__(self, doc):
                self.doc = doc
                self.done, self.undone = [], []
            def run(self, cmd):
                cmd.do(self.doc)
                self.done.append(cmd)
                self.undone{t.any(".clear()", " = []")}
            def undo(self):
                {block(check("done"), 2)}
                cmd = self.done.pop()
                cmd.undo(self.doc)
                self.undone.append(cmd)
                return True
            {block(redoing, 1) if redo else ""}
        doc = {doc}({t.any("", t.s(w[2]))})
        ed = {ed}(doc)
        {block(lines)}
        print({t.any(f"doc.{text}", f"doc.{text}, len(doc.{text})", f"repr(doc.{text})")})
        print({"ed.done, ed.undone" if base else "len(ed.done), len(ed.undone)"})
    """


@template("systems")
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


@template("systems", raises=True)
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


@template("systems", raises=True)
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


@template("systems")
def registry_of_plugins(t: Draw) -> str:
    base, reg, run, m = t.names(
        "Plugin Filter Step", "registry plugins known", "apply run process", "make create build"
    )
    automatic = t.n(0, 1)
    word = t.sentence(1, 2)
    pool = [
        ("upper", "Upper", "return text.upper()"),
        ("reverse", "Reverse", "return text[::-1]"),
        ("strip", "NoVowels", f"return {t.s('')}.join(c for c in text if c not in {t.s('aeiou')})"),
        ("double", "Double", "return text + text"),
        ("title", "Title", "return text.title()"),
        ("star", "Star", f"return {t.s('*')} + text + {t.s('*')}"),
    ]
    chosen = t.rng.sample(pool, t.n(2, 3))
    classes = []
    for key, cls, body in chosen:
        if automatic:
            classes += [f"class {cls}({base}):", f"    key = {t.s(key)}"]
        else:
            classes += [f"@register({t.s(key)})", f"class {cls}({base}):"]
        classes += [f"    def {run}(self, text):", f"        {body}"]
    keys = [k for k, _, _ in chosen]
    wanted = [t.any(*keys) for _ in range(t.n(1, 2))] + [t.any(keys[0], "missing")]
    head = (
        [
            f"class {base}:",
            f"    {reg} = {{}}",
            "    key = None",
            "    def __init_subclass__(cls, **kwargs):",
            "        super().__init_subclass__(**kwargs)",
            f"        {base}.{reg}[cls.key] = cls",
            f"    def {run}(self, text):",
            "        raise NotImplementedError",
        ]
        if automatic
        else [
            f"{reg} = {{}}",
            "def register(key):",
            "    def wrap(cls):",
            t.any(
                f"        {reg}[key] = cls",
                f"        {reg}[key] = cls"
                + chr(10)
                + " " * 16
                + f"print({t.s('registered')}, key)",
            ),
            "        return cls",
            "    return wrap",
            f"class {base}:",
            f"    def {run}(self, text):",
            "        return text",
        ]
    )
    where = f"{base}.{reg}" if automatic else reg
    lookup = t.any(
        [
            "try:",
            f"    return {where}[key]()",
            "except KeyError:",
            f"    {t.any('print(' + t.s('unknown') + ', key)', 'errors.append(key)')}",
            f"    return {'None' if automatic else base + '()'}",
        ],
        [
            f"if key not in {where}:",
            "    errors.append(key)",
            "    return None",
            f"return {where}[key]()",
        ],
    )
    return f"""
        {block(head)}
        {block(classes)}
        errors = []
        def {m}(key):
            {block(lookup, 1)}
        text = {word}
        for key in {literals(t, wanted)}:
            plugin = {m}(key)
            if plugin{t.any("", " is not None")}:
                text = plugin.{run}(text)
                {t.any("print(type(plugin).__name__, text)", "print(key, len(text))", "print(text)")}
        print({t.any(f"sorted({where})", f"len({where})", "text")}, errors)
    """
