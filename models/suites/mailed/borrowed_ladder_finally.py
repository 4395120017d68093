# try / except / else / finally: the ladder must ALWAYS be put back.
diary = []


def borrow(task):
    diary.append("take")
    try:
        metres = {"gutter": 4, "lamp": 2, "attic": "3"}[task]
        reach = metres + 1
    except KeyError as err:
        diary.append("unknown " + repr(err.args[0]))
        return -1
    else:
        diary.append("climb")
        return reach
    finally:
        diary.append("back")


def stubborn():
    try:
        return "from try"
    finally:
        return "from finally"


def weekend(days):
    for day in days:
        try:
            if day == "rain":
                continue
            if day == "storm":
                break
            print("work on a", day, "day")
        finally:
            print("  evening after", day)
    return day


for job in ("lamp", "chimney", "gutter", "attic"):
    try:
        print(job, borrow(job))
    except TypeError as e:
        print(job, "failed:", e)
    print("  ", " > ".join(diary))
    diary.clear()

print(stubborn())
print(weekend(["sun", "rain", "wind", "storm", "sun"]))
