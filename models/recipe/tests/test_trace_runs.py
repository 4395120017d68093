"""Whole runs against their listings: each file of `runs/` is a program, a line of dashes, and its states."""

from pathlib import Path

import pytest
from listing import listing

RUNS = sorted(Path(__file__).with_name("runs").glob("*.txt"))


@pytest.mark.parametrize("path", RUNS, ids=lambda path: path.stem)
def test_run(path):
    source, expected = path.read_text().split("-----\n")
    assert listing(source) == expected.splitlines()
