class Flags:
    def __init__(self, **defaults):
        self._flags = dict(defaults)
        self._overrides = {}

    def override(self, **kw):
        unknown = set(kw) - set(self._flags)
        if unknown:
            raise KeyError(", ".join(sorted(unknown)))
        self._overrides.update(kw)
        return self

    def __getattr__(self, name):
        try:
            return self._overrides.get(name, self._flags[name])
        except KeyError:
            raise AttributeError(name) from None

flags = Flags(dark_mode=False, beta=True)
print(flags.dark_mode, flags.beta)
flags.override(dark_mode=True)
print(flags.dark_mode)
try:
    flags.override(nope=1)
except KeyError as e:
    print("unknown flag", e)
print(hasattr(flags, "other"))
