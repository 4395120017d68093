from collections import ChainMap
from types import SimpleNamespace

TEXT = """
; application settings
[server]
host = localhost
port = 8080
debug = yes

[paths]
root = /srv/app
logs = ${root}/logs   # expanded below

[server.limits]
max_users = 25
ratio = 0.75
"""

def convert(value):
    if value.lower() in ("yes", "true", "on"):
        return True
    if value.lower() in ("no", "false", "off"):
        return False
    for kind in (int, float):
        try:
            return kind(value)
        except ValueError:
            pass
    return value

def parse(text):
    sections = {}
    current = None
    for line in text.splitlines():
        line = line.split("#")[0].strip()
        if not line or line.startswith(";"):
            continue
        if line[0] == "[" and line[-1] == "]":
            current = sections.setdefault(line[1:-1], {})
        else:
            key, _, value = (p.strip() for p in line.partition("="))
            for name, known in current.items():
                value = value.replace("${%s}" % name, str(known))
            current[key] = convert(value)
    return sections

config = parse(TEXT)
for section, values in config.items():
    print(section, values)
overrides = {"port": 9000}
merged = ChainMap(overrides, config["server"], {"timeout": 30})
settings = SimpleNamespace(**merged)
print(settings.host, settings.port, settings.timeout, settings.debug)
