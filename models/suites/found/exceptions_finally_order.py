# In which order do try / except / else / finally run?


def divide(a, b):
    try:
        result = a / b
    except ZeroDivisionError:
        print("  except")
        return None
    else:
        print("  else")
        return result
    finally:
        print("  finally")


def convert(text):
    try:
        return int(text)
    except ValueError as cause:
        raise RuntimeError(f"could not use {text!r}") from cause


def loop():
    for i in range(4):
        try:
            if i == 1:
                continue
            if i == 3:
                break
            print("  body", i)
        finally:
            print("  cleanup", i)
    else:
        print("  never printed")


def outer(items):
    total = 0
    try:
        for item in items:
            total += convert(item)
    finally:
        print("  total so far", total)
    return total


for args in [(6, 3), (1, 0)]:
    print(args)
    print("  ->", divide(*args))
loop()
print(outer(["1", "2"]))
try:
    outer(["5", "six", "7"])
except (RuntimeError, TypeError) as e:
    print(type(e).__name__, e, "| caused by", type(e.__cause__).__name__)
outer([10, None])
