import re
from collections import ChainMap
from string import Template

INI = """
[server]
host = localhost
port = 8080   ; default port
# comment
[client]
timeout=2.5
verbose = yes
name
"""

BOOLS = {"yes": True, "no": False, "true": True, "false": False}


def convert(value):
    for cast in (int, float):
        try:
            return cast(value)
        except ValueError:
            pass
    return BOOLS.get(value.lower(), value)


def parse_ini(text):
    sections, current, errors = {}, None, []
    for no, raw in enumerate(text.splitlines(), 1):
        line = re.sub(r"\s*[;#].*$", "", raw).strip()
        if not line:
            continue
        if m := re.fullmatch(r"\[(\w+)\]", line):
            current = sections.setdefault(m[1], {})
        elif "=" in line and current is not None:
            key, value = (s.strip() for s in line.split("=", 1))
            current[key] = convert(value)
        else:
            errors.append((no, line))
    return sections, errors


conf, errors = parse_ini(INI)
print(conf["server"])
print(conf["client"])
print("errors:", errors)
merged = ChainMap({"port": 9000}, conf["server"])
print(merged["host"], merged["port"])
print(Template("http://$host:${port}/").substitute(merged))
print(re.findall(r"(\w+)\s*=\s*(\d+)", "a=1, b = 22, c=x"))
print(re.split(r"[,;]\s*", "x, y;z"))
