# How to access object attribute given a string?
class Config:
    debug = True
    port = 8080

    def greet(self, who):
        return f"hi {who}"

c = Config()
print(getattr(c, "port"))
print(getattr(c, "host", "localhost"))
setattr(c, "host", "example.com")
print(c.host, hasattr(c, "user"))
for attr in ("debug", "port", "host"):
    print(attr, getattr(c, attr))
print(getattr(c, "greet")("bob"))
try:
    c.missing
except AttributeError as e:
    print(e)
print([a for a in dir(Config) if not a.startswith("_")])
