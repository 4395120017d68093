"""The same states under every other CPython that is installed: that is what makes the tracer canonical."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hunch_recipe.trace import trace

TESTS = Path(__file__).parent
PROGRAMS = [path.read_text().split("-----\n")[0] for path in sorted((TESTS / "runs").glob("*.txt"))]
PROGRAMS += [path.read_text() for path in sorted((TESTS / "programs").glob("*.py"))]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
SECONDS = 60  # for a busy machine

# Statements whose exceptions have the words of 3.11 under every version.
MESSAGES = """\
1 / 0
0 ** -1
[].pop()
[1][5]
{}["a"]
min([])
a, b = 1, 2, 3
a, b = 5
int("x")
1 + "a"
"a" + 1
"a".find(1)
[1, "a"].sort()
1 in 5
None.x
(5).x = 1
None[0]
{[]: 1}
{[]}
len(5)
print(foo=1)
int(1, 2, 3)
(lambda a: a)(1, 2)
(lambda size: 0)(sise=1)
next(iter([]))
nope
assert 0, "no"
import nope
from math import nope
import math; math.sqrt(-1)
import datetime; datetime.date(2020, 2, 31)
import random; random.randint(2, 1)
import abc; type("A", (abc.ABC,), {"f": abc.abstractmethod(len)})()
""".splitlines()
# Those whose words cannot be told from a later version's: they compare by type.
UNMAPPED = """\
1 // 0
1 % 0
1.0 / 0
1.0 // 0
1.0 % 0
divmod(1, 0)
complex(1) / 0
10.0 ** 400
[1].index(2)
dict([1])
with 5: pass
import collections; collections.deque([1]).remove(2)
import enum; enum.Enum("A", "x").y
""".splitlines()

TRACE_ALL = f"""
import json, sys
from hunch_recipe.trace import trace
for source in json.load(sys.stdin):
    result = trace(source, seconds={SECONDS})
    print(json.dumps([result.refused, [state.to_json() for state in result.states]]))
"""


def interpreter(version: str) -> str | None:
    """The path of an installed CPython of a version, on PATH or of pyenv."""
    found = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
    for path in [*map(str, found), shutil.which(f"python{version}")]:
        if path is not None and run(path, "import sys; print(sys.version)").startswith(version):
            return path
    return None


def run(python: str, code: str, stdin: str = "") -> str:
    environment = {"PYTHONPATH": str(TESTS.parent), "PYTHONHASHSEED": "0", "PATH": "/usr/bin:/bin"}
    done = subprocess.run(
        [python, "-c", code], input=stdin, capture_output=True, text=True, env=environment
    )
    return done.stdout


def assert_messages(python: str) -> None:
    answers = run(python, TRACE_ALL, json.dumps([*MESSAGES, *UNMAPPED])).splitlines()
    for source, answer in zip([*MESSAGES, *UNMAPPED], answers, strict=True):
        theirs = [
            state["value"] for state in json.loads(answer)[1] if state["event"] == "exception"
        ]
        ours = [state.value for state in trace(source).states if state.event == "exception"]
        if source in UNMAPPED:
            theirs, ours = [
                [value.partition(":")[0] for value in values] for values in (theirs, ours)
            ]
        assert theirs == ours, source


@pytest.mark.parametrize("version", [v for v in VERSIONS if not sys.version.startswith(v)])
def test_same_states(version, capsys):
    python = interpreter(version)
    if python is None:
        pytest.skip(f"no CPython {version} here to compare with")
    answers = [
        json.loads(line) for line in run(python, TRACE_ALL, json.dumps(PROGRAMS)).splitlines()
    ]
    assert len(answers) == len(PROGRAMS)
    total = 0
    for source, (refused, states) in zip(PROGRAMS, answers, strict=True):
        ours = trace(source, seconds=SECONDS)
        assert refused == ours.refused
        assert states == json.loads(json.dumps([state.to_json() for state in ours.states]))
        total += len(states)
    assert_messages(python)
    with capsys.disabled():
        here = re.match(r"\S+", sys.version)[0]
        print(f"\n{total} states of {len(PROGRAMS)} programs: CPython {version} equals {here}")
