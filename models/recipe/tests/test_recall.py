"""The recall of a forward action: which line, which names, which values."""

import json
from itertools import islice, pairwise
from keyword import iskeyword
from pathlib import Path

import pytest

from hunch_recipe import lookup
from hunch_recipe.iteration import upcoming
from hunch_recipe.language import encode_action
from hunch_recipe.paths import Read, scan
from hunch_recipe.recall import MOST, places, resolve
from hunch_recipe.replay import random_trajectories
from hunch_recipe.source import lines
from hunch_recipe.state import State
from hunch_recipe.structure import Structure
from hunch_recipe.tokens import TOKENS, encode_text

GOLDEN = Path(__file__).parents[3] / "tests/golden"
SOURCE = """\
def add(a, b):
    total = a + b
    return total

xs = [1, 2]
for x in xs:
    y = add(x, y) + add(x, xs[0])
print(f'{y!r} {{}} {x}', z=1)
"""


def told(ids) -> str:
    return "".join(TOKENS[i] for i in ids)


def recalled(kind: str, event: str, *frames: dict, aliases=()) -> str:
    value = {"value": "3"} if event == "return" else {}
    told_state = {"event": event, "frames": list(frames), "aliases": list(aliases), **value}
    state = State.from_json(told_state, Structure(SOURCE))
    return told(encode_action(kind, (), state, places(lines(SOURCE))))


def frame(function: str, line: int, loops=None, pending=None, **values) -> dict:
    return {
        "function": function,
        "line": line,
        "locals": values,
        "loops": loops or {},
        "pending": pending or [],
    }


@pytest.mark.parametrize(
    ("kind", "event", "frames", "expected"),
    [
        ("step_into", "line", [frame("<module>", 5)], "<step_into><at>xs=[1, 2]<L6>"),
        (
            "step_over",
            "line",
            [frame("<module>", 6, {"6": 1}, xs="[1, 2]", x="1")],
            "<step_over><at>for x<now>1<so> in xs<now>[1, 2]<so>:<loop><L6>1<is>2<L7><L8>",
        ),
        (
            "step_into",
            "line",
            [frame("<module>", 6, {"6": 2}, xs="[1, 2]", x="2")],
            "<step_into><at>for x<now>2<so> in xs<now>[1, 2]<so>:<loop><L6>2<skipped><L7><L8>",
        ),
        # The globals are looked up where the frame has no such local; a call of the program's own is not a value.
        (
            "continue",
            "line",
            [frame("<module>", 7, {"6": 1}, a="9", b="8"), frame("add", 2, b="2")],
            "<continue><at>total=a<now><D1>9<so>+b<now>2<so><L3>",
        ),
        # After a return the caller's line goes on, with what its calls have given so far.
        (
            "step_into",
            "return",
            [
                frame("<module>", 7, {"6": 1}, ["2"], xs="[1, 2]", x="1", y="1"),
                frame("add", 3, total="3"),
            ],
            "<step_into><at>y=add(x<now>1<so>, y<now>1<so>)+add(x, xs<now>[1, 2]<so>[0]<now>1<so>)"
            "<pend>2<value>3<L6><frame><L1>(a, b):",
        ),
        (
            "step_into",
            "line",
            [frame("<module>", 8, x="2", y=None, z="7")],
            "<step_into><at>print(f'{y!r} {{}} {x}', z=1)<set>x<is>2",
        ),
        ("step_into", "line", [frame("<module>", 1)], "<step_into><at><L5>"),
        ("step_into", "call", [frame("<module>", 7), frame("add", 1, a="1")], "<step_into>"),
        ("step_return", "return", [frame("<module>", 8)], "<step_return>"),
        ("inv_step_into", "line", [frame("<module>", 5)], "<inv_step_into>"),
    ],
)
def test_an_action_recalls_the_line_that_goes_on(kind, event, frames, expected):
    assert recalled(kind, event, *frames) == expected


