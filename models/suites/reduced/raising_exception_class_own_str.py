class E2(Exception):
    def __str__(self):
        return f"E2<{self.args[0]}>"
try:
    raise E2("two")
except E2 as e:
    print("E2:", e)
