from contextlib import contextmanager

@contextmanager
def transaction(data):
    print("begin")
    try:
        yield data
    except ValueError as e:
        print("rollback", e)
        data.clear()
        raise
    else:
        print("commit")

data = {"stock": 10}
with transaction(data) as d:
    d["stock"] = 8
try:
    with transaction(data) as d:
        d["stock"] = -1
        raise ValueError("negative")
except ValueError:
    print("failed")
print(data)
