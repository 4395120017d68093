from dataclasses import dataclass
from typing import Callable

@dataclass
class Rule:
    name: str
    action: Callable

def discount(pct):
    def apply(total):
        return total * (1 - pct / 100)
    return apply

def free(total):
    return 0

RULES = [
    Rule("big order", discount(10)),
    Rule("promo", free),
    Rule("vip", discount(50)),
]
for rule in RULES:
    print(rule.name, rule.action(80))
