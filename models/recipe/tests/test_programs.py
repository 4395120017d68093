"""Programs to learn from: they run, they are reproducible, and none is an evaluation program."""

import random
import re
import sys
from collections import Counter
from itertools import islice

import pytest

from hunch_recipe import data
from hunch_recipe.hashing import hash_sensitive
from hunch_recipe.practice import Practice
from hunch_recipe.programs import (
    ARITHMETIC,
    KINDS,
    MIX,
    PRIMITIVES,
    SHEETS,
    course,
    coverage,
    generate,
    is_refused,
    mix_with,
    mixture,
    normalise,
    operations,
    programs,
    suite,
    usage,
)
from hunch_recipe.programs.arithmetic import arithmetic_drill
from hunch_recipe.programs.drills import drill
from hunch_recipe.programs.intents import INTENTS
from hunch_recipe.programs.normalise import blocks
from hunch_recipe.programs.primitives import primitive
from hunch_recipe.programs.real import MUTATIONS, mutate
from hunch_recipe.programs.real import held_out as real_held_out
from hunch_recipe.programs.sheets import sheet
from hunch_recipe.programs.templates import TEMPLATES, fill, held_out, templates
from hunch_recipe.tokens import ID

MAX_LINES = 2_000


class StillRunning(BaseException):
    pass


def outcome(source: str) -> str:
    """Runs a program: "ok", or the name of the exception it ends with."""
    lines = 0

    def watch(_frame, event, _argument):
        nonlocal lines
        lines += event == "line"
        if lines > MAX_LINES:
            raise StillRunning
        return watch

    code = compile(source, "<program>", "exec")
    previous = sys.gettrace()
    sys.settrace(watch)
    try:
        exec(code, {"__name__": "__main__", "print": lambda *_, **__: None})
    except Exception as error:
        return type(error).__name__
    finally:
        sys.settrace(previous)
    return "ok"


@pytest.mark.parametrize("name", TEMPLATES)
def test_templates_run(name):
    for seed in range(4):
        source = fill(name, random.Random(seed))
        assert outcome(source) == "ok" or TEMPLATES[name].raises, source


