# Scarf pattern: expands "K2 P2" style rows and keeps count of the stitches

PATTERN = {
    1: "K1 *(YO K2tog) K1",
    2: "P6",
    3: "K1 M1 K4 M1",      # typo in the book: K1 at the end is missing
}
#            uses, makes
STITCHES = {"K": (1, 1), "P": (1, 1), "YO": (0, 1), "K2tog": (2, 1), "M1": (0, 1)}


def expand(row, width):
    out = []
    if "*(" in row:
        before, rest = row.split("*(")
        repeat, after = rest.split(")")
        edge = len(expand(before, 0)) + len(expand(after, 0))
        times = (width - edge) // 2
        row = f"{before} {(repeat + ' ') * times} {after}"
    for word in row.split():
        if word in STITCHES:
            out.append(word)
        else:
            kind, n = word[0], int(word[1:])
            out += [kind] * n
    return out


def check(row_no, stitches, have):
    used = made = 0
    for s in stitches:
        uses, makes = STITCHES[s]
        used += uses
        made += makes
    mark = "ok" if used == have else f"NEEDS {used}, HAVE {have}"
    print(f"row {row_no}: {have:>2} -> {made:>2}  {mark}")
    return made


on_needle = 6
for no in sorted(PATTERN):
    sts = expand(PATTERN[no], on_needle)
    print(f"[{'-'.join(sts)}]")
    on_needle = check(no, sts, on_needle)
print("cast off", on_needle)
print(f"{on_needle / 22 * 10:.1f} cm wide at 22 sts per 10 cm")
