# find biggest jump between neighbours
temps = [12, 15, 11, 18, 18, 22]
big = 0
where = None
for i in range(len(temps)):
    print("checking", i)
    diff = temps[i + 1] - temps[i]
    if diff < 0:
        diff = -diff
    if diff > big:
        big = diff
        where = i
print("biggest jump", big, "at", where)
