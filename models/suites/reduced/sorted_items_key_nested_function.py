def outer(items):
    def key(s):
        calls.append(s)
        return len(s)
    calls = []
    result = sorted(items, key=key)
    return result
outer(["ccc", "a"])
