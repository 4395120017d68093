"""Rows as files: `python -m hunch_recipe.chunks configs/nineteenth.json --to FOLDER --workers 16` makes chunks of a run's rows
until it is ended, and the run reads them there (the setting `chunks`).

A GPU takes rows faster than one process of it can gather them from its workers, and faster than few cores can make them. Apart, neither waits
for the other: makers write as fast as they can, and a run that has read all that is there reads some of it again. Such a run cannot be
repeated to the bit. A folder in memory (`/dev/shm`) is meant; a chunk of 64 rows of 1,024 tokens has 0.65 MB.
"""

import argparse
import json
import multiprocessing
import os
import random
import sys
import time
from pathlib import Path

import numpy as np

from hunch_recipe import memory
from hunch_recipe.data import rows
from hunch_recipe.loader import MEGABYTES, Position, Rows, join, stack
from hunch_recipe.practice import Practice

NICENESS = 5
PATIENCE = 0.05
"""Seconds until the folder is looked at again, where it is still empty."""


def write(folder: Path, chunk: int, made: Rows) -> None:
    """One chunk as a file, there as a whole or not at all."""
    weights = made.weights.astype(np.float16).view(np.int16)
    numbers = [array.astype(np.int16) for array in made.arrays()[:-1]]
    partial = folder / f"{chunk:08}.partial"
    with partial.open("wb") as file:
        np.save(file, np.stack([*numbers, weights]))
    partial.rename(folder / f"{chunk:08}.npy")


def read(path: Path) -> Rows:
    """The rows of one chunk."""
    *numbers, weights = np.load(path)
    ids, document, branch, positions = (array.astype(np.int32) for array in numbers)
    return Rows(ids, document, branch, positions, weights.view(np.float16).astype(np.float32))


class ChunkFolder:
    """An endless iterator of `Rows` of `batch` rows from the chunks of a folder: new ones first, as they come; where all
    have been read, some of them again. `position` says how many chunks have been taken."""

    def __init__(self, folder: Path, *, seed: int, batch: int) -> None:
        self.position = Position()
        self._folder, self._batch = folder, batch
        self._random = random.Random(seed)
        self._read: list[Path] = []
        self._new: list[Path] = []
        self._known: set[str] = set()
        self._rest: Rows | None = None
        self.repeated = 0
        """Chunks that were read again."""

    def __iter__(self) -> "ChunkFolder":
        return self

    def __next__(self) -> Rows:
        parts, wanted = [], self._batch
        while wanted:
            if self._rest is None or not len(self._rest):
                self._rest = read(self._next())
                self.position = Position(self.position.chunk + 1)
            parts.append(self._rest[:wanted])
            self._rest = self._rest[wanted:]
            wanted -= len(parts[-1])
        return join(parts)

    def _next(self) -> Path:
        while True:
            if not self._new:
                names = {name for name in os.listdir(self._folder) if name.endswith(".npy")}
                self._new = sorted(
                    (self._folder / name for name in names - self._known), reverse=True
                )
                self._known |= names
            if self._new:
                self._read.append(self._new.pop())
                return self._read[-1]
            if self._read:
                self.repeated += 1
                return self._random.choice(self._read)
            time.sleep(PATIENCE)

    def close(self) -> None:
        """Nothing is open between two reads."""


def make(settings: dict, folder: Path, first: int, step: int) -> None:
    """Writes every `step`-th chunk from `first` on, for ever; a chunk that fails is reported and left out."""
    practice = Practice(**settings.get("practice", {}))
    os.nice(NICENESS)
    memory.limit(MEGABYTES)
    parent, chunk = os.getppid(), first
    while os.getppid() == parent:
        try:
            made = rows(settings["seed"], chunk, settings["row_length"], practice=practice)
            write(folder, chunk, stack(made))
        except OSError:
            raise
        except Exception as error:
            print(f"chunk {chunk}: {type(error).__name__}: {error}", file=sys.stderr, flush=True)
        chunk += step


def main() -> int:
    parser = argparse.ArgumentParser(description="Makes the rows of a run as files, until ended")
    parser.add_argument("config", type=Path, help="the run's settings")
    parser.add_argument("--to", type=Path, required=True, help="a folder, best in memory")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    # Not as `Settings`, which would load PyTorch into every maker.
    settings = json.loads(arguments.config.read_text(encoding="utf-8"))
    arguments.to.mkdir(parents=True, exist_ok=True)
    context = multiprocessing.get_context("fork")
    makers = [
        context.Process(target=make, args=(settings, arguments.to, worker, arguments.workers))
        for worker in range(arguments.workers)
    ]
    for maker in makers:
        maker.start()
    for maker in makers:
        maker.join()
    return max(maker.exitcode or 0 for maker in makers)


if __name__ == "__main__":
    sys.exit(main())
