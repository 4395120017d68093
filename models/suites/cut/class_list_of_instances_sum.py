class Account:
    all = []

    def __init__(self, b):
        self.b = b
        Account.all.append(self)

Account(5)
Account(7)
print([a.b for a in Account.all])
