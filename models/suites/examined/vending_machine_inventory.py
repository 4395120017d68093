"""Course work: a vending machine, its stock and its states."""
from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum, Flag, IntEnum, auto


class State(Enum):
    IDLE = auto()
    HAS_MONEY = auto()
    OUT_OF_ORDER = auto()


class Coin(IntEnum):
    FIVE = 5
    TEN = 10
    TWENTY = 20
    FIFTY = 50


class Diet(Flag):
    NONE = 0
    VEGAN = auto()
    GLUTEN_FREE = auto()


@dataclass(frozen=True, order=True)
class Product:
    price: int
    name: str = field(compare=False)
    diet: Diet = field(default=Diet.NONE, compare=False, repr=False)


@dataclass
class Slot:
    product: Product
    quantity: int = 0


@dataclass
class VendingMachine:
    slots: dict[str, Slot] = field(default_factory=dict)
    credit: int = 0
    state: State = State.IDLE
    sold: list[str] = field(default_factory=list)

    def insert(self, coin: Coin) -> None:
        self.credit += coin
        self.state = State.HAS_MONEY
        print(f"  {coin.name.lower():<7} credit {self.credit}")

    def select(self, code: str) -> str:
        slot = self.slots.get(code)
        if slot is None:
            return "no such slot"
        if slot.quantity == 0:
            return f"{slot.product.name} sold out"
        missing = slot.product.price - self.credit
        if missing > 0:
            return f"{missing}p more please"
        slot.quantity -= 1
        self.credit -= slot.product.price
        self.sold.append(slot.product.name)
        return f"{slot.product.name}, change {[c.value for c in self.refund()]}"

    def refund(self) -> list[Coin]:
        coins = []
        for coin in sorted(Coin, reverse=True):
            while self.credit >= coin:
                coins.append(coin)
                self.credit -= coin
        self.state = State.OUT_OF_ORDER if self.credit else State.IDLE
        return coins


crisps = Product(65, "Crisps", Diet.VEGAN | Diet.GLUTEN_FREE)
toffee = Product(32, "Toffee", Diet.GLUTEN_FREE)
machine = VendingMachine({"A1": Slot(crisps, 1), "B2": Slot(toffee, 5)})

SCRIPT = [Coin.FIFTY, "A1", Coin.TWENTY, "A1", "C3", Coin(50), Coin["FIFTY"], "A1", "B2"]
for step in SCRIPT:
    if isinstance(step, Coin):
        machine.insert(step)
    else:
        print(step, "->", machine.select(step), "|", machine.state.name)

print(machine.sold, machine.credit, machine.slots["B2"])
print(crisps > toffee, replace(toffee, price=65) == crisps, Diet.VEGAN in toffee.diet)
print([p.name for p in sorted([crisps, toffee])], max(Coin), Coin.TEN + Coin.FIVE)
try:
    crisps.price = 1
except AttributeError as err:
    print(type(err).__name__, err)
