"""The tracer's ends and limits, the JSON of states, and the static facts of programs."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from hunch_recipe.hashing import hash_sensitive
from hunch_recipe.state import State
from hunch_recipe.structure import Structure
from hunch_recipe.trace import trace

RECIPE = Path(__file__).resolve().parents[1]


def test_start():
    start = trace("x = 1").states[0]
    assert start.to_json() == {
        "event": "call",
        "frames": [{"function": "<module>", "line": 0, "locals": {}, "loops": {}, "pending": []}],
        "aliases": [],
        "value": None,
        "output": "",
        "exit": None,
    }


@pytest.mark.parametrize(
    "loop",
    [
        "while True: pass",
        "while True:\n    try:\n        1 / 0\n    except: pass",
        "while True:\n    try:\n        x = 1\n    except BaseException:\n        x = 2",
        "def f():\n    while 1:\n        yield 1\nfor x in f(): pass",
    ],
)
def test_a_run_that_does_not_end(loop):
    states = trace(loop, seconds=60).states
    assert len(states) == 10_001
    assert (states[-1].event, states[-1].frames, states[-1].exit) == ("exit", [], "never")
    assert [state.exit for state in trace(loop, max_events=5).states] == [None] * 5 + ["never"]


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("x = = 1", "has a syntax error: invalid syntax (line 1)"),
        ("x = 1; return x", "has a syntax error: 'return' outside function (line 1)"),
        ("import os.path", "imports os"),
        ("m = __import__\nm('os')", "imports os"),
        ("for i in range(10 ** 9): [n for n in range(10 ** 9)]", "does not end within 0.2 seconds"),
    ],
)
def test_refused(source, reason):
    result = trace(source, seconds=0.2)
    assert (result.refused, result.states) == (reason, [])


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("x = id([])", "uses id(), which differs from run to run"),
        ("import time", "imports time, which differs from run to run"),
        ("import random\nrandom.random()", "imports random, which differs from run to run"),
        ("import random\nrandom.seed(1)", None),
        ("def id(x): return x\nid(1)", None),
    ],
)
def test_refused_for_training(source, reason):
    assert trace(source, deterministic=True).refused == reason
    assert trace(source).refused is None


def test_the_interpreter_is_left_as_it_was():
    held = (
        sys.stdout,
        sys.stdin,
        sys.modules["__main__"],
        sys.getrecursionlimit(),
        sys.setrecursionlimit,
    )
    trace("import sys\nsys.setrecursionlimit(50)\nsys.stdout = None\n1 / 0")
    now = (
        sys.stdout,
        sys.stdin,
        sys.modules["__main__"],
        sys.getrecursionlimit(),
        sys.setrecursionlimit,
    )
    assert all(a is b or a == b for a, b in zip(held, now, strict=True))


def test_deep_recursion_is_an_error_of_the_program():
    states = trace("def f(n):\n    return f(n + 1)\nf(0)", seconds=30).states
    assert max(len(state.frames) for state in states) == 1000
    assert states[-1].exit == "error"
    assert states[-3].value == "RecursionError: maximum recursion depth exceeded"


def test_state_json_and_back():
    source = (
        "def f(a):\n    for b in a:\n        return g(a)\ndef g(a):\n    return a\nx = [1]\nf(x)\n"
    )
    result = trace(source)
    for state in result.states:
        data = json.loads(json.dumps(state.to_json()))
        assert State.from_json(data, result.structure) == state


def test_absent_parts_are_unknown():
    data = {"event": "line", "frames": [{"function": "f", "line": 2}]}
    state = State.from_json(data, Structure("def f():\n    pass\n"))
    (frame,) = state.frames
    assert (frame.definition, frame.locals, frame.loops, frame.pending) == (1, None, None, None)
    assert (state.aliases, state.value, state.output, state.exit) == (None, None, "", None)


SOURCE = """\
@same
class A:
    def f(self):
        for x in [
            1,
        ]: pass
        else:
            y = (1,
                 2)
    f = 1
def f():
    try:
        pass
    except ValueError: pass
    finally:
        x = 1; y = 2
"""


def test_structure():
    structure = Structure(SOURCE)
    assert structure.event_lines == [1, 3, 4, 6, 8, 10, 11, 12, 13, 14, 16]
    assert structure.loops == [(4, 6)]
    assert [structure.loops_at(line) for line in (3, 4, 6, 8)] == [[], [4], [4], []]
    names = [("A", 1), ("A", 10), ("f", 3), ("f", 8), ("f", 16), ("f", 99), ("<module>", 1)]
    assert [structure.definition(*name) for name in names] == [2, 2, 3, 3, 11, 0, 0]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = [3, 1]", False),
        ("for v in {1, 2, 3}: pass", False),
        ("s = sorted({'a', 'b', 'c', 'd', 'e', 'f'})", False),
        ("for v in {'a', 'b', 'c', 'd', 'e', 'f'}: pass", True),
        ("x = list({'a': 1, 'b': 2, 'c': 3, 'd': 4}.keys() | {}.keys())", True),
        ("x = hash('a')", True),
    ],
)
def test_hash_sensitive(source, expected):
    assert hash_sensitive(source) is expected


def test_command(tmp_path):
    program = tmp_path / "p.py"
    program.write_text("x = 1\n")
    command = [sys.executable, "-m", "hunch_recipe.trace"]
    done = subprocess.run(
        [*command, program], cwd=RECIPE, capture_output=True, text=True, check=True
    )
    states = [json.loads(line) for line in done.stdout.splitlines()]
    assert states == [state.to_json() for state in trace("x = 1\n").states]
    program.write_text("x = ")
    assert subprocess.run([*command, program], cwd=RECIPE, capture_output=True).returncode == 1
    assert subprocess.run(command, cwd=RECIPE, capture_output=True).returncode == 2


def test_what_is_typed_is_read_line_by_line():
    states = trace("a = input('A? ')\nb = input()\nc = input()", typed=["x", ""]).states
    assert [state.output for state in states[2:4]] == ["A? ", ""]
    assert states[3].frames[0].locals == {"a": "'x'", "b": "''"}
    assert states[4].value == "EOFError: EOF when reading a line"
