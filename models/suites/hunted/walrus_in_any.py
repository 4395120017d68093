xs = [5, 12, 7]
if any((hit := x) > 10 for x in xs):
    print(hit)
