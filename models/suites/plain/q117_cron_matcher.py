def match_field(field, value):
    if field == "*":
        return True
    if field.startswith("*/"):
        return value % int(field[2:]) == 0
    for part in field.split(","):
        if "-" in part:
            lo, hi = map(int, part.split("-"))
            if lo <= value <= hi:
                return True
        elif int(part) == value:
            return True
    return False

def due(spec, minute, hour):
    m, h = spec.split()
    return match_field(m, minute) and match_field(h, hour)

for spec, mi, ho in [("*/15 *", 30, 4), ("0 9-17", 0, 18), ("5,35 *", 35, 0)]:
    print(f"{spec!r:12} at {ho:02}:{mi:02} -> {due(spec, mi, ho)}")
