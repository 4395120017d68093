"""Writes the evaluation suites that `hunch eval` reads: gold steps of held-out programs, as JSON lines.

`python -m hunch_recipe.suites models/suites [--steps 150]` writes one file for each kind of program. A line is `{"id", "source", "state",
"action", "target", "horizon"}`; states are those of the command line's contract.
"""

import argparse
import json
from dataclasses import replace
from pathlib import Path

from .evaluate import SUITES, cases, horizon


def records(kind: str, steps: int, seed: int, length: int) -> list[dict]:
    """Gold steps of held-out programs of one kind, at most two of each trajectory so that many programs are asked about."""
    found: list[dict] = []
    for case in cases(kind, steps, seed, length):
        walk = case.document.trajectories[0].steps
        for step in dict.fromkeys((walk[0], walk[len(walk) // 2])):
            states = case.tree.states
            action = {"kind": step.kind} | (
                {"lines": list(step.lines)} if step.kind == "breakpoint" else {}
            )
            output = case.tree.output(step.before, step.after)
            found.append(
                {
                    "id": f"{kind}/{len(found)}",
                    "source": case.source,
                    "state": replace(states[step.before], output="").to_json(),
                    "action": action,
                    "target": replace(states[step.after], output=output).to_json(),
                    "horizon": horizon(step),
                }
            )
    stride = max(len(found) // steps, 1)
    return found[::stride][:steps]


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the suites that `hunch eval` reads")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--steps", type=int, default=150, help="of each suite")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--context", type=int, default=1024, help="the longest document, in tokens")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for kind in SUITES:
        path = arguments.folder / f"{kind}.jsonl"
        with path.open("w", encoding="utf-8") as out:
            for record in records(kind, arguments.steps, arguments.seed, arguments.context):
                out.write(json.dumps(record, ensure_ascii=False) + "\n")
        print(f"wrote {path}")


if __name__ == "__main__":
    main()
