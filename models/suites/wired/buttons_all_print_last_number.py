# three things I don't understand in one script

# 1) every button multiplies by 3?
buttons = []
for n in range(1, 4):
    buttons.append(lambda x: x * n)

for b in buttons:
    print("button:", b(10))

fixed = [lambda x, n=n: x * n for n in range(1, 4)]
print("with n=n:", [f(10) for f in fixed])

# 2) not all the negatives are removed
temps = [4, -2, -7, 3, -1, -5, 8]
for t in temps:
    if t < 0:
        temps.remove(t)
print("temps:", temps)

# 3) why is the counter always 0
count = 0


def add_visit(page):
    count = 0
    count += 1
    return page.title() + " visited"


for page in ["home", "about", "home"]:
    print(add_visit(page))
print("count:", count)

# 4) ok four. average is wrong for negative numbers
nums = [-3, -4]
print("average:", sum(nums) // len(nums), "but I want", sum(nums) / len(nums))


def make_counter():
    total = 0

    def step():
        nonlocal total
        total += 1
        return total
    return step


c = make_counter()
c(); c()
print("with nonlocal:", c())
