class Account:
    def __init__(self, owner):
        self.owner = owner
        self.__pin = 1234
        self.history = []
    def check(self, pin):
        ok = pin == self.__pin
        self.history.append(("ok" if ok else "fail", pin))
        return ok

a = Account("Al")
print(a.check(1), a.check(1234))
print(a.history)
print(a._Account__pin)
print(hasattr(a, "__pin"), getattr(a, "x", "none"), vars(a).keys())
a.__pin
