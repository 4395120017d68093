from functools import cmp_to_key


def order(left, right):
    print(left, right)
    if left[1] != right[1]:
        return right[1] - left[1]
    return -1 if left[0] < right[0] else 1


items = [("Mia", 1), ("Paul", 1)]
print(sorted(items, key=cmp_to_key(order)))
