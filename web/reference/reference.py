"""Answers the page's questions about what CPython does, with the recipe's tracer. Runs under Pyodide, see worker.js.

A question and its answer are JSON. `{"kind": "trace", "source"}` is answered with a run, whose states name their frames
by number, since neighbouring states share most of them (src/truth/run.rs reads it), and with whether the order of sets could
show in it; with `"edits": [{"at", "frame", "locals"}]` the locals are set at the run's state of this index, and it goes on with them; with `"typed"` these lines are what `input` reads. `{"kind": "past", "source", "past", "given", "action"}` asks whether going on from a past leads to the state that
it was inferred from.
"""

import json
from dataclasses import replace

from hunch_recipe.hashing import uses_hashes
from hunch_recipe.trace import trace

MAX_DEPTH = 64  # as in src/state.rs
# Less than the page waits (reference.js), so that most of what does not end can say so itself.
SECONDS = 2.0


def run_of(states):
    """A run in the shape that the page reads. Of a state that is deeper than the page's can be, the frames are left out that
    lie between the last one that it can have and the innermost: it is not shown, only passed by."""
    frames, numbers, told = [], {}, []
    for state in states:
        stack = state.frames
        if len(stack) > MAX_DEPTH:
            stack = [*stack[:MAX_DEPTH], stack[-1]]
        for frame in stack:
            if id(frame) not in numbers:
                numbers[id(frame)] = len(frames)
                frames.append(frame.to_json())
        rest = replace(state, frames=[]).to_json()
        told.append(rest | {"frames": [numbers[id(frame)] for frame in stack]})
    return {"frames": frames, "states": told}


def traced(source, edits=(), typed=()):
    """The run of a program, or why there is none."""
    probe = edits_of(edits) if edits else None
    if edits and probe is None:
        return refused("edit", "cannot be given what is no literal")
    result = trace(source, seconds=SECONDS, probe=probe, typed=typed)
    if result.refused is not None:
        return refused(result.refused.kind, result.refused)
    if probe is not None and not probe.complete:
        return refused("edit", "has no such variable where it is set")
    return {"run": run_of(result.states), "hashes": uses_hashes(source)}


def edits_of(edits):
    """What makes the edits in a run; None where a value is no literal."""
    # here, as below: edits are made seldom, and these modules are many
    from hunch_recipe.edits import Edit, Edits
    from hunch_recipe.evaluation.validity import Unset, literal

    try:
        return Edits(
            [
                (edit["at"], Edit(edit["frame"], name, literal(value)))
                for edit in edits
                for name, value in edit["locals"].items()
            ]
        )
    except Unset:
        return None


def refused(kind, reason):
    return {"refused": {"kind": kind, "reason": str(reason)}}


def past(source, past, given, action):
    """The verdict on a past: `valid`, `invalid`, or that it `cannot be checked`."""
    # here: pasts are inferred seldom, and these modules are many
    from hunch_recipe.evaluation.validity import Checker
    from hunch_recipe.state import State
    from hunch_recipe.structure import Structure

    structure = Structure(source)
    past, given = State.from_json(past, structure), State.from_json(given, structure)
    return {"verdict": Checker(source).check(given, action, past).name.lower()}


_ANSWERS = {"trace": traced, "past": past}


def answer(question):
    """Answers a question."""
    question = json.loads(question)
    try:
        found = _ANSWERS[question.pop("kind")](**question)
    except MemoryError:
        found = {"refused": {"kind": "memory", "reason": "runs out of memory"}}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


# The first program is slower than all others: let it not be the user's.
traced("x = [i for i in range(2)]\nprint(x)\n")
