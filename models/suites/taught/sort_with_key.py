# Sorting the sports results in different ways

runners = [
    ("Amira", 9, 14.2),
    ("Ben", 10, 13.9),
    ("Chloe", 9, 13.9),
    ("Deniz", 10, 15.0),
]


def by_time(runner):
    return runner[2]


def show(title, rows):
    print(title)
    for place, (name, grade, time) in enumerate(rows, 1):
        print(f"  {place}. {name:<6} grade {grade:>2} {time:5.1f} s")


show("Unsorted", runners)
show("By time", sorted(runners, key=by_time))
show("Slowest first", sorted(runners, key=by_time, reverse=True))

# lambda: a small function without a name
show("Grade, then time", sorted(runners, key=lambda r: (r[1], r[2])))

fastest = min(runners, key=by_time)
print("Winner:", fastest[0])     # a tie! min() takes the first one
