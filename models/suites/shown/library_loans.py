from dataclasses import dataclass, field

@dataclass
class Item:
    title: str
    on_loan: bool = False
    loan_days = 14          # class attribute, not a field

    def fine(self, days):
        late = max(0, days - self.loan_days)
        return late * 10

class Book(Item): pass

class Dvd(Item):
    loan_days = 3

    def fine(self, days):
        return super().fine(days) * 2

@dataclass(order=True)
class Member:
    owes: int = field(default=0, init=False)
    name: str = ""
    items: list = field(default_factory=list, compare=False)

    def borrow(self, item):
        if item.on_loan:
            return print(f"{self.name}: '{item.title}' is already out")
        item.on_loan = True
        self.items.append(item)

    def give_back(self, item, days):
        self.items.remove(item)
        item.on_loan = False
        self.owes += item.fine(days)

dune, jaws = Book("Dune"), Dvd("Jaws")
zed, amy = Member("Zed"), Member("Amy")
zed.borrow(dune); zed.borrow(jaws)
amy.borrow(dune)
zed.give_back(dune, days=16); zed.give_back(jaws, days=2)
amy.borrow(jaws); amy.give_back(jaws, days=5)
print(dune, jaws)
for m in sorted([zed, amy], reverse=True): print(f"{m.name:<5}{m.owes / 100:>6.2f}")
