"""Charts of a report as SVG files, without a plotting library."""

from collections.abc import Sequence

COLOURS = ("#1f4e8c", "#b0560f", "#4a7c3a")
_GREY, _MARGIN, _HEIGHT, _WIDTH = "#999", 44, 260, 760


def bars(title: str, names: Sequence[str], series: dict[str, Sequence[float | None]]) -> str:
    """Groups of bars of shares, one group for each name, one bar for each series."""
    room = (_WIDTH - 2 * _MARGIN) / max(len(names), 1)
    width = room * 0.8 / max(len(series), 1)
    parts = []
    for group, name in enumerate(names):
        left = _MARGIN + group * room
        label = left + room * 0.4
        turn = f"rotate(-20 {label:.1f} {_HEIGHT + 14})"
        parts.append(_text(label, _HEIGHT + 14, name, "end", turn))
        for index, values in enumerate(series.values()):
            value = values[group]
            if value is None:
                continue
            height = value * (_HEIGHT - _MARGIN)
            parts.append(
                f'<rect x="{left + index * width:.1f}" y="{_HEIGHT - height:.1f}" width="{width * 0.92:.1f}"'
                f' height="{height:.1f}" fill="{COLOURS[index % len(COLOURS)]}"><title>{value:.1%}</title></rect>'
            )
    return _chart(title, list(series), parts)


def reliability(title: str, series: dict[str, Sequence[tuple[float, float, int]]]) -> str:
    """How often a step is exact (upward) at each probability that the model gives it (to the right)."""
    span = _WIDTH - 2 * _MARGIN
    parts = [
        f'<path d="M{_MARGIN} {_HEIGHT}L{_WIDTH - _MARGIN} {_MARGIN}" stroke="{_GREY}" stroke-dasharray="4 4"/>'
    ]
    for index, points in enumerate(series.values()):
        colour = COLOURS[index % len(COLOURS)]
        places = [
            (_MARGIN + p * span, _HEIGHT - share * (_HEIGHT - _MARGIN), n) for p, share, n in points
        ]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in places)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"><title>{n} steps</title></circle>'
            for x, y, n in places
        ]
    parts.append(_text(_WIDTH - _MARGIN, _HEIGHT + 16, "probability of the step", "end"))
    return _chart(title, list(series), parts)


def _chart(title: str, series: list[str], parts: list[str]) -> str:
    frame = [
        f'<rect width="{_WIDTH}" height="{_HEIGHT + 70}" fill="white"/>',
        f'<path d="M{_MARGIN} {_MARGIN}V{_HEIGHT}H{_WIDTH - _MARGIN}" fill="none" stroke="{_GREY}"/>',
        _text(_MARGIN - 6, _MARGIN + 4, "100 %", "end"),
        _text(_MARGIN - 6, _HEIGHT, "0 %", "end"),
        _text(_MARGIN, 20, title, "start"),
    ]
    for index, name in enumerate(series):
        x, colour = _WIDTH - _MARGIN - 120 * (len(series) - index), COLOURS[index % len(COLOURS)]
        frame.append(f'<rect x="{x}" y="11" width="10" height="10" fill="{colour}"/>')
        frame.append(_text(x + 15, 20, name, "start"))
    inside = "".join(frame + parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT + 70}"'
        f' font-family="sans-serif" font-size="12">{inside}</svg>\n'
    )


def _text(x: float, y: float, text: str, anchor: str, turn: str = "") -> str:
    turned = f' transform="{turn}"' if turn else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{turned}>{text}</text>'
