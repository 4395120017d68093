s = "abc"
t = (1, 2)
try:
    t.append(3)
except AttributeError as e:
    print(e)
try:
    s.index("z")
except ValueError as e:
    print(e)
i = s.find("z")
