"""Parse an INI-like config and validate it against a schema."""
from dataclasses import dataclass, field

CONFIG = """
[server]
port = 8o80

[limits]
timeout=2.5
retries = 12   ; per request
"""

@dataclass(frozen=True)
class Rule:
    name: str
    convert: type
    low: float = float("-inf")
    high: float = float("inf")


@dataclass
class Report:
    values: dict = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)


def parse(text):
    sections, current = {}, None
    for raw in text.splitlines():
        line = raw.split(";")[0].strip()
        if not line or line.startswith("#"):
            continue
        if line[0] == "[" and line[-1] == "]":
            current = sections.setdefault(line[1:-1], {})
        else:
            key, _, value = line.partition("=")
            current[key.strip()] = value.strip()
    return sections


def validate(conf, rules):
    rep = Report()
    for r in rules:
        section, key = r.name.split(".")
        try:
            value = r.convert(conf[section][key])
            if not r.low <= value <= r.high:
                raise ValueError(f"{value} not in [{r.low}, {r.high}]")
        except (KeyError, ValueError) as e:
            rep.problems.append(f"{r.name}: {type(e).__name__}: {e}")
        else:
            rep.values[r.name] = value
    return rep


rules = [Rule("server.port", int, 1, 65535), Rule("limits.timeout", float, 0),
         Rule("limits.retries", int, high=10), Rule("limits.burst", int)]
report = validate(parse(CONFIG), rules)
print(report.values, *report.problems, sep="\n")
print(rules[0] == Rule("server.port", int, 1, 65535), rules[0])
