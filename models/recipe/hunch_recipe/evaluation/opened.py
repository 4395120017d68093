"""Lines opened up: how many of their sub-expressions the engine tells as CPython does, each line asked at the true state before it.

`python -m hunch_recipe.evaluation.opened FILES.py --hunch HUNCH --models FOLDER`
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from ..language import Answer
from ..questions import Question
from ..subexpressions import Recorder
from ..trace import trace
from . import engine


def lines(source: str) -> Iterator[tuple[dict, list[Question]]]:
    """The requests that open the lines of a run, and what CPython says to each."""
    recorder = Recorder(source)
    traced = trace(source, probe=recorder)
    if traced.refused is not None:
        return
    recorder.finish(traced.states)
    states = [state.to_json() for state in traced.states]
    into = {"kind": "step_into"}
    history = [{"action": into, "state": state} for state in states]
    for at, state in enumerate(states):
        questions = recorder.questions(at)
        if state["event"] == "line" and questions:
            yield (
                {
                    "source": source,
                    "state": state,
                    "action": into,
                    "opened": True,
                    "history": history[:at],
                },
                questions,
            )


def said(part: dict) -> Answer:
    """What the engine says of a sub-expression."""
    outcome = part["outcome"]
    if outcome == "skipped":
        return Answer("skipped")
    [(kind, text)] = outcome.items()
    return Answer(kind, text)


def main() -> None:
    """Counts."""
    parser = argparse.ArgumentParser(prog="python -m hunch_recipe.evaluation.opened")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE.py")
    parser.add_argument("--hunch", type=Path, required=True)
    parser.add_argument("--models", type=Path, required=True)
    arguments = parser.parse_args()
    right = asked = whole = opened = 0
    for file in arguments.files:
        all_lines = list(lines(file.read_text(encoding="utf-8")))
        requests = [request for request, _ in all_lines]
        answers = engine.answered(arguments.hunch, arguments.models, requests)
        for (_, questions), predictions in zip(all_lines, answers, strict=True):
            told = {one["expression"]: said(one) for one in predictions[0].get("opened", [])}
            if not told:
                continue
            same = [told.get(one.expression) == one.answer for one in questions]
            right, asked = right + sum(same), asked + len(same)
            whole, opened = whole + all(same), opened + 1
    print(f"{right} of {asked} sub-expressions right, {whole} of {opened} lines as a whole")


if __name__ == "__main__":
    main()
