"""The same states under every other Python that is here: that is what makes the tracer canonical.

This compares a fixed part of the programs; `python -m hunch_recipe.versions` compares all of them.
"""

import pytest

from hunch_recipe import interpreters, versions

# An eighth of the templates, real functions and generated programs, and all others.
EVERY = 8

# What later versions say where 3.11's words cannot be told from theirs: these messages compare by type.
COMPARED_BY_TYPE = {
    "JSONDecodeError: Illegal trailing comma before end of array: line 1 column 3 (char 2)",
    "TypeError: 'A' object does not support the context manager protocol (missed __exit__ method)",
    "TypeError: 'int' object does not support the context manager protocol (missed __exit__ method)",
    "TypeError: must assign iterable to extended slice",
    "TypeError: object is not iterable",
    "ValueError: deque.remove(x): x not in deque",
    "ZeroDivisionError: division by zero",  # of `math.log(1, 1)`
}


def test_same_states(capsys):
    report = versions.compare(versions.programs(every=EVERY))
    with capsys.disabled():
        print(f"\n{report}")
        for comparison in report.comparisons:
            for (ours, theirs), program in comparison.wordings.items():
                print(f"  by type: {ours!r}, under {comparison.name} {theirs!r}, in {program!r}")
    for comparison in report.comparisons:
        assert comparison.different == [], comparison.name
        assert {theirs for _, theirs in comparison.wordings} <= COMPARED_BY_TYPE
    if not report.comparisons:
        pytest.skip(" ".join(report.absent))


def test_differences_are_found():
    """A program that asks for its version is different under every other one, and said to be."""
    report = versions.compare({"same": "x = 1", "other": "import sys\nx = sys.version_info[:2]"})
    assert [c.different for c in report.comparisons] == [["other"]] * len(report.comparisons)


def test_an_interpreter_that_breaks_is_an_error():
    with pytest.raises(
        interpreters.Broken, match=r"answered 0 of 1 requests, then: .*no_such_module"
    ):
        interpreters.this().answers("hunch_recipe.no_such_module", [""])
