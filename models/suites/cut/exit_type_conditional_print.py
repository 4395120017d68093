class Guard:
    def __enter__(self):
        return self

    def __exit__(self, t, v, tb):
        print("exit", t.__name__ if t else "clean", v)
        return t is ValueError

with Guard():
    int("x")
print("survived")
with Guard() as g:
    pass
