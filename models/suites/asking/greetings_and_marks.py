name = input("What is your name? ")
age = int(input("Age? "))
print("Hi", name, "next year you are", age + 1)
total = 0
count = 0
while True:
    text = input("Number " + str(count + 1) + ": ")
    if text == "done":
        break
    total += float(text)
    count += 1
print(f"Average: {total / count:.2f}")
def ask(prompt):
    answer = input(prompt).strip().lower()
    return answer
if ask("Again (y/n)? ") == "y":
    print("ok")
else:
    print("bye")
marks = [int(input(f"Mark {i + 1}: ")) for i in range(3)]
print(sum(marks) / len(marks))
a, b = map(int, input().split())
print(a * b)
while input("guess: ") != "7":
    print("no")
secret = {"x": 3}
secret[input("key ")] = input("value ")
n = int(input("n "))
