try:
    raise ValueError("bad", 42)
except ValueError as e:
    print(e.args)
