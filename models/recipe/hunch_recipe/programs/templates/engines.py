"""Longer programs with classes: caches, schedulers, workflows, emitters, editors, plugins."""

from .material import block, formatted, literals
from .registry import Draw, template


@template("engines")
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


@template("engines")
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


@template("engines")
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


@template("engines")
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


@template("engines")
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


@template("engines")
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
