"""Edit distance with dynamic programming, plus a 'did you mean?' helper."""
from functools import lru_cache


def edit_table(a: str, b: str) -> list[list[int]]:
    """Full Levenshtein table: table[i][j] is the cost of a[:i] -> b[:j]."""
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a) + 1):
        table[i][0] = i
    for j in range(len(b) + 1):
        table[0][j] = j
    for i, ca in enumerate(a, 1):
        for j, cb in enumerate(b, 1):
            if ca == cb:
                table[i][j] = table[i - 1][j - 1]
            else:
                table[i][j] = 1 + min(
                    table[i - 1][j],      # delete
                    table[i][j - 1],      # insert
                    table[i - 1][j - 1],  # replace
                )
    return table


def edit_script(a: str, b: str) -> list[str]:
    """Walk back through the table to list the edits."""
    table = edit_table(a, b)
    i, j = len(a), len(b)
    steps = []
    while i or j:
        if i and j and a[i - 1] == b[j - 1]:
            i, j = i - 1, j - 1
        elif i and j and table[i][j] == table[i - 1][j - 1] + 1:
            steps.append(f"replace {a[i - 1]} with {b[j - 1]}")
            i, j = i - 1, j - 1
        elif i and table[i][j] == table[i - 1][j] + 1:
            steps.append(f"delete {a[i - 1]}")
            i -= 1
        else:
            steps.append(f"insert {b[j - 1]}")
            j -= 1
    return steps[::-1]


@lru_cache(maxsize=None)
def distance(a: str, b: str) -> int:
    """Top-down version of the same recurrence."""
    if not a or not b:
        return len(a) + len(b)
    if a[-1] == b[-1]:
        return distance(a[:-1], b[:-1])
    return 1 + min(distance(a[:-1], b), distance(a, b[:-1]), distance(a[:-1], b[:-1]))


def main() -> None:
    a, b = "money", "nut"
    table = edit_table(a, b)
    print("      " + "  ".join(b))
    for label, row in zip(" " + a, table):
        print(label, row)
    print(f"{a} -> {b}: {table[-1][-1]} edits")
    for step in edit_script(a, b):
        print("  *", step)

    commands = ["pull", "push", "log"]
    best = min(commands, key=lambda c: distance("pul", c))
    print(f"Unknown command 'pul'. Did you mean {best!r}?")
    print("calls cached:", distance.cache_info().currsize)


if __name__ == "__main__":
    main()
