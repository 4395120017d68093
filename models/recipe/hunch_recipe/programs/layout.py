"""Layout: blank lines, comments and indentation as people leave them.

Blank lines and comments cost no tokens (the language drops them) but move the line numbers, and a
model that has only seen line 4 follow line 3 knows nothing about files as people write them.
"""

from __future__ import annotations

import random

COMMENTS = (
    "# main",
    "# helper",
    "# test",
    "# set up",
    "# start here",
    "# TODO: check",
    "# now the result",
    "# example",
    "# keep track",
)


def lay_out(source: str, rng: random.Random) -> str:
    """The same program with other blank lines, comments and indentation."""
    between = (0, 1, 2, 1, 2)[int(rng.random() * 5)]
    loose = rng.random() < 0.15
    comments = rng.random() < 0.2
    out: list[str] = []
    if rng.random() < 0.12:
        out.extend([""] * int(1 + rng.random() * rng.random() * 90))
    if comments and rng.random() < 0.5:
        out.append(COMMENTS[int(rng.random() * len(COMMENTS))])
    previous, in_definition = "", False
    for line in source.splitlines():
        if not line:
            continue
        top = line[0] not in " )]}"
        if previous and top:
            definition = line.startswith(("def ", "class ", "@"))
            if (definition and not previous.startswith("@")) or in_definition:
                out.extend([""] * between)
            elif loose and rng.random() < 0.3:
                out.append("")
        if top:
            in_definition = line.startswith(("def ", "class "))
        elif previous and line.startswith("    def ") and previous.startswith("     "):
            out.extend([""] * (between > 0))
        if (
            comments
            and rng.random() < 0.12
            and not line.lstrip().startswith(("el", "exc", "fin", ")", "]", "}"))
        ):
            out.append(
                line[: len(line) - len(line.lstrip())] + COMMENTS[int(rng.random() * len(COMMENTS))]
            )
        out.append(line)
        previous = line
    if rng.random() < 0.06:
        out = [" " * ((len(text) - len(text.lstrip())) // 2) + text.lstrip() for text in out]
    return "\n".join(out) + "\n"
