class Thermostat:
    def __init__(self, target: float = 20.0) -> None:
        self.target = target
        self.readings: list[float] = []

    def read(self, *temps: float) -> str:
        self.readings += temps
        avg = sum(self.readings[-3:]) / len(self.readings[-3:])
        return "HEAT" if avg < self.target - 0.5 else "COOL" if avg > self.target + 0.5 else "OK"

t = Thermostat()
for batch in [(18.0, 19.0), (21.5,), (23.0, 22.5)]:
    print(batch, t.read(*batch))
print(f"{max(t.readings)=} {len(t.readings)=}")
