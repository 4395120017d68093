# Demonstration: default values are evaluated ONCE, when `def` runs.

def add_student(name, register=[]):
    register.append(name)
    return register

monday = add_student("Ana")
tuesday = add_student("Boris")
wednesday = add_student("Chen", [])

print(f"{monday = }")
print(f"{tuesday = }")
print(f"{wednesday = }")
print("same object?", monday is tuesday)
print("stored in the function:", add_student.__defaults__)


def add_student_fixed(name, register=None):
    if register is None:
        register = []
    register.append(name)
    return register

for day, who in zip(("Mon", "Tue"), ("Ana", "Boris")):
    print(day, add_student_fixed(who))

# the same thing, used on purpose
def next_ticket(*, _counter={"n": 100}):
    _counter["n"] += 1
    return _counter["n"]

print(next_ticket(), next_ticket(), next_ticket())

n = 5
def f(k=n): return k * 2
n = 50
print(f(), f(n))
