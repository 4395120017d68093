import re
from collections import ChainMap

TEXT = """\
; shared stuff
[default]
host = localhost
port=8080
debug : no

[staging]
host = stage.example   # trailing comment
debug = yes
tags = a, b,c
"""

SECTION = re.compile(r"^\[(?P<name>\w+)\]$")
PAIR = re.compile(r"^(\w+)\s*[=:]\s*(.*?)\s*(?:#.*)?$")


def convert(raw):
    if raw.isdigit():
        return int(raw)
    if raw.lower() in ("yes", "no"):
        return raw.lower() == "yes"
    if "," in raw:
        return [p.strip() for p in raw.split(",")]
    return raw


def parse(text):
    sections, current = {}, None
    for lineno, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith(";"):
            continue
        if m := SECTION.match(line):
            current = sections.setdefault(m["name"], {})
        elif m := PAIR.match(line):
            key, raw = m.groups()
            current[key] = convert(raw)
        else:
            raise SyntaxError(f"line {lineno}: {line!r}")
    return sections


conf = parse(TEXT)
staging = ChainMap(conf["staging"], conf["default"])
for key in sorted(staging):
    print(f"{key:<6} {staging[key]!r}")
