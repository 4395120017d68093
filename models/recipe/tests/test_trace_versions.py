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
    with capsys.disabled():
        here = re.match(r"\S+", sys.version)[0]
        print(f"\n{total} states of {len(PROGRAMS)} programs: CPython {version} equals {here}")
