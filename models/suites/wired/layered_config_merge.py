"""Merging config layers: defaults < file < env < cli.  Lists starting with '+' extend."""
from copy import deepcopy

MISSING = object()

defaults = {
    "server": {"host": "0.0.0.0", "port": 8000, "tls": None},
    "plugins": ["auth", "gzip"],
    "debug": False,
}
file_cfg = {
    "server": {"port": 9000, "tls": {"cert": "a.pem"}},
    "plugins": ["+", "metrics"],
    "debug": "yes",
}
env = {"APP_SERVER__TLS__KEY": "b.pem", "APP_DEBUG": "0", "HOME": "/root"}
cli = ["--server.port=9443", "--plugins=auth"]


def merge(base, top, path=()):
    result = deepcopy(base)
    for key, new in top.items():
        old = result.get(key, MISSING)
        where = ".".join(path + (key,))
        if isinstance(old, dict) and isinstance(new, dict):
            result[key] = merge(old, new, path + (key,))
            continue
        if isinstance(new, list) and new[:1] == ["+"]:
            new = (old if old is not MISSING else []) + new[1:]
        if old is MISSING:
            print(f"  add {where} = {new!r}")
        elif old != new:
            print(f"  set {where}: {old!r} -> {new!r}")
        result[key] = new
    return result


def nest(keys, value):
    for k in reversed(keys):
        value = {k: value}
    return value


def from_env(env, prefix="APP_"):
    for name, raw in env.items():
        if name.startswith(prefix):
            yield nest(name.removeprefix(prefix).lower().split("__"), raw)


def from_cli(argv):
    for arg in argv:
        name, _, raw = arg.lstrip("-").partition("=")
        yield nest(name.split("."), int(raw) if raw.isdigit() else raw)


cfg = defaults
for label, layers in [("file", [file_cfg]), ("env", from_env(env)), ("cli", from_cli(cli))]:
    print(f"[{label}]")
    for layer in layers:
        cfg = merge(cfg, layer)

print(cfg["server"])
print("plugins:", cfg["plugins"])      # BUG: string now, not list
print("debug truthy?", bool(cfg["debug"]))   # "0" is truthy :(
print("defaults untouched:", defaults["server"]["port"] == 8000)
