try:
    x = int("12a")
except ValueError as e:
    print(f"Oops: {e}")
    x = -1
finally:
    print("x is", x)
try:
    print([1, 2][5])
except (IndexError, KeyError) as err:
    print(err.args[0])
try:
    try:
        d = {}["k"]
    finally:
        print("inner")
except KeyError as e:
    print("outer", e)
try:
    raise Exception("a", 1)
except Exception as e:
    print(e, e.args)
try:
    [].pop()
except Exception as e:
    print(type(e).__name__, "-", e)
try:
    x.foo()
except AttributeError as e:
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
    "a".join([1])
except TypeError as e:
    print(e)
