"""The plot of a run: loss and accuracy over tokens as an SVG file, without a plotting library."""

import json
from pathlib import Path

WIDTH, HEIGHT, MARGIN = 720, 360, 48
SERIES = (
    ("train", "loss", "#8fa8c8"),
    ("heldout", "loss", "#1f4e8c"),
    ("train", "accuracy", "#e0b48a"),
    ("heldout", "accuracy", "#b0560f"),
)


def plot(metrics: Path, out: Path) -> None:
    """Draws `metrics` (JSON lines of the trainer); a run without entries gets an empty plot."""
    entries = [
        json.loads(line) for line in metrics.read_text(encoding="utf-8").splitlines() if line
    ]
    most_tokens = max((entry["tokens"] for entry in entries), default=1) or 1
    most_loss = max((entry["loss"] for entry in entries), default=1) or 1
    parts = [_frame(most_tokens, most_loss)]
    for row, (kind, name, colour) in enumerate(SERIES):
        top = most_loss if name == "loss" else 1.0
        points = [
            (_x(entry["tokens"] / most_tokens), _y(entry[name] / top))
            for entry in entries
            if entry["kind"] == kind
        ]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="1.5"/>'
        )
        label = MARGIN + 16 * row
        parts.append(
            f'<text x="{WIDTH - MARGIN - 8}" y="{label + 12}" text-anchor="end" fill="{colour}">'
        )
        parts.append(f"{kind} {name}</text>")
    out.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="12">{"".join(parts)}</svg>\n',
        encoding="utf-8",
    )


def _frame(most_tokens: float, most_loss: float) -> str:
    top, bottom, left, right = MARGIN, HEIGHT - MARGIN, MARGIN, WIDTH - MARGIN
    tokens = f"{most_tokens / 1e6:.1f} M tokens"
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>'
        f'<path d="M{left} {top}V{bottom}H{right}V{top}" fill="none" stroke="#999"/>'
        f'<text x="{left - 6}" y="{top + 4}" text-anchor="end">{most_loss:.2f}</text>'
        f'<text x="{right + 6}" y="{top + 4}">100 %</text>'
        f'<text x="{right}" y="{bottom + 18}" text-anchor="end">{tokens}</text>'
    )


def _x(share: float) -> float:
    return MARGIN + share * (WIDTH - 2 * MARGIN)


def _y(share: float) -> float:
    return HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN)
