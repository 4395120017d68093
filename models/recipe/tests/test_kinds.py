"""What trajectories have beside the eight actions: edits, watches, sub-expressions, incomplete programs, tracebacks."""

import ast
import json
import os
import random
from collections import Counter
from itertools import count, islice
from pathlib import Path
from statistics import median

import pytest

from hunch_recipe import data
from hunch_recipe.actions import FORWARD, INVERSE, StateTree
from hunch_recipe.arguments import questions, without_calls
from hunch_recipe.edits import Edit, Editor, Edits
from hunch_recipe.incomplete import Hider, incomplete
from hunch_recipe.language import Answer
from hunch_recipe.practice import Practice
from hunch_recipe.programs import programs
from hunch_recipe.programs.sheets import sheet as sheet_program
from hunch_recipe.questions import canonical
from hunch_recipe.recall import places
from hunch_recipe.replay import Piece, encoded, random_trajectories, read_back
from hunch_recipe.sheets import sheet, values
from hunch_recipe.source import expression, lines
from hunch_recipe.state import State
from hunch_recipe.structure import Structure
from hunch_recipe.subexpressions import Recorder
from hunch_recipe.tokens import TOKENS
from hunch_recipe.trace import trace
from hunch_recipe.traced import Traced, traced
from hunch_recipe.trajectories import trajectory
from hunch_recipe.watches import Unsafe, Watcher, evaluate

GOLDEN = Path(__file__).parents[3] / "tests/golden"
TRAJECTORIES = int(os.environ.get("HUNCH_TRAJECTORIES", "300"))
"""How many are read back; 10,000 take some minutes."""


def agree(seen, truth, whole: bool) -> bool:
    """Whether a state that was read back is the true one; if not the `whole` is shown, in all that is known."""
    if (
        seen.event != truth.event
        or seen.exit != truth.exit
        or seen.value not in (truth.value, None)
    ):
        return False
    below = len(truth.frames) - len(seen.frames)
    for a, b in zip(seen.frames, truth.frames[below:], strict=True):
        if (a.definition, a.line) != (b.definition, b.line):
            return False
        if any(v is not None and b.locals.get(n) != v for n, v in (a.locals or {}).items()):
            return False
        if any(n is not None and b.loops[h] != n for h, n in a.loops.items()):
            return False
        if whole and (a.locals != b.locals or a.pending != b.pending or a.loops != b.loops):
            return False
        if a.pending is not None and a.pending != b.pending:
            return False
    if not whole or not seen.frames:
        return True
    return sorted(map(sorted, seen.aliases)) == sorted(map(sorted, truth.aliases))


def check(program: Traced, walk) -> list[str]:
    """Reads a trajectory back, writes it again, and compares its states with the trace; gives the kinds of its parts."""
    read = read_back(program, walk)
    before = None
    for piece in read:
        assert encoded(piece, before, program.texts) == piece.ids, piece
        before = piece.state
    key = read[0].state
    edited = max((i for i, p in enumerate(read) if p.kind == "edit"), default=0)
    assert [p.kind for p in read[1:]] == [s.kind for s in walk.steps]
    assert [p.lines for p in read[1:]] == [list(s.lines) for s in walk.steps]
    for at, (piece, step) in enumerate(zip(read[1:], walk.steps, strict=True), 1):
        if step.kind in FORWARD + INVERSE:
            tree = walk.tree if at > edited else program.tree
            truth = tree.states[step.after]
            whole = key.aliases is not None and len(piece.state.frames) == len(truth.frames)
            assert agree(piece.state, truth, whole), (program.text, piece, truth)
            assert piece.state.output == tree.output(step.before, step.after)
    assert walk.weights == [
        float(any(s.first <= at < s.end for s in walk.steps)) for at in range(len(walk.ids))
    ]
    return [piece.kind for piece in read]


def test_random_trajectories_read_back():
    seen = set()
    for program, walk in islice(random_trajectories(2), TRAJECTORIES):
        seen.update(check(program, walk), [program.kind])
        seen.update(["traceback"] if walk.traceback else [])
    wanted = {
        *FORWARD,
        *INVERSE,
        "key",
        "edit",
        "watch",
        "subexpression",
        "incomplete",
        "traceback",
    }
    assert wanted <= seen, wanted - seen


