def process(d):
    try:
        t = sum(d)
    except TypeError as e:
        print("no:", e)
        raise
    else:
        return t / len(d)
    finally:
        print("done", len(d))
try:
    print(process([1, "a"]))
except Exception as e:
    print(type(e), e)
