try:
    try:
        int("x")
    except ValueError as e:
        raise KeyError("k") from e
except KeyError as err:
    print(type(err.__cause__).__name__)
