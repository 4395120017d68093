def table(rows):
    lines = []
    for r in rows:
        lines.append(" | ".join(str(x).rjust(8) for x in r))
    return "\n".join(lines)

data = [["name", "jan", "feb", "mar"], ["north", 120, 95, 80], ["south", 80, 60, 75], ["west", 1, 2, 3]]
print(table(data))
