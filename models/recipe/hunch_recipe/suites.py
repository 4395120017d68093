"""Writes the evaluation suites: gold trajectories of held-out programs, with a manifest of what they hold.

`python -m hunch_recipe.suites models/suites` writes one file of JSON lines for each kind of program (see
`evaluation.steps`) and `manifest.json`: the seed, the counts and the SHA-256 of every file. The same sources give the
same files; once written, the files are what counts, and training refuses the programs in them.
"""

import argparse
import hashlib
import json
import random
from collections import Counter
from pathlib import Path

from .evaluation.policy import Drawer
from .evaluation.steps import Trajectory, write
from .hashing import hash_sensitive
from .programs import KINDS, suite
from .traced import traced

MANIFEST = "manifest.json"
SUITES = Path(__file__).resolve().parents[2] / "suites"
SOURCE_TOKENS = 600
"""Longer programs leave too little of the context for their states."""


def draw(kind: str, programs: int, seed: int, context: int) -> list[Trajectory]:
    """The gold trajectories of up to `programs` held-out programs of one kind."""
    drawer = Drawer(kind, random.Random(f"suites/{kind}/{seed}"), context)
    found: list[Trajectory] = []
    for source in suite(kind, programs, seed):
        program = traced(source, SOURCE_TOKENS)
        # What differs from hash seed to hash seed has no right answer.
        if program is None or hash_sensitive(source):
            continue
        found += drawer.draw(source, len(program.source), program.tree, program.lines)
    return found


def describe(path: Path, trajectories: list[Trajectory]) -> dict:
    """What the manifest says of a file."""
    steps = [step for trajectory in trajectories for step in trajectory.steps]
    horizons: dict[str, Counter[str]] = {}
    for step in steps:
        horizons.setdefault(step.action.kind, Counter())[step.horizon] += 1
    return {
        "programs": len({trajectory.source for trajectory in trajectories}),
        "trajectories": len(trajectories),
        "whole_runs": sum(trajectory.is_run for trajectory in trajectories),
        "steps": len(steps),
        "steps_by_action": {kind: sum(horizons[kind].values()) for kind in sorted(horizons)},
        "steps_by_horizon": {
            kind: dict(sorted(horizons[kind].items())) for kind in sorted(horizons)
        },
        "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the evaluation suites and their manifest")
    parser.add_argument("folder", type=Path, nargs="?", default=SUITES)
    parser.add_argument("--programs", type=int, default=300, help="drawn for each suite")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--context", type=int, default=1024, help="the longest document, in tokens")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    files = {}
    for kind in KINDS:
        path = arguments.folder / f"{kind}.jsonl"
        trajectories = draw(kind, arguments.programs, arguments.seed, arguments.context)
        write(path, trajectories)
        files[path.name] = describe(path, trajectories)
        print(
            f"{path}: {files[path.name]['steps']} steps of {files[path.name]['programs']} programs"
        )
    manifest = {"seed": arguments.seed, "context": arguments.context, "files": files}
    text = json.dumps(manifest, indent=1)
    (arguments.folder / MANIFEST).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
