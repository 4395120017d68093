def f():
    try:
        return "try"
    finally:
        print("finally runs")

def g():
    for i in range(3):
        try:
            if i == 1:
                continue
            print("i", i)
        finally:
            print("end", i)

def h():
    try:
        raise KeyError("k")
    except KeyError:
        raise ValueError("v")

print(f())
g()
try:
    h()
except ValueError as e:
    print(repr(e), repr(e.__context__))
