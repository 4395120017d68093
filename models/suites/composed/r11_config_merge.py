import copy
import json

DEFAULTS = {
    "debug": False,
    "db": {"host": "localhost", "port": 5432, "pool": {"min": 1, "max": 5}},
    "features": ["login"],
}

OVERRIDES = '{"debug": true, "db": {"host": "db.prod", "pool": {"max": 20}}, "features": ["login", "beta"]}'


def deep_merge(base, extra):
    result = copy.deepcopy(base)
    for key, value in extra.items():
        if isinstance(value, dict) and isinstance(result.get(key), dict):
            result[key] = deep_merge(result[key], value)
        else:
            result[key] = value
    return result


def get_path(cfg, path, default=None):
    node = cfg
    for part in path.split("."):
        if not isinstance(node, dict) or part not in node:
            return default
        node = node[part]
    return node


config = deep_merge(DEFAULTS, json.loads(OVERRIDES))
print(json.dumps(config["db"], sort_keys=True))
print(get_path(config, "db.pool.max"))
print(get_path(config, "db.user", "postgres"))
print(get_path(DEFAULTS, "db.pool.max"))
assert DEFAULTS["features"] == ["login"]
