"""The canonical tracer: a program's states, the same on every supported CPython.

`trace(source)` runs the program under `sys.settrace` and gives its states; `python -m hunch_recipe.trace FILE.py`
prints them as JSON lines. Pure standard library, so that it also runs under Pyodide in the page.

Two things make traces equal across versions. The program is compiled from a normal form of its tree in which an event's
line number names a statement (see `structure`), and the stack is kept here, from the `call` and `return` events of the
program's own functions and class bodies: comprehensions, generator expressions, lambdas and library code never get on it.
"""

from __future__ import annotations

import builtins
import io
import json
import signal
import sys
import threading
import types
import warnings
from dataclasses import dataclass, field
from opcode import opmap
from time import perf_counter

from . import refusal
from .messages import message
from .state import Frame, State
from .structure import (
    FALSE,
    RECURSION,
    STOPPING,
    TOO_DEEP,
    TRUE,
    Scope,
    Statement,
    Structure,
    Transition,
    dunder,
)
from .values import CONSTANT, OUTPUT_LIMIT, USER_MODULE, aliasable, cut, text

FILENAME = "<program>"
MAX_DEPTH = 1000  # frames, as CPython's own recursion limit
_HEADROOM = 4000  # CPython's limit while tracing: above MAX_DEPTH, so that the tracer itself always has room


class _Stop(BaseException):
    """Ends the run from inside; no `except Exception` of the program catches it."""


@dataclass(slots=True)
class Trace:
    """The states of one run, from the start to the exit; or the reason why there are none."""

    states: list[State] = field(default_factory=list)
    refused: str | None = None
    structure: Structure | None = None


class _Code:
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


class _Record:
    """What is kept of one frame on the stack, or of a suspended generator's."""

    __slots__ = (
        "changed", "closing", "code", "current", "frame", "key", "live", "loops", "memo", "pending", "raising", "scope", "shown",
        "texts", "volatile",
    )  # fmt: skip

    def __init__(self, code: _Code, key: int, frame: types.FrameType):
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


def trace(
    source: str, *, max_events: int = 10_000, seconds: float = 2.0, deterministic: bool = False
) -> Trace:
    """Runs `source` and returns its states.

    A run of more than `max_events` states ends there with exit `never`. Refused: what does not parse, takes more than
    `seconds`, runs out of memory, or wants what a traced program may not have (files, processes, threads, tracing); with
    `deterministic` also what differs from run to run (clocks, unseeded chance, identities).
    """
    structure = None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            structure = Structure(source)
            code = compile(structure.tree, FILENAME, "exec", dont_inherit=True)
    except SyntaxError as error:
        at = structure.statements.get(error.lineno) if structure is not None else None
        return Trace(
            refused=f"syntax error: {error.msg} (line {error.lineno if at is None else at.line})"
        )
    except (ValueError, RecursionError, MemoryError) as error:
        return Trace(refused=f"does not compile: {error}")
    reason = refusal.static(structure, deterministic)
    if reason is not None:
        return Trace(refused=reason, structure=structure)
    states, refused = _Run(structure, code, max_events, seconds).run()
    return Trace([] if refused else states, refused, structure)


