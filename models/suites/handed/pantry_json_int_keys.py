import json


class Pantry:
    def __init__(self):
        self.shelves = {}

    def put(self, shelf, thing, n=1):
        stock = self.shelves.setdefault(shelf, {})
        stock[thing] = stock.get(thing, 0) + n

    def take(self, shelf, thing):
        stock = self.shelves[shelf]
        stock[thing] -= 1
        if stock[thing] == 0:
            del stock[thing]
        return thing

    def save(self):
        return json.dumps(self.shelves, indent=1)

    @classmethod
    def load(cls, text):
        pantry = cls()
        pantry.shelves = json.loads(text)
        return pantry


p = Pantry()
p.put(1, "beans", 3)
p.put(1, "rice")
p.put(2, "jam", 2)
p.put(2, "jam")
print(p.take(2, "jam"), p.take(1, "rice"))

saved = p.save()
q = Pantry.load(saved)
print("the same?", p.shelves == q.shelves)
q.put(1, "lentils", 4)
for shelf, stock in q.shelves.items():
    amount = sum(stock.values())
    print(f"shelf {shelf}: {amount} things", *stock)
for shelf in (1, 2):
    for thing in ("lentils", "jam"):
        if thing in q.shelves[shelf]:
            print("took", q.take(shelf, thing), "from shelf", shelf)
