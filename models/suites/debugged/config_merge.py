# layered config: defaults <- env file <- cli overrides
from functools import reduce
from types import MappingProxyType
import json

DEFAULTS = {
    "server": {"host": "0.0.0.0", "port": 8000, "tls": None},
    "db": {"url": "sqlite://", "pool": {"min": 1, "max": 5}},
    "features": ["search"],
    "debug": False,
}

ENV_TEXT = """
# staging
SERVER__PORT=9000
DB__POOL__MAX=20
DEBUG=true
FEATURES=+billing,export
"""

CLI = ["--db.url=postgres://db/app", "--server.tls.cert=/etc/cert.pem", "--debug"]

_MISSING = object()


def coerce(text):
    match text.lower():
        case "true" | "yes" | "on":
            return True
        case "false" | "no" | "off":
            return False
        case "null" | "":
            return None
    if text.startswith("+"):
        return ("append", text[1:].split(","))
    try:
        return int(text)
    except ValueError:
        return text


def nest(keys, value):
    *parents, last = keys
    node = {last: value}
    for key in reversed(parents):
        node = {key: node}
    return node


def merge(base, over, path=()):
    out = dict(base)
    for key, new in over.items():
        old = out.get(key, _MISSING)
        if isinstance(old, dict) and isinstance(new, dict):
            out[key] = merge(old, new, path + (key,))
        elif isinstance(new, tuple):
            _op, items = new
            out[key] = [*old, *items] if old is not _MISSING else list(items)
        else:
            if old is _MISSING:
                print("note: new key", ".".join(path + (key,)))
            out[key] = new
    return out


def from_env(text):
    for line in text.splitlines():
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        name, _, value = line.partition("=")
        yield nest(name.lower().split("__"), coerce(value))


def from_cli(args):
    for arg in args:
        name, eq, value = arg.removeprefix("--").partition("=")
        yield nest(name.split("."), coerce(value) if eq else True)


def flatten(d, prefix=""):
    for k, v in d.items():
        if isinstance(v, dict):
            yield from flatten(v, f"{prefix}{k}.")
        else:
            yield prefix + k, v


layers = [*from_env(ENV_TEXT), *from_cli(CLI)]
config = MappingProxyType(reduce(merge, layers, DEFAULTS))
for name, value in flatten(config):
    print(f"{name:<18} {json.dumps(value)}")
assert DEFAULTS["server"]["port"] == 8000
