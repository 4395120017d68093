def swap(a, b):
    a, b = b, a
    print("inside:", a, b)

x, y = 1, 2
swap(x, y)
print("outside:", x, y)
lst = [1, 2]
def clear(l):
    l = []
def clear2(l):
    l[:] = []
clear(lst)
print(lst)
clear2(lst)
print(lst)
s = "abc"
s2 = s
s += "d"
print(s, s2, s is s2)
