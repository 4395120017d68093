log = []
fns = [log.append, print]
for fn in fns:
    fn(42)
