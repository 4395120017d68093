# compare sorting algorithms by counting comparisons and swaps

def bubble(a):
    comps = 0
    for end in range(len(a) - 1, 0, -1):
        swapped = False
        for i in range(end):
            comps += 1
            if a[i] > a[i+1]:
                a[i], a[i+1] = a[i+1], a[i]
                swapped = True
        if not swapped:
            break
    return comps

def insertion(a):
    comps = 0
    for i in range(1, len(a)):
        x = a[i]
        j = i
        while j > 0:
            comps += 1
            if a[j-1] <= x:
                break
            a[j] = a[j-1]
            j -= 1
        a[j] = x
    return comps

def quick(a):
    comps = 0
    def qs(lst):
        nonlocal comps
        if len(lst) <= 1:
            return lst
        pivot, *rest = lst
        comps += len(rest)
        return qs([x for x in rest if x < pivot]) + [pivot] + qs([x for x in rest if x >= pivot])
    a[:] = qs(a)
    return comps

data = {"mixed": [5, 2, 4, 1], "sorted": [1, 2, 3], "words": ["pear", "Fig", "kiwi"]}
print("%-10s %-8s %6s  result" % ("algorithm", "data", "comps"))
for algo in bubble, insertion, quick:
    for name in data:
        copy = list(data[name])
        n = algo(copy)
        assert copy == sorted(data[name])
        print("%-10s %-8s %6d  %s" % (algo.__name__, name, n, copy))
print(sorted(data["words"], key=str.lower, reverse=True))
