"""Everyday statements, filled at random and run: whether the engine says of their steps what CPython does.

`PYTHONHASHSEED=0 python -m hunch_recipe.acted MODELS --hunch HUNCH [--each 1] [--seed 0] [--inside] [--kind lists]` writes programs of the pieces in
models/suites/statements.txt, a few a program: each has its names assigned first, at random as those of expressions are (`audited`), or, `--inside`,
is the body of a function that gets them as arguments. It asks `hunch predict` for every step of a piece at CPython's state before it, as
`hunch check` does, and prints which are wrong, and by kind how many pieces and steps are.

A heading begins a kind, with what its programs begin with (imports, a class) right below it. Then each line is a piece, but a block with an indented
line is one as a whole; `; ` stands for an end of line.
"""

import argparse
import ast
import dis
import json
import os
import random
import textwrap
import types
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from .audited import SURE, values
from .evaluation.causes import difference
from .evaluation.engine import answers, request
from .evaluation.steps import Action, Step, Trajectory, horizon
from .evaluation.syntax import Syntax
from .places import Places
from .trace import trace

STATEMENTS = Path(__file__).parents[2] / "suites" / "statements.txt"
TOGETHER = 4
"""How many pieces a program has: its beginning is read once for all of them, and its state stays short."""

AT_ONCE = 25
"""How many programs one process is asked about."""


@dataclass(slots=True, frozen=True)
class Piece:
    """Some lines, with the kind that they are of and what a program with them begins with."""

    kind: str
    beginning: str
    lines: str


@dataclass(slots=True)
class Filled:
    """A program, its pieces with the lines that each has in it, and its run."""

    source: str
    places: list[tuple[Piece, range]] = field(default_factory=list)
    trajectory: Trajectory | None = None

    def piece_at(self, line: int) -> Piece | None:
        """The piece that a line of the module belongs to; none at what its names get."""
        return next((piece for piece, lines in self.places if line in lines), None)


def parted(lines: str) -> str:
    """Lines whose statements have a line each."""
    if "; " not in lines:
        return lines
    if lines.startswith(("for ", "if ", "while ", "with ")):
        return lines
    statements = ast.parse(lines).body
    return "\n".join(ast.get_source_segment(lines, one) or "" for one in statements)


def pieces() -> list[Piece]:
    """Those of the list."""
    found = []
    for section in STATEMENTS.read_text().split("## ")[1:]:
        head, *blocks = section.strip("\n").split("\n\n")
        kind, _, beginning = head.partition("\n")
        for block in blocks:
            whole = any(line.startswith(" ") for line in block.splitlines())
            for lines in [block] if whole else logical(block):
                found.append(Piece(kind, beginning, parted(lines)))
    return found


def logical(block: str) -> list[str]:
    """The lines of a block, with those together that a text in three quotes spans."""
    lines = block.splitlines()
    starts = sorted({one.lineno for one in ast.parse(block).body})
    return [
        "\n".join(lines[start - 1 : end - 1])
        for start, end in zip(starts, [*starts[1:], len(lines) + 1], strict=True)
    ]


def needed(lines: str) -> set[str]:
    """The names that lines read before they bind them."""
    by_python = {"__annotations__", "__name__"}
    return read_first(compile(lines, "piece", "exec"), by_python)


def read_first(code: types.CodeType, bound: set[str]) -> set[str]:
    """The names of the module that code reads before it binds them, where some are bound: its instructions stand in the order of the text."""
    found = set()
    for instruction in dis.get_instructions(code):
        match instruction.opname:
            case "STORE_NAME" | "STORE_GLOBAL":
                bound = bound | {instruction.argval}
            case "LOAD_NAME" | "LOAD_GLOBAL" | "DELETE_NAME":
                found |= {instruction.argval} - bound
            case _ if isinstance(instruction.argval, types.CodeType):
                found |= read_first(instruction.argval, bound)
    return found


def filled(piece: Piece, number: int, rng: random.Random, inside: bool) -> tuple[str, str]:
    """What gives a piece its names, and the piece as it stands in the program."""
    known = values(rng)
    given = {name: repr(known[name]) for name in sorted(needed(piece.lines) & known.keys())}
    if not inside:
        return "".join(f"{name} = {one}\n" for name, one in given.items()), piece.lines + "\n"
    body = textwrap.indent(piece.lines, "    ")
    head = f"def piece_{number}({', '.join(given)}):\n{body}\n"
    return head, f"piece_{number}({', '.join(given.values())})\n"


def run(source: str) -> Trajectory | None:
    """A program's run; none where it cannot be traced."""
    states = trace(source, max_events=400).states
    steps = [Step(Action("step_into"), state, horizon(1)) for state in states[1:]]
    return Trajectory("", source, states[0], steps) if steps else None


