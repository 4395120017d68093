"""The scaling curve: `python -m hunch_recipe.scaling ../../docs/recipe/scaling.json --out ../../docs/recipe/scaling.svg`.

The file has one entry a run: `{"size", "parameters", "tokens", "loss", "exact"}` (held-out loss in nats, share of the steps
that are exact, null where it was not measured). Drawn is each size's loss and exact match over tokens, both axes of the loss
logarithmic; printed is, for each size, the exponent of tokens between its last two runs, and what a tenfold of tokens would
make of the loss if that went on.
"""

import argparse
import json
import math
from dataclasses import dataclass
from pathlib import Path

WIDTH, HEIGHT, MARGIN = 360, 300, 44
COLOURS = ("#8fa8c8", "#1f4e8c", "#b0560f", "#4a7a3a")


@dataclass(slots=True, frozen=True)
class Run:
    """A trained model and what it reached."""

    size: str
    parameters: int
    tokens: int
    loss: float
    exact: float | None


def load(path: Path) -> dict[str, list[Run]]:
    """The runs by size, the smallest size first, each size's by tokens."""
    runs = [Run(**entry) for entry in json.loads(path.read_text(encoding="utf-8"))]
    runs.sort(key=lambda run: (run.parameters, run.size, run.tokens))
    by_size: dict[str, list[Run]] = {}
    for run in runs:
        by_size.setdefault(run.size, []).append(run)
    return by_size


def exponent(before: Run, after: Run) -> float:
    """How the loss falls with tokens between two runs: loss ~ tokens ** -exponent."""
    return math.log(before.loss / after.loss) / math.log(after.tokens / before.tokens)


def told(by_size: dict[str, list[Run]]) -> str:
    """The curve in words, a line a size."""
    lines = []
    for size, runs in by_size.items():
        line = f"{size}: " + ", ".join(
            f"{run.loss:.3f} at {run.tokens / 1e6:.0f} M" for run in runs
        )
        if len(runs) > 1:
            falls = exponent(*runs[-2:])
            line += f"; tokens ** -{falls:.2f}, tenfold: {runs[-1].loss * 10**-falls:.3f}"
        lines.append(line)
    return "\n".join(lines)


def draw(by_size: dict[str, list[Run]]) -> str:
    """Two charts side by side as SVG: loss and exact match."""
    runs = [run for size in by_size.values() for run in size]
    first, last = min(run.tokens for run in runs), max(run.tokens for run in runs)
    least, most = min(run.loss for run in runs), max(run.loss for run in runs)

    def share(value: float, low: float, high: float) -> float:
        return math.log(value / low) / math.log(high / low) if high > low else 0.5

    parts = []
    for shift, title in ((0, "held-out loss"), (WIDTH, "steps exact")):
        left, right = shift + MARGIN, shift + WIDTH - MARGIN
        top, bottom = MARGIN, HEIGHT - MARGIN
        low, high = (f"{least:.2f}", f"{most:.2f}") if not shift else ("0", "100 %")
        parts.append(
            f'<path d="M{left} {top}V{bottom}H{right}" fill="none" stroke="#999"/>'
            f'<text x="{left}" y="{top - 12}">{title}</text>'
            f'<text x="{left - 4}" y="{top + 4}" text-anchor="end">{high}</text>'
            f'<text x="{left - 4}" y="{bottom}" text-anchor="end">{low}</text>'
            f'<text x="{left}" y="{bottom + 18}">{first / 1e6:.0f} M</text>'
            f'<text x="{right}" y="{bottom + 18}" text-anchor="end">{last / 1e6:.0f} M tokens</text>'
        )
        for row, (colour, (size, own)) in enumerate(zip(COLOURS, by_size.items(), strict=False)):
            heights = [1 - share(run.loss, least, most) for run in own]
            if shift:
                own = [run for run in own if run.exact is not None]
                heights = [1 - run.exact for run in own]
            across = [left + share(run.tokens, first, last) * (right - left) for run in own]
            down = [top + height * (bottom - top) for height in heights]
            points = list(zip(across, down, strict=True))
            line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
            parts.append(
                f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>'
            )
            parts += [
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points
            ]
            parts.append(
                f'<text x="{right}" y="{top + 14 * row}" text-anchor="end" fill="{colour}">{size}</text>'
            )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="white"/>'
        f"{''.join(parts)}</svg>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("runs", type=Path, help="the measured runs, JSON")
    parser.add_argument("--out", type=Path, required=True, help="the chart, SVG")
    arguments = parser.parse_args()
    by_size = load(arguments.runs)
    arguments.out.write_text(draw(by_size), encoding="utf-8")
    print(told(by_size))


if __name__ == "__main__":
    main()
