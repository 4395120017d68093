class E1(Exception): ...
class E2(E1):
    def __str__(self):
        return f"E2<{self.args[0]}>"
class E3(E1):
    code = 3
    def __init__(self, msg, *, hint=None):
        super().__init__(msg)
        self.hint = hint

for exc in (E1("one"), E2("two"), E3("three", hint="try")):
    try:
        raise exc
    except E2 as e:
        print("E2:", e)
    except E1 as e:
        print(type(e).__name__, e, getattr(e, "hint", "-"), getattr(e, "code", 0))
