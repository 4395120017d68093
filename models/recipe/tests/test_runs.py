"""Whole runs of programs as a suite."""

import sys
from pathlib import Path

import pytest

from hunch_recipe.evaluation.steps import read
from hunch_recipe.runs import main


def test_programs_are_whole_runs_and_what_cannot_be_traced_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "one.py").write_text("x = 1\ny = x\n", encoding="utf-8")
    (tmp_path / "two.py").write_text("x = (\n", encoding="utf-8")
    out = tmp_path / "runs.jsonl"
    monkeypatch.setattr(sys, "argv", ["runs", str(tmp_path), str(out)])
    main()
    (found,) = read(out)
    assert found.identity == "one" and found.is_run
    assert [step.target.event for step in found.steps] == ["line", "line", "return", "exit"]
    assert {(step.action.kind, step.horizon) for step in found.steps} == {("step_into", "1")}
    assert "two.py" in capsys.readouterr().err
