"""Lessons against CPython: whether every expected answer, and every state that a lesson tells, is what happens.

`python -m hunch_recipe.lessons FILE.json...` traces each lesson's program, takes the lesson's commands through the state tree and
says what differs; with `--write` it fills in the states (`then`) from the trace. The format is in `docs/lessons.md`. Lessons are not
training data: nothing in this package but this module and its test reads them.
"""

import argparse
import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .actions import FORWARD, INVERSE, StateTree
from .state import State
from .trace import trace

Lesson = dict[str, Any]
_WIDTH = 100
"""What fits on a line of a lesson's file."""
_OPTIONAL = {"value": None, "output": "", "exit": None}
"""Parts of a state that are left out of a file where they say nothing."""


class LessonFault(Exception):
    """Why a lesson is wrong, with the place in its file."""


def source_of(lesson: Lesson) -> str:
    """The program, with the lines that lead to the lesson's start."""
    return "\n".join([*lesson["program"], *lesson.get("reached_by", [])]) + "\n"


def tree_of(lesson: Lesson) -> StateTree:
    """The states of the program's run."""
    result = trace(source_of(lesson), seconds=10.0)
    if result.refused is not None:
        raise LessonFault(f"program: it {result.refused}")
    return StateTree(result.states)


def start_of(lesson: Lesson, tree: StateTree) -> tuple[int, int]:
    """The index of the state that the lesson begins with, the first that has all that is known of it, and how many of
    its outer frames the lesson leaves out."""
    if "start" not in lesson:
        return 0, 0
    for index, state in enumerate(tree.states):
        hidden = len(state.frames) - len(lesson["start"]["frames"])
        if hidden >= 0 and agrees(lesson["start"], view(state, hidden)):
            return index, hidden
    raise LessonFault("start: the run of the program does not come by this state")


def view(state: State, hidden: int) -> dict[str, Any]:
    """A state without so many of its outer frames."""
    shown = state.to_json()
    if state.frames and len(state.frames) <= hidden:
        raise LessonFault("a command leads out of the functions that the lesson begins in")
    shown["frames"] = shown["frames"][hidden:]
    groups = [
        [(int(frame) - hidden, name) for frame, name in (member.split(".") for member in group)]
        for group in shown["aliases"]
    ]
    kept = [[f"{frame}.{name}" for frame, name in group if frame >= 0] for group in groups]
    shown["aliases"] = [group for group in kept if len(group) > 1]
    return shown


def agrees(told: Any, true: Any) -> bool:
    """Whether `true` has all that is told; null is unknown, and what is left out is not told."""
    if told is None:
        return True
    if isinstance(told, dict):
        return isinstance(true, dict) and all(
            key in true and agrees(value, true[key]) for key, value in told.items()
        )
    if isinstance(told, list):
        return isinstance(true, list) and len(told) == len(true) and all(map(agrees, told, true))
    return told == true


def same_names(told: dict[str, Any], true: dict[str, Any]) -> bool:
    """Whether every frame whose locals are told has these names and no others."""
    return all(
        ours["locals"] is None or set(ours["locals"]) == set(theirs["locals"])
        for ours, theirs in zip(told["frames"], true["frames"], strict=True)
    )


def walk(lesson: Lesson, tree: StateTree) -> Iterator[tuple[int, dict[str, Any], int, int]]:
    """Each step with a command: its number from 0, the step, and the indices of the states before and after it."""
    at, _ = start_of(lesson, tree)
    for number, step in enumerate(lesson["steps"]):
        if "go" not in step:
            continue
        kind, lines = step["go"]["kind"], frozenset(step["go"].get("lines", ()))
        if kind not in FORWARD + INVERSE:
            raise LessonFault(f"steps[{number}].go: {kind} leads nowhere")
        target = tree.target(at, kind, lines)
        if target is None:
            raise LessonFault(f"steps[{number}].go: {kind} is not possible there")
        yield number, step, at, target
        at = target


