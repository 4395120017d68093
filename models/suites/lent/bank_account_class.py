class BankAccount:
    interest_rate = 0.02

    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance
        self.history = []

    def deposit(self, amount):
        self.balance += amount
        self.history.append(("deposit", amount))

    def withdraw(self, amount):
        if amount > self.balance:
            print(self.owner, "does not have", amount)
            return False
        self.balance -= amount
        self.history.append(("withdraw", amount))
        return True

    def transfer(self, other, amount):
        if self.withdraw(amount):
            other.deposit(amount)

    def add_interest(self):
        gain = self.balance * self.interest_rate
        self.deposit(gain)


class StudentAccount(BankAccount):
    interest_rate = 0.05

    def withdraw(self, amount):
        if amount > 100:
            print("Students can take out at most 100")
            return False
        return super().withdraw(amount)


tom = BankAccount("Tom", 500)
eve = StudentAccount("Eve")
tom.transfer(eve, 200)
eve.withdraw(150)
eve.withdraw(50)
eve.transfer(tom, 80)
tom.withdraw(1000)
for account in (tom, eve):
    account.add_interest()
    print(account.owner, account.balance)
    for entry in account.history:
        print("   ", entry)
