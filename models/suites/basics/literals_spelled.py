a = 1_000_000
b = 0xff
c = .5
d = 1e3
e = 1E-5
f = 5.
g = 0b101
h = 0o17
i = [1e3, 0x10, 1_0]
j = {"k": 1e2, 2.0: .25}
k = (1e9 + 7, 10 ** 9 + 7)
l = 1e16
m = 123456789.0 * 10
n = "tab\there"
o = 'it\'s'
p = "q\"q"
q = "\u00e9"
r = "\x41\n"
s = r"\d+"
t = "a" "b"
u = """x
y"""
v = b"ab"
w = 1_0.5
x = "\\"
y = ["\t", "\n"]
z = -0.0
aa = float("1e3")
bb = 3.0e2 if a else 1


def fn(x=1e3, y=0xF):
    return x


cc = fn()
dd = fn(1e2)
print(1e3, 0x10, 1_000)
for ee in (1e1, 0x2):
    pass
