first, second = input("Two numbers: ").split(",")
a = int(first)
b = int(second)
op = input("Operation (+,-,*,/): ")
if op == "+": result = a + b
elif op == "-": result = a - b
elif op == "*": result = a * b
else: result = a / b
print(a, op, b, "=", result)
print("even" if result % 2 == 0 else "odd")
numbers = [int(n) for n in input("List: ").split()]
numbers.sort()
print("Max:", max(numbers), "Min:", min(numbers), "Median:", numbers[len(numbers) // 2])
name = input("Name: ")
print(name[::-1].upper(), len(name), name.count("a"))
age = input("Age: ")
print("In ten years: " + age + 10)
