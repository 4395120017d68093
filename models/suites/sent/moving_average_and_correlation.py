from collections import Counter, defaultdict

temps = [12, 14, 13, 17, 19, 18, 22]
ice   = [20, 24, 21, 33, 39, 36, 50]

# --- moving average, window of 3
window = 3
ma = [None] * (window - 1)
for i in range(window - 1, len(temps)):
    chunk = temps[i - window + 1 : i + 1]
    ma.append(round(sum(chunk) / window, 2))
print(ma)

# --- pearson r
n = len(temps)
mx, my = sum(temps) / n, sum(ice) / n
sxy = sxx = syy = 0
for x, y in zip(temps, ice):
    dx, dy = x - mx, y - my
    sxy += dx * dy
    sxx += dx * dx
    syy += dy * dy
r = sxy / (sxx * syy) ** 0.5
print(f"r = {r:.4f}")

slope = sxy / sxx
intercept = my - slope * mx
predict = lambda t: slope * t + intercept
print(f"ice = {slope:.2f} * temp + {intercept:.2f}", "| at 25:", round(predict(25), 1))

# --- binning
bins = defaultdict(list)
for t in temps:
    low = t // 5 * 5
    bins[(low, low + 5)].append(t)
for (lo, hi), vals in sorted(bins.items()):
    print(f"[{lo:>2},{hi:>2}) {'#' * len(vals)} {vals}")

print(Counter("up" if b > a else "down" for a, b in zip(temps, temps[1:])).most_common())
