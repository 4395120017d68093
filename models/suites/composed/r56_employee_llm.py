"""Demonstrates inheritance and polymorphism in Python."""


class Employee:
    """Base employee class."""

    raise_amount = 1.05
    num_employees = 0

    def __init__(self, first: str, last: str, salary: float):
        self.first = first
        self.last = last
        self.salary = salary
        Employee.num_employees += 1

    @property
    def email(self) -> str:
        return f"{self.first}.{self.last}@company.com".lower()

    @classmethod
    def from_string(cls, text: str) -> "Employee":
        first, last, salary = text.split("-")
        return cls(first, last, float(salary))

    @staticmethod
    def is_workday(day: int) -> bool:
        return day < 5

    def apply_raise(self) -> None:
        self.salary = round(self.salary * self.raise_amount, 2)

    def __str__(self) -> str:
        return f"{self.__class__.__name__}: {self.first} {self.last} (${self.salary:,.2f})"


class Manager(Employee):
    raise_amount = 1.10

    def __init__(self, first, last, salary, reports=None):
        super().__init__(first, last, salary)
        self.reports = reports or []

    def add_report(self, employee: Employee) -> None:
        if employee not in self.reports:
            self.reports.append(employee)

    def total_payroll(self) -> float:
        return self.salary + sum(e.salary for e in self.reports)


def main():
    dev = Employee.from_string("John-Smith-50000")
    boss = Manager.from_string("Jane-Doe-90000")
    boss.add_report(dev)
    boss.add_report(dev)

    for person in (dev, boss):
        person.apply_raise()
        print(person)
        print(f"  Email: {person.email}")

    print(f"Reports: {len(boss.reports)}, payroll: {boss.total_payroll():.2f}")
    print(f"Employees: {Employee.num_employees}")
    print(isinstance(boss, Employee), issubclass(Manager, Employee), Employee.is_workday(6))


if __name__ == "__main__":
    main()
