# Demonstration: in which order do try / except / else / finally run?

class InvalidMark(ValueError):
    pass


def parse_mark(text):
    value = int(text)              # may raise ValueError
    if not 0 <= value <= 100:
        raise InvalidMark(f"{value} is out of range")
    return value


def process(entry):
    print("->", entry)
    try:
        student, mark = entry.split(":")
        mark = parse_mark(mark)
    except InvalidMark as err:
        print("   invalid mark:", err)
        return None
    except ValueError as err:
        print("   value error:", err)
    else:
        print("   no exception")
        return student, mark
    finally:
        print("   finally (always)")
    print("   after the try statement")


def outer(entries):
    results = []
    for entry in entries:
        r = process(entry)
        if r is not None:
            results.append(r)
    return results


data = ["Kim:75", "Lee:abc", "Sam:250", "Pat", "Ana: 88 "]
good = outer(data)
print(good)

# An exception travels up until someone handles it
def a():
    b()
    print("never printed")

def b():
    c()

def c():
    marks = dict(good)
    return marks["Sam"]

try:
    a()
except KeyError as e:
    print("caught at the top level:", e, type(e).__name__)
