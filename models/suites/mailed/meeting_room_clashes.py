"""Find double bookings of the meeting rooms on the third floor."""
from collections import defaultdict

BOOKINGS = [
    ("Oak", "09:00", "10:30", "Finance"),
    ("Elm", "09:15", "09:45", "Sales"),
    ("Oak", "10:15", "11:00", "Legal"),
    ("Oak", "11:00", "12:00", "Sales"),
    ("Elm", "13:00", "12:30", "Canteen"),
    ("Elm", "09:30", "10:00", "Finance"),
]


def minutes(clock):
    h, m = clock.split(":")
    return int(h) * 60 + int(m)


def main():
    by_room = defaultdict(list)
    rejected = []
    for room, start, end, team in BOOKINGS:
        a, b = minutes(start), minutes(end)
        if a >= b:
            rejected.append((room, team))
            continue
        by_room[room].append((a, b, team))

    for room in sorted(by_room):
        used = 0
        previous = None
        print(f"Room {room}")
        for a, b, team in sorted(by_room[room]):
            note = ""
            if previous and a < previous[1]:
                note = f"  <- clash with {previous[2]}, {previous[1] - a} min"
            print(f"  {a // 60:02d}:{a % 60:02d} {b - a:>4} min {team:<8}{note}".rstrip())
            used += b - a
            previous = (a, b, team)
        print(f"  booked {used / 60:.2f} h")
    print("Rejected:", rejected)


if __name__ == "__main__":
    main()
