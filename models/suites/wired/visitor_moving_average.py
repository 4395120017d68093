# museum visitors per day, 3-day moving average + biggest jump + weekday means
visitors = [120, 135, 90, None, 210, 340, 310, 115, 140, 101]
days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

# fill the gap with the mean of the neighbours
for i in range(len(visitors)):
    if visitors[i] is None:
        visitors[i] = (visitors[i - 1] + visitors[i + 1]) // 2
        print("filled day", i + 1, "with", visitors[i])

window = []
averages = []
for v in visitors:
    window.append(v)
    if len(window) > 3:
        window.pop(0)
    if len(window) == 3:
        averages.append(round(sum(window) / 3, 1))
    else:
        averages.append(None)

print("day  visitors  avg3")
for i, (v, a) in enumerate(zip(visitors, averages)):
    name = days[i % 7]
    if a is None:
        shown = "n/a"
    else:
        shown = f"{a:.1f}"
    flag = ""
    if a is not None and v > a * 1.25:
        flag = " <-- busy"
    print(f"{name}  {v:>8}  {shown:>6}{flag}")

biggest = 0
where = None
for i in range(1, len(visitors)):
    jump = visitors[i] - visitors[i - 1]
    if abs(jump) > abs(biggest):
        biggest = jump
        where = i
print(f"biggest change {biggest:+d} on day {where + 1} ({days[where % 7]})")
week1 = sum(visitors[:7])
print("week 1 total", week1, "weekend share", format(sum(visitors[5:7]) / week1, ".1%"))
