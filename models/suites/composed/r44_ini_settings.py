# small INI parser with type conversion
TEXT = """
; app settings
[server]
host = 127.0.0.1
port=8080
debug = yes

[paths]
root = /srv/app
cache = %(root)s/cache
"""


class ConfigError(Exception):
    pass


def convert(value):
    low = value.lower()
    if low in ("yes", "true", "on"):
        return True
    if low in ("no", "false", "off"):
        return False
    try:
        return int(value)
    except ValueError:
        return value


def parse_ini(text):
    config = {}
    section = None
    for lineno, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith((";", "#")):
            continue
        if line.startswith("[") and line.endswith("]"):
            section = line[1:-1]
            config[section] = {}
        elif "=" in line:
            key, _, value = line.partition("=")
            value = value.strip()
            if "%(" in value:
                value = value % config[section]
            config[section][key.strip()] = convert(value)
        else:
            raise ConfigError(f"line {lineno}: cannot parse {line!r}")
    return config


cfg = parse_ini(TEXT)
print(cfg["server"])
print(cfg["paths"]["cache"])
try:
    parse_ini("[a]\nx = 1\nnonsense")
except ConfigError as err:
    print(err)
