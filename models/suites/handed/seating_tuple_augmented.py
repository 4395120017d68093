# wedding seating: (table name, seats, guests)
tables = [
    ("Rose", 3, ["Ingrid"]),
    ("Tulip", 2, []),
]

waiting = ["Marek", "Nadia", "Otto", "Petra"]


def free_seats(table):
    name, seats, guests = table
    return seats - len(guests)


def seat(guest):
    for table in tables:
        if free_seats(table) > 0:
            print("seating", guest, "at", table[0])
            table[2] += [guest]
            return True
    return False


def overview():
    for name, seats, guests in tables:
        print(f"  {name}: {guests} ({len(guests)}/{seats})")


unseated = []
for guest in waiting:
    try:
        if not seat(guest):
            unseated.append(guest)
    except TypeError as err:
        # it says it does not work but the guest IS at the table afterwards?!
        print("  error:", err)
        unseated.append(guest)
        overview()

print("still standing:", unseated)
both = [g for t in tables for g in t[2] if g in unseated]
if both:
    raise RuntimeError(f"{len(both)} people are sitting and standing: {both}")
