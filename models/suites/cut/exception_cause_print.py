try:
    try:
        {}["port"]
    except KeyError as e:
        raise ValueError("missing setting") from e
except ValueError as err:
    print(err, "|", err.__cause__)
    print(err, "|", repr(err.__cause__))
