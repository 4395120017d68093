"""CRUXEval: a function's output from its input, and an input that gives an output; pass@1, greedy.

Output is asked three ways: `step_return` from the function's `call`; `breakpoint` on the line after the one that calls,
from that line; and carefully, `step_into` from the `call` to the function's `return` on the model's own states. Input is
asked backward, `inv_step_call` from a `return` with the output as its value and nothing else known, in a source without
the call; what it says is run. The line of that `return` is the function's last one, whichever the true input takes.

The engine (`hunch predict`) is asked for the output carefully, from the line that calls to a breakpoint on the next one, and for
the input in the same way as the model alone.
"""

import ast
import json
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from ..model import Model
from ..places import Places
from ..programs.real import DATA
from ..state import Frame, State
from ..trace import trace
from .context import ContextTooLong, prompt
from .engine import answers
from .prediction import read
from .predictor import Session
from .steps import Action
from .tally import Tally

MOST_STATES = 1500
CAREFUL_STEPS = 120
WAYS = ("output, step_return", "output, breakpoint", "output, careful", "input")


@dataclass(slots=True)
class Item:
    """A function `f`, an input and the output, as the tracer writes values."""

    code: str
    source: str
    """The code, and a call of it."""
    states: list[State]
    call: int
    """The index of the state in which `f` is called."""
    output: str


def measure(model: Model, most: int | None) -> dict[str, Tally]:
    """How many of the first items pass, by the way of asking; one that cannot be traced does not."""
    asked = items(most)
    session = Session(model)
    passed = {way: Tally() for way in WAYS}
    for one in asked:
        for way, tally in passed.items():
            tally.add(one is not None and right(model, session, one, way))
    return passed


def measure_engine(hunch: Path, folder: Path, most: int | None) -> dict[str, Tally]:
    """The same of the engine: outputs carefully, and inputs. An error counts as wrong."""
    asked = items(most)
    requests = []
    for one in filter(None, asked):
        given = one.states[one.call - 1]
        line = given.frames[0].line + 1
        careful = {"action": Action("breakpoint", (line,)).to_json(), "mode": "careful"}
        requests.append({"source": one.source, "state": given.to_json()} | careful)
        past = {"action": Action("inv_step_call").to_json()}
        requests.append({"source": one.code + "\n", "state": returning(one).to_json()} | past)
    found = answers(hunch, folder, [{"id": k} | one for k, one in enumerate(requests)])
    outputs, inputs = Tally(), Tally()
    for one in asked:
        after = one and _told(one.source, next(found))
        past = one and _told(one.code, next(found))
        outputs.add(after is not None and result(after) == one.output)
        inputs.add(past is not None and gives(one, past))
    return {"engine: output, careful": outputs, "engine: input": inputs}


def _told(source: str, answer: dict) -> State | None:
    """The state of an answer, if it has one."""
    predictions = answer.get("predictions")
    return Places(source).read(predictions[0]["state"]) if predictions else None


def items(most: int | None) -> list[Item | None]:
    """The first items; None for one that cannot be traced."""
    with (DATA / "cruxeval_dev.jsonl").open(encoding="utf-8") as file:
        return [item(json.loads(line)) for line in islice(file, most)]


def item(data: dict) -> Item | None:
    """An item of the data, traced."""
    source = f"{data['code']}\nresult = f({data['input']})\nprint(result)\n"
    run = trace(source, max_events=MOST_STATES)
    call = next(
        (i for i, s in enumerate(run.states) if s.event == "call" and s.frames[-1].function == "f"),
        None,
    )
    if run.refused or call is None:
        return None
    depth = len(run.states[call].frames)
    left = (s for s in run.states[call:] if s.event == "return" and len(s.frames) == depth)
    output = next(left, None)
    return (
        None if output is None else Item(data["code"], source, run.states, call, output.value or "")
    )


def right(model: Model, session: Session, asked: Item, way: str) -> bool:
    """Whether the model's answer to an item passes."""
    try:
        if way == "input":
            return _input(model, session, asked)
        if way == "output, careful":
            return _careful(model, session, asked) == asked.output
        return _jump(model, session, asked, way) == asked.output
    except ContextTooLong:
        return False


def _jump(model: Model, session: Session, asked: Item, way: str) -> str | None:
    if way == "output, step_return":
        given, action = asked.states[asked.call], Action("step_return")
    else:
        # The line that calls, which is the last but one.
        given = asked.states[asked.call - 1]
        action = Action("breakpoint", (given.frames[0].line + 1,))
    state = _ask(model, session, asked.source, [], given, action)
    if state is None or not state.frames:
        return None
    if way == "output, step_return":
        return state.value if state.event == "return" else None
    return result(state)


def result(state: State) -> str | None:
    """What the module's `result` is, if it is told."""
    return (state.frames[0].locals or {}).get("result") if state.frames else None


def _careful(model: Model, session: Session, asked: Item) -> str | None:
    state = asked.states[asked.call]
    depth, history = len(state.frames), []
    for _ in range(CAREFUL_STEPS):
        after = _ask(model, session, asked.source, history, state, Action("step_into"))
        if after is None or len(after.frames) < depth:
            return None
        if after.event == "return" and len(after.frames) == depth:
            return after.value
        history.append((Action("step_into"), state))
        state = after
    return None


def _input(model: Model, session: Session, asked: Item) -> bool:
    given = returning(asked)
    past = _ask(model, session, asked.code + "\n", [], given, Action("inv_step_call"))
    return past is not None and gives(asked, past)


def returning(asked: Item) -> State:
    """The function's last `return`, with the output as its value and nothing else known."""
    code = asked.code + "\n"
    definition = next(node for node in ast.parse(code).body if getattr(node, "name", None) == "f")
    returns = [node.lineno for node in ast.walk(definition) if isinstance(node, ast.Return)]
    line = max(returns, default=definition.body[-1].lineno)
    running = Places(code).loops_at(definition.lineno, line)
    frame = Frame("f", definition.lineno, line, None, dict.fromkeys(running), None)
    return State("return", [frame], None, asked.output, "", None)


def gives(asked: Item, past: State) -> bool:
    """Whether the function, called as a past says, returns the output."""
    if past.event != "call" or not past.frames[-1].locals:
        return False
    known = past.frames[-1].locals
    if any(value is None for value in known.values()):
        return False
    call = ", ".join(f"{name}={value}" for name, value in known.items())
    try:
        ast.parse(call_text := f"result = f({call})")
    except SyntaxError:
        return False
    run = trace(f"{asked.code}\n{call_text}\nprint(result)\n", max_events=MOST_STATES)
    return not run.refused and any(result(s) == asked.output for s in run.states[-2:])


def _ask(model: Model, session: Session, source: str, history, given: State, action: Action):
    ids = prompt(source, history, given, action, model.config.context)
    return read(Places(source), given, session.answer(ids)).state
