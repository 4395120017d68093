# Don't name your variables list, sum, max, str, ...

prices = [2.5, 1.25, 4.0]
print(sum(prices))

sum = 0
for p in prices:
    sum = sum + p
print("total:", sum)

max = prices[0]
for p in prices:
    if p > max:
        max = p
print("most expensive:", max)

letters = list("abc")
print(letters)
list = [1, 2, 3]
print(list)

# later in the program...
del list                      # the built-in is visible again
print(list("xyz"))

average = sum / len(prices)
print("average:", round(average, 2))

more = [1.0, 2.0]
print(sum(more))              # 'float' object is not callable ?!
