from dataclasses import dataclass


@dataclass
class Number:
    value: int


@dataclass
class Sum:
    left: "Number"
    right: "Number"


def worth(tree):
    match tree:
        case Number(value): return value
        case Sum(Number(0), other) | Sum(other, Number(0)): return worth(other)
        case Sum(left, right): return worth(left) + worth(right)
        case _: raise TypeError(f"no tree: {tree}")


def move(place, command):
    x, y = place
    match command.split():
        case ["up"]: y += 1
        case ["right", steps] if steps.isdigit(): x += int(steps)
        case ["jump", *where]: x, y = map(int, where)
        case ["stay" | "rest"]: pass
    return x, y


print(worth(Sum(Number(2), Sum(Number(3), Number(0)))))
place = (0, 0)
for command in ["up", "right 3", "rest", "jump 5 6", "right x"]:
    place = move(place, command)
    print(command, place)
for answer in [3, "three", [1, 2], None]:
    match answer:
        case int(n) | [n, _]: print("a number:", n)
        case str(): print("a text")
        case None: break
try:
    worth("five")
except TypeError as error:
    print(error)
