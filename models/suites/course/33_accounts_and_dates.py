import random

class Account:
    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance
        self.history = []

    def can_pay(self, amount):
        return amount > 0 and amount <= self.balance

    def withdraw(self, amount):
        if not self.can_pay(amount):
            print(self.owner, "cannot withdraw", amount)
            return False
        self.balance -= amount
        self.history.append(-amount)
        return True

    def transfer(self, other, amount):
        ok = self.withdraw(amount) and other.deposit(amount)
        return ok

    def deposit(self, amount):
        if amount <= 0 or not isinstance(amount, int):
            return False
        self.balance += amount
        self.history.append(amount)
        return True

def grade(score):
    return "A" if score >= 90 else "B" if score >= 80 else "C"

def is_leap(y):
    return y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)

def days(month, year):
    if month == 2:
        return 29 if is_leap(year) else 28
    return 30 if month in (4, 6, 9, 11) else 31

def binary_search(xs, t, lo=0, hi=None):
    hi = len(xs) - 1 if hi is None else hi
    if lo > hi:
        return -1
    mid = (lo + hi) // 2
    if xs[mid] == t:
        return mid
    return binary_search(xs, t, mid + 1, hi) if xs[mid] < t else binary_search(xs, t, lo, mid - 1)

a = Account("Ann", 50)
b = Account("Bob")
print(a.transfer(b, 20), a.balance, b.balance)
print(a.transfer(b, 100))
print([grade(s) for s in (95, 82, 40)])
print(days(2, 2024), days(2, 2023), days(4, 2023))
print(binary_search([1, 3, 5, 7], 7))
best = a if a.balance > b.balance else b
print(best.owner)
rich = [x.owner for x in (a, b) if x.balance > 10 and x.can_pay(25)]
print(rich)