class _Run:
    """One traced run. Its trace functions are closures: attribute look-ups would take a fifth of the time."""

    def __init__(self, structure: Structure, code: types.CodeType, max_events: int, seconds: float):
        self.structure = structure
        self.code = code
        self.max_events = max_events
        self.seconds = seconds
        self.codes: dict[int, _Code] = {}
        self.kept: list[types.CodeType] = []  # keeps the ids in `codes` valid
        self.collect(code, structure.scopes[0])
        self.states: list[State] = [
            State("call", [Frame("<module>", 0, 0, {}, {}, [])], [], None, "", None),
        ]
        self.out = io.StringIO()
        self.stopping: list[str] = []  # why the run is being stopped
        self.ended = "normal"
        self.max_depth = [MAX_DEPTH]
        self.too_deep: list[
            bool
        ] = []  # not empty: the function being entered has to raise RecursionError

    def collect(self, code: types.CodeType, scope: Scope) -> None:
        self.kept.append(code)
        self.codes[id(code)] = _Code(code, scope, self.structure.rebinds)
        self.collect_inner(code)

    def collect_inner(self, code: types.CodeType) -> None:
        for inner in code.co_consts:
            if isinstance(inner, types.CodeType):
                scope = self.structure.by_ident.get(inner.co_firstlineno)
                if scope is not None and inner.co_name == scope.name:
                    self.collect(inner, scope)
                else:  # a comprehension, lambda or annotation: not shown, but there can be frames inside
                    self.collect_inner(inner)

    def run(self) -> tuple[list[State], str | None]:
        global_trace = self.tracer()
        module = types.ModuleType(USER_MODULE)
        space = module.__dict__
        space["__builtins__"] = self.builtins()
        held = (
            sys.stdout,
            sys.stderr,
            sys.stdin,
            sys.modules.get(USER_MODULE),
            sys.getrecursionlimit(),
            sys.gettrace(),
        )
        sys.stdout, sys.stderr, sys.stdin = self.out, io.StringIO(), io.StringIO()
        sys.modules[USER_MODULE] = module
        limits = (sys.setrecursionlimit, sys.getrecursionlimit)
        sys.setrecursionlimit(max(_HEADROOM, held[4]))
        sys.setrecursionlimit, sys.getrecursionlimit = self.limit_depth, lambda: self.max_depth[0]
        alarm = _Alarm(self.seconds, self.stopping)
        refused, lost = None, False
        try:
            with alarm:
                sys.settrace(global_trace)
                try:
                    exec(self.code, space)
                finally:
                    lost = sys.gettrace() is not global_trace and not self.stopping
                    sys.settrace(None)
        except _Stop:
            pass
        except refusal.Refused as error:
            refused = str(error)
        except SystemExit as error:
            self.ended = "normal" if error.code in (None, 0) else "error"
        except MemoryError:
            refused = "out of memory"
        except BaseException:
            self.ended = "error"
        finally:
            alarm.stop()
            sys.settrace(held[5])
            sys.stdout, sys.stderr, sys.stdin = held[:3]
            sys.setrecursionlimit, sys.getrecursionlimit = limits
            if held[3] is None:
                del sys.modules[USER_MODULE]
            else:
                sys.modules[USER_MODULE] = held[3]
            sys.setrecursionlimit(held[4])
        if lost and refused is None:
            refused = "the trace was lost: too deep a recursion of lambdas or library code"
        if self.stopping and self.stopping[0] != "never":
            refused = self.stopping[0]
        if self.stopping:
            self.ended = "never"
        output = cut(self.out.getvalue(), OUTPUT_LIMIT) if self.ended != "never" else ""
        self.states.append(State("exit", [], [], None, output, self.ended))
        return self.states, refused

    def limit_depth(self, limit: int) -> None:
        """The program's `sys.setrecursionlimit`: CPython's own limit stays above it."""
        if not isinstance(limit, int) or limit < 1:
            raise ValueError("recursion limit must be greater or equal than 1")
        self.max_depth[0] = min(limit, _HEADROOM - 1000)

    def builtins(self) -> dict:
        space = dict(vars(builtins))
        space.update(refusal.replaced_builtins())

        def recursion() -> RecursionError:
            self.too_deep.clear()
            return RecursionError("maximum recursion depth exceeded")

        space.update(
            {
                TRUE: True,
                FALSE: False,
                STOPPING: self.stopping,
                TOO_DEEP: self.too_deep,
                RECURSION: recursion,
            }
        )
        return space

    def tracer(self):
        """The global trace function, with the state of the run in its closure."""
        codes, statements, states, out, stopping = (
            self.codes,
            self.structure.statements,
            self.states,
            self.out,
            self.stopping,
        )
        max_events = self.max_events
        deadline = perf_counter() + self.seconds
        too_deep, max_depth = self.too_deep, self.max_depth
        stack: list[_Record] = []
        lower: list[Frame] = []  # what is shown of the stack below its top
        waiting: list[int] = []  # which of those can change
        suspended: dict[int, _Record] = {}
        views, release = _VIEWS, _release

        def show(record: _Record) -> Frame:
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

        def emit(event: str, value: str | None) -> None:
            top = stack[-1]
            live = len(top.live)
            for index in waiting:
                record = stack[index]
                refresh(record)
                live += len(record.live)
                if record.changed:
                    lower[index] = show(record)
            frames = [*lower, show(top) if top.changed else top.shown]
            printed = ""
            if out.tell():
                printed = cut(out.getvalue(), OUTPUT_LIMIT)
                out.seek(0)
                out.truncate()
            states.append(State(event, frames, aliases() if live > 1 else [], value, printed, None))
            if len(states) > max_events:
                del states[max_events:]
                stopping.append("never")
                raise _Stop
            if perf_counter() > deadline:
                stopping.append("timeout")
                raise _Stop

        def aliases() -> list[list[tuple[int, str]]]:
            members: dict[int, list[tuple[int, str]]] = {}
            for index in (*waiting, len(stack) - 1):
                for name, value, shared in stack[index].live:
                    if shared:
                        members.setdefault(id(value), []).append((index, name))
            groups = [sorted(group) for group in members.values() if len(group) > 1]
            groups.sort()
            return groups

        def refresh(record: _Record) -> None:
            """Brings a lower frame up to date: its objects can change, its bindings only through closures."""
            if record.volatile:
                bind_lower(record)
            else:
                update(record)

        def update(record: _Record) -> None:
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

        def bind(record: _Record, within: bool = False) -> None:
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
                if views:
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

        def unshadowed(record: _Record, space: dict[str, object]) -> dict[str, object]:
            """Locals with the values that shadowed names had before the statement."""
            live = {name: value for name, value, _ in record.live}
            for name in record.code.shadowed:
                space.pop(name, None)
                if name in live:
                    space[name] = live[name]
                elif name in record.texts:
                    space[name] = record.memo[name][0]
            return space

        def bind_lower(record: _Record) -> None:
            """Reads the locals of a frame that is waiting for a call."""
            bind(record, True)
            if record.code.optimized:
                release(record.frame)

        def move(record: _Record, transition: Transition) -> None:
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

        def on_call(frame: types.FrameType, event: str, arg: object):
            code = codes.get(id(frame.f_code))
            if code is None:
                return None
            key = id(frame)
            record = suspended.pop(key, None) if suspended else None
            if record is None or _starts(code.bytes, frame.f_lasti):
                if len(stack) >= max_depth[0]:
                    too_deep.append(True)
                    return None
                record = _Record(code, key, frame)
            else:
                record.frame = frame
            if code.module:
                stack.append(record)
                record.current = code.scope.start
                return on_event
            caller = stack[-1]
            if not caller.code.module:
                bind_lower(caller)
            lower.append(show(caller) if caller.changed else caller.shown)
            if caller.live or caller.volatile:
                waiting.append(len(stack) - 1)
            stack.append(record)
            bind(record)
            emit("call", None)
            return on_event

        def leave(record: _Record) -> None:
            stack.pop()
            if stack:
                lower.pop()
                if waiting and waiting[-1] == len(lower):
                    waiting.pop()
            record.frame = None
            record.live = []

        def on_event(frame: types.FrameType, event: str, arg: object):
            record = stack[-1] if stack else None
            if record is None or record.key != id(frame):
                return on_event
            if event == "line":
                new = statements.get(frame.f_lineno)
                if new is None:
                    return on_event
                old = record.current
                transition = old.next.get(new.ident) or old.follow(new)
                if not transition[0]:
                    return on_event
                record.raising = False
                move(record, transition)
                if new.shown:
                    if record.pending:
                        record.pending = []
                        record.changed = True
                    bind(record)
                    emit("line", None)
            elif event == "return":
                opcode = record.code.bytes[frame.f_lasti]
                raised = opcode not in _RETURNS and (opcode not in _YIELDS or record.raising)
                if record.closing:
                    leave(record)
                    return on_event
                bind(record)
                value = "None" if raised else text(arg)
                emit("return", value)
                leave(record)
                if stack and not raised:
                    caller = stack[-1]
                    caller.pending = [*caller.pending, value]
                    caller.changed = True
                if opcode in _YIELDS and not raised:
                    suspended[record.key] = record
            elif event == "exception":
                kind, value, _ = arg
                if kind is StopIteration and record.code.bytes[frame.f_lasti] in _ITERATES:
                    return on_event
                if kind is _Stop or kind is refusal.Refused:
                    return on_event
                record.raising = True
                if (
                    kind is GeneratorExit
                    and not record.current.guarded
                    and states[-1].event == "call"
                ):
                    # a generator that is closed where nothing of it runs: from 3.13 on CPython does not resume it
                    record.closing = True
                    out.write(states.pop().output)
                    return on_event
                bind(record, True)
                emit("exception", message(kind, value))
            return on_event

        return on_call


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


