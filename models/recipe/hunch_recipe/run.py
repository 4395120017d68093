"""One traced run: what the program sees, and the trace functions that follow it."""

from __future__ import annotations

import builtins
import io
import sys
import types
from collections.abc import Sequence
from opcode import opmap
from time import perf_counter

from . import refusal
from .alarm import Alarm, Stop
from .messages import message
from .normal import FALSE, RECURSION, STOPPING, TOO_DEEP, TRUE
from .probe import Probe
from .record import Code, Record, bind, bind_lower, move, refresh, show
from .state import Frame, State
from .statement import Scope
from .structure import Structure
from .values import USER_MODULE, printed, text

LOST = "ends its own trace, by too deep a recursion of lambdas or library code, or on purpose"
MAX_DEPTH = 1000  # frames, as CPython's own recursion limit
_HEADROOM = (
    4000  # CPython's limit while tracing: above MAX_DEPTH, so that the tracer itself has room
)

_RETURNS = frozenset(
    opcode for name, opcode in opmap.items() if name in ("RETURN_VALUE", "RETURN_CONST")
)
_RESUME = opmap["RESUME"]
# from 3.13 on a yielding frame is already at the instruction after
_YIELDS = (opmap["YIELD_VALUE"], _RESUME)
# where the end of an iterator is swallowed
_ITERATES = frozenset(
    opcode
    for name, opcode in opmap.items()
    if name in ("FOR_ITER", "SEND", "END_SEND", "END_ASYNC_FOR")
)


def _starts(code: bytes, at: int) -> bool:
    """Whether the instruction is the beginning of a function, not of a generator that goes on."""
    return code[at] == _RESUME and code[at + 1] & 3 == 0


class Run:
    """One traced run. Its trace functions are closures: they are called at every event, and look-ups in cells are cheap."""

    def __init__(
        self,
        structure: Structure,
        code: types.CodeType,
        max_events: int,
        seconds: float,
        probe: Probe | None = None,
        typed: Sequence[str] = (),
    ):
        self.structure = structure
        self.probe = probe
        self.typed = "".join(f"{line}\n" for line in typed)
        self.code = code
        self.max_events = max_events
        self.seconds = seconds
        self.codes: dict[int, Code] = {}
        self.kept: list[types.CodeType] = []  # keeps the ids in `codes` valid
        self.collect(code, structure.scopes[0])
        self.states: list[State] = [
            State("call", [Frame("<module>", 0, 0, {}, {}, [])], [], None, "", None),
        ]
        self.out = io.StringIO()
        self.stopping: list[str] = []  # why the run is being stopped
        self.ended = "normal"
        self.max_depth = [MAX_DEPTH]
        # not empty: the function being entered has to raise RecursionError
        self.too_deep: list[bool] = []

    def collect(self, code: types.CodeType, scope: Scope) -> None:
        self.kept.append(code)
        self.codes[id(code)] = Code(code, scope, self.structure.rebinds)
        self.collect_inner(code)

    def collect_inner(self, code: types.CodeType) -> None:
        for inner in code.co_consts:
            if isinstance(inner, types.CodeType):
                scope = self.structure.by_ident.get(inner.co_firstlineno)
                if self.probe and scope is not None and scope.definition in self.probe.hidden:
                    continue
                if scope is not None and inner.co_name == scope.name:
                    self.collect(inner, scope)
                else:  # a comprehension, lambda or annotation: not shown, but there can be frames inside
                    self.collect_inner(inner)

    def run(self) -> tuple[list[State], refusal.Refusal | None]:
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
        sys.stdout, sys.stderr, sys.stdin = self.out, io.StringIO(), io.StringIO(self.typed)
        sys.modules[USER_MODULE] = module
        limits = (sys.setrecursionlimit, sys.getrecursionlimit)
        sys.setrecursionlimit(max(_HEADROOM, held[4]))
        sys.setrecursionlimit, sys.getrecursionlimit = self.limit_depth, lambda: self.max_depth[0]
        alarm = Alarm(self.seconds, self.stopping)
        refused, lost = None, False
        try:
            with alarm:
                sys.settrace(global_trace)
                try:
                    exec(self.code, space)
                finally:
                    lost = sys.gettrace() is not global_trace and not self.stopping
                    sys.settrace(None)
        except Stop:
            pass
        except refusal.Refused as error:
            refused = error.refusal
        except SystemExit as error:
            self.ended = "normal" if error.code in (None, 0) else "error"
        except MemoryError:
            refused = refusal.Refusal("memory", "runs out of memory")
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
            refused = refusal.Refusal("lost", LOST)
        if self.stopping and self.stopping[0] != "never":
            refused = refusal.Refusal("time", f"does not end within {self.seconds:g} seconds")
        if self.stopping:
            self.ended = "never"
        output = printed(self.out.getvalue()) if self.ended != "never" else ""
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
        if self.probe is not None:
            space.update(self.probe.builtins())
        return space

    def tracer(self):
        """The global trace function, with the state of the run in its closure."""
        codes, statements, states = self.codes, self.structure.statements, self.states
        out, stopping = self.out, self.stopping
        max_events = self.max_events
        deadline = perf_counter() + self.seconds
        too_deep, max_depth = self.too_deep, self.max_depth
        stack: list[Record] = []
        lower: list[Frame] = []  # what is shown of the stack below its top
        waiting: list[int] = []  # which of those can change
        suspended: dict[int, Record] = {}
        visit = None if self.probe is None else self.probe.visit

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
            output = ""
            if out.tell():
                output = printed(out.getvalue())
                out.seek(0)
                out.truncate()
            states.append(State(event, frames, aliases() if live > 1 else [], value, output, None))
            if len(states) > max_events:
                del states[max_events:]
                stopping.append("never")
                raise Stop
            if perf_counter() > deadline:
                stopping.append("timeout")
                raise Stop
            if visit is not None:
                visit(states, stack, lower, waiting)

        def aliases() -> list[list[tuple[int, str]]]:
            members: dict[int, list[tuple[int, str]]] = {}
            for index in (*waiting, len(stack) - 1):
                for name, value, shared in stack[index].live:
                    if shared:
                        members.setdefault(id(value), []).append((index, name))
            groups = [sorted(group) for group in members.values() if len(group) > 1]
            groups.sort()
            return groups

        def on_call(frame: types.FrameType, event: str, arg: object):
            code = codes.get(id(frame.f_code))
            if code is None or (not stack and not code.module):
                return None
            key = id(frame)
            record = suspended.pop(key, None) if suspended else None
            if record is None or _starts(code.bytes, frame.f_lasti):
                if len(stack) >= max_depth[0]:
                    too_deep.append(True)
                    return None
                record = Record(code, key, frame)
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

        def leave(record: Record) -> None:
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
                if kind is Stop or kind is refusal.Refused:
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
