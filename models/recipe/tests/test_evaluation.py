"""Evaluation: suites that are what their manifest says and that training refuses, figures that count what they say."""

import ast
import builtins
import json
import random
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from hunch_recipe import decontaminate, suites
from hunch_recipe.actions import FORWARD, StateTree
from hunch_recipe.evaluation import pasts
from hunch_recipe.evaluation.agreement import exact
from hunch_recipe.evaluation.baseline import count, next_line
from hunch_recipe.evaluation.charts import bars, reliability
from hunch_recipe.evaluation.context import ContextTooLong, context, prompt
from hunch_recipe.evaluation.policy import Drawer
from hunch_recipe.evaluation.prediction import Prediction
from hunch_recipe.evaluation.steps import Action, Step, Trajectory, horizon, read
from hunch_recipe.evaluation.tally import Report
from hunch_recipe.evaluation.validity import Checker, Verdict
from hunch_recipe.language import encode_difference
from hunch_recipe.places import Places
from hunch_recipe.programs import KINDS, is_refused
from hunch_recipe.show import markdown, programs_with_one
from hunch_recipe.state import State
from hunch_recipe.tokens import ID, encode_text
from hunch_recipe.trace import trace
from hunch_recipe.traced import traced

SOURCE = """\
def grow(xs, n):
    for i in range(n):
        xs.append(i)
    return len(xs)

items = [7]
size = grow(items, 2)
print(size)
"""


@pytest.fixture(scope="module")
def tree() -> StateTree:
    return StateTree(trace(SOURCE).states)


def drawn(kind: str = "synthetic") -> list[Trajectory]:
    program = traced(SOURCE, 600)
    drawer = Drawer(kind, random.Random(3), 1024)
    return [
        t
        for _ in range(6)
        for t in drawer.draw(SOURCE, len(program.source), program.tree, program.lines)
    ]


# Suites


@pytest.mark.parametrize("kind", KINDS)
def test_suites_are_what_the_manifest_says(kind: str):
    path = suites.SUITES / f"{kind}.jsonl"
    manifest = json.loads((suites.SUITES / suites.MANIFEST).read_text(encoding="utf-8"))
    trajectories = list(read(path))
    told = manifest["files"][path.name]
    assert told == suites.describe(path, trajectories)
    assert all(told["steps_by_action"][action] >= 150 for action in FORWARD)
    assert told["whole_runs"] >= 40
    assert manifest["seed"] == 0


@pytest.mark.parametrize("kind", KINDS)
def test_training_refuses_the_programs_of_the_suites(kind: str):
    with (suites.SUITES / f"{kind}.jsonl").open(encoding="utf-8") as file:
        sources = {json.loads(line)["source"] for line in file}
    assert len(sources) > 200
    assert all(is_refused(source) for source in sources)


@pytest.mark.parametrize("kind", KINDS)
def test_a_suite_holds_what_happened(kind: str):
    """The first programs of each suite, against a trace made now."""
    sources: Counter[str] = Counter()
    for t in read(suites.SUITES / f"{kind}.jsonl"):
        sources[t.source] += 1
        if len(sources) > 8:
            return
        states = trace(t.source).states
        for k, step in enumerate(t.steps):
            before = t.before(k)
            assert any(
                exact(replace(before, output=""), replace(states[i], output=""))
                and (
                    j := StateTree(states).target(i, step.action.kind, frozenset(step.action.lines))
                )
                is not None
                and exact(replace(step.target, output=""), replace(states[j], output=""))
                and step.horizon == horizon(j - i)
                for i in range(len(states))
            ), (t.identity, k)


def test_trajectories_read_back(tree: StateTree):
    found = drawn()
    kinds = Counter(step.action.kind for t in found for step in t.steps)
    assert set(FORWARD) <= set(kinds)
    assert sum(t.is_run for t in found) == 6
    for t in found:
        again = Trajectory.from_json(json.loads(json.dumps(t.to_json())))
        assert again == t


# Decontamination


