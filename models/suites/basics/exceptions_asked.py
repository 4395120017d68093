def show(n):
    assert n > 0, "must be positive"
    return n

stack = []
t = (1, 2, 3)
xs = [1, 2, 3]
try:
    stack.pop()
except IndexError as e:
    print("Error:", e)
try:
    a, b = t
except ValueError as e:
    print("Error:", e)
try:
    xs.remove(9)
except ValueError as e:
    print("Error:", e)
try:
    show(-1)
except AssertionError as e:
    print("Error:", e)
try:
    n = 5
    n + "a"
except TypeError as e:
    print(type(e).__name__, e)
try:
    name = "bob"
    name.foo()
except AttributeError as e:
    print(type(e).__name__, "-", e)
try:
    xs.index(42)
except ValueError as e:
    print(repr(e))
try:
    t[0] = 5
except TypeError as e:
    print(e)
try:
    print(zzz)
except NameError as e:
    print(type(e), e)
try:
    y = zzz + 1
except NameError as e:
    msg = str(e)
    print(msg)
try:
    raise KeyError("k")
except KeyError as e:
    print(e, e.args[0], str(e), repr(e))
try:
    open_it = {"a": 1}
    open_it["b"]
except (KeyError, IndexError) as e:
    print("missing", e)
