# remove all the even numbers from the list
numbers = [1, 2, 4, 6, 7, 8, 8, 10, 3]
print("before:", numbers)

for n in numbers:
    print("looking at", n)
    if n % 2 == 0:
        numbers.remove(n)
        print("   removed", n, "now:", numbers)

print("after:", numbers)

left = 0
for n in numbers:
    if n % 2 == 0:
        left += 1
if left > 0:
    print("there are still", left, "even numbers :(")
else:
    print("all gone")