def test_sheets_read_back_and_tell_what_the_values_give():
    rng, asked = random.Random(8), Counter()
    for source in (sheet_program(rng) for _ in range(60)):
        program = traced(source, 500)
        walk = sheet(rng, program.tree, program.texts, 900)
        if walk is None:
            continue
        assert set(check(program, walk)[1:]) == {"watch"}
        state = program.tree.states[walk.steps[0].before]
        assert {step.before for step in walk.steps} == {step.after for step in walk.steps}
        space = values(state)
        told = [piece for piece in read_back(program, walk) if piece.answer is not None]
        assert len({piece.expression for piece in told}) == len(told)
        for piece in told:
            assert evaluate(piece.expression, dict(space)) == piece.answer
            asked[piece.answer.text] += 1
    assert asked.total() > 600 and 0.6 < asked["True"] / asked["False"] < 1.5


def test_sheets_are_asked_in_rows():
    made = [
        one for row in data.documents(3, 0, 768, practice=Practice(primitives=1.0)) for one in row
    ]
    sheets = [one for one in made if one.kind == "sheet"]
    assert 0.6 < len(sheets) / len(made) < 0.9
    assert median(len(t.steps) for one in sheets for t in one.trajectories) >= 12


def test_decisions_and_kept_breakpoints_are_practised_in_rows():
    made = [
        one
        for chunk in (0, 1)
        for row in data.documents(4, chunk, 768, practice=Practice(decisions=1.0, stops=0.5))
        for one in row
    ]
    single = [one for one in made if one.kind == "decided"]
    assert 0.1 < len(single) / len(made) < 0.4
    for one in single:
        for walk in one.trajectories:
            assert [step.kind for step in walk.steps] in (["step_into"], ["watch", "step_into"])
    kept = Counter()
    for walk in (walk for one in made for walk in one.trajectories):
        stops = [step.lines for step in walk.steps if step.kind == "breakpoint"]
        if len(stops) > 2:
            kept[len(set(stops)) == 1] += 1
    assert kept[True] > 20 > kept[False]


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_the_share_of_what_goes_backward_can_be_set(share: float):
    practice = Practice(backward=share, kinds={"drills": 1})
    made = [one for row in data.documents(5, 0, 512, practice=practice) for one in row]
    kinds = {step.kind for one in made for walk in one.trajectories for step in walk.steps}
    assert {kind in INVERSE for kind in kinds & {*FORWARD, *INVERSE}} == {share == 1}


def test_arguments_are_asked_for_without_the_calls_in_view():
    source = """\
LIMIT = 3
def double(n):
    m = n * 2
    return m
def show(n):
    print(n)
print(double(21))
show(double(LIMIT))
"""
    program = traced(source, 200)
    shown = without_calls(program)
    assert sorted(shown.texts) == [2, 3, 4, 5, 6]
    rng = random.Random(1)
    asked = {}
    for walk in questions(rng, shown, 500):
        given, _, told = "".join(TOKENS[i] for i in walk.ids).partition("<inv_step_call>")
        asked[given.partition("<value>")[2].partition("<same>")[0]] = told
    assert asked == {
        "42": "<call><D1><L2><frame><L2><set>n<is>21<end>",
        "6": "<call><D1><L2><frame><L2><set>n<is>3<end>",
    }


CLOSURE = """def outer(n):
    def inner(m):
        nonlocal n
        n += m
        return n
    return inner(1) + n
total = 3
print(outer(2) + total)
"""


