from functools import lru_cache

weights = [1, 3, 4]
values = [15, 20, 30]

@lru_cache(maxsize=None)
def best(i, cap):
    if i == len(weights) or cap == 0:
        return 0
    skip = best(i + 1, cap)
    if weights[i] > cap:
        return skip
    return max(skip, values[i] + best(i + 1, cap - weights[i]))

print(best(0, 4))
print(best.cache_info().hits >= 0)
