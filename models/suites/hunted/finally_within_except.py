def f(x):
    try:
        try:
            return 10 / x
        finally:
            print("in")
    except ZeroDivisionError:
        return -1

print(f(0))
