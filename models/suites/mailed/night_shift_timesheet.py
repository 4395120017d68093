from dataclasses import dataclass, field

# Night shifts cross midnight; a break of 30 minutes is unpaid beyond 6 hours.
LINES = [
    "Okoye 22:00-06:00",
    "Brandt 18:30-00:15",
    "Okoye 23:00-04:00",
    "Brandt 07:00-15:30 early", "# cancelled: Silva 22:00-06:00",
    "Silva 2200-0600",
]


@dataclass
class Sheet:
    name: str
    shifts: list = field(default_factory=list)
    night: int = 0

    @property
    def paid(self) -> int:
        return sum(self.shifts)

    def add(self, start: int, end: int) -> None:
        if end <= start:
            end += 24 * 60
            self.night += 1
        length = end - start
        self.shifts.append(length - 30 if length > 360 else length)


def clock(text: str) -> int:
    hours, mins = map(int, text.split(":"))
    return hours * 60 + mins


sheets: dict[str, Sheet] = {}
for line in LINES:
    if line.startswith("#"):
        continue
    name, span, *remark = line.split()
    try:
        start, end = (clock(t) for t in span.split("-"))
    except ValueError as exc:
        print(f"skipped {name}: {exc}")
        continue
    sheets.setdefault(name, Sheet(name)).add(start, end)

for s in sheets.values():
    print(f"{s.name:.<10}{s.paid // 60:>3}h{s.paid % 60:02d}  nights: {s.night}  {s.shifts}")
print(max(sheets.values(), key=lambda s: s.paid))
