class E1(Exception): ...
class E3(E1):
    def __init__(self, msg, *, hint=None):
        super().__init__(msg)
        self.hint = hint
for exc in (E1("one"), E3("three", hint="try")):
    print(exc)