def test_a_planted_evaluation_program_is_refused(monkeypatch):
    with (suites.SUITES / "real.jsonl").open(encoding="utf-8") as file:
        planted = json.loads(next(file))["source"]
    names = {node.id for node in ast.walk(ast.parse(planted)) if isinstance(node, ast.Name)}
    own = [name for name in names if not hasattr(builtins, name)]
    renamed = planted + "\n# another\n"
    for name in own:
        renamed = re.sub(rf"\b{name}\b", f"{name}_x", renamed)
    renamed = re.sub(r"\b[2-9]\b", "37", renamed)
    assert own and renamed.split("#")[0] != planted
    allowed = "q = 3\nq *= q\nprint(q - 1, q)\n"
    sources = iter([renamed, allowed, allowed])
    monkeypatch.setattr(decontaminate, "draw", lambda *_: next(sources))
    found = decontaminate.count(3, seed=0)
    assert (found.drawn.total(), found.refused.total()) == (3, 1)
    assert any(origin == "suite real" for _, origin in found.matched)
    assert "1 of 3 programs" in decontaminate.markdown(found, "this test")


# Contexts and comparison


def test_a_context_says_what_led_to_a_state(tree: StateTree):
    start, line, after = tree.states[:3]
    history = [(Action("step_into"), start)]
    ids = context(SOURCE, history, line, 1024)
    alone = context(SOURCE, [], start, 1024)
    told = encode_difference(start, line, line.output)
    assert ids == [*alone, ID["<step_into>"], *told]
    asked = prompt(
        SOURCE, [*history, (Action("step_into"), line)], after, Action("breakpoint", (8, 3)), 1024
    )
    given = [ID["<breakpoint>"], ID["<L3>"], ID["<L8>"], ID["<at>"], *encode_text("items=[7]")]
    given.append(ID["<L7>"])
    assert asked[-len(given) :] == given
    # Too long for its history, a document begins again with a key frame; too long for that, it is refused.
    short = len(alone) + 256 + 3
    assert context(SOURCE, history, line, short) == context(SOURCE, [], line, short)
    with pytest.raises(ContextTooLong):
        context(SOURCE, [], start, len(alone) + 100)


def test_steps_read_back_and_nonsense_does_not(tree: StateTree):
    places = Places(SOURCE)
    for i in range(tree.last):
        before, after = tree.states[i], tree.states[i + 1]
        ids = encode_difference(before, after, after.output)
        assert exact(places.after(before, ids), after)
        assert places.after(before, ids[:-2]) is None
    assert places.after(tree.states[0], [ID["<set>"], ID["<end>"]]) is None


def test_exact_means_every_part(tree: StateTree):
    state = next(s for s in tree.states if s.event == "line" and len(s.frames) == 2)
    top = state.frames[-1]
    changed = [
        replace(state, event="return"),
        replace(state, value="1"),
        replace(state, output="x"),
        replace(state, aliases=[[(0, "a"), (0, "b")]]),
        replace(state, frames=[*state.frames[:-1], replace(top, line=1)]),
        replace(state, frames=[*state.frames[:-1], replace(top, locals={})]),
        replace(state, frames=[*state.frames[:-1], replace(top, pending=["1"])]),
    ]
    assert top.locals and exact(state, state)
    assert not any(exact(state, other) for other in changed)
    back = replace(top, locals=dict(reversed(top.locals.items())))
    assert exact(state, replace(state, frames=[*state.frames[:-1], back]))


def test_the_baseline_takes_the_neighbouring_line(tree: StateTree):
    lines = [1, 2, 3, 4, 6, 7, 8]

    def step(kind: str) -> Step:
        return Step(Action(kind), tree.states[0], "1")

    at = tree.states[2]  # line 6
    assert at.frames[-1].line == 6
    assert next_line(lines, at, step("step_into")).frames[-1].line == 7
    assert next_line(lines, at, step("inv_step_into")).frames[-1].line == 4


