numbers = [4, 8, 15, 16, 23, 42]
mean = sum(numbers) / len(numbers)
variance = sum((n - mean) ** 2 for n in numbers) / len(numbers)
std = variance ** 0.5
ordered = sorted(numbers)
mid = len(ordered) // 2
median = (ordered[mid - 1] + ordered[mid]) / 2 if len(ordered) % 2 == 0 else ordered[mid]
print(f"mean={mean:.2f} median={median} std={std:.3f}")
above = [n for n in numbers if n > mean]
print(f"{len(above)} above average: {', '.join(map(str, above))}")
