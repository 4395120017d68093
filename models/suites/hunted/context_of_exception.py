try:
    try:
        1 / 0
    except ZeroDivisionError:
        raise KeyError("k")
except KeyError as err:
    c = err.__context__
    print(type(c).__name__)
