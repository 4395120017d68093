from statistics import mean, median
from typing import NamedTuple


class Reading(NamedTuple):
    city: str
    temp_c: float

    @property
    def temp_f(self) -> float:
        return self.temp_c * 9 / 5 + 32


def summarize(readings: list[Reading]) -> dict[str, float]:
    """Compute summary statistics for the given readings."""
    temps = [r.temp_c for r in readings]
    return {
        "mean": round(mean(temps), 2),
        "median": median(temps),
        "min": min(temps),
        "max": max(temps),
    }


readings = [
    Reading("Oslo", 4.5),
    Reading("Cairo", 31.0),
    Reading("Lima", 19.5),
]
for key, value in summarize(readings).items():
    print(f"{key:<7}: {value}")
hottest = max(readings, key=lambda r: r.temp_c)
print(f"Hottest: {hottest.city} ({hottest.temp_f:.1f}F)")
print(readings[0])
