class Account:
    def __init__(self, owner, balance):
        self.owner = owner
        self.balance = balance
        self.log = []

    def deposit(self, amount):
        self.balance += amount
        self.log.append(amount)

    def withdraw(self, amount):
        if amount > self.balance:
            return False
        self.balance -= amount
        self.log.append(-amount)
        return True

    def __str__(self):
        return f"<{self.owner}>"

    def __repr__(self):
        return f"<{self.owner}>"

anna = Account("Anna", 50)
ben = Account("Ben", 20)
anna.deposit(30)
ok = anna.withdraw(100)
print(ok, anna.balance)
ben.balance += 5
if ben.withdraw(25):
    print("Ben paid", ben.log)
for account in [anna, ben]:
    print(account, account.balance)
total = anna.balance + ben.balance
print(total)
print(anna.log, len(ben.log))
