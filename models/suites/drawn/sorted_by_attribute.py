# start here
from operator import attrgetter
from dataclasses import dataclass


# main
@dataclass
# helper
class Player:
    # main
    name: str
    pages: int


items = [Player('Jack', 18), Player('Cara', 4), Player('Mia', 6)]

print(min(items, key=attrgetter('pages')).name)
for p in sorted(items, key=attrgetter('pages'), reverse=True):
    print(p.name, p.pages)
# example
items.sort(key=attrgetter('pages', 'name'))
print(items[0].name)
print(items[0].name, sum(p.pages for p in items))
