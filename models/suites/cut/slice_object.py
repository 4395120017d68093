first_two = slice(2)
mid = slice(1, 3)
data = [10, 20, 30, 40]
print(data[first_two])
print(data[mid], mid)
