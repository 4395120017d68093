def attempt(func, errors=(ValueError,)):
    try:
        return func()
    except errors as e:
        print("caught", type(e).__name__, e)
        return None

print(attempt(lambda: int("x")))
print(attempt(lambda: {}["k"], errors=(KeyError, IndexError)))
print(attempt(lambda: 5))
