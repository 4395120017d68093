"""Batches of training rows, made on the fly by worker processes.

`rows(seed, chunk, length, split)` (hunch_recipe.data) is a pure function of its arguments, so the
stream is the same whatever the number of workers, and a run resumes at a `Position` without
reading what came before. PyTorch is not imported here: workers are forked before the trainer
starts threads, and only ever run Python and numpy.
"""

import multiprocessing
import os
import queue
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from hunch_recipe import memory

MEGABYTES = 2048
"""What a worker's programs may use."""


class Row(Protocol):
    """One packed row: arrays of the row's length."""

    ids: np.ndarray
    document: np.ndarray
    branch: np.ndarray
    positions: np.ndarray
    weights: np.ndarray


RowSource = Callable[[int, int, int, str], Sequence[Row]]


@dataclass
class Rows:
    """Stacked rows, each array [rows, length]; `weights[r, t]` weighs the prediction of `ids[r,
    t]`."""

    ids: np.ndarray
    document: np.ndarray
    branch: np.ndarray
    positions: np.ndarray
    weights: np.ndarray

    def __len__(self) -> int:
        return self.ids.shape[0]

    def __getitem__(self, part: slice) -> "Rows":
        return Rows(*(array[part] for array in self.arrays()))

    def arrays(self) -> tuple[np.ndarray, ...]:
        return self.ids, self.document, self.branch, self.positions, self.weights


def stack(rows: Sequence[Row]) -> Rows:
    return Rows(
        np.stack([row.ids for row in rows]).astype(np.int32),
        np.stack([row.document for row in rows]).astype(np.int32),
        np.stack([row.branch for row in rows]).astype(np.int32),
        np.stack([row.positions for row in rows]).astype(np.int32),
        np.stack([row.weights for row in rows]).astype(np.float32),
    )


def join(parts: Sequence[Rows]) -> Rows:
    if len(parts) == 1:
        return parts[0]
    return Rows(
        *(np.concatenate(arrays) for arrays in zip(*(part.arrays() for part in parts), strict=True))
    )


@dataclass
class Position:
    """Where a stream of rows goes on: at row `offset` of `chunk`."""

    chunk: int = 0
    offset: int = 0


def _work(
    source: RowSource, seed: int, length: int, split: str, first: int, step: int, out, niceness: int
) -> None:
    os.nice(niceness)
    memory.limit(MEGABYTES)
    chunk = first
    parent = os.getppid()
    while True:
        try:
            made: Rows | str = stack(source(seed, chunk, length, split))
        except Exception as error:
            made = f"chunk {chunk} of seed {seed}: {type(error).__name__}: {error}"
        while True:
            try:
                out.put((chunk, made), timeout=5)
                break
            except queue.Full:
                if os.getppid() != parent:  # the trainer was killed
                    return
        chunk += step


class Loader:
    """An endless iterator of `Rows` of `batch` rows. With no workers the rows are made in this
    process.

    Close it (or use it as a context manager): workers run until then. `position` is that of the
    next batch.
    """

    def __init__(
        self,
        source: RowSource,
        *,
        seed: int,
        length: int,
        batch: int,
        workers: int = 1,
        split: str = "train",
        position: Position | None = None,
        niceness: int = 5,
        ahead: int = 3,
    ) -> None:
        self.position = position or Position()
        self._batch = batch
        self._make = lambda chunk: stack(source(seed, chunk, length, split))
        self._processes = []
        self._queues = []
        context = multiprocessing.get_context("fork")
        for worker in range(workers):
            chunks = context.Queue(maxsize=ahead)
            arguments = (
                source,
                seed,
                length,
                split,
                self.position.chunk + worker,
                workers,
                chunks,
                niceness,
            )
            process = context.Process(target=_work, args=arguments, daemon=True)
            process.start()
            self._processes.append(process)
            self._queues.append(chunks)
        self._first = self.position.chunk
        self._next = self.position.chunk
        self._rest: Rows | None = None
        self._rest_at = Position()

    def __enter__(self) -> "Loader":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __iter__(self) -> Iterator[Rows]:
        return self

    def __next__(self) -> Rows:
        parts: list[Rows] = []
        wanted = self._batch
        while wanted:
            if self._rest is None:
                chunk = self._next
                rows = self._chunk(chunk)
                offset = self.position.offset if chunk == self.position.chunk else 0
                self._next += 1
                self._rest, self._rest_at = rows[offset:], Position(chunk, offset)
            taken = self._rest[:wanted]
            if len(taken):
                parts.append(taken)
            wanted -= len(taken)
            self._rest_at = Position(self._rest_at.chunk, self._rest_at.offset + len(taken))
            self._rest = self._rest[len(taken) :]
            if not len(self._rest):
                self._rest, self._rest_at = None, Position(self._next, 0)
        self.position = self._rest_at
        return join(parts)

    def _chunk(self, chunk: int) -> Rows:
        if not self._queues:
            return self._make(chunk)
        worker = (chunk - self._first) % len(self._queues)
        while True:
            try:
                made_chunk, made = self._queues[worker].get(timeout=5)
                break
            except queue.Empty:
                if not self._processes[worker].is_alive():
                    raise RuntimeError(
                        f"data worker {worker} died; see its message above"
                    ) from None
        if isinstance(made, str):
            raise RuntimeError(f"data worker {worker} failed at {made}")
        if made_chunk != chunk:
            raise RuntimeError(f"data worker {worker} gave chunk {made_chunk} instead of {chunk}")
        return made

    def close(self) -> None:
        for process in self._processes:
            process.terminate()
        for process, chunks in zip(self._processes, self._queues, strict=True):
            process.join()
            chunks.close()
            chunks.cancel_join_thread()
        self._processes, self._queues = [], []