@pytest.mark.parametrize(
    ("source", "at", "edit", "printed"),
    [
        ("x = 1\ny = x + 1\nprint(y)\n", ("line", 2), Edit(0, "x", 5), "6\n"),
        ("xs = [1]\nys = xs\nys.append(2)\nprint(xs, ys)\n", ("line", 3), Edit(0, "ys", [7]), "[1] [7, 2]\n"),
        (CLOSURE, ("call", 1), Edit(1, "n", 10), "25\n"),
        (CLOSURE, ("line", 4), Edit(1, "n", 10), "25\n"),
        (CLOSURE, ("line", 4), Edit(2, "n", 10), "25\n"),
        (CLOSURE, ("line", 4), Edit(0, "total", 100), "106\n"),
        ("for i in range(3):\n    print(i)\n", ("line", 2), Edit(0, "i", 9), "9\n1\n2\n"),
        ("def f(n):\n    return g(1) + n\ndef g(m):\n    return m\nprint(f(2))\n", ("line", 4), Edit(1, "n", 8), "9\n"),
    ],
)  # fmt: skip
def test_an_edit_sets_the_running_frames_local(source: str, at, edit: Edit, printed: str):
    states = trace(source).states
    i = next(i for i, s in enumerate(states) if (s.event, s.frames[-1].line) == at)
    new = trace(source, probe=Editor(i, edit)).states
    assert new[: i + 1] == states[: i + 1]
    assert "".join(s.output for s in new) == printed
    frame = new[i + 1].frames[edit.k]
    assert (
        frame.locals[edit.name] == edit.apply(states[i]).frames[edit.k].locals[edit.name]
        or at[1] > 2
    )


@pytest.mark.parametrize(
    ("edits", "printed", "complete"),
    [
        ([(2, Edit(0, "x", 5)), (3, Edit(0, "y", 1)), (3, Edit(0, "x", 2))], "2 1\n", True),
        ([(2, Edit(0, "missing", 5))], "1 2\n", False),
        ([(2, Edit(1, "x", 5))], "1 2\n", False),
        ([(99, Edit(0, "x", 5))], "1 2\n", False),
    ],
)
def test_several_edits_are_made_in_one_run(edits, printed: str, complete: bool):
    probe = Edits(edits)
    states = trace("x = 1\ny = x + 1\nprint(x, y)\n", probe=probe).states
    assert "".join(s.output for s in states) == printed
    assert probe.complete is complete
    if complete:
        assert [s.frames[0].locals for s in states[1:4]] == [{}, {"x": "5"}, {"x": "2", "y": "1"}]


class Counting:
    def __len__(self):
        raise AssertionError("evaluated")


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("len(xs) + n", "value 5"),
        ("xs[n:]", "value [3]"),
        ("xs[9]", "exception IndexError: list index out of range"),
        ("s.upper() if n else missing", "value 'AB'"),
        ("missing + 1", "exception NameError: name 'missing' is not defined"),
        ("[x * n for x in xs]", "value [2, 4, 6]"),
        ("sum(x for x in xs if x > 1)", "value 5"),
        ("f'{n:>3}'", "value '  2'"),
        *((text, None) for text in (
            "xs.pop()", "xs.append(1)", "print(n)", "next(it)", "list(it)", "f(1)", "len(c)", "c.x.y", "(n := 3)", "open('x')",
            "10 ** n ** n", "1 << n", "lambda: 0", "[a for a in xs for b in xs]", "it", "abs(n)", "n +",
        )),
    ],
)  # fmt: skip
def test_watches_are_pure_or_refused(expression: str, expected: str | None):
    space = {"xs": [1, 2, 3], "n": 2, "s": "ab", "it": iter([1]), "c": Counting(), "abs": len}
    if expected is None:
        with pytest.raises(Unsafe):
            evaluate(expression, space)
    else:
        answer = evaluate(expression, space)
        assert f"{answer.kind} {answer.text}" == expected
    assert space["xs"] == [1, 2, 3] and next(space["it"]) == 1


def sample(count_: int, seed: int) -> list[str]:
    return [source for _, source in islice(programs(seed, "train"), count_)]


OWN_TEXT = """class Coin:
    def __init__(self, n):
        self.n = n
    def __repr__(self):
        return f"Coin({self.n})"
    def __add__(self, other):
        return Coin(self.n + other.n)
coins = [Coin(1), Coin(2)]
both = coins[0] + coins[1]
print(both, [c + both for c in coins][-1].n)
"""