def answer_of(question: dict[str, Any], tree: StateTree, before: int, after: int) -> str:
    """What CPython answers."""
    state = tree.states[after]
    match question["ask"]:
        case "line":
            return str(state.frames[-1].line) if state.frames else "end"
        case "value":
            known = state.frames[-1].locals if state.frames else {}
            if question["name"] not in known:
                raise LessonFault(f"there is no {question['name']} then")
            return known[question["name"]]
        case "output":
            return tree.output(before, after).removesuffix("\n")
        case "result":
            if state.event != "return":
                raise LessonFault("nothing is handed back then")
            return state.value
        case other:
            raise LessonFault(f"there is no question about {other}")


def same_answer(told: str, true: str) -> bool:
    """Whether two answers are the same Python value, or else the same text."""
    try:
        told, true = ast.literal_eval(told), ast.literal_eval(true)
    except (ValueError, SyntaxError):
        return told == true
    return type(told) is type(true) and told == true


def faults(lesson: Lesson) -> list[str]:
    """What is not as it happens under CPython; empty: the lesson is right."""
    found = []
    try:
        tree = tree_of(lesson)
        _, hidden = start_of(lesson, tree)
        for number, step, before, after in walk(lesson, tree):
            for index, question in enumerate(step.get("questions", [])):
                place = f"steps[{number}].questions[{index}]"
                try:
                    true = answer_of(question, tree, before, after)
                except LessonFault as fault:
                    found.append(f"{place}: {fault}")
                    continue
                text = question["ask"] == "output"
                told = question["answer"]
                if not (told == true if text else same_answer(told, true)):
                    found.append(f"{place}: the answer is {told}, and CPython says {true}")
            if "then" in step:
                true = view(tree.states[after], hidden)
                true["output"] = tree.output(before, after)
                told = _OPTIONAL | step["then"]
                if not agrees(told, true) or not same_names(told, true):
                    found.append(f"steps[{number}].then: CPython says {json.dumps(true)}")
    except LessonFault as fault:
        found.append(str(fault))
    return found


def fill(lesson: Lesson) -> Lesson:
    """The lesson with the states that its commands lead to. What its start says is unknown stays so until it is asked about."""
    tree = tree_of(lesson)
    _, hidden = start_of(lesson, tree)
    unknown = {
        (frame, name)
        for frame, shown in enumerate(lesson.get("start", {}).get("frames", []))
        for name, value in (shown.get("locals") or {}).items()
        if value is None
    }
    for _, step, before, after in walk(lesson, tree):
        state = view(tree.states[after], hidden)
        state["output"] = tree.output(before, after)
        asked = {question.get("name") for question in step.get("questions", [])}
        unknown -= {(len(state["frames"]) - 1, name) for name in asked}
        for index, frame in enumerate(state["frames"]):
            frame["locals"] = {
                name: None if (index, name) in unknown else value
                for name, value in frame["locals"].items()
            }
        step["then"] = {
            key: value
            for key, value in state.items()
            if key not in _OPTIONAL or value != _OPTIONAL[key]
        }
    return lesson


def dump(lesson: Lesson) -> str:
    """The lesson's file: what fits stays on a line, and states always do, since nobody writes them by hand."""

    def text(value: Any, indent: str, key: str = "") -> str:
        line = json.dumps(value, ensure_ascii=False)
        if key == "then" or not isinstance(value, dict | list) or not value:
            return line
        if len(indent) + len(key) + 4 + len(line) <= _WIDTH and key != "program":
            return line
        inner = indent + "  "
        if isinstance(value, dict):
            parts = [f"{json.dumps(k)}: {text(v, inner, k)}" for k, v in value.items()]
            return "{\n" + ",\n".join(inner + part for part in parts) + f"\n{indent}}}"
        parts = [inner + text(one, inner) for one in value]
        return "[\n" + ",\n".join(parts) + f"\n{indent}]"

    return text(lesson, "") + "\n"


def main() -> int:
    """0 where all lessons are right, else 1."""
    parser = argparse.ArgumentParser(description="Check lessons against CPython")
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE.json")
    parser.add_argument("--write", action="store_true", help="fill in the states from the trace")
    arguments = parser.parse_args()
    wrong = 0
    for path in arguments.files:
        lesson = json.loads(path.read_text(encoding="utf-8"))
        if arguments.write:
            try:
                path.write_text(dump(fill(lesson)), encoding="utf-8")
            except LessonFault as fault:
                print(f"{path}: {fault}")
                wrong += 1
                continue
        for fault in faults(lesson):
            print(f"{path}: {fault}")
            wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
