def int_to_roman(num):
    table = [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
    out = []
    for value, sym in table:
        n, num = divmod(num, value)
        out.append(sym * n)
    return "".join(out)

def roman_to_int(s):
    vals = dict(I=1, V=5, X=10)
    total = 0
    for a, b in zip(s, s[1:] + " "):
        v = vals[a]
        total += -v if vals.get(b, 0) > v else v
    return total

r = int_to_roman(14)
print(r, roman_to_int(r))
