"""Why a predicted step is wrong, as far as a comparison tells: which part differs first, and what the line that ran does.

Parts are looked at in the order in which an error in one makes the others wrong too: where execution goes on, then
locals, the value, what is printed, and what is kept about loops, calls and aliases.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass

from ..actions import FORWARD
from ..language import surviving
from ..state import Frame, State
from .agreement import agreement
from .steps import Step
from .syntax import Syntax, bound, gives, named, printed

MALFORMED = "malformed"
NEXT_LINE = "next line"
LOCAL = "local"
VALUE = "value"
OUTPUT = "output"
BOOKKEEPING = "bookkeeping"

_FLOW = {
    **dict.fromkeys((ast.For, ast.While), "loop exit"),
    **dict.fromkeys((ast.If, ast.Match, ast.ExceptHandler, ast.Assert), "branch condition"),
    **dict.fromkeys((ast.Break, ast.Continue), "`break` or `continue`"),
    **dict.fromkeys((ast.Return, ast.Raise), "return or exception"),
}


@dataclass(slots=True, frozen=True)
class Difference:
    """The first part in which a prediction is not the gold state, its cause, and what both say there."""

    part: str
    cause: str
    gold: str
    predicted: str
    name: str = ""
    """The local that differs, if it is one."""
    values: tuple[str, str] | None = None
    """The right value and the predicted one, where both are values of the same thing."""


@dataclass(slots=True, frozen=True)
class Change:
    """A local that is not as it should be: its value before the step, in the gold state, and in the prediction.

    "" is a local that does not exist; no value has an empty text.
    """

    frame: int
    name: str
    before: str
    gold: str
    said: str


def running(state: State) -> Frame | None:
    """The frame whose line runs from a state on; None where a body begins or the program ends."""
    if state.event in ("line", "exception"):
        return state.frames[-1]
    return state.frames[-2] if state.event == "return" and len(state.frames) > 1 else None


def single(step: Step) -> bool:
    """Whether a step goes to the next state, so that one line tells what was to be done."""
    return step.action.kind in FORWARD and step.horizon == "1"


def kind(syntax: Syntax, before: State, step: Step) -> str:
    """What had to be predicted: the kind of the statement that runs, or of the event that comes instead."""
    if not single(step):
        return f"`{step.action.kind}`" + (" over several states" if step.horizon != "1" else "")
    events = {"call": "a body begins", "return": "a call has returned", "exception": "an exception passes"}  # fmt: skip
    frame = running(before)
    if before.event in events:
        return events[before.event] if frame or before.event == "call" else "the program ends"
    if step.target.event in ("call", "exception"):
        return {"call": "a function is called", "exception": "an exception is raised"}[
            step.target.event
        ]
    name = next(iter(bound(syntax.at(frame.line))), None)
    after = step.target.frames[-1].locals if step.target.frames else None
    result = (after or {}).get(name) if name else step.target.value
    return syntax.kind(frame.line, frame.locals or {}, result)


def difference(syntax: Syntax, before: State, step: Step, said: State | None) -> Difference:
    """The first difference of a prediction that is not exact."""
    gold = step.target
    if said is None:
        return Difference(MALFORMED, "cannot be read", place(gold), "nothing")
    same = agreement(gold, said)
    name, values = "", None
    if not (same["event"] and same["line"]):
        part, cause, shown = (
            NEXT_LINE,
            _flow(syntax, before, gold, said),
            (place(gold), place(said)),
        )
    elif not same["locals"]:
        part = LOCAL
        change, cause = _local(syntax, before, gold, said)
        shown = tuple(_shown(change, text, len(gold.frames)) for text in (change.gold, change.said))
        name = change.name
        if change.gold and change.said and change.before not in (change.gold, change.said):
            values = change.gold, change.said
    elif not same["value"]:
        part, cause = VALUE, _value(syntax, before, gold)
        shown = values = str(gold.value), str(said.value)
    elif not same["output"]:
        part, cause = OUTPUT, _output(syntax, before, gold, said)
        shown = repr(gold.output), repr(said.output)
        if gold.output and said.output:
            values = gold.output.rstrip("\n"), said.output.rstrip("\n")
    else:
        part = BOOKKEEPING
        cause, shown = _bookkeeping(gold, said)
    if not single(step):
        cause = kind(syntax, before, step)
    return Difference(part, cause, *shown, name, values)


def place(state: State) -> str:
    """Where a state is."""
    if not state.frames:
        return f"exit, {state.exit}"
    top = state.frames[-1]
    return f"{state.event} at line {top.line} of {top.function}, depth {len(state.frames)}"


def _flow(syntax: Syntax, before: State, gold: State, said: State) -> str:
    """The cause of a wrong next line."""
    events = {gold.event, said.event}
    if "call" in events:
        return "call entered or not" if len(events) > 1 else "which function is called"
    if "exception" in events or before.event == "exception":
        return "return or exception"
    if before.event == "call":
        return "first line of a body"
    frame = running(before)
    if frame is None:
        return "end of the program"
    statement = syntax.at(frame.line)
    if type(statement) in _FLOW:
        return _FLOW[type(statement)]
    back = gold.frames and gold.frames[-1].line < frame.line and gold.event == "line"
    return "back to a loop's header" if back else "line after a plain statement"


def _local(syntax: Syntax, before: State, gold: State, said: State) -> tuple[Change, str]:
    """The local that tells most about what went wrong, and the cause."""
    shared = surviving(before, gold)
    changes = []
    for k in reversed(range(len(gold.frames))):
        old = (before.frames[k].locals or {}) if k < shared else {}
        new, told = (_known(state.frames[k]) for state in (gold, said))
        for name in dict.fromkeys([*new, *told]):
            if new.get(name, "") != told.get(name, ""):
                texts = (old.get(name) or "", new.get(name, ""), told.get(name, ""))
                changes.append(Change(k, name, *texts))
    if not changes:
        # One of the two says that all locals of a frame are unknown where the other says that there are none.
        return Change(len(gold.frames) - 1, "locals", "", "none", "unknown"), "unknown locals"
    wrong = [c for c in changes if c.before not in (c.gold, c.said)]
    missing = [c for c in changes if c.said == c.before]
    extra = [c for c in changes if c.gold == c.before]
    if wrong:
        first = min(wrong, key=lambda change: _aliased(syntax, before, gold, change))
        return first, _wrong(syntax, before, gold, first, shared)
    for lost in missing:
        for found in extra:
            if lost.gold and lost.gold == found.said:
                return lost, "scope" if lost.frame != found.frame else "wrong name"
    if missing:
        if missing[0].frame >= shared:
            return missing[0], "arguments of a call"
        if _steps_on(syntax, before, missing[0]):
            return missing[0], "loop variable"
        aliased = _aliased(syntax, before, gold, missing[0])
        return missing[0], "aliasing" if aliased else "deleted or missing change"
    return extra[0], "extra change"


def _wrong(syntax: Syntax, before: State, gold: State, change: Change, shared: int) -> str:
    """The cause of a value that should have changed, and did to another one."""
    if change.frame >= shared:
        return "arguments of a call"
    frame = running(before)
    if frame is None:
        return "value at the start of a body"
    if _steps_on(syntax, before, change):
        return "loop variable"
    if _reordered(change.gold, change.said):
        return "order of items"
    if _aliased(syntax, before, gold, change):
        return "aliasing"
    statement = syntax.at(frame.line)
    expression = gives(statement, change.name)
    if expression is None:
        return "change by another statement"
    result = change.gold if change.name in bound(statement) else None
    return syntax.operation(expression, frame.line, frame.locals or {}, result)


def _steps_on(syntax: Syntax, before: State, change: Change) -> bool:
    """Whether a local is the variable of a `for` whose header runs."""
    frame = running(before)
    statement = syntax.at(frame.line) if frame else None
    return isinstance(statement, ast.For) and change.name in bound(statement)


def _value(syntax: Syntax, before: State, gold: State) -> str:
    """The cause of a wrong return value or message."""
    if gold.event == "exception":
        return "exception message"
    frame = running(before)
    if frame is None:
        return "value of a whole body"
    expression = gives(syntax.at(frame.line))
    return syntax.operation(expression, frame.line, frame.locals or {}, gold.value)


def _output(syntax: Syntax, before: State, gold: State, said: State) -> str:
    """The cause of wrong printed text."""
    if not gold.output or not said.output:
        return "extra output" if said.output else "missing output"
    frame = running(before)
    arguments = printed(syntax.at(frame.line)) if frame else None
    if not arguments or len(arguments) > 1:
        return "several values printed" if arguments else "printed elsewhere"
    return syntax.operation(arguments[0], frame.line, frame.locals or {}, gold.output.strip())


def _bookkeeping(gold: State, said: State) -> tuple[str, tuple[str, str]]:
    for name, cause in (("loops", "loop count"), ("pending", "pending results")):
        a, b = ([getattr(f, name) for f in state.frames] for state in (gold, said))
        if a != b:
            return cause, (str(a), str(b))
    return "aliasing", (str(gold.aliases), str(said.aliases))


def _known(frame: Frame) -> dict[str, str]:
    return {
        name: "unknown" if text is None else text for name, text in (frame.locals or {}).items()
    }


def _reordered(a: str, b: str) -> bool:
    """Whether two values have the same items in another order."""
    try:
        one, other = ast.literal_eval(a), ast.literal_eval(b)
    except (ValueError, SyntaxError):
        return False
    if type(one) is not type(other) or not isinstance(one, list | tuple | dict | set):
        return False
    items = [list(v.items() if isinstance(v, dict) else v) for v in (one, other)]
    return sorted(map(repr, items[0])) == sorted(map(repr, items[1]))


def _aliased(syntax: Syntax, before: State, gold: State, change: Change) -> bool:
    """Whether a local changes under another name than its own: the line does not name it, but one that is the same object."""
    frame = running(before)
    if frame is None:
        return False
    own = len(before.frames) - 1 - (before.event == "return")
    if change.frame == own and change.name in named(syntax.at(frame.line)):
        return False
    groups = [*(before.aliases or ()), *(gold.aliases or ())]
    return any((change.frame, change.name) in group and len(group) > 1 for group in groups)


def _shown(change: Change, text: str, depth: int) -> str:
    """What a state says of a local; lower frames are named."""
    where = "" if change.frame == depth - 1 else f" in frame {change.frame + 1}"
    return f"{change.name} = {text}{where}" if text else f"no {change.name}{where}"