def test_other_names_of_an_object_are_told():
    inner = frame("add", 2, a="[1]", b="[1]")
    aliases = [["0.xs", "1.a", "1.b"]]
    told = recalled("step_into", "line", frame("<module>", 7, xs="[1]"), inner, aliases=aliases)
    expected = "a<now>[1]<same><D1>xs<same><D2>b<so>+b<now>[1]<same><D1>xs<same><D2>a<so><L3>"
    assert told == "<step_into><at>total=" + expected


def test_values_that_would_be_too_many_are_left_out():
    long = "'" + "a" * (MOST - 40) + "'"
    told = recalled("step_into", "line", frame("<module>", 7, x=long, y=long, xs="[1]"))
    assert f"x<now>{long}<so>" in told and "y<now>" not in told and "xs<now>[1]<so>" in told


def test_results_that_would_be_too_many_are_left_out():
    short, long = [f"'{n}'" for n in range(10)], "'" + "a" * 200 + "'"

    def told(pending: list[str]) -> int:
        caller = frame("<module>", 7, {"6": 1}, pending)
        return recalled("step_into", "return", caller, frame("add", 3)).count("<pend>")

    assert [told(short), told([long, *short[:3]]), told([long, long, "1"])] == [8, 4, 2]


def test_a_text_has_the_same_tokens_in_parts():
    """So a line reads the same with and without values."""
    for program, _ in islice(random_trajectories(5), 100):
        for text in [place.text for place in program.texts.values()]:
            done, ids = 0, []
            for end, path, _ in scan(text).read:
                if not iskeyword(path.name):
                    ids += encode_text(text[done:end])
                    done = end
            assert [*ids, *encode_text(text[done:])] == list(encode_text(text)), text


def cases(name: str) -> list[dict]:
    return [json.loads(line) for line in (GOLDEN / name).read_text("utf-8").splitlines()]


def shown(read: Read) -> str:
    """As the golden files, which the engine tests as well, have it."""
    keys = (f".{text}" if kind == "attribute" else f"[{text}]" for kind, text in read.path.keys)
    return "len " * read.size + read.path.name + "".join(keys)


def found(value) -> str | None:
    return "<missing>" if value is lookup.MISSING else value


@pytest.mark.parametrize("case", cases("recall.jsonl"), ids=lambda case: case["text"])
def test_names_paths_and_calls_are_found(case):
    names = scan(case["text"])
    assert [shown(read) for read in names.read] == case["read"]
    assert list(names.inside) == case["inside"]
    assert list(names.called) == case["called"]


@pytest.mark.parametrize("case", cases("lookups.jsonl"), ids=lambda case: case["value"])
def test_values_are_looked_into(case):
    value = case["value"]
    items = lookup.items(value)
    assert (None if items is None else list(items.items)) == case["items"]
    if items is not None:
        assert (None if items.keys is None else list(items.keys)) == case["keys"]
        assert (items.whole, items.ordered) == (case["whole"], case["ordered"])
    assert lookup.size(value) == case["size"]
    assert {key: found(lookup.item(value, key)) for key in case["item"]} == case["item"]
    attributes = {name: lookup.attribute(value, name) for name in case["attribute"]}
    assert attributes == case["attribute"]


def test_what_a_loop_takes_next_is_looked_up():
    told, *loops = cases("iterations.jsonl")

    def value(path) -> str | None:
        now = resolve(path, [(0, told["locals"])])
        return None if now is lookup.MISSING else now

    for case in loops:
        assert found(upcoming(case["header"], case["count"], value)) == case["next"], case


def test_a_line_leads_where_the_run_goes():
    """Where no exception is raised and no frame entered, the next line of a run is one of the ways, but of a `case`, which tells its
    block alone; ways of headers are few."""
    seen = 0
    for program, _ in islice(random_trajectories(7), 80):
        states = program.tree.states
        for before, after in pairwise(states):
            if before.event == after.event == "line" and len(before.frames) == len(after.frames):
                line = before.frames[-1].line
                text, ways, _ = program.texts[line]
                assert len(ways) <= 2
                if ways and not text.startswith(("@", "case")):
                    assert after.frames[-1].line in ways, (text, program.text)
                    seen += 1
    assert seen > 1000
