"""Everyday expressions: filled with values, written out, and what they are worth."""

import ast
import random

import pytest

from hunch_recipe.audited import EXPRESSIONS, names, question, questions, request, values

LINES = EXPRESSIONS.read_text().splitlines()


def test_every_line_is_an_expression_of_known_names_alone():
    known = values(random.Random(0)).keys()
    assert len(set(LINES)) == len(LINES)
    for line in LINES:
        read, bound = names(ast.parse(line, mode="eval"))
        assert read - known <= set(dir(__builtins__)) | set(__builtins__), line
        assert not bound & {"print", "len"}, line


@pytest.mark.parametrize("written", [False, True])
def test_questions_are_worth_what_python_says(written):
    asked = list(questions(1, 0, written))
    assert asked == list(questions(1, 0, written))
    assert len(asked) > 0.9 * len(LINES)
    for _, expression, shown, worth in asked:
        found = eval(expression, {name: ast.literal_eval(one) for name, one in shown.items()})
        assert repr(found) == worth or "{" in worth or "<" in worth, expression
        assert not (written and shown), expression


def test_names_that_an_expression_binds_stay():
    expression, shown, _ = question("[x * n for x in xs]", random.Random(1), written=True)
    assert expression.startswith("[x * ") and expression.count("x") == 2 and not shown


def test_what_raises_is_no_question():
    with pytest.raises(ValueError):
        question("xs[99]", random.Random(0), written=False)


def test_a_state_shows_the_names_that_are_read():
    _, shown, _ = question("xs[0] + n", random.Random(0), written=False)
    assert shown.keys() == {"xs", "n"}
    state = request(3, "xs[0] + n", shown)["state"]
    assert state["frames"][0]["locals"] == shown
