"""Random training trajectories for people to read.

`python -m hunch_recipe.show --count 20 [--seed 1] [--out ../../docs/recipe/trajectories.md]` prints one trajectory of each
program as Markdown: the program, the key frame, and every step as the model is to predict it.
"""

import argparse
from itertools import islice
from pathlib import Path

from .replay import Piece, random_trajectories, read_back
from .state import Frame, State
from .traced import Traced
from .trajectories import Trajectory


def programs_with_one(seed: int):
    """Random trajectories, one of each program."""
    last = None
    for program, walk in random_trajectories(seed):
        if program is not last:
            yield program, walk
        last = program


def markdown(number: int, program: Traced, walk: Trajectory) -> str:
    """One trajectory: what its tokens say, read back."""
    pieces = read_back(program, walk)
    steps = sum(piece.kind != "key" for piece in pieces)
    lines = [
        f"## {number}. Program: {program.kind}; {steps} step{'s' * (steps != 1)}",
        "",
        "```python",
        *(f"{n:3}  {line}" for n, line in enumerate(program.text.split("\n"), 1) if line.strip()),
        "```",
        "",
        "```text",
    ]
    before: State | None = None
    for piece in pieces:
        lines += _piece(piece, before)
        before = piece.state
    return "\n".join([*lines, "```", ""])


def _piece(piece: Piece, before: State | None) -> list[str]:
    size = f"[{len(piece.ids)} tokens]"
    if before is None:
        return [f"KEY FRAME {size}", *_state(piece.state)]
    if piece.edit is not None:
        k, values = piece.edit
        changes = ", ".join(f"{name} = {value}" for name, value in values.items())
        return [f"edit {size} frame {k}: {changes}"]
    if piece.answer is not None:
        return [f"{piece.kind} {size} {piece.expression}", f"    {_answer(piece)}"]
    stops = f" {piece.lines}" if piece.lines else ""
    return [f"{piece.kind}{stops} {size}", *_state(piece.state, before)]


def _answer(piece: Piece) -> str:
    answer = piece.answer
    value = "?" if answer.text is None else answer.text
    return "skipped" if answer.kind == "skipped" else f"{answer.kind} {value}"


def _state(state: State, before: State | None = None) -> list[str]:
    """A state, without the lower frames that are as they were."""
    if not state.frames:
        end = f"    exit {state.exit}"
        return [end + (f"  prints {state.output!r}" if state.output else "")]
    old = before.frames if before is not None else []
    top = len(state.frames) - 1
    lines = [
        f"    {state.event if k == top else 'in'} {frame_text(frame)}"
        for k, frame in enumerate(state.frames)
        if k == top or k >= len(old) or old[k] != frame
    ]
    told = {
        "value": state.value if state.event in ("return", "exception") else "",
        "prints": state.output and repr(state.output),
    }
    for name, value in told.items():
        if value is None or value:
            lines[-1] += f"  {name} {'?' if value is None else value}"
    if state.aliases is None:
        lines[-1] += "  aliases ?"
    elif state.aliases:
        groups = (" = ".join(f"{k}.{name}" for k, name in group) for group in state.aliases)
        lines[-1] += f"  aliases {'; '.join(groups)}"
    return lines


def frame_text(frame: Frame) -> str:
    """A frame in one line."""
    parts = [f"{frame.function}, line {frame.line}:"]
    if frame.locals is None:
        parts.append("locals ?")
    else:
        parts += [
            f"{name}={'?' if value is None else value}" for name, value in frame.locals.items()
        ]
    if frame.loops:
        counts = (f"{header}: {'?' if n is None else n}" for header, n in frame.loops.items())
        parts.append(f"(loops {', '.join(counts)})")
    if frame.pending is None:
        parts.append("(pending ?)")
    elif frame.pending:
        parts.append(f"(pending {', '.join('?' if v is None else v for v in frame.pending)})")
    return " ".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description="Print random training trajectories")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a Markdown file to write instead")
    arguments = parser.parse_args()
    command = f"python -m hunch_recipe.show --count {arguments.count} --seed {arguments.seed}"
    parts = [
        "# Random training trajectories",
        "",
        f"What the model learns from, drawn at random and read back from its tokens. Made by `{command}"
        " --out docs/recipe/trajectories.md`.",
        "",
        "A trajectory begins with a key frame; every step tells the state that its action leads to, here with the whole top frame and the"
        " lower frames that changed (its tokens tell only what changed in the top frame too). `?` is unknown.",
        "",
    ]
    for number, (program, walk) in enumerate(
        islice(programs_with_one(arguments.seed), arguments.count), 1
    ):
        parts.append(markdown(number, program, walk))
    text = "\n".join(parts)
    if arguments.out:
        arguments.out.parent.mkdir(parents=True, exist_ok=True)
        arguments.out.write_text(text, encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
