"""Did you mean ...? A small spelling helper with edit distance."""
from dataclasses import dataclass
from enum import StrEnum
import textwrap


class Step(StrEnum):
    KEEP = "keep"
    CHANGE = "change"
    ADD = "add"
    DROP = "drop"


@dataclass
class Edit:
    step: Step
    old: str = ""
    new: str = ""

    def __str__(self) -> str:
        if self.step is Step.KEEP:
            return self.old
        elif self.step == Step.CHANGE:
            return f"({self.old}>{self.new})"
        elif self.step == Step.ADD:
            return f"+{self.new}"
        return f"-{self.old}"


def distance_table(a: str, b: str) -> list[list[int]]:
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a) + 1):
        table[i][0] = i
    for j in range(len(b) + 1):
        table[0][j] = j
    for i, ca in enumerate(a, 1):
        for j, cb in enumerate(b, 1):
            replaced = table[i - 1][j - 1] + (ca != cb)
            table[i][j] = min(table[i - 1][j] + 1, table[i][j - 1] + 1, replaced)
    return table


def explain(a: str, b: str) -> list[Edit]:
    """Walk back through the table to find out what has changed."""
    t = distance_table(a, b)
    i, j = len(a), len(b)
    edits: list[Edit] = []
    while i or j:
        if i and j and t[i][j] == t[i - 1][j - 1] + (a[i - 1] != b[j - 1]):
            same = a[i - 1] == b[j - 1]
            edits.append(Edit(Step.KEEP if same else Step.CHANGE, a[i - 1], b[j - 1]))
            i, j = i - 1, j - 1
        elif i and t[i][j] == t[i - 1][j] + 1:
            edits.append(Edit(Step.DROP, old=a[i - 1]))
            i -= 1
        else:
            edits.append(Edit(Step.ADD, new=b[j - 1]))
            j -= 1
    edits.reverse()
    return edits


def suggest(word: str, dictionary: list[str], limit: int = 2) -> list[str]:
    # only compare words of about the same length
    close = [w for w in dictionary if abs(len(w) - len(word)) <= 1]
    scored = {w: distance_table(word, w)[-1][-1] for w in close}
    return sorted((w for w, d in scored.items() if d <= limit), key=lambda w: (scored[w], w))


dictionary = ["the", "cat", "coat", "on", "mat"]
sentence = "Teh caat on mat, zzz"

fixed = []
for raw in sentence.split():
    word = raw.strip(".,!?").lower()
    if word in dictionary:
        fixed.append(word)
        continue
    options = suggest(word, dictionary)
    if not options:
        print(f"{word}: no idea")
        fixed.append(f"<{word}>")
    else:
        best, *others = options
        print(f"{word}: {''.join(map(str, explain(word, best)))}", f"(or {others})" if others else "")
        fixed.append(best)

print(textwrap.fill(" ".join(fixed).capitalize() + ".", width=12))