def test_generated_programs_run():
    for name in INTENTS:
        for seed in range(300 // len(INTENTS) + 1):
            source = generate(random.Random(f"{name}/{seed}"), name)
            assert outcome(source) == "ok" or name == "exceptions", source


def test_drills_run_and_give_every_word_of_the_course():
    ends = Counter(outcome(drill(random.Random(seed))) for seed in range(300))
    assert ends["ok"] > 280
    assert set(ends) <= {"ok", *operations.FAILING}
    in_attributes = {"getattr", "hasattr", "setattr", "super"}
    assert set(course.WORDS) == set(operations.WORDS) | in_attributes


def test_drills_do_not_depend_on_the_hash_seed():
    sources = [drill(random.Random(seed)) for seed in range(200)]
    assert not [source for source in sources if hash_sensitive(source)]


@pytest.mark.parametrize("make", [arithmetic_drill, primitive, sheet])
def test_programs_made_of_chance_run_and_repeat(make):
    sources = [make(random.Random(seed)) for seed in range(300)]
    assert [source for source in sources if outcome(source) != "ok"] == []
    assert sources == [make(random.Random(seed)) for seed in range(300)]
    assert len(set(map(normalise, sources))) > 230
    assert not [source for source in sources[:100] if hash_sensitive(source)]


@pytest.mark.parametrize(
    ("arithmetic", "primitives", "kinds"),
    [
        (0.0, 0.0, {}),
        (0.4, 0.0, {ARITHMETIC: 0.4}),
        (0.0, 0.4, {PRIMITIVES: 0.1, SHEETS: 0.3}),
        (0.2, 0.8, {ARITHMETIC: 0.2, PRIMITIVES: 0.2, SHEETS: 0.6}),
    ],
)
def test_arithmetic_drills_and_primitives_are_shares_of_the_mix_that_training_alone_has(
    arithmetic: float, primitives: float, kinds: dict[str, float]
):
    mix = mix_with(arithmetic, primitives)
    assert sum(mix.values()) == pytest.approx(1)
    assert {kind: mix[kind] for kind in mix if kind not in MIX} == pytest.approx(kinds)
    others = mix_with(arithmetic, primitives, {"real": 3.0})
    assert others == pytest.approx(kinds | {"real": 1 - arithmetic - primitives})
    drawn = Counter(kind for kind, _ in islice(programs(3, mix=mix), 300))
    assert all(abs(drawn[kind] - 300 * share) < 40 for kind, share in mix.items())
    plain, asked = (
        [row.ids.tolist() for row in data.rows(1, 0, 384, "heldout", practice)]
        for practice in (Practice(), Practice(arithmetic, primitives, None, 0.5, 0.5))
    )
    assert asked == plain


PARTS = r"""
if \w+ < \w+:|if \w+ >= \w+:|if \w+ == \d+:|elif |else:|if \w+ % \d == \d:|if not |if \w+:|if .* and |if .* or | in \w+:
for \w+ in range\(\w+\):|for \w+ in range\(\d+, \d+\):|for \w+ in range\(\d+, \d+, \d\):|for \w+ in range\(\d+, -?\d+, -\d\):
for \w+ in range\(len\(|for \w+ in \w+:|for \w+ in \[|for \w+, \w+ in enumerate\(|for \w+, \w+ in zip\(|\.items\(\):|\[::-1\]:|for .*sorted\(
while \w+ > \d+:|while \w+ < \d+:|while \w+ <= |while \w+:|while True:|break|continue
\w+ \+= \w+$|\w+ -= |\w+ = \w+ \+ \w+|\w+ = \w+ - \w+| // | % | \* |= -\d|max\(\w+, \w+|min\(\w+, \w+|abs\(
len\(\w+\)|sum\(\w+\)|min\(\w+\)|max\(\w+\)|sorted\(\w+\)|reversed\(|\w\[-\d\]|\w\[\d\]|\w\[\d:\]|\w\[:\d\]|\w\[::-1\]|\w\[::2\]
\.append\(|\.pop\(\)|\.insert\(|\.remove\(|\.sort\(\)|\.reverse\(\)|del \w+\[|\] = |\] \+= |\.get\(|\.update\(|\.add\(
^(\w+), (\w+) = \2, \1$|^(\w+) = (?!\d)\w+$|^temp = |\w+ is \w+|= \[\w+, \w+\]|def \w+\(\w+, \w+\):|return \w+ [+*-] \w+|\w\(\w+\(
\.upper\(\)|\.split\(|\.join\(|\.replace\(|\.count\(|\.find\(|startswith\(|[=!]= \w+\[::-1\]|\w+ \+ ['\"]|\w+ or \w+|\w+ and \w+|not \w+
"""


def test_primitives_have_every_part_that_programs_are_made_of():
    made = "".join(primitive(random.Random(seed)) for seed in range(2500))
    parts = [part for line in PARTS.split("\n") for part in line.split("|") if part]
    assert [part for part in parts if not re.search(part, made, re.MULTILINE)] == []


def test_arithmetic_drills_are_made_of_digits():
    shares = []
    for arithmetic in (0.0, 1.0):
        rows = data.rows(2, 0, 512, practice=Practice(arithmetic))
        told = [ID[digit] for digit in "0123456789"]
        predicted = [id for row in rows for id in row.ids[row.weights == 1].tolist()]
        shares.append(sum(id in told for id in predicted) / len(predicted))
    assert shares[1] > 1.5 * shares[0]


def test_the_same_seed_gives_the_same_programs():
    first, again, other = (list(islice(programs(seed), 60)) for seed in (3, 3, 4))
    assert first == again
    assert first != other
    assert {kind for kind, _ in first} == set(MIX)


@pytest.mark.parametrize("kind", KINDS)
def test_suites_are_fixed_and_refused_in_training(kind):
    programs_ = suite(kind, 30)
    assert programs_ == suite(kind, 30)
    assert all(is_refused(source) for source in programs_ if kind == "synthetic")


def check_normalised(a: str, b: str, same: bool) -> None:
    assert (normalise(a) == normalise(b)) is same, (normalise(a), normalise(b))


def test_normalise_folds_names_constants_and_layout():
    one = "def f(n):\n    if n > 3:\n        return 'a'\n    return n.upper()\n\nprint(f(1))\n"
    check_normalised(one, re.sub(r"\bn\b", "count", one), True)
    check_normalised(one, one.replace("3", "44").replace("'a'", '"bc"').replace("f(", "g("), True)
    check_normalised(one, "# hi\n\n" + one.replace("    ", "  ").replace("\n\n", "\n"), True)
    check_normalised(one, one.replace(">", ">="), False)
    check_normalised(one, one.replace("upper", "lower"), False)
    check_normalised("a = 1\nb = a\n", "x = 2\ny = x\n", True)
    check_normalised("a = 1\nb = a\n", "x = 2\nx = x\n", False)
    check_normalised("xs = [1,\n      2]\n", "ys = [3, 4]\n", True)


def test_blocks_are_the_top_level_definitions_and_what_stands_between():
    source = "a = 1\ndef f(x):\n    return x\nb = 2\nc = 3\n@property\nclass C:\n    pass\n"
    assert [block.split()[1] for block in blocks(source)] == ["v0", "def", "v0", "@"]


def test_planted_evaluation_programs_are_refused():
    own = mixture.examples() + mixture.course() + mixture.typed()
    planted = own + mixture.cruxeval()
    suites = (mixture.REPOSITORY / "models" / "suites").glob("*/*.py")
    assert len(own) == len(mixture.examples()) + len(list(suites))
    assert all(is_refused(source) for source in planted)
    example = (mixture.REPOSITORY / "public" / "examples" / "bubble_sort.py").read_text()
    definition = example.split("\n\n\n")[0]
    renamed = definition.replace("values", "zs").replace("bubble_sort", "arrange")
    assert is_refused(f"k = 3\n\n{renamed}\n\nr = arrange([k, 1])\n")
    assert not is_refused("k = 3\nfor q in range(k):\n    k *= q\nprint(k, q, k - q)\n")


def test_training_never_draws_what_is_held_out(monkeypatch):
    assert not set(templates("train")) & set(templates("held_out"))
    assert all(held_out(name) for name in templates("held_out"))
    assert 0.05 < len(templates("held_out")) / len(TEMPLATES) < 0.25
    assert not any(real_held_out(i) for i in mixture.real.usable("train"))
    planted = suite("synthetic", 1)[0]
    allowed = "x = 5\nx -= 2\nprint(x, x)\n"
    drawn = iter([planted, planted, allowed])
    monkeypatch.setattr(mixture, "draw", lambda *_: next(drawn))
    before = mixture.refused["synthetic"]
    assert next(programs(0, mix={"synthetic": 1.0})) == ("synthetic", allowed)
    assert mixture.refused["synthetic"] == before + 2


@pytest.mark.parametrize(
    "value", [0, 7, -120, 2.5, True, None, "abc", "", [1, 2, 3], (1, "a"), {"k": [1]}]
)
def test_mutated_inputs_keep_their_type(value):
    rng = random.Random(0)
    for _ in range(20):
        assert type(mutate(value, rng)) is type(value)


CODE = "def f(xs, n=5):\n    total = 0\n    for x in xs:\n        if x > n:\n            total += x * 3\n    return total\n"


@pytest.mark.parametrize("change", MUTATIONS)
def test_every_mutation_of_code_changes_it_and_keeps_it_python(change):
    made = {change(CODE, random.Random(seed)) for seed in range(30)}
    assert len(made - {CODE}) > 2
    for code in made:
        compile(code, "<mutant>", "exec")


def test_real_programs_run_with_inputs_and_code_mutated():
    rng = random.Random(5)
    ids = [mixture.real.choose("train", rng) for _ in range(60)]
    sources = [mixture.real.program(identity, rng, mutation=1.0) for identity in ids]
    assert [outcome(source) for source in sources] == ["ok"] * 60
    plain = [mixture.real.program(identity, rng, mutation=0.0) for identity in ids]
    assert sum(normalise(a) != normalise(b) for a, b in zip(sources, plain, strict=True)) > 30


def test_a_puzzle_gets_other_arguments():
    code = "def sat(a, s='abc', n=2):\n    return a == s * n\n\ndef sol(s='abc', n=2):\n    return s * n\n"
    made = {mixture.real.other_puzzle(code, random.Random(seed)) for seed in range(40)}
    assert len(made) > 20
    assert any(call.startswith("sol(") for call in made)
    scope: dict[str, object] = {}
    exec(code, scope)
    assert [call for call in made if call.startswith("sat(") and not eval(call, scope)] == []


@pytest.mark.parametrize(
    ("line", "values", "words"),
    [
        ("n = xs.count(3)", {"xs": "[3, 4]"}, {"list.count"}),
        ("n = xs.count('a')", {"xs": "'aba'"}, {"str.count"}),
        ("t.index(max(t))", {"t": "(1, 2)"}, {"tuple.index", "max"}),
        ("self.items.pop()", {"self": "Box(n=1, items={'a': 2})"}, {"dict.pop"}),
        ("d[k].append(len(s.split()))", {"d": "{'a': [1]}", "s": "'x y'"}, {"list.append", "str.split", "len"}),
        ("x = {1, 2}.copy() | set(ys)", {"ys": "[1]"}, {"set.copy", "set"}),
        ("ws = [w.title() for w in ws if w.count('a')]", {"ws": "['ab', 'c']"}, {"str.title", "str.count"}),
        ("q.update(b)", {"q": "Queue(n=1)"}, set()),
        ("d = dict.fromkeys(xs).copy()", {"xs": "[1]"}, {"dict", "dict.fromkeys", "dict.copy"}),
    ],
)  # fmt: skip
def test_words_are_counted_by_the_receivers_type(line, values, words):
    assert usage.lines(line)[1].words(values) == words


def test_a_line_counts_its_own_expressions_only():
    found = usage.lines("for x in sorted(xs):\n    print(max(min(x), len(str(x))))\n")
    assert found[1].words({}) == {"sorted"}
    assert found[2].depth == 4


def test_coverage_counts_every_step_of_a_sample():
    counted = coverage.Coverage()
    counted.sample(20, seed=0)
    assert counted.programs.total() == 20
    assert sum(found.total() for found in counted.actions.values()) == counted.steps > 200
    assert all(counted.words[word] <= counted.steps for word in course.WORDS)
    text = coverage.report(counted, 20, 0)
    assert "--programs 20 --seed 0" in text
    assert all(word.split(".")[-1] in text for word in course.WORDS)
