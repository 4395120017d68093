"""Reads the plan of a garden watering system and works out how much water it needs."""
from dataclasses import dataclass
from enum import IntFlag
from typing import Any


class Days(IntFlag):
    MON = 1
    WED = 2
    FRI = 4
    SUN = 8
    ALL = MON | WED | FRI | SUN


class ConfigError(Exception):
    """Something is wrong in the plan."""

    def __init__(self, line_no: int, message: str) -> None:
        self.line_no = line_no
        super().__init__(f"line {line_no}: {message}")


@dataclass(kw_only=True)
class Zone:
    name: str
    days: Days = Days.ALL
    minutes: int = 10
    flow: float = 1.5  # litres per minute

    @property
    def weekly_litres(self) -> float:
        return self.flow * self.minutes * self.days.bit_count()


def parse_value(key: str, raw: str) -> Any:
    match key:
        case "minutes":
            return int(raw)
        case "flow":
            return float(raw)
        case "days":
            result = Days(0)
            for part in raw.split("+"):
                result |= Days[part.strip().upper()]
            return result
        case _:
            raise KeyError(key)


def parse(text: str) -> list[Zone]:
    zones: list[Zone] = []
    current: dict[str, Any] | None = None

    def finish() -> None:
        nonlocal current
        if current is not None:
            zones.append(Zone(**current))
            current = None

    for line_no, line in enumerate(text.strip().splitlines(), start=1):
        line, _, _comment = line.partition("#")
        line = line.strip()
        if not line:
            continue
        if line.startswith("[") and line.endswith("]"):
            finish()
            current = {"name": line[1:-1]}
            continue
        key, sep, raw = (p.strip() for p in line.partition("="))
        if not sep or current is None:
            raise ConfigError(line_no, f"expected key = value, got {line!r}")
        try:
            current[key] = parse_value(key, raw)
        except (ValueError, KeyError) as e:
            raise ConfigError(line_no, f"bad setting {key!r}") from e
    finish()
    return zones


SPRING = """
[roses]          # near the gate
minutes = 15
days = mon + fri

[lawn]
flow = 4.25
"""
SUMMER = SPRING + """
[tomatoes]
days = sun + wed
minutes = 12.5
"""

for season, text in {"spring": SPRING, "summer": SUMMER}.items():
    print(season.upper())
    total = 0.0
    for zone in parse(text):
        print(f"  {zone.name:<10}{zone.weekly_litres:>8.2f} l  {zone.days!r}")
        total += zone.weekly_litres
    print(f"  {total=:.1f}")
