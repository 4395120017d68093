def merge(a, b):
    r = dict(a)
    for k, v in b.items():
        if k in r and isinstance(r[k], dict):
            r[k] = merge(r[k], v)
        else:
            r[k] = v
    return r

cfg = {"debug": False, "db": {"host": "localhost", "port": 5432}, "plugins": ["core"]}
user = {"debug": True, "db": {"host": "db.prod"}}
env = {"db": {"port": int("6543")}, "plugins": ["core", "auth"]}
for layer in (user, env):
    cfg = merge(cfg, layer)
print(cfg)