def test_the_baseline_skips_lines_without_code():
    source = "try:\n    pass\nfinally:\n    x = 1\n"
    before, after = trace(source).states[2:4]  # `pass`, then the line under `finally:`
    report = Report()
    step = Step(Action("step_into"), after, "1")
    count(Trajectory("", source, before, [step]), report.baseline)
    assert report.baseline["step_into"].to_json() == {"right": 1, "all": 1, "share": 1.0}


# Validity of pasts


def with_locals(state: State, **values: str) -> State:
    *lower, top = state.frames
    return replace(state, output="", frames=[*lower, replace(top, locals={**top.locals, **values})])


def test_pasts_are_checked_by_running(tree: StateTree):
    checker = Checker(SOURCE)
    at = next(i for i, s in enumerate(tree.states) if s.event == "line" and s.frames[-1].line == 3)
    given, past = tree.states[at + 1], tree.states[at]
    cases = [
        (past, Verdict.VALID),
        # What is printed before is not part of a past.
        (replace(past, output="x"), Verdict.VALID),
        (with_locals(past, xs="[8]"), Verdict.INVALID),
        (with_locals(past, xs="Thing(1)"), Verdict.UNCHECKED),
        (replace(past, event="return", value="5"), Verdict.UNCHECKED),
        (None, Verdict.INVALID),
    ]
    for state, verdict in cases:
        assert checker.check(given, "inv_step_into", state) is verdict, state


def test_another_past_than_the_true_one_can_be_valid():
    source = "a = 5\nb = 2\na = b * 3\nprint(a)\n"
    states = trace(source).states
    given, past = states[4], states[3]  # lines 4 and 3
    checker = Checker(source)
    assert checker.check(given, "inv_step_into", with_locals(past, a="99")) is Verdict.VALID
    assert checker.check(given, "inv_step_into", with_locals(past, b="3")) is Verdict.INVALID
    # The call that leads to a return: other arguments, the same result.
    source = "def f(n):\n    n = n % 2\n    return n\n\nr = f(3)\n"
    states = trace(source).states
    call = next(s for s in states if s.event == "call" and len(s.frames) == 2)
    left = next(s for s in states if s.event == "return" and len(s.frames) == 2)
    checker = Checker(source)
    assert checker.check(left, "inv_step_call", with_locals(call, n="7")) is Verdict.VALID
    assert checker.check(left, "inv_step_call", with_locals(call, n="8")) is Verdict.INVALID


def test_what_is_unknown_may_be_anything():
    source = "def f(n, xs):\n    ys = xs\n    m = n % 2\n    return m\n\nr = f(3, [1])\n"
    states = trace(source).states
    inside = [s for s in states if len(s.frames) == 2]
    past, given = inside[2], inside[3]  # lines 3 and 4
    assert given.aliases
    checker = Checker(source)

    def told(state: State, **parts) -> State:
        """Of the state the innermost frame alone, with other parts."""
        frame = replace(state.frames[-1], **parts)
        return replace(state, output="", aliases=None, frames=[frame])

    def known(state: State, **values: str | None) -> State:
        return told(state, locals={**state.frames[-1].locals, **values})

    nothing = {"locals": None, "loops": None, "pending": None}
    below = replace(past.frames[0], **nothing)

    def check(given: State, past: State, expected: Verdict) -> None:
        assert checker.check(given, "inv_step_into", past) is expected, (given, past)

    check(told(given), told(past), Verdict.VALID)
    check(told(given, **nothing), told(past, **nothing), Verdict.VALID)
    check(known(given, n=None), known(past, n=None), Verdict.VALID)
    check(known(given, later=None), known(past, later=None), Verdict.VALID)
    check(
        replace(given, aliases=None, frames=[below, given.frames[1]]),
        replace(past, aliases=None, frames=[below, past.frames[1]]),
        Verdict.VALID,
    )
    # aliases of names that are told are told, too
    check(replace(known(given), aliases=[]), told(past), Verdict.INVALID)
    check(replace(known(given, ys=None), aliases=[]), known(past, ys=None), Verdict.VALID)
    # other values than the run's: n can be 5, and m then is 1, too
    check(known(given, n="5"), known(past, n="5"), Verdict.VALID)
    check(known(given, n="5", xs=None), known(past, n="5", xs=None), Verdict.VALID)
    # what is known still decides
    check(known(given, n="4"), known(past, n="4"), Verdict.INVALID)
    check(told(given), told(past, line=2), Verdict.INVALID)
    # another value of n might lead there
    check(known(given, n=None, m="0"), known(past, n=None), Verdict.UNCHECKED)
    # a stack of another height is no past of this one
    check(given, told(past), Verdict.INVALID)


