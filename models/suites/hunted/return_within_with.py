class M:
    def __enter__(self):
        return 5
    def __exit__(self, t, v, tb):
        print("out")

def f():
    with M() as m:
        return m + 1

print(f())
