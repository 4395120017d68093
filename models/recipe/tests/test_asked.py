"""Single operations: written out, with the values that CPython has for them."""

import ast
import re

import pytest

from hunch_recipe.asked import ask, questions
from hunch_recipe.values import LIMIT


def test_operations_are_written_out_and_have_values():
    asked = questions(2, 0)
    assert asked == questions(2, 0)
    assert len({kind for kind, _, _ in asked}) > 100
    for kind, expression, value in asked:
        if kind.startswith("mistakes:"):
            continue
        names = {node.id for node in ast.walk(ast.parse(expression)) if isinstance(node, ast.Name)}
        assert repr(eval(expression)) == value or "{" in value, (kind, expression)
        assert not names & {"x", "xs", "s"} or " for " in expression, expression


def test_mistakes_raise_beside_such_that_do_not():
    asked = [one for one in questions(40, 0) if one[0].startswith("mistakes:")]
    raised = [value for _, _, value in asked if re.match(r"[A-Z]\w+Error: ", value)]
    assert 0.5 < len(raised) / len(asked) < 0.95
    assert {one.split(":")[0] for one in raised} >= {"TypeError", "ValueError", "ZeroDivisionError", "IndexError", "KeyError", "AttributeError", "NameError"}  # fmt: skip
    for kind, expression, value in asked:
        try:
            found = repr(eval(expression, {}))
        except Exception as error:
            found = f"{type(error).__name__}: {error}"
        cut = found if len(found) <= LIMIT else found[:LIMIT] + "…"
        assert value in (found, cut) or "{" in value, (kind, expression)


def test_answers_are_counted_by_kind(tmp_path):
    hunch = tmp_path / "hunch"
    hunch.write_text('#!/bin/sh\nwhile read line; do echo \'{"value": "3"}\'; done\n')
    hunch.chmod(0o755)
    found = ask(hunch, tmp_path, [("sum", "1+2", "3"), ("sum", "2+2", "4"), ("other", "3", "3")])
    assert {kind: (tally.right, tally.all) for kind, tally in found.items()} == {
        "sum": (1, 2),
        "other": (1, 1),
    }


@pytest.mark.parametrize("seed", range(3))
def test_seeds_ask_other_questions(seed):
    assert questions(1, seed) != questions(1, seed + 1)
