graph = {"a": {"c", "b"}, "d": set()}
pairs = [{"b", "a"}, {3, 1}]
box = ({"z", "y"}, 1)
more = {k: {k + "2", k + "1"} for k in ["q", "p"]}
roles = dict(admin={"write", "read"}, guest={"read"})
print("b" in graph["a"])
