"""Which of the real functions end soon, without an error, and the same under every hash seed.

`python -m hunch_recipe.programs.usable` writes `data/usable.json`; each function runs in a process of
its own that can be killed.
"""

from __future__ import annotations

import json
import multiprocessing
import random
import re

from ..hashing import hash_sensitive
from .real import DATA, functions, program

MAX_CHARACTERS = 1100
MAX_LINES_RUN = 400
"""Line events of one call; more would leave no room for the rest of the program in a context."""
IMPORTS = re.compile(r"^\s*(?:import|from)\s+(\w+)", re.MULTILINE)
ALLOWED_IMPORTS = {
    "math",
    "string",
    "itertools",
    "collections",
    "functools",
    "re",
    "heapq",
    "bisect",
    "operator",
}


def _probe(item: dict, out) -> None:
    import resource
    import sys

    resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
    resource.setrlimit(resource.RLIMIT_CPU, (2, 2))
    count = 0

    def tracer(frame, event, arg):
        nonlocal count
        if frame.f_code.co_filename != "<probe>":
            return None
        count += 1
        if count > MAX_LINES_RUN * len(item["calls"]):
            raise TimeoutError
        return tracer

    scope: dict = {
        "__name__": "__main__",
        "print": lambda *a, **k: None,
        "input": None,
        "open": None,
    }
    source = item["code"] + "\n" + "\n".join(f"_result = {call}" for call in item["calls"])
    try:
        code = compile(source, "<probe>", "exec")
        sys.settrace(tracer)
        exec(code, scope)
    except BaseException:
        out.put(False)
    else:
        sys.settrace(None)
        out.put(len(repr(scope["_result"])) <= 120)


def is_usable(item: dict) -> bool:
    """Whether a function is short, imports little, and its calls end soon and without an error."""
    if (
        len(item["code"]) > MAX_CHARACTERS
        or not item["calls"]
        or min(map(len, item["calls"])) > 160
    ):
        return False
    if not set(IMPORTS.findall(item["code"])) <= ALLOWED_IMPORTS:
        return False
    context = multiprocessing.get_context("fork")
    out = context.SimpleQueue()
    process = context.Process(target=_probe, args=(item, out))
    process.start()
    process.join(5)
    if process.is_alive():
        process.kill()
        process.join()
    return not out.empty() and out.get()


def is_steady(identity: str) -> bool:
    """Whether no order of a set of strings shows, with its own inputs and with mutated ones."""
    rng = random.Random(identity)
    sources = [program(identity, rng, mutation) for mutation in (0.0, 0.6, 0.6)]
    return not any(map(hash_sensitive, sources))


def main() -> None:
    found = [i for i, item in functions().items() if is_usable(item) and is_steady(i)]
    text = json.dumps({"max_line_events_a_call": MAX_LINES_RUN, "ids": found}, indent=0)
    (DATA / "usable.json").write_text(text + "\n")
    print(f"{len(found)} of {len(functions())} functions are usable")


if __name__ == "__main__":
    main()