_RETURNS = frozenset(
    opcode for name, opcode in opmap.items() if name in ("RETURN_VALUE", "RETURN_CONST")
)
_RESUME = opmap["RESUME"]
_YIELDS = (
    opmap["YIELD_VALUE"],
    _RESUME,
)  # from 3.13 on a yielding frame is already at the instruction after
# where the end of an iterator is swallowed
_ITERATES = frozenset(
    opcode
    for name, opcode in opmap.items()
    if name in ("FOR_ITER", "SEND", "END_SEND", "END_ASYNC_FOR")
)


def _starts(code: bytes, at: int) -> bool:
    """Whether the instruction is the beginning of a function, not of a generator that goes on."""
    return code[at] == _RESUME and code[at + 1] & 3 == 0


_VIEWS = sys.version_info >= (
    3,
    13,
)  # `f_locals` of a function is a view of its variables, not a copy

if _VIEWS:

    def _release(frame: types.FrameType) -> None:
        """Nothing to do: `f_locals` is a view."""

else:
    import ctypes

    _write_back = ctypes.pythonapi.PyFrame_LocalsToFast
    _write_back.argtypes = [ctypes.py_object, ctypes.c_int]
    _write_back.restype = None

    def _release(frame: types.FrameType) -> None:
        """Undoes that CPython writes the copy that was read back into a lower frame's variables at its next event.

        Until 3.12 `f_locals` is a copy, written back after a trace function has returned: right away for the
        event's own frame, but much later, and by then outdated, for a lower one.
        """
        _write_back(frame, 0)


