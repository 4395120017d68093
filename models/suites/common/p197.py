def parse_kv(s):
    """'a=1&b=2' -> dict"""
    result = {}
    for pair in s.split("&"):
        k, v = pair.split("=")
        if k in result:
            if not isinstance(result[k], list):
                result[k] = [result[k]]
            result[k].append(v)
        else:
            result[k] = v
    return result

q = parse_kv("a=1&b=2&a=3")
print(q)
print("&".join(f"{k}={v}" for k, v in q.items()))
parse_kv("oops")
