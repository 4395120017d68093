# helper
data = [5, 9, 7, 1, 7]
# now the result
seen, n = [], 7
# set up
for i in range(len(data) - 1): data[i] += data[i + 1]
while n % 5: n += 1
else: print("stop", n)
print(data, n)
