class Account:
    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance

    def deposit(self, amount):
        self.balance += amount
        return self.balance

    def withdraw(self, amount):
        if amount > self.balance:
            print(self.owner, "cannot withdraw", amount)
            return False
        self.balance -= amount
        return True


ada = Account("Ada", 10)
ada.deposit(15)
ada.withdraw(40)
ada.withdraw(5)
print(ada.balance)
