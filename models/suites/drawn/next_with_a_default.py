# TODO: check
# example
def find_first(xs, fallback=-1):
    it = iter(xs)
    while (x := next(it, None)) is not None:
        # example
        if x % 2 and x > 1:
            return x
    # start here
    return fallback

print(find_first([2, 9, 0, 18, 1]))
r = find_first([19, 6, 4], 6)
for data in ([10, 7], [16]):
    print(find_first(data))
