"""Tracing in a process of its own, with a deadline and a limit of memory: for programs that nobody has read.

`trace` bounds what Python code does. One call into C (`sum(range(10 ** 12))`, `"a" * 10 ** 11`) cannot be interrupted from
inside, nor can a process that a program ends or crashes say so. Training goes without this: it has its own programs, and
no time to start a process for each.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import signal
import sys
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path

from . import memory
from .refusal import Refusal
from .trace import Trace, trace

SECONDS = 10.0
MEGABYTES = 1024
_GRACE = 1.0  # seconds that the process gets to say itself that the time is over, beside a tenth of it (`Alarm`)


def trace_apart(
    source: str,
    *,
    seconds: float = SECONDS,
    megabytes: int = MEGABYTES,
    max_events: int = 10_000,
    typed: Sequence[str] = (),
) -> Trace:
    """As `trace`, without its `structure`; also what cannot be stopped from inside is refused, and soon."""
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("fork" if "fork" in methods else "spawn")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(
        target=_work,
        args=(sender, source, seconds, megabytes, max_events, typed),
        daemon=True,
    )
    process.start()
    sender.close()
    try:
        if receiver.poll(seconds * 1.1 + _GRACE):
            return Trace(*receiver.recv())
        reason = f"is stuck for {seconds:g} seconds in one call that cannot be interrupted"
        return Trace(refused=Refusal("time", reason))
    except EOFError:
        process.join(_GRACE)
        return Trace(refused=Refusal("ended", f"ends its process, {_end(process.exitcode)}"))
    finally:
        process.kill()
        process.join()
        receiver.close()


def _work(
    sender: Connection,
    source: str,
    seconds: float,
    megabytes: int,
    most: int,
    typed: Sequence[str],
) -> None:
    _limit(megabytes)
    result = trace(source, seconds=seconds, max_events=most, typed=typed)
    sender.send((result.states, result.refused))


def _limit(megabytes: int) -> None:
    """Bounds the memory of this process, and keeps it from writing files, where the system can do that."""
    memory.limit(megabytes)
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _end(code: int | None) -> str:
    if code is not None and code < 0:
        return f"by {signal.Signals(-code).name}"
    return f"with code {code}"


def main() -> int:
    """`python -m hunch_recipe.trace FILE.py`."""
    parser = argparse.ArgumentParser(
        prog="python -m hunch_recipe.trace", description="Print a program's states, as JSON lines"
    )
    parser.add_argument("file", type=Path, metavar="FILE.py")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="it may take (default 10)")
    parser.add_argument(
        "--megabytes", type=int, default=MEGABYTES, help="it may use (default 1024)"
    )
    parser.add_argument("--input", type=Path, metavar="FILE", help="what is typed, a line each")
    arguments = parser.parse_args()
    texts = []
    for file in filter(None, (arguments.file, arguments.input)):
        try:
            texts.append(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            print(f"cannot read {file}: {error}", file=sys.stderr)
            return 1
    source, *typed = texts
    result = trace_apart(
        source,
        seconds=arguments.seconds,
        megabytes=arguments.megabytes,
        typed=[line for text in typed for line in text.splitlines()],
    )
    if result.refused is not None:
        refused = result.refused
        print(f"{arguments.file} was not traced, it {refused}: {refused.advice}", file=sys.stderr)
        return 1
    for state in result.states:
        print(json.dumps(state.to_json(), ensure_ascii=False))
    return 0
