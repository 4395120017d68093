"""The model card's tables: each suite's section is replaced, and nothing else."""

import pytest

from hunch_recipe.card import CardError, replaced, section
from hunch_recipe.evaluation.tally import Tally

CARD = "# Card\n\n### synthetic\n\nold\n\n### real\n\nolder\n\n## Calibration\n\nkept\n"


def report(right: int, of: int) -> dict:
    tally = {"right": right, "all": of, "share": right / of}
    return {
        "exact": tally,
        "action": {"step_over": tally},
        "horizon": {"step_over 2-4": tally},
        "part": {"line": tally},
        "runs": {"right": 1, "all": 60},
        "coverage": [{"coverage": 0.5, "exact": 0.75}, {"coverage": 1.0, "exact": 0.5}],
        "calibration_error": 0.0125,
    }


def test_a_section_has_what_was_measured():
    text = Tally()
    text.add(True)
    made = section("real", report(3, 4), {"step_over": text})
    assert "| `step_over` | 75.0% | 100.0% | 4 |" in made
    assert "| `step_over` |  | 75.0% of 4 |  |  |  |" in made
    assert "Whole runs exact: 1 of 60. Exact: 75.0% of the 50% surest." in made


def test_only_the_suites_section_is_replaced():
    card = replaced(CARD, "synthetic", "### synthetic\n\nnew")
    assert card == CARD.replace("old\n\n###", "new\n\n###")
    with pytest.raises(CardError):
        replaced(CARD, "templates", "### templates")
