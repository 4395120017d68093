"""The language: ids equal to the `tokenizers` library's, golden files up to date, and steps that say exactly what happened."""

import json
import random
import tokenize
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from hunch_recipe import golden, vocabulary
from hunch_recipe import source as source_text
from hunch_recipe.actions import FORWARD, INVERSE, StateTree
from hunch_recipe.decode import apply, decode_key
from hunch_recipe.language import encode_difference, encode_key
from hunch_recipe.lexical import quick, thorough
from hunch_recipe.programs import programs
from hunch_recipe.state import State
from hunch_recipe.structure import Structure
from hunch_recipe.tokens import ID, TOKENS, decode, encode_chars, encode_text
from hunch_recipe.trace import trace
from hunch_recipe.view import hidden

ROOT = Path(__file__).parents[3]


def test_tokenizer_file_is_current():
    assert (ROOT / "models/tokenizer.json").read_text(
        encoding="utf-8"
    ) == vocabulary.tokenizer_json()
    assert len(TOKENS) == len(set(TOKENS)) == vocabulary.SIZE


def test_ids_equal_the_tokenizers_library():
    from tokenizers import Tokenizer

    tokenizer = Tokenizer.from_file(str(ROOT / "models/tokenizer.json"))
    rng = random.Random(1)
    made = programs(3, "train")
    texts = golden.TEXTS + [line for _ in range(20) for line in next(made)[1].split("\n")]
    texts += ["".join(rng.choice(TOKENS) for _ in range(rng.randint(1, 9))) for _ in range(500)]
    texts += [
        "".join(chr(rng.randrange(1, 0x2FF)) for _ in range(rng.randint(1, 9))) for _ in range(500)
    ]
    for text in texts:
        assert list(encode_text(text)) == tokenizer.encode(text, add_special_tokens=False).ids, text
        assert decode(encode_text(text)) == decode(encode_chars(text)) == text
        assert not any(TOKENS[i].startswith("<L") and TOKENS[i] != "<" for i in encode_text(text))


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("x=1+ 2 ;y = -x", "x=1+2; y=-x"),
        ("if not x and(a not in b):return  -1", "if not x and (a not in b):return -1"),
        ("f(a, *b, c = 1, **d)", "f(a, *b, c=1, **d)"),
        ("d = { 'a' :1, 'b':xs[1 :2] }", "d={'a': 1, 'b': xs[1:2]}"),
        ("return lambda x : (yield)", "return lambda x:(yield)"),
        ("x = f'{a !r:>{b}}' 'y' # c", "x=f'{a !r:>{b}}' 'y'"),
        ("from math import *", "from math import *"),
        ("g = [i if i else\\\n 2 for i in (1 ,)]", "g=[i if i else 2 for i in (1,)]"),
    ],
)
def test_canonical_spacing(line: str, expected: str):
    body = line if not line.startswith("return") else f"def f():\n {line}"
    assert source_text.lines(body)[-1].text == expected


def test_quick_tokens_are_those_of_the_tokenize_module():
    def significant(tokens):
        blank = (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
        return [(k, "" if k in blank else t, 0 if k in blank else row) for k, t, row in tokens]

    sources = [source for _, source in islice(programs(12, "train"), 100)]
    sources += [
        path.read_text(encoding="utf-8") for path in Path(golden.__file__).parent.glob("*.py")
    ]
    for source in [*golden.PROGRAMS, *sources]:
        assert significant(quick(source) or thorough(source)) == significant(thorough(source))
    assert all(quick(source) for source in sources if source.isascii())


def test_docstrings():
    source = '"""m"""\ndef f():\n    """f"""\n    return 1\ndef g():\n    """g\n    """\nclass A:\n    "a"\n'
    seen = [(line.number, line.depth, line.text) for line in source_text.lines(source)]
    assert seen == [
        (1, 0, '""'),
        (2, 0, "def f():"),
        (4, 1, "return 1"),
        (5, 0, "def g():"),
        (6, 1, '""'),
        (8, 0, "class A:"),
        (9, 1, '""'),
    ]


def same(a: State, b: State) -> bool:
    return a.to_json() == b.to_json() and [f.definition for f in a.frames] == [
        f.definition for f in b.frames
    ]


def ordered(state: State) -> State:
    """With the locals of every frame in alphabetical order, and groups sorted: their order means nothing."""

    def sort(frame):
        return replace(
            frame, locals=None if frame.locals is None else dict(sorted(frame.locals.items()))
        )

    aliases = (
        None
        if state.aliases is None
        else sorted(sorted((k, n) for k, n in g) for g in state.aliases)
    )
    return replace(state, frames=[sort(f) for f in state.frames], aliases=aliases)


def check_round_trip(source: str, rng: random.Random, most: int = 25) -> int:
    """Key frames and steps of a program decode to the states that they encode; gives how many did."""
    traced = trace(source)
    if traced.refused or max(len(s.frames) for s in traced.states) > vocabulary.MAX_DEPTH:
        return 0
    structure = Structure(source)
    names = {f.definition: f.function for s in traced.states for f in s.frames}
    tree = StateTree(traced.states)
    lines = [line.number for line in source_text.lines(source)]

    def loops_at(definition: int, line: int) -> list[int]:
        return structure.loops_at(line) if line != definition else []

    for _ in range(most):
        i = rng.randrange(tree.last + 1)
        kind = rng.choice(FORWARD + INVERSE)
        j = tree.target(i, kind, frozenset(rng.choices(lines, k=2)))
        before = traced.states[i]
        seen = decode_key(encode_key(before), names.__getitem__, loops_at)
        assert same(ordered(seen), ordered(before)), source
        if before.frames:
            part = hidden(rng, before)
            assert same(
                ordered(decode_key(encode_key(part), names.__getitem__, loops_at)), ordered(part)
            ), source
        if j is None:
            continue
        after = replace(traced.states[j], output=tree.output(i, j))
        ids = encode_difference(before, after, after.output)
        assert ids[-1] == ID["<end>"]
        assert same(ordered(apply(before, ids, names.__getitem__, loops_at)), ordered(after)), (
            source,
            kind,
        )
    return most


@pytest.mark.parametrize("source", golden.PROGRAMS, ids=range(len(golden.PROGRAMS)))
def test_round_trip_of_the_golden_programs(source: str):
    assert check_round_trip(source, random.Random(5), 60) == 60


def test_round_trip_of_random_programs():
    rng, made = random.Random(6), programs(11, "train")
    assert sum(check_round_trip(next(made)[1], rng) for _ in range(60)) > 1000


def test_golden_file_is_current():
    """The engine tests the same file."""
    for record in map(
        json.loads, (ROOT / "tests/golden/language.jsonl").read_text(encoding="utf-8").splitlines()
    ):
        lines = source_text.lines(record["source"])
        assert record["lines"] == [[line.number, line.depth, line.text] for line in lines]
        assert record["source_ids"] == source_text.encode(lines)
        structure = Structure(record["source"])
        states = [State.from_json(s, structure) for s in record["states"]]
        assert record["keys"] == [encode_key(s) for s in states]
        for step in record["steps"]:
            before, after = states[step["from"]], states[step["to"]]
            told = encode_difference(before, after, after.output)
            assert step["ids"][-len(told) :] == told
