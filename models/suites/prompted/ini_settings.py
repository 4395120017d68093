"""Parse INI-style settings and apply typed defaults.

It crashes with a ValueError when I read the network section :(
"""

SETTINGS = """
# window settings
[window]
width = 800
height = 600
title = My Game   ; shown in the bar
fullscreen = no

[network]
host = example.org
port = 8080 ; default port
retries =
timeout = 2.5
"""


def parse_ini(text):
    sections = {}
    current = None
    for number, line in enumerate(text.splitlines(), start=1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("[") and line.endswith("]"):
            current = sections.setdefault(line[1:-1], {})
        elif "=" in line and current is not None:
            key, value = line.split("=", 1)
            current[key.strip()] = value.split(";")[0].strip()
        else:
            raise SyntaxError(f"line {number}: {line}")
    return sections


def to_bool(text):
    return text.lower() in {"yes", "true", "on", "1"}


SCHEMA = {
    "window": {"width": int, "height": int, "title": str, "fullscreen": to_bool},
    "network": {"host": str, "port": int, "retries": int, "timeout": float},
}
DEFAULTS = {"retries": 3, "timeout": 10.0}


def convert(sections):
    result = {}
    for section, fields in SCHEMA.items():
        print(f"Reading [{section}]")
        for key, kind in fields.items():
            raw = sections[section].get(key, DEFAULTS.get(key))
            value = kind(raw)
            print(f"  {key} = {value!r}")
            result[f"{section}.{key}"] = value
    return result


config = convert(parse_ini(SETTINGS))
print("Connecting to", config["network.host"], config["network.port"])
