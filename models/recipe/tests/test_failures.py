"""The failure study: every error gets the cause that was put into it, and the counts are those of a count by hand."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from hunch_recipe import failures
from hunch_recipe.evaluation.agreement import exact
from hunch_recipe.evaluation.causes import difference, kind
from hunch_recipe.evaluation.origins import origin
from hunch_recipe.evaluation.prediction import Prediction
from hunch_recipe.evaluation.steps import Action, Step, Trajectory
from hunch_recipe.evaluation.syntax import Syntax
from hunch_recipe.state import State
from hunch_recipe.trace import trace

SOURCE = """\
def grow(xs, n):
    xs.append(n)
    more = len(xs) * n
    return more + 10

items = [7]
same = items
total = 4 + 7
word = "ab".upper()
for i in range(2):
    total += 10
size = grow(items, 2)
part = word[1:]
if total > 5:
    print(total)
ages = {"a": 1, "b": 2}
"""
Alter = Callable[[State], State | None]


def sets(frame: int = -1, **values: str | None) -> Alter:
    """Gives locals of a frame other values; None takes a local away."""

    def alter(state: State) -> State:
        frames = list(state.frames)
        found = {**frames[frame].locals, **values}
        kept = {name: text for name, text in found.items() if text is not None}
        frames[frame] = replace(frames[frame], locals=kept)
        return replace(state, frames=frames)

    return alter


def both(*alters: Alter) -> Alter:
    def alter(state: State) -> State:
        for one in alters:
            state = one(state)
        return state

    return alter


def top(**parts: object) -> Alter:
    """Changes the top frame."""
    return lambda state: replace(
        state, frames=[*state.frames[:-1], replace(state.frames[-1], **parts)]
    )


def says(**parts: object) -> Alter:
    return lambda state: replace(state, **parts)


def at(line: int) -> tuple[State, Step]:
    """The state in which a line is about to run for the first time, and the step from it."""
    states = trace(SOURCE).states
    found = next(i for i, s in enumerate(states) if s.event == "line" and s.frames[-1].line == line)
    return states[found], Step(Action("step_into"), states[found + 1], "1")


@pytest.mark.parametrize(
    ("line", "alter", "part", "cause"),
    [
        (8, sets(total="12"), "local", "arithmetic, 2 digits"),
        (8, sets(total=None), "local", "deleted or missing change"),
        (8, sets(items=None), "local", "extra change"),
        (8, both(sets(total=None), sets(word="11")), "local", "wrong name"),
        (8, sets(same="[8]"), "local", "extra change"),
        (9, sets(word="'Ab'"), "local", "string method"),
        (10, sets(i="5"), "local", "loop variable"),
        (10, sets(i=None), "local", "loop variable"),
        (10, top(line=12), "next line", "loop exit"),
        (10, top(loops={}), "bookkeeping", "loop count"),
        (11, sets(total="20"), "local", "arithmetic, 2 digits"),
        (11, top(line=12), "next line", "back to a loop's header"),
        (12, says(event="line"), "next line", "call entered or not"),
        (12, sets(n="3"), "local", "arguments of a call"),
        (2, sets(0, items="[7]"), "local", "aliasing"),
        (2, sets(xs="[2, 7]"), "local", "order of items"),
        (2, sets(xs="[7, 3]"), "local", "list operation"),
        (3, both(sets(more=None), sets(0, more="4")), "local", "scope"),
        (4, says(value="15"), "value", "arithmetic, 2 digits"),
        (13, sets(part="'A'"), "local", "slicing"),
        (14, top(line=16), "next line", "branch condition"),
        (15, says(output="21\n"), "output", "value written or copied"),
        (15, says(output=""), "output", "missing output"),
        (16, sets(ages="{'b': 2, 'a': 1}"), "local", "order of items"),
        (7, says(aliases=[]), "bookkeeping", "aliasing"),
        (8, lambda _: None, "malformed", "cannot be read"),
    ],
)
def test_causes(line: int, alter: Alter, part: str, cause: str):
    before, step = at(line)
    said = alter(step.target)
    assert not exact(said, step.target)
    found = difference(Syntax(SOURCE), before, step, said)
    assert (found.part, found.cause) == (part, cause)
    assert found.gold != found.predicted


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (1, "`def`"),
        (2, "statement: list operation"),
        (4, "`return`: arithmetic, 2 digits"),
        (6, "assignment: value written or copied"),
        (9, "assignment: string method"),
        (10, "`for` header"),
        (11, "augmented assignment: arithmetic, 2 digits"),
        (12, "a function is called"),
        (14, "`if` or `elif`"),
        (15, "`print`"),
    ],
)
def test_kinds_of_statements(line: int, expected: str):
    before, step = at(line)
    assert kind(Syntax(SOURCE), before, step) == expected


@pytest.mark.parametrize(
    ("statement", "values", "expected"),
    [
        ("x = a // 3", {"a": "1200"}, "arithmetic, 4 and more digits"),
        ("x = a / 3", {"a": "0.5"}, "arithmetic, float"),
        ("x = a + b", {"a": "'u'", "b": "'v'"}, "string building"),
        ("x = a + b", {"a": "[1]", "b": "[2]"}, "list operation"),
        ("x = not a", {"a": "1"}, "comparison or boolean"),
        ("x = a.get(1, 0)", {"a": "{1: 2}"}, "dict operation"),
        ("x = sorted(a)", {"a": "[2, 1]"}, "builtin function"),
        ("x = [y + 1 for y in a]", {"a": "[2, 1]"}, "comprehension"),
        ("x = a[0]", {"a": "[2]"}, "indexing"),
        ("x = f'{a}!'", {"a": "2"}, "string building"),
        ("x, y = y, x - y", {"x": "31", "y": "4"}, "arithmetic, 2 digits"),
        ("x = -1", {}, "value written or copied"),
        ("x = f(a)", {"a": "2"}, "call result"),
    ],
)
def test_operations(statement: str, values: dict, expected: str):
    assert Syntax(statement).kind(1, values, None) == f"assignment: {expected}"


@pytest.mark.parametrize(
    ("line", "name", "text", "right", "expected"),
    [
        (11, "total", "11", "21", "an earlier value of a local of this name"),
        (13, "part", "14", "'B'", "the value of another local"),
        (15, "", "AB", "31", "the value of another local"),
        (13, "part", "0", "'B'", "an earlier value of another local"),
        (8, "total", "7", "11", "written in the line"),
        (8, "total", "12", "11", "one more or one less than the right one"),
        (8, "total", "13", "11", "none of these"),
    ],
)
def test_origins_of_values(line: int, name: str, text: str, right: str, expected: str):
    states = trace(SOURCE).states
    found = next(i for i, s in enumerate(states) if s.event == "line" and s.frames[-1].line == line)
    statement = Syntax(SOURCE).at(line)
    assert origin(text, right, name, states[: found + 1], statement) == expected


def test_the_study_counts_what_was_put_in(monkeypatch):
    monkeypatch.setattr(failures, "MOST_CONFIDENT", 2)
    states = trace(SOURCE).states
    steps = [Step(Action("step_into"), after, "1") for after in states[1:]]
    run = Trajectory("real/run/1.0", SOURCE, states[0], steps)
    said = [Prediction(step.target, 0.9) for step in steps]
    wrong = {8: (sets(total="12"), 0.95), 9: (sets(word="'Ab'"), 0.4), 14: (top(line=16), 0.7)}
    for line, (alter, probability) in wrong.items():
        k = next(k for k, s in enumerate(states) if s.event == "line" and s.frames[-1].line == line)
        said[k] = Prediction(alter(steps[k].target), probability)
    jump = Trajectory("real/jump/1.0", SOURCE, states[0], [Step(Action("continue"), states[-1], "17-64")])  # fmt: skip
    # The run comes twice, as a walk over the same states would: its steps count once.
    found = failures.study(
        [(run, said), (run, said), (jump, [Prediction(None, 1.0)])], ("step_into",)
    )
    assert (found.exact.all, found.exact.right) == (len(steps), len(steps) - 3)
    told = found.to_json()
    assert told["kinds"]["`if` or `elif`"]["right"] == 0
    assert sum(entry["errors"] for entry in told["causes"]) == 3
    one_off = {"one more or one less than the right one": 1, "none of these": 1}
    assert told["origins"] == {"predicted": one_off, "right": {"none of these": 2}}
    surest = told["most_confident"]
    assert [(f["line"], f["cause"]) for f in surest] == [
        (8, "arithmetic, 2 digits"),
        (14, "branch condition"),
    ]
    assert (surest[0]["gold"], surest[0]["predicted"]) == ("total = 11", "total = 12")
    page = failures.markdown(
        {"made": "this test", "predictor": "the test", "suites": {"real": told}}
    )
    assert "| local | arithmetic, 2 digits | 1 | 1 (33.3%) |" in page
    assert "* 0.950, line 8: `total = 4 + 7`" in page
    assert "gold `total = 11`, predicted `total = 12`" in page
