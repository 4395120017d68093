def safe(f, *args):
    try:
        return f(*args)
    except Exception as e:
        return f"{type(e).__name__}: {e}"

def div(a, b):
    return a / b

print(safe(div, 1, 0))
print(safe(int, "x"))
print(safe(div, 1, "a"))
try:
    [1, 2][5]
except IndexError as e:
    print("index", e)
try:
    {"a": 1}["b"]
except KeyError as e:
    print("key", e)
try:
    int("3.5")
except ValueError as e:
    print(e)
try:
    "a" + 1
except TypeError as e:
    print(e)
try:
    None.foo
except AttributeError as e:
    print(e)
try:
    undefined_name
except NameError as e:
    print(e)
try:
    raise ValueError("bad", 3)
except ValueError as e:
    print(e.args)
try:
    assert 1 == 2, "math broke"
except AssertionError as e:
    print("assert:", e)
try:
    x = [1, 2, 3]
    x.remove(9)
except ValueError as e:
    print(e)
try:
    a, b = [1, 2, 3]
except ValueError as e:
    print(e)
try:
    len(5)
except TypeError as e:
    print(e)
try:
    [].pop()
except IndexError as e:
    print(e)
try:
    float("abc")
except ValueError as e:
    print(e)
try:
    next(iter([]))
except StopIteration:
    print("stop")
finally:
    print("done")
try:
    try:
        1 / 0
    except ZeroDivisionError as e:
        raise RuntimeError("wrapped") from e
except RuntimeError as e:
    print(e, "|", e.__cause__)
