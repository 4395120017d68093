class BankError(Exception):
    pass

class NotEnoughMoney(BankError):
    def __init__(self, needed, balance):
        super().__init__("missing " + str(needed - balance) + " euro")
        self.needed = needed

class UnknownAccount(BankError):
    pass


class Account:
    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance
        self.history = []

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("amount must be positive")
        self.balance += amount
        self.history.append(("in", amount))

    def withdraw(self, amount):
        if amount > self.balance:
            raise NotEnoughMoney(amount, self.balance)
        self.balance -= amount
        self.history.append(("out", amount))


accounts = {"lisa": Account("Lisa", 100), "tom": Account("Tom")}
tries = 0

def find(name):
    try:
        return accounts[name]
    except KeyError:
        raise UnknownAccount("no account for " + name)

def transfer(a, b, amount):
    global tries
    try:
        source = find(a)
        target = find(b)
        source.withdraw(amount)
        target.deposit(amount)
    except NotEnoughMoney as e:
        print(a, "is too poor:", e)
    except BankError as e:
        print("bank error:", e)
    else:
        print(a, "->", b, amount, "ok")
    finally:
        tries += 1

transfer("lisa", "tom", 30)
transfer("tom", "lisa", 50)
transfer("lisa", "bob", 10)
transfer("lisa", "tom", 70)
try:
    transfer("tom", "lisa", -5)    # goes wrong in an interesting way...
except ValueError as e:
    print("value error:", e)

for acc in accounts.values():
    print(acc.owner, acc.balance, acc.history)
print("tries:", tries)
