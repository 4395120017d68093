class Account:
    def __init__(self, owner, cents):
        self.owner = owner
        self.cents = cents

    def pay_in(self, cents):
        self.cents += cents
        return self

    @property
    def euros(self):
        return self.cents / 100

    @euros.setter
    def euros(self, value):
        self.cents = int(value * 100)

    def __repr__(self):
        return "%s(%r, %d)" % (type(self).__name__, self.owner, self.cents)


class Tally:
    def __init__(self):
        self.count = 0

    def __iadd__(self, more):
        self.count += more
        return self

    def __repr__(self):
        return f"<{self.count}>"


class Bank:
    def __init__(self, accounts):
        self.accounts = accounts
        self.tally = Tally()

    def pay_all(self, cents):
        for account in self.accounts:
            account.pay_in(cents)
            self.tally += 1

    def __str__(self):
        return f"{self.tally!r} of {len(self.accounts)}"


bank = Bank([Account("Ada", 250), Account("Bob", 100)])
bank.pay_all(50)
for account in bank.accounts:
    account.euros += 2
print(bank.accounts)
print(bank)
