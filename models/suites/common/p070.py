class Employee:
    raise_amt = 1.04
    num = 0
    def __init__(self, first, last, pay):
        self.first = first
        self.last = last
        self.pay = pay
        Employee.num += 1
    @property
    def email(self):
        return f"{self.first}.{self.last}@co.com".lower()
    def apply_raise(self):
        self.pay = int(self.pay * self.raise_amt)
    @classmethod
    def from_str(cls, s):
        return cls(*s.split("-")[:2], int(s.split("-")[2]))

class Dev(Employee):
    raise_amt = 1.10
    def __init__(self, first, last, pay, lang="py"):
        super().__init__(first, last, pay)
        self.lang = lang

d = Dev("Ann", "Lee", 50000)
e = Employee.from_str("Jo-Doe-70000")
for x in (d, e):
    x.apply_raise()
    print(x.email, x.pay, x.__class__.__name__)
print(Employee.num, issubclass(Dev, Employee), hasattr(e, "lang"))
