# Which plants get watered on which day.
# Problem: every day has ALL the plants in it.

days = ["mon", "tue", "wed", "thu", "fri"]

plants = {
    "tomato": 1,     # water every n days
    "basil": 2,
    "cactus": 4,
}


def make_schedule(days, plants):
    schedule = dict.fromkeys(days, [])
    for plant, every in plants.items():
        for i in range(0, len(days), every):
            schedule[days[i]].append(plant)
    return schedule


def print_schedule(schedule):
    for day in schedule:
        todo = schedule[day]
        print(day.upper(), len(todo), "plants:", ", ".join(todo))


sched = make_schedule(days, plants)
print_schedule(sched)

litres = {"tomato": 2.0, "basil": 0.5, "cactus": 0.1}
total = 0
for day, todo in sched.items():
    for p in todo:
        total += litres[p]
print(f"water this week: {total:.1f} l (I calculated 11.7 by hand)")
print("same list?", sched["mon"] is sched["fri"])
