"""Cinema bookings: drop cancelled bookings, then seat the rest.

Expected 4 groups seated and nobody cancelled in the list, but I get
a cancelled one in row A. Why?
"""
from dataclasses import dataclass
from string import ascii_uppercase


@dataclass
class Booking:
    name: str
    seats: int
    cancelled: bool = False


def remove_cancelled(bookings: list[Booking]) -> int:
    """Remove cancelled bookings in place; return how many were removed."""
    removed = 0
    for booking in bookings:
        if booking.cancelled:
            bookings.remove(booking)
            removed += 1
    return removed


def assign_seats(bookings: list[Booking], rows: int, per_row: int) -> dict[str, list[str]]:
    """Seat each group in the first row with enough room."""
    free = {ascii_uppercase[r]: per_row for r in range(rows)}
    plan: dict[str, list[str]] = {}
    for booking in bookings:
        for row, left in free.items():
            if left >= booking.seats:
                first = per_row - left + 1
                plan[booking.name] = [f"{row}{first + i}" for i in range(booking.seats)]
                free[row] -= booking.seats
                break
        else:
            plan[booking.name] = []
    return plan


def main() -> None:
    bookings = [
        Booking("Omar", 2),
        Booking("Tina", 1, cancelled=True),
        Booking("Pete", 2, cancelled=True),
        Booking("Yuki", 3),
        Booking("Sven", 2),
        Booking("Lara", 4, cancelled=True),
        Booking("Nils", 1),
    ]
    removed = remove_cancelled(bookings)
    print(f"Removed {removed} bookings, {len(bookings)} left")

    plan = assign_seats(bookings, rows=2, per_row=4)
    for name, seats in plan.items():
        print(f"{name:<6}{', '.join(seats) or 'waiting list'}")

    wrong = [b.name for b in bookings if b.cancelled]
    print("Still cancelled:", wrong)


if __name__ == "__main__":
    main()
