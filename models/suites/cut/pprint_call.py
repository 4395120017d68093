from pprint import pprint
pprint({"b": 1, "a": [1, 2]})
pprint([3, 1])
