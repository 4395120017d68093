






# TODO: check
def print_table(cols, rows):
    ws = [len(h) + 2 for h in cols]
    line = ' | '.join(h.center(w) for h, w in zip(cols, ws))
    print(line.upper())
    print('-' * (sum(ws) + 3))
    for r in rows:
        print(' | '.join(str(c).ljust(w) for c, w in zip(r, ws)))

print(print_table(['name', 'score'], [('Cara', 71), ('Gina', 73)]))
