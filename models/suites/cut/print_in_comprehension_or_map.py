[print(x) for x in "ab"]
list(map(print, [1, 2]))
