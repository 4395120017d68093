"""The rows that a run reads: each process its own to train on, and the held-out ones."""

import sys
from collections.abc import Sequence
from pathlib import Path

from hunch_recipe.chunks import ChunkFolder
from hunch_recipe.group import Group
from hunch_recipe.loader import Loader, Position, Row, Rows, RowSource
from hunch_recipe.settings import Settings

HELDOUT_SEED = 1_000_003
"""Held-out rows are drawn from a seed (and a split) of their own."""


def training(
    settings: Settings, source: RowSource, group: Group, saved: dict | None
) -> Loader | ChunkFolder:
    """This process's rows: each process reads every `group.size`-th chunk; a single one may read a folder of chunks instead. Make it before any
    thread of PyTorch exists, for its workers fork."""
    if settings.chunks:
        if group.size > 1:
            raise ValueError("a folder of chunks is read by one process: leave out `chunks`")
        return ChunkFolder(Path(settings.chunks), seed=settings.seed, batch=settings.batch_rows)
    if settings.batch_rows % group.size:
        raise ValueError(
            f"batch_rows {settings.batch_rows} cannot be shared by {group.size} processes"
        )

    def own(seed: int, chunk: int, length: int, split: str) -> Sequence[Row]:
        chunk = chunk * group.size + group.rank
        return source(seed, chunk % (settings.distinct_chunks or sys.maxsize), length, split)

    position = None
    if saved:
        position = Position(**saved["position"])
        processes = saved.get("processes", 1)
        if processes != group.size:
            # The first chunk that no process had begun.
            position = Position(-(-(position.chunk + 1) * processes // group.size))
    return Loader(
        own,
        seed=settings.seed,
        length=settings.row_length,
        batch=settings.batch_rows // group.size,
        workers=settings.workers,
        position=position,
    )


def heldout(settings: Settings, source: RowSource) -> Rows:
    """The first `heldout_rows` rows of the held-out split, a multiple of the batch."""
    batches = max(1, settings.heldout_rows // settings.batch_rows)
    return heldout_rows(source, batches * settings.batch_rows, settings.row_length)


def heldout_rows(source: RowSource, count: int, length: int) -> Rows:
    """The first `count` rows of the held-out split, of `length` tokens."""
    with Loader(
        source, seed=HELDOUT_SEED, length=length, batch=count, workers=0, split="heldout"
    ) as loader:
        return next(loader)
