"""The page's lessons: everything they expect is what CPython does, and they are a course."""

import copy
import json
from pathlib import Path

import pytest

from hunch_recipe.lessons import dump, faults, fill, same_answer
from hunch_recipe.programs.mixture import refusals
from hunch_recipe.programs.normalise import digests

FOLDER = Path(__file__).resolve().parents[3] / "public" / "lessons"
PATHS = sorted(path for path in FOLDER.glob("*.json") if path.name != "index.json")


def read(path: Path) -> dict:
    return json.loads(path.read_text(encoding="utf-8"))


def questions(lesson: dict) -> list[dict]:
    return [question for step in lesson["steps"] for question in step.get("questions", [])]


def goes_back(lesson: dict) -> bool:
    return any(
        step["go"]["kind"].startswith("inv_") and step.get("questions")
        for step in lesson["steps"]
        if "go" in step
    )


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_what_a_lesson_expects_happens(path: Path):
    lesson = read(path)
    assert faults(lesson) == []
    # Wherever a command leads, the state is told, so that no mistake of the model's spreads through the lesson.
    assert all("then" in step for step in lesson["steps"] if "go" in step)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_lesson_is_whole(path: Path):
    lesson = read(path)
    assert lesson["id"] == path.stem
    assert path.read_text(encoding="utf-8") == dump(lesson), "written by --write"
    assert 5 <= lesson["minutes"] <= 9
    assert len(questions(lesson)) >= 4
    assert len(lesson["summary"]) >= 2
    for question in questions(lesson):
        assert question["hints"] and question["why"]
        # A hint leads to the answer, and is not the answer.
        told = question["answer"].strip("'")
        if len(told) > 2:
            assert all(told not in hint for hint in question["hints"]), question


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_lesson_is_no_evaluation_program(path: Path):
    # As a whole: that a stranger's program has the same five-line `average` as a lesson takes nothing from either, as lessons are
    # not trained on.
    whole, _ = digests("\n".join(read(path)["program"]) + "\n")
    assert whole not in refusals()[0]


def test_the_course():
    index = read(FOLDER / "index.json")
    lessons = {path.stem: read(path) for path in PATHS}
    assert sorted(entry["id"] for entry in index) == sorted(lessons)
    for entry in index:
        assert entry == {key: lessons[entry["id"]][key] for key in entry}
    assert len(lessons) >= 12
    assert sum(map(goes_back, lessons.values())) >= 3
    assert sum(lesson["title"].startswith("Bug:") for lesson in lessons.values()) >= 2


def test_what_is_wrong_is_found():
    """The checker itself: a lesson with one thing changed."""
    lesson = read(FOLDER / "names.json")

    def check(change, expected: str):
        wrong = copy.deepcopy(lesson)
        change(wrong)
        assert any(expected in fault for fault in faults(wrong)), faults(wrong)

    check(lambda it: it["steps"][1]["questions"][0].update(answer="4"), "CPython says 3")
    check(lambda it: it["steps"][1]["questions"][0].update(answer="'3'"), "CPython says 3")
    check(lambda it: it["steps"][1]["questions"][0].update(name="plums"), "there is no plums")
    check(lambda it: it["steps"][1]["questions"][0].update(ask="result"), "nothing is handed back")
    check(lambda it: it["steps"][1]["then"]["frames"][0].update(line=4), "steps[1].then")
    check(lambda it: it["steps"][1]["then"]["frames"][0]["locals"].pop("pears"), "steps[1].then")
    check(lambda it: it["steps"][0].update(go={"kind": "inv_step_over"}), "steps[0].go")
    check(lambda it: it["steps"][0].update(go={"kind": "edit"}), "steps[0].go")
    check(lambda it: it["program"].append("x = = 1"), "syntax error")
    start = {"event": "line", "frames": [{"function": "<module>", "line": 2, "locals": {}}]}
    check(lambda it: it.update(start=start | {"exit": "never"}), "start:")


def test_what_the_start_hides_stays_hidden_until_it_is_asked():
    lesson = read(FOLDER / "which-way.json")
    shown = [step["then"]["frames"][0]["locals"].get("price", "-") for step in lesson["steps"][:3]]
    assert shown == [None, None, "4"]
    again = copy.deepcopy(lesson)
    for step in again["steps"]:
        step.pop("then", None)
    assert fill(again) == lesson


def test_answers_are_python_values():
    assert same_answer("[1,2]", "[1, 2]") and same_answer('"a"', "'a'")
    assert not same_answer("1", "1.0") and not same_answer("True", "1")
    assert same_answer("<function f>", "<function f>")
