c = {}
c.setdefault("u", {}).setdefault("l", []).append("x")
