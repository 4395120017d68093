class Room:
    def __init__(self, number):
        self.number = number
        self.bookings = []

    def is_free(self, start, end):
        return all(end <= s or start >= e for s, e, _ in self.bookings)

    def book(self, start, end, guest):
        if start >= end:
            raise ValueError("end must be after start")
        if not self.is_free(start, end):
            return False
        self.bookings.append((start, end, guest))
        self.bookings.sort()
        return True

room = Room(101)
print(room.book(10, 12, "Kim"))
print(room.book(14, 16, "Lee"))
print(room.book(11, 15, "Max"))
print(room.book(12, 14, "Max"))
try:
    room.book(5, 5, "Bad")
except ValueError as e:
    print("rejected:", e)
for s, e, g in room.bookings:
    print(f"{s:02d}:00-{e:02d}:00 {g}")
