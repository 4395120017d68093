"""The basics: each question has one right answer, none is trained on, and a guess does not pass for knowledge."""

from collections import Counter

import pytest

from hunch_recipe.basics import questions, slug
from hunch_recipe.evaluation.steps import read, write
from hunch_recipe.hashing import hash_sensitive
from hunch_recipe.programs import is_refused
from hunch_recipe.programs.basics import SHAPES
from hunch_recipe.trace import trace

EACH = 60


@pytest.mark.parametrize("kind", SHAPES)
def test_basics_have_one_right_answer_and_are_not_trained_on(kind, tmp_path):
    asked = questions(kind, EACH, 0)
    assert len({(one.source, repr(one.state)) for one in asked}) == EACH
    for one in asked:
        (step,) = one.steps
        states = trace(one.source).states
        after = [states[at + 1] for at, state in enumerate(states) if state == one.state]
        assert after == [step.target], one.source
        assert is_refused(one.source)
    assert not any(hash_sensitive(one.source) for one in asked[:5])
    path = tmp_path / f"{slug(kind)}.jsonl"
    write(path, asked)
    assert list(read(path)) == asked == questions(kind, EACH, 0)


@pytest.mark.parametrize("kind", SHAPES)
def test_no_answer_of_a_kind_is_right_by_itself(kind):
    answers: Counter[tuple[int, str, str | None]] = Counter()
    for one in questions(kind, 200, 1):
        before, after = one.state.frames[-1], one.steps[0].target
        now = after.frames[-1]
        new = [value for name, value in now.locals.items() if before.locals.get(name) != value]
        answers[now.line - before.line, str(new), after.value] += 1
    assert answers.most_common(1)[0][1] < 0.66 * 200, answers.most_common(3)
