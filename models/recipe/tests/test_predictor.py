"""Predictions in batches are those of plain decoding, and CRUXEval's answers are judged by running them."""

import random
from dataclasses import replace

import pytest

torch = pytest.importorskip("torch", reason="predictions need PyTorch")

from hunch_recipe.decoder import Decoder, decode  # noqa: E402
from hunch_recipe.evaluation import cruxeval, predictor  # noqa: E402
from hunch_recipe.model import Model, ModelConfig  # noqa: E402
from hunch_recipe.tokens import ID  # noqa: E402

pytestmark = pytest.mark.training
END = ID["<end>"]


@pytest.fixture(scope="module")
def model() -> Model:
    torch.manual_seed(4)
    model = Model(ModelConfig(width=32, layers=2, heads=2, hidden=64, context=256))
    with torch.no_grad():
        for parameter in model.matrices():
            parameter.normal_(std=0.3)
        model.embedding.weight.normal_(std=0.3)
    return model.eval().requires_grad_(False)


def plain(model: Model, ids: list[int]):
    return decode(Decoder(model, 1), [ids], predictor.MOST, end=END)[0]


def test_guesses_and_shared_prompts_change_nothing(model: Model, monkeypatch):
    monkeypatch.setattr(predictor, "MOST", 12)
    rng = random.Random(1)
    first = [rng.randrange(1024) for _ in range(20)]
    said = plain(model, first).ids
    prompts = [first, [*first, *said, 5], [9, 8, 7]]
    # Right, right up to a place, wrong from the start.
    right = plain(model, prompts[1]).ids
    guesses = [said, [*right[:3], 1 + right[3], 2], [END]]
    found = predictor.continuations(model, prompts, guesses)
    for ids, got in zip(prompts, found, strict=True):
        wanted = plain(model, ids)
        assert got.ids[:12] == wanted.ids
        assert got.probability <= wanted.probability * 1.001


def test_a_session_reads_on(model: Model, monkeypatch):
    monkeypatch.setattr(predictor, "MOST", 10)
    session = predictor.Session(model)
    ids = list(range(40, 60))
    for prompt in (ids, [*ids, 3], ids[:5], [*ids[:5], 7, 8]):
        assert session.answer(prompt).ids == plain(model, prompt).ids
    generator = torch.Generator().manual_seed(0)
    drawn = session.samples(ids, 4, generator)
    assert len({tuple(said.ids) for said in drawn}) > 1
    assert session.answer(ids).ids == plain(model, ids).ids


def test_predicted_inputs_are_run(monkeypatch):
    asked = cruxeval.item(
        {"code": "def f(a, b):\n    return a + b", "input": "[1], [2]", "output": ""}
    )
    assert asked.output == "[1, 2]"
    call = asked.states[asked.call]

    def answer(a: str, b: str):
        frame = replace(call.frames[-1], locals={"a": a, "b": b})
        return replace(call, frames=[frame])

    for given, passes in (
        (("[1]", "[2]"), True),
        (("[]", "[1, 2]"), True),
        (("[]", "[]"), False),
        (("1 1", "2"), False),
    ):
        monkeypatch.setattr(cruxeval, "_ask", lambda *_, given=given: answer(*given))
        assert cruxeval._input(None, None, asked) is passes


def test_what_the_engine_says_of_functions_is_compared_and_run(monkeypatch):
    items = [
        cruxeval.item({"code": "def f(a):\n    return a + 1", "input": given, "output": ""})
        for given in ("1", "2")
    ]
    right, wrong = ({"predictions": [{"state": one.states[-2].to_json()}]} for one in items)
    past = {"predictions": [{"state": items[0].states[items[0].call].to_json()}]}
    asked = []

    def answers(hunch, folder, requests):
        asked.extend(requests)
        return iter([right, {"error": "too long"}, right, past])

    monkeypatch.setattr(cruxeval, "items", lambda most: items)
    monkeypatch.setattr(cruxeval, "answers", answers)
    found = cruxeval.measure_engine(None, None, 2)
    assert {way: (tally.right, tally.all) for way, tally in found.items()} == {
        "engine: output, careful": (1, 2),
        "engine: input": (0, 2),
    }
    assert [(one["action"]["kind"], one.get("mode")) for one in asked[:2]] == [
        ("breakpoint", "careful"),
        ("inv_step_call", None),
    ]
    monkeypatch.setattr(cruxeval, "answers", lambda *_: iter([wrong, past, {}, {}]))
    found = cruxeval.measure_engine(None, None, 2)
    assert [tally.right for tally in found.values()] == [0, 1]
