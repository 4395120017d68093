"""Programs that mean harm, or do it: each ends in a refusal that says what to do, or is a run like others, and soon.

They run as `python -m hunch_recipe.trace` runs them: in a process with a deadline and a limit of memory.
"""

import subprocess
import sys
import time

import pytest
from test_trace import RECIPE

from hunch_recipe.apart import trace_apart
from hunch_recipe.refusal import ADVICE

SOON = 0.3  # seconds, for what does not end
MEGABYTES = 128
REACHED = "import sys\nm = getattr(sys, 'mod' + 'ules')\n"  # past the static checks

REFUSED = [
    ("integer power", "x = 10 ** 10 ** 8", "memory", "makes an integer of millions of digits"),
    ("power in place", "x = 10\nx **= 10 ** 8", "memory", "makes an integer of millions of digits"),
    ("shift in place", "x = 1\nx <<= 10 ** 10", "memory", "makes an integer of millions of digits"),
    ("long string", "x = 'a' * 10 ** 10", "memory", "runs out of memory"),
    ("growing list", "x = [0]\nwhile True: x += x", "memory", "runs out of memory"),
    ("long output", "print('x' * 10 ** 9)", "memory", "runs out of memory"),
    ("file", "open('f', 'w')", "forbidden", "calls open()"),
    ("file in eval", "eval('open(\"f\")')", "forbidden", "calls open()"),
    ("generated code", "exec('x = 1')", "forbidden", "calls exec()"),
    ("import in eval", "eval('__import__(\"os\")')", "forbidden", "imports os"),
    ("exit of the process", "import os\nos._exit(0)", "forbidden", "imports os"),
    ("command", "import subprocess", "forbidden", "imports subprocess"),
    ("thread", "import threading", "forbidden", "imports threading"),
    ("signal", "from signal import alarm", "forbidden", "imports signal"),
    ("tracing", "import sys\nsys.settrace(None)", "forbidden", "uses settrace"),
    ("hidden tracing", "import sys\ngetattr(sys, 'set' + 'trace')(None)", "lost", None),
    ("lambda for ever", "f = lambda: f()\nf()", "lost", None),
    ("a lie about the class", "class A:\n    __class__ = property(lambda s: 1 / 0)\nx = A()", "lost", None),
    ("hidden exit", REACHED + "m['os']._exit(3)", "ended", "ends its process, with code 3"),
    ("kill", REACHED + "m['os'].kill(m['os'].getpid(), 9)", "ended", "ends its process, by SIGKILL"),
    ("brackets", "x = " + "(" * 1000 + ")" * 1000, "syntax", None),
    ("deep expression", "x = " + "-" * 5000 + "1", "syntax", None),
    ("null byte", "x = '\0'", "syntax", None),
]  # fmt: skip
TAKE_TOO_LONG = [
    ("stuck in sum", "sum(range(10 ** 12))"),
    ("stuck in pow", "x = pow(7, 10 ** 8)"),
    ("stuck in a regular expression", "import re\nre.match('(a+)+$', 'a' * 64 + 'b')"),
    ("sleep", "import time\ntime.sleep(9)"),
    ("one endless line", "[None for i in iter(int, 1)]"),
    ("output without end", "[print('x') for i in iter(int, 1)]"),
    (
        "nothing stops it",
        "while True:\n    try:\n        [None for i in iter(int, 1)]\n    except BaseException: pass",
    ),
    ("nor this", "def f():\n    try: [0 for i in iter(int, 1)]\n    finally: f()\nf()"),
]
RUNS = [
    ("recursion", "import sys\nsys.setrecursionlimit(60)\ndef f(): f()\nf()", "error"),
    ("exit", "import sys\nsys.exit()", "normal"),
    ("no input", "import sys\nx = sys.stdin.read()\ninput()", "error"),
    ("repr that fails", "class A:\n    def __repr__(self): return 1 / 0\nx = A()", "normal"),
    ("repr that calls itself", "class A:\n    def __repr__(s): return repr(s)\nx = A()", "normal"),
    ("repr that exits", "class A:\n    def __repr__(s): raise SystemExit\nx = A()", "normal"),
    (
        "no attributes",
        "class A:\n    def __getattribute__(s, n): raise KeyError\nx = [A()]",
        "normal",
    ),
    (
        "never",
        "while True:\n    try: raise SystemExit\n    except BaseException: continue",
        "never",
    ),
    ("endless __del__", "class A:\n    def __del__(s):\n        while 1: s\nA()", "never"),
]


def names(table):
    return {"argvalues": [row[1:] for row in table], "ids": [row[0] for row in table]}


@pytest.mark.parametrize(("source", "kind", "reason"), **names(REFUSED))
def test_refused(source, kind, reason):
    result = trace_apart(source, seconds=60, megabytes=MEGABYTES)
    assert (result.refused.kind, result.states) == (kind, [])
    assert reason is None or result.refused == reason


@pytest.mark.parametrize("source", [row[1] for row in TAKE_TOO_LONG], ids=lambda source: source)
def test_refused_after_its_time(source):
    start = time.monotonic()
    result = trace_apart(source, seconds=SOON, megabytes=MEGABYTES)
    assert (result.refused.kind, result.states) == ("time", [])
    assert time.monotonic() - start < 30  # on a busy machine


@pytest.mark.parametrize(("source", "exit"), **names(RUNS))
def test_runs(source, exit):
    result = trace_apart(source, seconds=60, megabytes=MEGABYTES, max_events=500)
    assert result.refused is None
    assert result.states[-1].exit == exit


def test_the_command_says_what_to_do(tmp_path):
    program = tmp_path / "p.py"
    program.write_text("sum(range(10 ** 12))")
    command = [sys.executable, "-m", "hunch_recipe.trace", "--seconds", "0.1", program]
    done = subprocess.run(command, cwd=RECIPE, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"{program} was not traced, it ")
    assert done.stderr.endswith(f": {ADVICE['time']}\n")


@pytest.mark.parametrize(("source", "code"), [("x = 1", 0), ("x = 'a' * 10 ** 10", 1)])
def test_a_limit_from_outside_stays(tmp_path, source, code):
    program = tmp_path / "p.py"
    program.write_text(source)
    command = f"ulimit -v 4000000 && exec {sys.executable} -m hunch_recipe.trace {program}"
    done = subprocess.run(command, shell=True, cwd=RECIPE, capture_output=True, text=True)
    assert done.returncode == code
    assert done.stderr == (
        f"{program} was not traced, it runs out of memory: {ADVICE['memory']}\n" if code else ""
    )
