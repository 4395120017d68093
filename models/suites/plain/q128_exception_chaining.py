# raise ... from ...
class ConfigError(Exception):
    pass

def load(d):
    try:
        return int(d["port"])
    except KeyError as e:
        raise ConfigError("missing setting") from e
    except ValueError:
        raise ConfigError("bad port") from None

for d in ({"port": "80"}, {}, {"port": "http"}):
    try:
        print(load(d))
    except ConfigError as err:
        print(err, "|", repr(err.__cause__), err.__suppress_context__)
