"""What the tracer keeps of a frame: its statement, loops, pending results, and the texts of its locals.

Reading locals is most of the tracer's time. A name that still means the same unchangeable object keeps its text;
everything else is written anew at each event, also in the frames below, because a callee can change it.
"""

from __future__ import annotations

import sys
import types

from .state import Frame
from .statement import Scope, Statement, Transition, dunder
from .values import CONSTANT, aliasable, text


class Code:
    """Facts of one code object of the program."""

    __slots__ = (
        "bytes",
        "inlines",
        "module",
        "names",
        "optimized",
        "scope",
        "shadowed",
        "volatile",
    )

    def __init__(self, code: types.CodeType, scope: Scope, rebinds: bool):
        self.scope = scope
        self.bytes = code.co_code
        self.module = scope.kind == "module"
        self.optimized = scope.kind == "function"
        free = tuple(name for name in code.co_freevars if name not in scope.names)
        self.names = tuple(
            name for name in scope.names + free if not dunder(name) and name not in scope.imports
        )
        # a class body with comprehensions: inside an inlined one its names cannot be told from the comprehension's
        self.inlines = scope.kind == "class" and bool(scope.targets)
        # names that also a comprehension binds: inside an inlined one they seem to have its values
        self.shadowed = tuple(name for name in self.names if name in scope.targets)
        # whether its bindings can change while it waits for a call
        self.volatile = self.module or (rebinds and bool(code.co_cellvars or code.co_freevars))


class Record:
    """What is kept of one frame on the stack, or of a suspended generator's."""

    __slots__ = (
        "changed", "closing", "code", "current", "frame", "key", "live", "loops", "memo", "pending", "raising", "scope", "shown",
        "texts", "volatile",
    )  # fmt: skip

    def __init__(self, code: Code, key: int, frame: types.FrameType):
        self.code = code
        self.scope = code.scope
        self.volatile = code.volatile
        self.key = key  # id of the frame
        self.frame: types.FrameType | None = frame  # dropped when the frame leaves the stack
        self.current: Statement = code.scope.start
        self.loops: dict[int, int] = {}
        self.pending: list[str] = []
        self.texts: dict[str, str] = {}
        # name -> (object, text) of what stays as it is while the name means that object; text None: not shown
        self.memo: dict[str, tuple[object, str | None]] = {}
        self.live: list[tuple[str, object, bool]] = []  # (name, object, aliasable) of the others
        self.raising = False  # an exception is passing through
        self.closing = False  # a generator being closed, of which nothing is shown
        self.changed = True  # what is shown is out of date
        self.shown: Frame | None = None


def refresh(record: Record) -> None:
    """Brings a lower frame up to date: its objects can change, its bindings only through closures."""
    if record.volatile:
        bind_lower(record)
    else:
        update(record)


def update(record: Record) -> None:
    """Writes the objects anew that a frame's names meant when they were last read."""
    texts = record.texts
    fresh = None
    for name, value, _ in record.live:
        written = text(value)
        if written != texts[name]:
            if fresh is None:
                fresh = dict(texts)
            fresh[name] = written
    if fresh is not None:
        record.texts = fresh
        record.changed = True


def bind(record: Record, within: bool = False) -> None:
    """Reads a frame's locals; `within` a statement, not before one or after the last."""
    code = record.code
    if within and code.inlines:
        update(record)
        return
    memo = record.memo
    fresh: dict[str, str] = {}
    live: list[tuple[str, object, bool]] = []
    if code.optimized:
        space = record.frame.f_locals
        if _VIEWS:
            space = dict(space)
        if within and code.shadowed:
            space = unshadowed(record, dict(space))
        pairs = [(name, space[name]) for name in code.names if name in space]
    else:
        pairs = (record.frame.f_globals if code.module else record.frame.f_locals).items()
    for name, value in pairs:
        known = memo.get(name)
        if known is not None and known[0] is value:
            written = known[1]
            if written is not None:
                fresh[name] = written
        elif _hidden(name, value, record.scope):
            memo[name] = (value, None)
        else:
            fresh[name] = written = text(value)
            if type(value) in CONSTANT:
                memo[name] = (value, written)
            else:
                live.append((name, value, aliasable(value)))
    record.live = live
    if fresh != record.texts:
        record.texts = fresh
        record.changed = True


def unshadowed(record: Record, space: dict[str, object]) -> dict[str, object]:
    """Locals with the values that shadowed names had before the statement."""
    live = {name: value for name, value, _ in record.live}
    for name in record.code.shadowed:
        space.pop(name, None)
        if name in live:
            space[name] = live[name]
        elif name in record.texts:
            space[name] = record.memo[name][0]
    return space


def bind_lower(record: Record) -> None:
    """Reads the locals of a frame that is waiting for a call."""
    bind(record, True)
    if record.code.optimized:
        release(record.frame)


def reread(k: int, stack: list[Record], lower: list[Frame], waiting: list[int]) -> None:
    """Shows frame `k` as it is after a probe has set its locals, if it waits for a call."""
    if k >= len(lower):
        return  # the top frame is read at the next state anyway
    record = stack[k]
    bind_lower(record)
    lower[k] = show(record)
    if record.live and k not in waiting:
        waiting.append(k)
        waiting.sort()


def move(record: Record, transition: Transition) -> None:
    """Makes a statement the record's current one and keeps the counts of its loops."""
    old = record.current
    _, new, entered, started = transition
    record.current = new
    if entered or started or new.loops is not old.loops:
        counts = record.loops
        loops = {line: counts.get(line, 0) for line in new.loops}
        if entered:
            loops[entered] += 1
        if started:
            loops[new.line] = 0
        if loops != counts:
            record.loops = loops
            record.changed = True
    if old.line != new.line:
        record.changed = True


def show(record: Record) -> Frame:
    record.changed = False
    scope = record.scope
    record.shown = shown = Frame(
        scope.name,
        scope.definition,
        record.current.line,
        record.texts,
        record.loops,
        record.pending,
    )
    return shown


def _hidden(name: str, value: object, scope: Scope) -> bool:
    """Dunder names, imports, and functions and classes under their own name."""
    if name in scope.imports or (name[:2] == "__" and dunder(name)):
        return True
    kind = type(value)
    if kind is types.ModuleType:
        return name in scope.bound
    if scope.star and name not in scope.bound:
        return True
    if kind is types.FunctionType or isinstance(value, type):
        return value.__name__ == name
    if kind is staticmethod or kind is classmethod:
        return getattr(value.__func__, "__name__", None) == name
    if kind is property:
        return getattr(value.fget, "__name__", None) == name
    if kind.__module__ == "functools":
        return getattr(value, "__name__", getattr(value, "attrname", None)) == name
    return False


# whether `f_locals` of a function is a view of its variables, not a copy
_VIEWS = sys.version_info >= (3, 13)

if _VIEWS:

    def release(frame: types.FrameType) -> None:
        """Nothing to do: `f_locals` is a view."""

else:
    import ctypes

    _write_back = ctypes.pythonapi.PyFrame_LocalsToFast
    _write_back.argtypes = [ctypes.py_object, ctypes.c_int]
    _write_back.restype = None

    def release(frame: types.FrameType) -> None:
        """Undoes that CPython writes the copy that was read back into a lower frame's variables at its next event.

        Until 3.12 `f_locals` is a copy, written back after a trace function has returned: right away for the
        event's own frame, but much later, and by then outdated, for a lower one.
        """
        _write_back(frame, 0)
