# Why does my function return None?
def fact(n, acc=1):
    if n == 0:
        return acc
    fact(n - 1, acc * n)

print(fact(3))

def sort_it(lst):
    return lst.sort()

l = [3, 1, 2]
print(sort_it(l))
print(l)

def show(x):
    print("showing", x)

result = show(5)
print(result)
print(print("nested"))
l = l.append(4)
print(l)
