from contextlib import contextmanager

@contextmanager
def setting(cfg, key, value):
    old = cfg[key]
    cfg[key] = value
    try:
        yield cfg
    finally:
        cfg[key] = old

cfg = {"debug": False, "level": 1}
with setting(cfg, "debug", True):
    print(cfg)
try:
    with setting(cfg, "level", 9) as c:
        print(c["level"])
        raise RuntimeError("boom")
except RuntimeError as e:
    print("caught", e)
print(cfg)
