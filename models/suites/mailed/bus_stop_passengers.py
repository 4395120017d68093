# Homework 3: the school bus
# each pair is (people getting on, people getting off)
stops = [(5, 0), (3, 2), (8, 1), (0, 6), (4, 4), (2, 9)]
seats = 10

on_bus = 0
left_behind = 0
fullest = 0
stop_number = 1

for stop in stops:
    on = stop[0]
    off = stop[1]
    on_bus = on_bus - off
    on_bus = on_bus + on
    if on_bus > seats:
        extra = on_bus - seats
        print("Stop", stop_number, ":", extra, "people cannot get on")
        left_behind = left_behind + extra
        on_bus = seats
    if on_bus > fullest:
        fullest = on_bus
    print("After stop", stop_number, "there are", on_bus, "on the bus")
    stop_number += 1

print("Fullest:", fullest)
print("Left behind:", left_behind)
if on_bus == 0:
    print("The bus is empty")
else:
    print("Still on the bus:", on_bus)
