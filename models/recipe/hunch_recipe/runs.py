"""Whole runs of programs as a suite of steps to the next state, for `hunch eval`.

`python -m hunch_recipe.runs ../suites/prompted runs.jsonl` writes a trajectory for each program of a folder: what `hunch check`
goes through, one after the other.
"""

import argparse
import sys
from pathlib import Path

from .evaluation.steps import Action, Step, Trajectory, horizon, write
from .trace import trace


def run(path: Path) -> Trajectory | None:
    """The run of one program; none where it cannot be traced."""
    source = path.read_text(encoding="utf-8")
    found = trace(source)
    if not found.states:
        print(f"{path}: {found.refused}", file=sys.stderr)
        return None
    steps = [Step(Action("step_into"), state, horizon(1)) for state in found.states[1:]]
    return Trajectory(path.stem, source, found.states[0], steps)


def main() -> None:
    parser = argparse.ArgumentParser(description="Write whole runs of programs as a suite")
    parser.add_argument("folder", type=Path, help="of programs, FILE.py")
    parser.add_argument("out", type=Path)
    arguments = parser.parse_args()
    runs = [run(path) for path in sorted(arguments.folder.glob("*.py"))]
    write(arguments.out, [found for found in runs if found is not None])


if __name__ == "__main__":
    main()
