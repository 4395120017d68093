def parse_qs(url):
    base, _, query = url.partition("?")
    params = {}
    if query:
        for pair in query.split("&"):
            key, _, value = pair.partition("=")
            if value.isdigit():
                value = int(value)
            elif value.lower() in ("true", "false"):
                value = value.lower() == "true"
            if key in params:
                if not isinstance(params[key], list):
                    params[key] = [params[key]]
                params[key].append(value)
            else:
                params[key] = value
    return base, params

base, params = parse_qs("/search?q=shoes&page=2&tag=red&tag=sale&exact=TRUE")
print(base)
for k in sorted(params):
    print(f"  {k!r}: {params[k]!r}")
print(parse_qs("/home"))
