class Account:
    def __init__(self, owner):
        self.owner = owner
        self.balance = 0
    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("bad amount")
        self.balance += amount
    def __repr__(self):
        return f"{self.owner}: {self.balance}"

def menu():
    print("1 deposit")
    print("2 show")
    print("3 quit")
    return input("> ")

acc = Account(input("Owner: "))
while (choice := menu()) != "3":
    if choice == "1":
        try:
            acc.deposit(int(input("Amount: ")))
        except ValueError as e:
            print("Error:", e)
    elif choice == "2":
        print(acc)
    else:
        print("what?")
print("bye", acc.owner)
for i in range(int(input("times "))):
    print(i, input())