def programs(each: int, seed: int, inside: bool, kinds: set[str]) -> Iterator[Filled]:
    """The pieces of each kind, each so many times, a few a program; one that raises is the last in its program."""
    by_beginning: dict[tuple[str, str], list[Piece]] = {}
    for piece in pieces():
        if not kinds or piece.kind in kinds:
            by_beginning.setdefault((piece.kind, piece.beginning), []).append(piece)
    for (_, beginning), several in by_beginning.items():
        begun = beginning + "\n" if beginning else ""
        program = Filled(begun)
        for at, piece in enumerate(several * each):
            rng = random.Random(f"acted/{seed}/{at // len(several)}/{piece.lines}")
            before, own = filled(piece, at, rng, inside)
            source = program.source + before + own
            found = run(source)
            if found is None:
                continue
            start = (program.source + before).count("\n") + 1
            program.places.append((piece, range(start, source.count("\n") + 1)))
            program.source, program.trajectory = source, found
            if found.steps[-1].target.exit != "normal" or len(program.places) == TOGETHER:
                yield program
                program = Filled(begun)
        if program.places:
            yield program


def asked(program: Filled) -> list[tuple[int, Piece]]:
    """The steps of a program's pieces; those that end it are none of theirs, but where it ends with an exception."""
    run = program.trajectory
    found = []
    for k in range(len(run.steps)):
        frames = run.before(k).frames
        piece = program.piece_at(frames[0].line) if frames else None
        if piece is not None:
            found.append((k, piece))
    return found


def report(program: Filled, k: int, piece: Piece, answer: dict, as_json: bool) -> bool | None:
    """Prints what is wrong with a step, if anything is; whether it was said with `SURE` and more then, none where it is right."""
    run = program.trajectory
    step, before = run.steps[k], run.before(k)
    best = answer["predictions"][0] if "predictions" in answer else None
    said = Places(program.source).read(best["state"]) if best else None
    if said == step.target:
        return None
    probability = best["probability"] if best else 0
    apart = difference(Syntax(program.source), before, step, said)
    line = program.source.splitlines()[before.frames[-1].line - 1].strip()
    if as_json:
        print(json.dumps({"kind": piece.kind, "piece": piece.lines, "line": line, "locals": before.frames[-1].locals, "part": apart.part, "name": apart.name, "gold": apart.gold, "said": apart.predicted, "probability": probability, "source": program.source}), flush=True)  # fmt: skip
    else:
        print(f"{piece.kind} | {line} | {apart.part} {apart.name} [{probability:.0%}]\n    CPython: {apart.gold}\n    Hunch:   {apart.predicted or answer.get('error')}", flush=True)  # fmt: skip
    return probability >= SURE


def main() -> None:
    parser = argparse.ArgumentParser(description="Everyday statements, filled at random and run")
    parser.add_argument("models", type=Path, help="an exported model's folder")
    parser.add_argument("--hunch", type=Path, required=True, help="a built `hunch`")
    parser.add_argument("--each", type=int, default=1, help="how many times a piece is filled")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--inside", action="store_true", help="each piece in a function")
    parser.add_argument("--kind", action="append", default=[], help="of this kind alone")
    parser.add_argument("--json", action="store_true", help="each wrong step, a line each")
    arguments = parser.parse_args()
    if os.environ.get("PYTHONHASHSEED") != "0":
        parser.error("needs PYTHONHASHSEED=0, as the engine's hashes have it")
    counts: dict[str, list[int]] = {}
    made = programs(arguments.each, arguments.seed, arguments.inside, set(arguments.kind))
    while several := list(islice(made, AT_ONCE)):
        steps = [(program, k, piece) for program in several for k, piece in asked(program)]
        requests = [request(program.trajectory, k, 1) for program, k, _ in steps]
        wrong: set[int] = set()
        for (program, k, piece), answer in zip(
            steps, answers(arguments.hunch, arguments.models, requests), strict=True
        ):
            sure = report(program, k, piece, answer, arguments.json)
            count = counts.setdefault(piece.kind, [0] * 5)
            count[2] += 1
            if sure is not None:
                count[1] += id(piece) not in wrong
                wrong.add(id(piece))
                count[3] += 1
                count[4] += sure
        for program in several:
            counts.setdefault(program.places[0][0].kind, [0] * 5)[0] += len(program.places)
    for kind, (tried, failed, steps, wrong, sure) in counts.items():
        print(
            f"{failed:4} of {tried:4} pieces, {wrong:4} of {steps:5} steps, {sure:3} sure: {kind}"
        )
    tried, failed, steps, wrong, sure = map(sum, zip(*counts.values(), strict=True))
    print(f"{failed} of {tried} pieces wrong, {wrong} of {steps} steps, {sure} of them with {SURE:.0%} and more")  # fmt: skip


if __name__ == "__main__":
    main()
