"""
Example: Employee payroll system using inheritance and polymorphism.
"""

from abc import ABC, abstractmethod


class Employee(ABC):
    """Base class for all employees."""

    def __init__(self, name: str, employee_id: int) -> None:
        self.name = name
        self.employee_id = employee_id

    @abstractmethod
    def calculate_pay(self) -> float:
        """Return the monthly pay."""
        raise NotImplementedError

    def __str__(self) -> str:
        return f"[{self.employee_id:03}] {self.name}"


class SalariedEmployee(Employee):
    def __init__(self, name: str, employee_id: int, annual_salary: float) -> None:
        super().__init__(name, employee_id)
        self.annual_salary = annual_salary

    def calculate_pay(self) -> float:
        return self.annual_salary / 12


class HourlyEmployee(Employee):
    OVERTIME_RATE = 1.5

    def __init__(self, name: str, employee_id: int, hours: float, rate: float) -> None:
        super().__init__(name, employee_id)
        self.hours = hours
        self.rate = rate

    def calculate_pay(self) -> float:
        overtime = max(0, self.hours - 160)
        regular = self.hours - overtime
        return regular * self.rate + overtime * self.rate * self.OVERTIME_RATE


class Manager(SalariedEmployee):
    def __init__(self, *args, bonus: float = 0.0, **kwargs) -> None:
        super().__init__(*args, **kwargs)
        self.bonus = bonus

    def calculate_pay(self) -> float:
        return super().calculate_pay() + self.bonus


def main() -> None:
    employees = [
        SalariedEmployee("Alice", 1, 60_000),
        HourlyEmployee("Bob", 2, hours=170, rate=20.0),
        Manager("Carol", 3, annual_salary=90_000, bonus=500),
    ]

    total = 0.0
    print(f"{'Employee':<15}{'Pay':>12}")
    print("=" * 27)
    for emp in employees:
        pay = emp.calculate_pay()
        total += pay
        print(f"{str(emp):<15}{pay:>12,.2f}")
    print("=" * 27)
    print(f"{'Total':<15}{total:>12,.2f}")


if __name__ == "__main__":
    main()
