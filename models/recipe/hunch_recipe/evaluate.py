"""Exact match of the next state on held-out programs, by action, by horizon and by part, beside two baselines.

`python -m hunch_recipe.evaluate models [--programs 200] [--json]` measures an exported model (int8), or a run's f32 weights if a file is given.

Greedy decoding gives the gold step exactly if the most likely token is the gold one at every position, given the gold
ones before it. So one forward pass over a gold trajectory measures the exact match of every step in it, without decoding (and without
the grammar, which can only help: `hunch eval` measures with it).
"""

import argparse
import json
import random
from collections import defaultdict
from dataclasses import dataclass, replace
from pathlib import Path

from .actions import FORWARD, INVERSE, StateTree
from .data import Document, pack, traced
from .programs import suite
from .state import State
from .tokens import TOKENS
from .trajectories import Step, trajectory

SUITES = ("synthetic", "templates", "real")
HORIZONS = ((1, 1), (2, 4), (5, 16), (17, 64), (65, 10_000))
_SECTIONS = {"<value>": "value", "<output>": "output"}
_EVENTS = {
    f"<{e}>" for e in ("call", "line", "return", "exception", "exit", "normal", "error", "never")
}


@dataclass(slots=True)
class Case:
    """A document with one trajectory, and what the baseline needs to know of it."""

    source: str
    document: Document
    tree: StateTree
    lines: list[int]


def cases(kind: str, count: int, seed: int, length: int) -> list[Case]:
    """Held-out trajectories, one of each policy draw; programs that do not fit or cannot be traced are left out."""
    rng = random.Random(f"{seed}/{kind}")
    found: list[Case] = []
    for source in suite(kind, count, seed):
        program = traced(source, length - 1)
        if program is None:
            continue
        for _ in range(3):
            walk = trajectory(rng, program.tree, program.lines, length - len(program.source))
            if walk is not None:
                case = Case(source, Document(program.source, [walk]), program.tree, program.lines)
                found.append(case)
    return found


def horizon(step: Step) -> str:
    """The class of how many states a step skips over (1: the neighbouring state)."""
    distance = abs(step.after - step.before)
    low, high = next((low, high) for low, high in HORIZONS if low <= distance <= high)
    return str(low) if low == high else f"{low}-{high}" if high < 10_000 else f"{low}+"


def sections(ids: list[int]) -> list[str]:
    """The part of the state that each token of a step tells: event, line, locals, value or output."""
    current, parts = "line", []
    for token in (TOKENS[i] for i in ids):
        if token in _EVENTS:
            parts.append("event")
            continue
        if token in _SECTIONS:
            current = _SECTIONS[token]
        elif token in ("<set>", "<del>", "<frame>", "<in>", "<pend>", "<loop>", "<clear>"):
            current = "locals"
        parts.append(current)
    return parts


def baseline(tree: StateTree, lines: list[int], step: Step) -> State:
    """The next (or previous) line of text, and nothing changes."""
    before = tree.states[step.before]
    if not before.frames:
        return before
    top = before.frames[-1]
    ahead = step.kind in FORWARD
    near = [n for n in lines if (n > top.line if ahead else n < top.line)]
    if not near:
        return State("exit", [], [], None, "", "normal") if ahead else before
    moved = replace(top, line=near[0] if ahead else near[-1])
    return replace(before, event="line", frames=[*before.frames[:-1], moved], value=None, output="")


def same(a: State, b: State) -> bool:
    """Whether two states agree in everything that is shown."""

    def shown(s: State):
        return (
            s.event,
            [(f.definition, f.line, f.locals) for f in s.frames],
            s.value,
            s.output,
            s.exit,
        )

    return shown(a) == shown(b)


class Tally:
    """Right and all, by key."""

    def __init__(self) -> None:
        self.counts: dict[str, list[int]] = defaultdict(lambda: [0, 0])

    def add(self, key: str, right: bool) -> None:
        self.counts[key][0] += right
        self.counts[key][1] += 1

    def table(self) -> dict[str, dict[str, float]]:
        return {
            k: {"right": r, "all": n, "share": round(r / n, 4)}
            for k, (r, n) in sorted(self.counts.items())
        }


