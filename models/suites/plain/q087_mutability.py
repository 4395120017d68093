# names and objects
a = [1, 2, 3]
b = a
b.append(4)
print("a:", a, "same object:", a is b)

def modify(lst):
    lst.append("inside")
    lst = ["new"]
    lst.append("lost")
    return lst

result = modify(a)
print(a)
print(result)

def inc(n):
    n += 1
    return n

num = 5
inc(num)
print(num, inc(num))

t = (1, [2, 3])
t[1].append(4)
print(t)
c = a.copy()
c += [0]
print(len(a), len(c), a == b, a == c)
