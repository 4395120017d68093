sales = [
    {"region": "North", "quarter": "Q1", "amount": 1200.50},
    {"region": "South", "quarter": "Q1", "amount": 830},
    {"region": "North", "quarter": "Q2", "amount": 990.25},
    {"region": "East",  "quarter": "Q2", "amount": 410},
    {"region": "South", "quarter": "Q1", "amount": 170},
    {"region": "East",  "quarter": "Q3", "amount": 605.75},
]


def pivot(rows, row_key, col_key, value):
    table = {}
    for r in rows:
        line = table.setdefault(r[row_key], {})
        line[r[col_key]] = line.get(r[col_key], 0) + r[value]
    return table


def print_table(table):
    columns = sorted({c for line in table.values() for c in line})
    print(f"{'':<8}" + "".join(f"{c:>11}" for c in columns) + f"{'Total':>11}")
    totals = dict.fromkeys(columns, 0)
    for name in sorted(table):
        cells = []
        for c in columns:
            v = table[name].get(c)
            if v is None:
                cells.append(f"{'-':>11}")
            else:
                totals[c] += v
                cells.append(f"{v:>11,.2f}")
        print(f"{name:<8}" + "".join(cells) + f"{sum(table[name].values()):>11,.2f}")
    print("=" * (8 + 11 * (len(columns) + 1)))
    print(f"{'Total':<8}" + "".join(f"{t:>11,.2f}" for t in totals.values()), end="")
    print(f"{sum(totals.values()):>11,.2f}")
    return totals


table = pivot(sales, "region", "quarter", "amount")
totals = print_table(table)
best = max(totals, key=totals.get)
print(f"Best quarter: {best} with {totals[best] / sum(totals.values()):.1%}")
