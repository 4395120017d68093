"""Decisions: what headers are asked, and values put in for names; with golden files that the engine tests as well."""

import json
from pathlib import Path

import pytest

from hunch_recipe.decisions import Decisions, condition
from hunch_recipe.recall import places
from hunch_recipe.source import lines
from hunch_recipe.state import Frame, State
from hunch_recipe.substitution import substituted
from hunch_recipe.traced import traced

GOLDEN = Path(__file__).parents[3] / "tests/golden"


def lines_of(name: str) -> list[dict]:
    return [json.loads(line) for line in (GOLDEN / name).read_text("utf-8").splitlines()]


LOOPS = """def clamp(n, top):
    if n > top:
        return top
    elif n < 0 or not n:
        return 1
    return n
xs = [3, 14, -2, 0]
total = 0
for x in xs:
    total += clamp(x, 9)
for i in range(2, total):
    if i * i > total:
        break
for j in range(len(xs)):
    xs[j] = 0
while xs and total:
    xs.pop()
"""


def test_headers_are_asked_what_they_depend_on():
    program = traced(LOOPS, 500)
    decisions = Decisions(program.tree, program.texts)
    asked: dict[int, list[tuple[str, str]]] = {}
    for at in decisions.states():
        (question,) = decisions.questions(at)
        asked.setdefault(program.tree.states[at].frames[-1].line, []).append(
            (question.expression, question.answer.text)
        )
    # The values of names, items and sizes are put in.
    assert asked == {
        2: [
            (f"{n}>9", told)
            for n, told in ((3, "False"), (14, "True"), (-2, "False"), (0, "False"))
        ],
        4: [(f"{n}<0 or not {n}", told) for n, told in ((3, "False"), (-2, "True"), (0, "True"))],
        9: [(f"4>{n}", str(n < 4)) for n in range(5)],
        11: [(f"14>{n}", "True") for n in (2, 3, 4)],
        12: [(f"{i}*{i}>14", told) for i, told in ((2, "False"), (3, "False"), (4, "True"))],
        14: [(f"4>{n}", str(n < 4)) for n in range(5)],
        16: [
            (f"[{zeros}] and 14", "14" if zeros else "[]")
            for zeros in ("0, 0, 0, 0", "0, 0, 0", "0, 0", "0", "")
        ],
    }


@pytest.mark.parametrize("case", lines_of("conditions.jsonl"), ids=lambda case: case["header"])
def test_headers_are_asked_as_the_engine_asks_them(case):
    texts = places(lines(f"{case['header']}:\n    pass\n"))
    frame = Frame("<module>", 0, 1, {}, {1: case["count"]}, [])
    assert condition(State("line", [frame], [], None, "", None), texts) == case["asked"]


GIVEN, *SUBSTITUTIONS = lines_of("substitutions.jsonl")


@pytest.mark.parametrize("case", SUBSTITUTIONS, ids=lambda case: case["expression"])
def test_values_are_put_in_as_the_engine_puts_them_in(case):
    frame = Frame("<module>", 0, 1, GIVEN["locals"], {}, [])
    state = State("line", [frame], [], None, "", None)
    assert substituted(case["expression"], state) == case["put_in"]
