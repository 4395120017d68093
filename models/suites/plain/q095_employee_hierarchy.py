class Employee:
    """Base class for all employees."""

    raise_rate = 1.05

    def __init__(self, name: str, salary: float):
        self.name = name
        self.salary = salary

    def apply_raise(self) -> None:
        self.salary = round(self.salary * self.raise_rate, 2)

    @classmethod
    def from_string(cls, text: str) -> "Employee":
        name, salary = text.split("-")
        return cls(name, float(salary))

    @staticmethod
    def is_workday(day: str) -> bool:
        return day.lower() not in {"saturday", "sunday"}


class Manager(Employee):
    raise_rate = 1.10

    def __init__(self, name, salary, reports=None):
        super().__init__(name, salary)
        self.reports = list(reports) if reports else []


if __name__ == "__main__":
    emp = Employee.from_string("Jane-50000")
    boss = Manager("Sam", 90000.0, [emp])
    for person in (emp, boss):
        person.apply_raise()
        print(f"{person.name}: {person.salary:.2f}")
    print(Employee.is_workday("Sunday"))
    print([e.name for e in boss.reports])