def test_pasts_of_an_exception_whose_locals_nobody_knows_are_checked():
    source = "def f(n):\n    return 1 // n\n\nf(0)\n"
    states = trace(source).states
    at = next(i for i, s in enumerate(states) if s.event == "exception")
    given = replace(
        states[at],
        aliases=None,
        frames=[replace(f, locals=None, loops=None, pending=None) for f in states[at].frames],
    )
    *lower, top = given.frames
    place = replace(given, event="line", value=None)

    def at_line(n: str | None) -> State:
        return replace(place, frames=[*lower, replace(top, locals={"n": n})])

    checker = Checker(source)
    for past, verdict in (
        (at_line("0"), Verdict.VALID),
        (at_line(None), Verdict.VALID),
        (with_locals(states[at - 1], n="2"), Verdict.INVALID),
    ):
        assert checker.check(given, "inv_step_into", past) is verdict, past


# Figures


def test_figures_agree_with_a_count_by_hand(tree: StateTree):
    run = next(t for t in drawn() if t.is_run)
    right = [Prediction(step.target, 0.9) for step in run.steps]
    report = Report()
    report.add(run, right)
    wrong = [*right[:3], Prediction(None, 0.8), *right[4:]]
    report.add(run, wrong)
    n = len(run.steps)
    found = report.to_json()
    assert found["exact"] == {"right": 2 * n - 1, "all": 2 * n, "share": (2 * n - 1) / (2 * n)}
    assert (found["runs"]["right"], found["runs"]["all"]) == (1, 2)
    assert (found["run_states"]["right"], found["run_states"]["all"]) == (n + 3, 2 * n)
    assert found["unreadable"]["right"] == 1
    assert found["coverage"][0] == {"coverage": 0.5, "exact": 1.0}
    assert found["calibration_error"] == pytest.approx((2 * n - 1) * 0.1 / (2 * n))


def test_charts_show_every_value():
    drawing = bars("t", ["a", "b"], {"x": [0.5, None], "y": [0.25, 1.0]})
    assert drawing.count("<title>") == 3
    assert "50.0%" in drawing
    assert "7 steps" in reliability("t", {"x": [(0.5, 0.4, 7)]})


def test_trajectories_are_shown_as_read_back():
    program, walk = next(programs_with_one(1))
    text = markdown(1, program, walk)
    assert "KEY FRAME" in text
    assert text.count(" tokens]") == len(walk.steps) + 1


# Several pasts


def test_several_pasts_are_judged(tmp_path: Path):
    """Of an engine that answers the given state alone, and with the gold past before it."""
    found = drawn()
    asked = pasts.questions(found, 3)
    lines = []
    for t, k in asked:
        given, past = ({"state": s.to_json()} for s in (t.before(k), t.steps[k].target))
        lines += [{"predictions": [given]}, {"predictions": [past, given]}]
    (tmp_path / "answers").write_text("".join(json.dumps(one) + "\n" for one in lines))
    engine = tmp_path / "hunch"
    engine.write_text(f'#!/bin/sh\ncat > "{tmp_path}/requests"\ncat "{tmp_path}/answers"\n')
    engine.chmod(0o755)
    shown = pasts.measure(engine, tmp_path, found, 3, 8).to_json()
    assert shown["questions"] == 3
    assert (shown["greedy_valid"], shown["first_valid"], shown["some_valid"]) == (0, 1, 1)
    assert (shown["shown"], shown["valid_shown"]) == (2, 1)
    requests = (tmp_path / "requests").read_text().splitlines()
    assert [json.loads(one)["samples"] for one in requests] == [1, 8] * 3
