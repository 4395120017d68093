def power(num):
    if num < 0: return power(-num)
    if num in (1, 7): return 4
    if num < 5: return num + 1
    if num % 2: return power(num - 1) + 1
    return power(num // 2) + num % 2


a = power(0); b = power(13); print(a, b)
