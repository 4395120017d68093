def read(lines):
    for line in lines:
        line = line.strip()
        if line and not line.startswith("#"):
            yield line

def parse(lines):
    for line in lines:
        k, v = line.split("=", 1)
        yield k.strip(), v.strip()

def typed(pairs):
    for k, v in pairs:
        yield k, int(v) if v.isdigit() else v

CONF = ["# server", "host = example.org", "", "port=8080", "  path = /a=b "]
conf = dict(typed(parse(read(CONF))))
print(conf)
