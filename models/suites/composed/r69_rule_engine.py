from dataclasses import dataclass, field
from typing import Callable, Optional
import operator

OPS = {
    ">": operator.gt,
    "<=": operator.le,
    "==": operator.eq,
    "in": lambda a, b: a in b,
}


@dataclass
class Rule:
    name: str
    field_name: str
    op: str
    value: object
    action: Optional[Callable] = None
    hits: int = field(default=0, repr=False)

    def matches(self, order: dict) -> bool:
        actual = order.get(self.field_name)
        if actual is None:
            return False
        return OPS[self.op](actual, self.value)


def discount(pct):
    def apply(order):
        order["total"] = round(order["total"] * (1 - pct / 100), 2)
    return apply


def free_shipping(order):
    order["shipping"] = 0


RULES = [
    Rule("big order", "total", ">", 100, discount(10)),
    Rule("nearby", "country", "in", ("DE", "AT"), free_shipping),
    Rule("vip", "tier", "==", "gold", discount(5)),
]


def process(order):
    fired = []
    for rule in RULES:
        if rule.matches(order):
            rule.hits += 1
            rule.action(order)
            fired.append(rule.name)
    return fired


orders = [
    {"id": 1, "total": 150.0, "country": "DE", "shipping": 5},
    {"id": 2, "total": 80.0, "country": "US", "tier": "gold", "shipping": 15},
]
for o in orders:
    print(o["id"], process(o), o["total"], o["shipping"])
print({r.name: r.hits for r in RULES})
print(RULES[0].op, RULES[2].value)
