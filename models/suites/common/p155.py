class Singleton:
    _inst = None
    def __new__(cls, *args):
        if cls._inst is None:
            cls._inst = super().__new__(cls)
        return cls._inst
    def __init__(self, name):
        self.name = name

a = Singleton("a")
b = Singleton("b")
print(a is b, a.name)
