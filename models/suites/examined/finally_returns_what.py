def f1():
    try:
        return "try"
    finally:
        print("  f1 cleanup")


def f2():
    try:
        return "try"
    finally:
        return "finally"


def f3():
    x = 1
    try:
        return x
    finally:
        x = 99


def f4():
    box = [1]
    try:
        return box
    finally:
        box.append(2)


def f5(v):
    try:
        r = 10 / v
    except ZeroDivisionError:
        return "except"
    except TypeError as e:
        print("  caught", e)
        raise
    else:
        print("  else with", r)
        return "else"
    finally:
        print("  finally for", repr(v))


def f6():
    for i in range(5):
        try:
            if i == 1:
                continue
            if i == 3:
                break
            print("  body", i)
        finally:
            print("  leaving", i)
    return i


def f7():
    try:
        raise KeyError("lost")
    finally:
        return "swallowed"


for func in (f1, f2, f3, f4):
    print(func.__name__, func())
for arg in (4, 0):
    print("f5", f5(arg))
try:
    f5("a")
except Exception as err:
    print("outer", type(err).__name__)
try:
    err
except NameError:
    print("err has been deleted")
print("f6", f6())
print("f7", f7())


def load(key):
    try:
        return {"a": "12x"}[key]
    except KeyError as exc:
        raise LookupError(f"no setting {key!r}") from exc


def parse(key):
    try:
        return int(load(key))
    except ValueError:
        raise RuntimeError("bad number")


for key in "ab":
    try:
        parse(key)
    except (RuntimeError, LookupError) as e:
        print(repr(e), "| cause:", repr(e.__cause__), "| context:", type(e.__context__).__name__)
print("and now without a net")
parse("b")
