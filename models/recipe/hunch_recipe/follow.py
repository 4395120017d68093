"""Where a line goes on: the lines that can run next in the same frame if no exception is raised, by the layout of the logical lines alone."""

from collections.abc import Sequence

from .source import Line

_CLAUSES = frozenset(("elif", "else", "except", "finally", "case"))
_LOOPS = frozenset(("for", "while", "async for"))
_FRAMES = frozenset(("def", "class", "async def"))
_BRANCHES = frozenset(("if", "elif"))
_LAST = frozenset(("return", "raise"))


class Follow:
    """The order of a program's logical lines."""

    def __init__(self, lines: Sequence[Line]):
        self.depths = [line.depth for line in lines]
        self.words = [first_word(line.text) for line in lines]

    def ways(self, i: int) -> list[int]:
        """The indices of the lines that line `i` can lead to: of a header first where its block begins, then where it goes on if that
        is passed over (a `case` tells its block alone); of another line where it goes on. What leaves the frame, or begins with `match`, leads
        nowhere."""
        word = self.words[i]
        if word in _LAST or word == "match":
            return []
        if word in ("break", "continue"):
            loop = self.parent(i)
            while loop is not None and self.words[loop] not in _LOOPS:
                loop = None if self.words[loop] in _FRAMES else self.parent(loop)
            if loop is None:
                return []
            return [loop] if word == "continue" else some(self.end(loop, "break"))
        if word in _FRAMES or not self.is_header(i):
            return some(self.end(i, word))
        if word in _BRANCHES:
            other = self.after(i)
            clause = None if other is None else self.words[other]
            if other is not None and self.depths[other] == self.depths[i] and clause == "elif":
                return [i + 1, other]
            if other is not None and self.depths[other] == self.depths[i] and clause == "else":
                return [i + 1, other + 1]
            return [i + 1, *some(self.end(i, word))]
        if word in _LOOPS:
            return [i + 1, *some(self.end(i, word))]
        return [i + 1]

    def is_header(self, i: int) -> bool:
        return i + 1 < len(self.depths) and self.depths[i + 1] > self.depths[i]

    def after(self, i: int) -> int | None:
        """The first line behind line `i` and its block."""
        for j in range(i + 1, len(self.depths)):
            if self.depths[j] <= self.depths[i]:
                return j
        return None

    def parent(self, i: int) -> int | None:
        """The header of the block that line `i` is in."""
        for j in range(i - 1, -1, -1):
            if self.depths[j] < self.depths[i]:
                return j
        return None

    def end(self, i: int, word: str) -> int | None:
        """Where it goes on when line `i` with its block is done; `word` is that of the first clause that was left."""
        while True:
            j = self.after(i)
            if j is not None and self.depths[j] == self.depths[i]:
                clause = self.words[j]
                if clause not in _CLAUSES:
                    return j
                entered = clause == "finally" or (
                    clause == "else" and (word == "try" or word in _LOOPS)
                )
                if entered:
                    return j + 1 if self.is_header(j) else None
                i = j
                continue
            above = self.parent(i)
            if above is None or self.words[above] in _FRAMES:
                return None
            if self.words[above] in _LOOPS:
                return above
            i, word = above, self.words[above]


def first_word(text: str) -> str:
    """The letters that a line begins with; of `async`, the next ones, too."""
    if text.startswith("async "):
        return "async " + first_word(text.removeprefix("async "))
    end = 0
    while end < len(text) and "a" <= text[end] <= "z":
        end += 1
    return text[:end]


def some(line: int | None) -> list[int]:
    return [] if line is None else [line]
