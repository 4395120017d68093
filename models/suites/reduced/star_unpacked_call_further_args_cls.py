class E:
    def __init__(self, first, last, pay):
        self.first = first
        self.pay = pay
    @classmethod
    def from_str(cls, s):
        return cls(*s.split("-")[:2], int(s.split("-")[2]))
e = E.from_str("Jo-Doe-70000")