class _Alarm:
    """Interrupts the run after a time, again and again until it ends. Only where signals exist, in the main thread."""

    def __init__(self, seconds: float, stopping: list[str]):
        self.seconds = seconds
        self.stopping = stopping
        self.set = self.armed = (
            hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
        )

    def __enter__(self) -> None:
        if self.armed:
            self.handler = signal.signal(signal.SIGALRM, self.ring)
            signal.setitimer(signal.ITIMER_REAL, self.seconds * 1.1 + 0.05, 0.01)

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Disarms it. Can be repeated, which is needed where it rang just before."""
        if self.set:
            self.armed = False
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self.handler)

    def ring(self, *_: object) -> None:
        if not self.armed:
            return
        self.stopping.append("timeout")
        raise _Stop


def main(arguments: list[str]) -> int:
    """`python -m hunch_recipe.trace FILE.py`: one state a line; 1 where the program is refused, 2 on wrong usage."""
    if len(arguments) != 1:
        print("usage: python -m hunch_recipe.trace FILE.py", file=sys.stderr)
        return 2
    try:
        with open(arguments[0], encoding="utf-8") as file:
            source = file.read()
    except (OSError, UnicodeDecodeError) as error:
        print(f"cannot read {arguments[0]}: {error}", file=sys.stderr)
        return 1
    result = trace(source)
    if result.refused is not None:
        print(f"{arguments[0]} was not traced: {result.refused}", file=sys.stderr)
        return 1
    for state in result.states:
        print(json.dumps(state.to_json(), ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
