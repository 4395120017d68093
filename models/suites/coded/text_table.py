def format_cell(value):
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:,.2f}"
    return str(value)


def make_table(records, columns=None, sep=" | "):
    """records: list of dicts -> list of lines"""
    if columns is None:
        columns = []
        for rec in records:
            columns += [k for k in rec if k not in columns]

    grid = [[format_cell(rec.get(c)) for c in columns] for rec in records]
    widths = [
        max(len(c), *(len(row[i]) for row in grid))
        for i, c in enumerate(columns)
    ]
    # right-align a column when all its values are numbers
    align = []
    for c in columns:
        values = [r[c] for r in records if r.get(c) is not None]
        numeric = all(
            isinstance(v, (int, float)) and not isinstance(v, bool)
            for v in values
        )
        align.append(str.rjust if numeric else str.ljust)

    def line(cells):
        padded = []
        for cell, width, just in zip(cells, widths, align):
            padded.append(just(cell, width))
        return sep.join(padded).rstrip()

    yield line(columns)
    yield "-+-".join("-" * w for w in widths)
    for row in grid:
        yield line(row)


people = [
    {"name": "Ines", "age": 31, "salary": 5120.5},
    {"name": "Bartholomew", "age": 8, "student": True},
    {"name": "Kim", "age": 104, "salary": 990.0, "student": False},
]

for ln in make_table(people):
    print(ln)
print()
print(*make_table(people[:2], ["age", "name"], sep=" : "), sep="\n")
