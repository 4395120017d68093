"""A program's states as a few hashes, short enough to compare what many programs do under many Pythons.

`serve` reads sources, a JSON string on each line, and writes a fingerprint for each. Pure standard library: it runs
under every Python that is compared, Pyodide included.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Callable
from typing import TextIO

from .trace import trace

SECONDS = 60.0  # for a program, on a busy machine; those that are compared take milliseconds
_FLOAT = re.compile(r"-?\d+\.\d+(?:e[-+]?\d+)?")
_FEWEST = 10  # characters of words that are taken out: fewer could stand for something else


def fingerprint(source: str) -> dict:
    """`refused` (a reason or null), the number of `states`, `messages` (each once), and four hashes of the states.

    `exact` is of all that they hold, `wordless` leaves out the words of exceptions (no version can be made to have all of
    another's), `rounded` also the last digits of floats (C libraries differ in those of powers and the like), and
    `unordered` the order of the characters of a frame.
    """
    result = trace(source, seconds=SECONDS)
    messages = [state.value for state in result.states if state.event == "exception"]
    forms = _forms(messages)
    hashes = {name: hashlib.sha256() for name in forms}
    # frames are shared between states, and a deep recursion has millions if each is counted
    frames: dict[int, dict[str, bytes]] = {}
    for state in result.states:
        for frame in state.frames:
            if id(frame) not in frames:
                text = _json(frame.to_json())
                frames[id(frame)] = {name: _digest(form(text)) for name, form in forms.items()}
        rest = _json([state.event, state.aliases, state.value, state.output, state.exit])
        for name, form in forms.items():
            hashes[name].update(b"".join(frames[id(frame)][name] for frame in state.frames))
            hashes[name].update(_digest(form(rest)))
    return {
        "refused": result.refused,
        "states": len(result.states),
        "messages": list(dict.fromkeys(messages)),
        **{name: value.hexdigest()[:16] for name, value in hashes.items()},
    }


def _forms(messages: list[str]) -> dict[str, Callable[[str], str]]:
    """What each hash is of, as a function of a state's text."""
    words = {message.partition(": ")[2] for message in messages}
    # the longest first, as one can be a part of another
    removed = [
        _json(one)[1:-1]
        for one in sorted(words, key=len, reverse=True)
        if len(one) >= _FEWEST and " " in one
    ]

    def wordless(text: str) -> str:
        for one in removed:
            text = text.replace(one, "")
        return text

    def rounded(text: str) -> str:
        return _FLOAT.sub(lambda match: f"{float(match[0]):.9g}", wordless(text))

    return {
        "exact": lambda text: text,
        "wordless": wordless,
        "rounded": rounded,
        "unordered": lambda text: "".join(sorted(rounded(text))),
    }


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _digest(string: str) -> bytes:
    return hashlib.sha256(string.encode("utf-8", "surrogatepass")).digest()


def serve(requests: TextIO, answers: TextIO) -> None:
    """Answers each line of `requests` until they end; the first line says which Python this is."""
    answers.write(json.dumps(sys.version.split()[0]) + "\n")
    for line in requests:
        answers.write(json.dumps(fingerprint(json.loads(line))) + "\n")
        answers.flush()


if __name__ == "__main__":
    serve(sys.stdin, sys.stdout)