def score(model, found: list[Case], length: int, batch: int = 8) -> dict[str, dict]:
    """Tallies of a model on cases: `action`, `horizon`, `part`, and the baseline's `baseline`."""
    tallies = {name: Tally() for name in ("action", "horizon", "part", "baseline")}
    for at in range(0, len(found), batch):
        group = found[at : at + batch]
        guesses = best_tokens(model, [pack([case.document], length) for case in group])
        for case, best in zip(group, guesses, strict=True):
            walk, base = case.document.trajectories[0], len(case.document.source)
            for step in walk.steps:
                gold = walk.ids[step.first : step.end]
                hits = [
                    g == b
                    for g, b in zip(
                        gold, best[base + step.first - 1 : base + step.end - 1], strict=True
                    )
                ]
                tallies["action"].add(step.kind, all(hits))
                tallies["horizon"].add(f"{step.kind} {horizon(step)}", all(hits))
                by_part: dict[str, bool] = {}
                for part, hit in zip(sections(gold), hits, strict=True):
                    by_part[part] = by_part.get(part, True) and hit
                for part, right in by_part.items():
                    tallies["part"].add(part, right)
                target = replace(
                    case.tree.states[step.after], output=case.tree.output(step.before, step.after)
                )
                tallies["baseline"].add(
                    step.kind, same(baseline(case.tree, case.lines, step), target)
                )
    return {name: tally.table() for name, tally in tallies.items()}


def best_tokens(model, packed) -> list[list[int]]:
    """For each row, the most likely next token after each position."""
    import torch

    from .batch import Batch
    from .loader import stack

    batch = Batch.of(stack(packed), next(model.parameters()).device)
    with torch.no_grad():
        return model.logits(model(batch.ids, batch.positions, batch.layout)).argmax(-1).tolist()


def markdown(report: dict[str, dict]) -> str:
    """The report as Markdown tables."""
    parts = []
    for suite_name, tallies in report.items():
        parts.append(
            f"\n### {suite_name}\n\n| action | model | untrained | next line of text | steps |\n|---|---|---|---|---|"
        )
        for kind in (*FORWARD, *INVERSE):
            got = tallies["action"].get(kind)
            if got:
                zero = tallies["untrained"].get(kind, {"share": 0})["share"]
                simple = tallies["baseline"][kind]["share"]
                parts.append(
                    f"| `{kind}` | {got['share']:.1%} | {zero:.1%} | {simple:.1%} | {got['all']} |"
                )
        parts.append("\n| horizon | exact | steps |\n|---|---|---|")
        parts += [f"| {k} | {v['share']:.1%} | {v['all']} |" for k, v in tallies["horizon"].items()]
        parts.append("\n| part | right | steps |\n|---|---|---|")
        parts += [f"| {k} | {v['share']:.1%} | {v['all']} |" for k, v in tallies["part"].items()]
    return "\n".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Exact match of the next state on held-out programs"
    )
    parser.add_argument(
        "model", type=Path, help="an exported model's folder, or a weights file of a run"
    )
    parser.add_argument("--programs", type=int, default=200, help="programs of each suite")
    parser.add_argument(
        "--seed", type=int, default=0, help="0 is the seed whose programs training refuses"
    )
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()

    import torch

    from .checkpoint import load_model
    from .export import load_exported
    from .model import Model

    torch.manual_seed(0)
    model = (
        load_exported(arguments.model) if arguments.model.is_dir() else load_model(arguments.model)
    )
    blank, length = Model(model.config), model.config.context
    report = {}
    for kind in SUITES:
        found = cases(kind, arguments.programs, arguments.seed, length)
        report[kind] = score(model, found, length)
        report[kind]["untrained"] = score(blank, found[:40], length)["action"]
    print(json.dumps(report, indent=1) if arguments.json else markdown(report))


if __name__ == "__main__":
    main()