@pytest.mark.parametrize("make", [lambda s: Watcher(random.Random(1), s), Recorder], ids=["watches", "subexpressions"])  # fmt: skip
def test_looking_into_a_run_does_not_change_it(make):
    asked = 0
    for source in (OWN_TEXT, *sample(100, 4)):
        probe = make(source)
        plain, probed = (trace(source, max_events=800, probe=p) for p in (None, probe))
        assert plain.states == probed.states, source
        if isinstance(probe, Recorder):
            probe.finish(probed.states)
        asked += sum(len(probe.questions(at)) for at in range(len(probed.states)))
    assert asked > 300


@pytest.mark.parametrize(
    ("source", "line", "expected"),
    [
        ("def f(n):\n    return n\nx = f(1 + 2) + f(3)\n", 3, "1+2=3 f(1+2)=3 f(3)=3 f(1+2)+f(3)=6"),
        ("a, n = [], 0\nb = n and 1 / n or len(a)\n", 2, "1/n- n and 1/n=0 len(a)=0 n and 1/n or len(a)=0"),
        ("n = 3\nr = n + 1 if n > 2 else n - 1\n", 2, "n>2=True n+1=4 n-1- n+1 if n>2 else n-1=4"),
        ("xs = [3, 1]\nxs[len(xs) - 1] = max(xs)\n", 2, "max(xs)=3 len(xs)=2 len(xs)-1=1"),
        ("xs = [1]\nxs.append(xs.pop() + len(xs))\n", 2, "xs.pop()=1 len(xs)=0 xs.pop()+len(xs)=1 xs.append(xs.pop()+len(xs))=None"),
        ("n = 0\ny = abs(-n) + 1 // n\n", 2, "-n=0 abs(-n)=0 1//n!ZeroDivisionError: integer division or modulo by zero"),
        ("w = 'ab'\nprint(f'{w.upper():>{len(w)}}', end='')\n", 2, "w.upper()='AB' f'{w.upper():>{len(w)}}'='AB' print(f'{w.upper():>{len(w)}}', end='')=None"),
        ("for i in range(2): print(i * 2)\n", 1, "range(2)=range(0, 2) i*2=0 print(i*2)=None"),
        ("s = sum([k * 2 for k in range(3)])\n", 1, "[k*2 for k in range(3)]=[0, 2, 4] sum([k*2 for k in range(3)])=6"),
        ("def g():\n    x = (yield 1) + abs(-2)\nfor v in g(): pass\n", 2, ""),
        ("d = {'a': [1]}\nif d['a'][0] > 0 and len(\n    d) == 1:\n    pass\n", 2, "d['a']=[1] d['a'][0]=1 d['a'][0]>0=True len(d)=1 len(d)==1=True d['a'][0]>0 and len(d)==1=True"),
    ],
)  # fmt: skip
def test_subexpressions_come_in_evaluation_order(source: str, line: int, expected: str):
    recorder = Recorder(source)
    states = trace(source, probe=recorder).states
    i = next(i for i, s in enumerate(states) if s.event == "line" and s.frames[-1].line == line)
    signs = {"value": "=", "exception": "!", "skipped": "-"}
    found = recorder.finish(states).questions(i)
    told = (q.expression + signs[q.answer.kind] + (q.answer.text or "") for q in found)
    assert " ".join(told) == expected


def test_the_range_of_a_loop_is_asked_at_every_iteration():
    source = "n = 2\nfor i in range(n + 1):\n    n = 9\nfor c in sorted('ab'): pass\nfor j in range(n - 8): n = n\n"
    recorder = Recorder(source)
    states = trace(source, probe=recorder).states
    recorder.finish(states)
    told = {2: [], 4: [], 5: []}
    for i, state in enumerate(states):
        if state.event == "line" and state.frames[-1].line in told:
            found = " ".join(f"{q.expression}={q.answer.text}" for q in recorder.questions(i))
            told[state.frames[-1].line].append(found)
    first = "n+1=3 range(n+1)=range(0, 3)"
    assert told[2] == [first] * 4
    assert told[4][0] == "sorted('ab')=['a', 'b']" and not any(told[4][1:])
    assert told[5][0] == "n-8=1 range(n-8)=range(0, 1)" and not any(told[5][1:])


