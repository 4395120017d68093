# set up
class Employee:
    # keep track
    def __init__(self, name, pay):
        # start here
        self.name = name
        # start here
        self.pay = pay
    # keep track
    def total(self):
        return self.pay * 10
# example
class Manager(Employee):
    def __init__(self, name, pay, bonus=6):
        # test
        super().__init__(name, pay + 2)
        self.bonus = bonus
    def total(self):
        return self.pay * 10 + self.bonus
    def raise_pay(self, percent):
        self.pay += self.pay * percent // 100
# main
worker = Employee('Eve', 29)
boss = Manager('Finn', 36, 6)
boss.raise_pay(50)
print(f"{worker.name}: {worker.total()}, {boss.name}: {boss.total()}")
