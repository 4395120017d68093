def print_table(rows, headers):
    widths = [max(len(str(x)) for x in col) for col in zip(headers, *rows)]
    line = "+".join("-" * (w + 2) for w in widths)
    print(" | ".join(h.center(w) for h, w in zip(headers, widths)))
    print(line)
    for row in rows:
        print(" | ".join(str(c).ljust(w) for c, w in zip(row, widths)))

print_table([("Ann", 9), ("Robert", 12)], ["Name", "Age"])
