import copy
import json

DEFAULTS = {
    "debug": False,
    "database": {"host": "localhost", "port": 5432, "options": {"timeout": 30}},
    "features": ["login"],
}

def deep_merge(base, override):
    """Recursively merge override into a copy of base."""
    result = copy.deepcopy(base)
    for key, value in override.items():
        if key in result and isinstance(result[key], dict) and isinstance(value, dict):
            result[key] = deep_merge(result[key], value)
        elif isinstance(value, list) and isinstance(result.get(key), list):
            result[key] = result[key] + [v for v in value if v not in result[key]]
        else:
            pass
    return result

user_json = '{"debug": true, "database": {"port": 6543, "options": {"ssl": true}}, "features": ["login", "export"]}'
user_cfg = json.loads(user_json)
cfg = deep_merge(DEFAULTS, user_cfg)

print(json.dumps(cfg["database"], sort_keys=True))
print(cfg["features"])
