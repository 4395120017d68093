"""Exceptions: in what order do else / finally / return run?"""

log = []

def divide(a, b):
    log.append(f"enter {a}/{b}")
    try:
        result = a / b
    except ZeroDivisionError:
        log.append("except")
        return None
    else:
        log.append("else")
        return result
    finally:
        log.append("finally")

print(divide(6, 3))
print(divide(1, 0))
try:
    print(divide("6", 2))
except TypeError as exc:
    log.append(f"outside: {type(exc).__name__}")

for line in log:
    print("   ", line)


class GradeError(ValueError):
    def __init__(self, grade):
        super().__init__(f"invalid grade {grade!r}")
        self.grade = grade


def parse_grade(text):
    try:
        g = int(text)
    except ValueError as e:
        raise GradeError(text) from e
    if not 1 <= g <= 6:
        raise GradeError(g)
    return g

for text in ["5", "seven", "9"]:
    try:
        print("ok", parse_grade(text))
    except GradeError as e:
        print(e, "| caused by:", repr(e.__cause__))

# last one is not caught: look at how the stack unwinds
def level1():
    try:
        level2()
    finally:
        print("cleaning up level1")

def level2():
    try:
        parse_grade("0")
    finally:
        print("cleaning up level2")

level1()
