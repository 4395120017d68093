"""The scaling curve, from measured runs to a chart."""

import json
from pathlib import Path

import pytest

from hunch_recipe import scaling

RUNS = [
    {"size": "b", "parameters": 20, "tokens": 4_000_000, "loss": 0.5, "exact": None},
    {"size": "b", "parameters": 20, "tokens": 1_000_000, "loss": 1.0, "exact": 0.25},
    {"size": "a", "parameters": 10, "tokens": 1_000_000, "loss": 2.0, "exact": 0.5},
]


def test_runs_become_a_curve_of_each_size(tmp_path: Path):
    path = tmp_path / "runs.json"
    path.write_text(json.dumps(RUNS), encoding="utf-8")
    by_size = scaling.load(path)
    assert list(by_size) == ["a", "b"]
    assert [run.tokens for run in by_size["b"]] == [1_000_000, 4_000_000]
    # A fourth of the loss at sixteen times the tokens is the square root.
    assert scaling.exponent(*by_size["b"]) == pytest.approx(0.5)
    assert scaling.told(by_size).splitlines() == [
        "a: 2.000 at 1 M",
        "b: 1.000 at 1 M, 0.500 at 4 M; tokens ** -0.50, tenfold: 0.158",
    ]
    chart = scaling.draw(by_size)
    assert chart.count("<circle") == 3 + 2
    assert "nan" not in chart


def test_the_shipped_curve_is_drawn_from_the_shipped_runs():
    folder = Path(__file__).resolve().parents[3] / "docs" / "recipe"
    drawn = (folder / "scaling.svg").read_text(encoding="utf-8")
    assert drawn == scaling.draw(scaling.load(folder / "scaling.json"))
