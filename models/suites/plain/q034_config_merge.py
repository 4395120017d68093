def deep_merge(base, override):
    result = dict(base)
    for key, value in override.items():
        if key in result and isinstance(result[key], dict) and isinstance(value, dict):
            result[key] = deep_merge(result[key], value)
        else:
            result[key] = value
    return result

defaults = {"debug": False, "db": {"host": "localhost", "port": 5432}, "plugins": ["core"]}
user = {"debug": True, "db": {"host": "db.prod"}}
env = {"db": {"port": int("6543")}, "plugins": ["core", "auth"]}

cfg = defaults
for layer in (user, env):
    cfg = deep_merge(cfg, layer)

import json
print(json.dumps(cfg, indent=2, sort_keys=True))
assert defaults["db"]["host"] == "localhost"
