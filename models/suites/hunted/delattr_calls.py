class Log:
    def __init__(self):
        self.a = 1
    def __delattr__(self, k):
        print("del", k)
        object.__delattr__(self, k)

o = Log()
del o.a
