from dataclasses import dataclass
from datetime import date

@dataclass
class Invoice:
    number: str
    issued: date

inv = Invoice("INV-001", date(2024, 1, 31))
print(inv)