def test_hidden_code_vanishes_into_the_line_that_calls_it():
    source = "import math\ndef f(x):\n    return g(x) + math.floor(0.5)\ndef g(x):\n    return -x\nprint(f(1))\n"
    plain = trace(source).states
    for hidden, functions in (({2, 3}, {"<module>", "g"}), ({4, 5}, {"<module>", "f"}), ({1}, {"<module>", "f", "g"})):  # fmt: skip
        states = trace(source, probe=Hider(frozenset(hidden))).states
        assert {f.function for s in states for f in s.frames} == functions
        assert hidden.isdisjoint(f.line for s in states for f in s.frames)
        assert states[-1] == plain[-1] and states[-2].output == plain[-2].output


def test_incomplete_programs_keep_their_line_numbers():
    rng, kinds = random.Random(3), set()
    for source in sample(80, 9):
        part = incomplete(rng, source)
        if part is None:
            continue
        rows, shown = source.split("\n"), part.shown.split("\n")
        changed = [n for n, (a, b) in enumerate(zip(rows, shown, strict=True), 1) if a != b]
        assert changed and (set(changed) <= part.hidden or "input()" in shown[changed[0] - 1])
        kinds.add(rows[changed[0] - 1].split()[0] if part.hidden else "input")
    assert {"def", "input"} <= kinds


def test_rows_are_a_function_of_seed_and_chunk():
    first, again = (list(data.documents(3, 1, 512)) for _ in range(2))
    ids = [[t.ids for d in row for t in d.trajectories] for row in first]
    assert ids == [[t.ids for d in row for t in d.trajectories] for row in again]


def test_suites_have_the_eight_actions_only():
    rng = random.Random(2)
    for source in sample(40, 6):
        program = traced(source, 900)
        walk = program and trajectory(rng, program.tree, program.lines, program.texts, 900)
        if walk:
            assert {step.kind for step in walk.steps} <= {*FORWARD, *INVERSE}
            assert not walk.traceback and program.kind == "plain"


def test_long_runs_are_told_to_their_end():
    """A run that no context holds is covered by trajectories that begin in the middle, some where one ended."""
    source = (
        "total = 0\nfor i in range(300):\n    if i % 7 == 3:\n        total += i\nprint(total)\n"
    )
    tree = StateTree(trace(source).states)
    rng = random.Random(0)
    told: set[int] = set()
    for number in count():
        made = data.document(rng, source, 2048)
        for walk in made.trajectories if made.kind == "plain" else ():
            if walk.tree.last == tree.last:
                told.update(s.after for s in walk.steps)
        if len(told) > 0.97 * tree.last or number == 120:
            break
    assert tree.last in told and tree.last - 1 in told
    assert len(told) > 0.97 * tree.last


def test_expressions_have_canonical_spacing():
    """The short way for simple expressions gives what the whole rules give."""
    seen = 0
    for source in sample(60, 5):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.expr) and not isinstance(node, ast.Starred):
                text = ast.unparse(node)
                assert canonical(text) == expression(text), text
                seen += 1
    assert seen > 2000


def test_golden_trajectories_are_current():
    """The engine tests the same file."""
    for line in (GOLDEN / "trajectories.jsonl").read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        structure = Structure(record["source"])
        texts = places(lines(record["source"]))
        before = None
        for part in record["parts"]:
            state = State.from_json(part["state"], structure)
            assert encoded(read_part(part, state), before, texts) == part["ids"]
            before = state


def read_part(part: dict, state: State) -> Piece:
    action, question = part.get("action", {"kind": "key"}), part.get("question")
    if question:
        ((kind, text),) = question["answer"].items()
        return Piece(question["kind"], [], [], state, question["expression"], Answer(kind, text))
    edit = (action["frame"], action["locals"]) if action["kind"] == "edit" else None
    return Piece(action["kind"], action.get("lines", []), [], state, edit=edit)
