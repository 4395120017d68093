"""Predictions without the grammar: what the model says by itself, in batches, with the key-value cache.

The engine decodes under a grammar, which exists in Rust only. Here the most likely tokens are taken as they are, and
what they say is read; a step that is malformed, or does not end, is no prediction and counts as wrong. `hunch eval
--unconstrained` does the same.
"""

from collections.abc import Iterator, Sequence

import torch

from ..decoder import Continuation, Decoder, decode
from ..language import encode_difference
from ..model import Model
from ..places import Places
from ..tokens import ID
from .context import prompt
from .prediction import Prediction, read
from .steps import Trajectory

MOST = 144
"""The most tokens decoded of one step: no gold step of a suite has so many (`policy.LONGEST_STEP`)."""
BATCH = 24
_END = ID["<end>"]


def predictions(
    model: Model, trajectories: Sequence[Trajectory]
) -> Iterator[tuple[Trajectory, list[Prediction]]]:
    """The greedy prediction of every step of each trajectory, its gold steps before it given."""
    limit = model.config.context
    for group in _groups(trajectories):
        prompts, gold = [], []
        for t in group:
            for k, step in enumerate(t.steps):
                before = t.before(k)
                prompts.append(prompt(t.source, t.history(k), before, step.action, limit))
                gold.append(encode_difference(before, step.target, step.target.output))
        said = iter(continuations(model, prompts, gold))
        for t in group:
            places = Places(t.source)
            yield t, [read(places, t.before(k), next(said)) for k in range(len(t.steps))]


def continuations(
    model: Model, prompts: Sequence[list[int]], guesses: Sequence[list[int]]
) -> list[Continuation]:
    """The greedy continuation of each prompt up to `<end>`.

    Guesses cost nothing where they are right: a prompt and its guess are read together, and tokens
    are decoded one by one only from the first on that is not the most likely one. What the next
    prompt begins with is read only once, as the steps of one trajectory are.
    """
    found: list[Continuation] = []
    for first in range(0, len(prompts), BATCH):
        batch = list(
            zip(prompts[first : first + BATCH], guesses[first : first + BATCH], strict=True)
        )
        documents: list[list[int]] = []
        owner: list[int] = []
        for ids, guess in batch:
            if documents and ids[: len(documents[-1])] == documents[-1]:
                documents[-1] = [*ids, *guess]
            else:
                documents.append([*ids, *guess])
            owner.append(len(documents) - 1)
        decoder = Decoder(model, len(documents), max(map(len, documents)) + MOST)
        shares, best = decoder.feed_all(documents).float().softmax(-1).max(-1)
        open_: list[tuple[int, int, Continuation]] = []
        for (ids, guess), document in zip(batch, owner, strict=True):
            said = best[document, len(ids) - 1 : len(ids) - 1 + len(guess)].tolist()
            right = next((k for k, id in enumerate(guess) if id != said[k]), len(guess))
            likely = shares[document, len(ids) - 1 : len(ids) + right].double()
            kept = said[: right + 1]
            answer = Continuation(kept, float(likely[: len(kept)].prod()))
            found.append(answer)
            if kept[-1] != _END:
                open_.append((document, len(ids) + right, answer))
        if open_:
            decoder.keep([document for document, _, _ in open_])
            decoder.truncate([length for _, length, _ in open_])
            rest = decode(decoder, [[answer.ids[-1]] for _, _, answer in open_], MOST, end=_END)
            for (_, _, answer), more in zip(open_, rest, strict=True):
                answer.ids += more.ids
                answer.probability *= more.probability
    return found


class Session:
    """One sequence with what was read of it, for questions that follow from the answers before."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self._decoder = Decoder(model, 1)
        self._read: list[int] = []

    def answer(self, ids: list[int]) -> Continuation:
        """The greedy continuation; what the last prompt began with is not read again."""
        self._prepare(ids)
        said = decode(self._decoder, [ids[-1:]], MOST, end=_END)[0]
        # The last token decoded was not read.
        self._read = [*ids, *said.ids][: int(self._decoder.lengths[0])]
        return said

    def samples(self, ids: list[int], count: int, generator: torch.Generator) -> list[Continuation]:
        """So many continuations drawn from the model's distribution."""
        self._prepare(ids)
        found = decode(
            self._decoder.copies(count, MOST),
            [ids[-1:]] * count,
            MOST,
            end=_END,
            generator=generator,
        )
        self._read = ids[:-1]
        return found

    def _prepare(self, ids: list[int]) -> None:
        """Reads all but the last token, which is read for the logits after it."""
        pairs = zip(self._read, ids[:-1], strict=False)
        common = next((k for k, (a, b) in enumerate(pairs) if a != b), None)
        if common is None:
            common = min(len(self._read), len(ids) - 1)
        self._decoder.truncate([common])
        if common < len(ids) - 1:
            self._decoder.feed([ids[common:-1]])


def _groups(trajectories: Sequence[Trajectory]) -> Iterator[list[Trajectory]]:
    """Trajectories that fill a batch together, in order."""
    group: list[Trajectory] = []
    for trajectory in trajectories:
        group.append(trajectory)
        if sum(len(t.steps) for t in group) >= BATCH:
            yield group
            group = []
    if group:
        yield group
