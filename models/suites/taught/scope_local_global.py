# Which 'score' is meant? Follow it in the debugger.
score = 10


def show():
    print("show sees", score)


def local_score():
    score = 99              # a new local variable
    print("inside local_score:", score)


def add_points(points):
    global score            # now we mean the one outside
    score += points
    print("inside add_points:", score)


def make_counter():
    count = 0

    def step():
        nonlocal count
        count += 1
        return count
    return step


def broken():
    print(score)            # UnboundLocalError, because of the next line
    score = 1


show()
local_score()
show()
add_points(5)
tick = make_counter()
other = make_counter()
print(tick(), tick(), other(), tick())
try:
    broken()
except UnboundLocalError as e:
    print("Oops:", e)
