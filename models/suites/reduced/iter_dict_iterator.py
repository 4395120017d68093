d = {"a": 1}
it = iter(d.items())
