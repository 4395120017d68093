import math
d = {'a': 1, 'b': 2}
g = 1234.5678
big = 123456789
num = '42'
r = dict(sorted(d.items(), reverse=True))
r = {k: v * 2 for k, v in d.items()}
r = min(d, key=lambda k: d[k])
r = int(num) + 1
r = num + '1'
r = num * 2
r = int(num[0]) + int(num[1])
r = sum(int(ch) for ch in num)
r = [int(ch) for ch in str(big)]
r = str(big)[::-1]
r = int(str(big)[::-1])
r = len(str(big))
r = big % 1000
r = big // 1000
r = big * 9
r = big * big
r = 2 ** 40
r = 2 ** 100
r = 10 ** 20
r = math.factorial(20)
r = 999999999 + 1
r = 1_000_000 * 3.5
r = round(2 / 3, 3)
r = round(g)
