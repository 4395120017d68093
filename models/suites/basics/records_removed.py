from dataclasses import dataclass, field


@dataclass
class Booking:
    name: str
    seats: int
    cancelled: bool = False
    note: str = field(default="written by the one who took the call", compare=False)


def without_cancelled(bookings):
    for booking in bookings:
        if booking.cancelled:
            bookings.remove(booking)
    return len(bookings)


bookings = [
    Booking("Omar", 2),
    Booking("Tina", 1, True),
    Booking("Pete", 2, True),
    Booking("Yuki", 3),
    Booking("Pete", 2, True),
]
print(without_cancelled(bookings))
other = Booking("Yuki", 3, note="another one")
if other == bookings[2]:
    print("the same")
bookings.remove(other)
print(len(bookings), bookings[-1].name)
