class Res:
    def __enter__(self):
        return self
    def __exit__(self, t, v, tb):
        print("close", t)
        return True

with Res():
    raise ValueError("x")
print("end")
