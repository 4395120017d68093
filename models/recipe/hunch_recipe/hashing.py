"""Whether a program's states depend on the hash seed, so that no prediction of them could be right.

Only sets of strings (and the like) and `hash` itself can; a program without them is cleared unseen, another one is traced
again under other seeds, in two processes that are started at the first need and stay.
"""

from __future__ import annotations

import atexit
import hashlib
import json
import os
import select
import subprocess
import sys

from .structure import Structure
from .trace import trace

SEEDS = ("0", "1", "4242")
_SECONDS = 10.0  # how long one answer may take


def hash_sensitive(source: str) -> bool:
    """Whether the states of `source` differ between hash seeds (or it could not be told in time)."""
    return uses_hashes(source) and len({_PROCESSES[seed].digest(source) for seed in SEEDS}) > 1


def uses_hashes(source: str) -> bool:
    """Whether `source` has sets or hashes, so that its states could depend on them."""
    try:
        structure = Structure(source)
    except (SyntaxError, ValueError):
        return False
    if (
        structure.sets
        or structure.loads & {"set", "frozenset", "hash"}
        or "__hash__" in structure.attributes
    ):
        return True
    return structure.set_operators and bool(structure.attributes & {"keys", "items"})


def digest(source: str) -> str:
    """A hash of all states of a program."""
    result = trace(source)
    states = json.dumps([state.to_json() for state in result.states])
    return result.refused or hashlib.sha256(states.encode()).hexdigest()


class _Process:
    """A Python under one hash seed that answers each source, a JSON string on a line, with a digest."""

    def __init__(self, seed: str):
        self.seed = seed
        self.process: subprocess.Popen | None = None
        self.owner = 0

    def digest(self, source: str) -> str:
        if self.process is None or self.owner != os.getpid() or self.process.poll() is not None:
            self.start()
        try:
            self.process.stdin.write(json.dumps(source) + "\n")
            self.process.stdin.flush()
            ready, _, _ = select.select([self.process.stdout], [], [], _SECONDS)
            answer = self.process.stdout.readline() if ready else ""
        except OSError:
            answer = ""
        if not answer:
            self.stop()
            return f"no answer under seed {self.seed}"  # equal to no other process's answer
        return answer

    def start(self) -> None:
        package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        self.owner = os.getpid()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "hunch_recipe.hashing"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=package,
            env={**os.environ, "PYTHONHASHSEED": self.seed},
        )

    def stop(self) -> None:
        if self.process is not None and self.owner == os.getpid():
            self.process.kill()
            self.process.wait()
        self.process = None


_PROCESSES = {seed: _Process(seed) for seed in SEEDS}


@atexit.register
def _stop_all() -> None:
    for process in _PROCESSES.values():
        process.stop()


def main() -> None:
    """Answers requests until the input ends."""
    output = sys.stdout
    for line in sys.stdin:
        output.write(digest(json.loads(line)) + "\n")
        output.flush()


if __name__ == "__main__":
    main()
