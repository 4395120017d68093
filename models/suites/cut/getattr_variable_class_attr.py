class Config:
    debug = True
    port = 8080

c = Config()
c.host = "example.com"
for attr in ("debug", "port", "host"):
    print(attr, getattr(c, attr))
