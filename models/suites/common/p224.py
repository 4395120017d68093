def process(data):
    if not data:
        raise ValueError("empty")
    try:
        total = sum(data)
    except TypeError as e:
        print("cannot sum:", e)
        raise
    else:
        return total / len(data)
    finally:
        print("processed", len(data))

for d in ([1, 2], [1, "a"], []):
    try:
        print(process(d))
    except Exception as e:
        print(type(e), e)
