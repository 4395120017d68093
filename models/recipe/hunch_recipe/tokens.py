"""Text to token ids and back, at the speed that making data on the fly needs.

The same ids as the `tokenizers` library gives with `tokenizer.json` (a test compares a corpus); the library itself
costs a call into Rust per value, this one a dictionary look-up for what was seen before.
"""

import re
from functools import cache, lru_cache

from . import vocabulary

TOKENS = vocabulary.vocabulary()
ID = {token: i for i, token in enumerate(TOKENS)}
_PIECES = re.compile(vocabulary.pattern())
_BYTES = {
    i: int(token[3:5], 16)
    for i, token in enumerate(TOKENS)
    if token.startswith("<0x") and len(token) == 6
}
FIRST_TEXT = ID["<0x00>"]
"""Ids below this are control tokens, and never come from text (nor do the `<reserved…>` ones at the end)."""


@cache
def _character(c: str) -> tuple[int, ...]:
    if c in ID:
        return (ID[c],)
    return tuple(ID[f"<0x{b:02X}>"] for b in c.encode("utf-8", "replace"))


@lru_cache(maxsize=1 << 17)
def encode_text(text: str) -> tuple[int, ...]:
    """The ids of source text, a name, a value or a message."""
    ids: list[int] = []
    for piece in _PIECES.findall(text):
        if piece in ID:
            ids.append(ID[piece])
        else:
            ids.extend(i for c in piece for i in _character(c))
    return tuple(ids)


@lru_cache(maxsize=1 << 15)
def encode_chars(text: str) -> tuple[int, ...]:
    """The ids of printed output: one character token, or its bytes, per code point."""
    return tuple(i for c in text for i in _character(c))


def decode(ids: list[int] | tuple[int, ...]) -> str:
    """The text of text tokens; malformed byte runs give U+FFFD."""
    parts: list[str] = []
    run = bytearray()
    for i in ids:
        if i in _BYTES:
            run.append(_BYTES[i])
            continue
        if run:
            parts.append(run.decode("utf-8", "replace"))
            run.clear()
        parts.append(TOKENS[i])
    if run:
        parts.append(run.decode("utf-8", "replace"))
    return "".join(parts)
