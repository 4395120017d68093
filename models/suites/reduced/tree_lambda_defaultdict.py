from collections import defaultdict
tree = lambda: defaultdict(tree)
t = tree()
t["a"]["b"] = 1
