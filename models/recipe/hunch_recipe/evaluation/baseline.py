"""What a step is compared with: the next (or previous) line of text, and nothing changes.

`python -m hunch_recipe.evaluation.baseline SUITE.jsonl` prints, by action, how often that is right on a whole suite, as JSON.
"""

import json
import sys
from collections import defaultdict
from dataclasses import replace
from pathlib import Path

from ..actions import FORWARD
from ..source import lines, lines_with_code
from ..state import State
from .agreement import exact
from .steps import Step, Trajectory, read
from .tally import Tally


def next_line(numbers: list[int], before: State, step: Step) -> State:
    """The state in which the neighbouring line with code is about to run."""
    if not before.frames:
        return before
    top = before.frames[-1]
    ahead = step.action.kind in FORWARD
    near = [n for n in numbers if (n > top.line if ahead else n < top.line)]
    if not near:
        return State("exit", [], [], None, "", "normal") if ahead else before
    moved = replace(top, line=near[0] if ahead else near[-1])
    return replace(before, event="line", frames=[*before.frames[:-1], moved], value=None, output="")


def count(trajectory: Trajectory, tallies: dict[str, Tally]) -> None:
    """Counts how often that is right, by action."""
    numbers = lines_with_code(lines(trajectory.source))
    for k, step in enumerate(trajectory.steps):
        guess = next_line(numbers, trajectory.before(k), step)
        tallies[step.action.kind].add(exact(guess, step.target))


def main() -> int:
    if len(sys.argv) != 2:
        print("usage: baseline SUITE.jsonl", file=sys.stderr)
        return 2
    tallies: dict[str, Tally] = defaultdict(Tally)
    try:
        for trajectory in read(Path(sys.argv[1])):
            count(trajectory, tallies)
    except (OSError, ValueError) as error:
        print(f"baseline: {error}", file=sys.stderr)
        return 1
    print(json.dumps({kind: tally.to_json() for kind, tally in tallies.items()}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
