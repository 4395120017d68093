"""Minimal repro: flatten nested config + env style overrides."""
from typing import Any, Iterator

CONFIG = {
    "db": {"host": "localhost", "port": 5432, "replicas": ["r1", "r2"]},
    "debug": False,
    "log": {"level": "info", "handlers": [{"type": "stdout"}]},
}

OVERRIDES = ["DB__PORT=6543", "DEBUG=true", "LOG__LEVEL=warning", "CACHE__TTL=1.5"]


def flatten(node: Any, prefix: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(node, dict):
        for key, value in node.items():
            yield from flatten(value, f"{prefix}.{key}" if prefix else key)
    elif isinstance(node, list):
        for i, value in enumerate(node):
            yield from flatten(value, f"{prefix}[{i}]")
    else:
        yield prefix, node


def coerce(raw: str) -> Any:
    if raw.lower() in ("true", "false"):
        return raw.lower() == "true"
    for cast in (int, float):
        try:
            return cast(raw)
        except ValueError:
            pass
    return raw


def apply_override(config: dict, line: str) -> None:
    path, _, raw = line.partition("=")
    *parents, leaf = path.lower().split("__")
    target = config
    for p in parents:
        target = target.setdefault(p, {})
    target[leaf] = coerce(raw)


for line in OVERRIDES:
    apply_override(CONFIG, line)

for path, value in flatten(CONFIG):
    print(f"{path:<22} {value!r}")
