# What runs when? try / except / else / finally

def divide(a, b):
    print(f"divide({a}, {b})")
    try:
        result = a / b
    except ZeroDivisionError as e:
        print("  except:", e)
        return None
    except TypeError:
        print("  wrong types!")
        raise
    else:
        print("  else: no error")
        return result
    finally:
        print("  finally: always runs")


print(divide(10, 4))
print(divide(1, 0))
try:
    divide("1", 2)
except TypeError as e:
    print("outside:", e)


def tricky():
    try:
        return "from try"
    finally:
        print("cleaning up")


def trickier():
    for i in range(3):
        try:
            if i == 1:
                continue
            print("i is", i)
        finally:
            print("finally", i)
    return "done"


def chain():
    try:
        int("12x")
    except ValueError as err:
        raise RuntimeError("bad config") from err


print(tricky())
print(trickier())

try:
    chain()
except RuntimeError as err:
    print(type(err).__name__, "-", err)
    print("caused by", repr(err.__cause__))
