def rle(s):
    if not s:
        return ""
    out, prev, n = "", s[0], 1
    for ch in s[1:]:
        if ch == prev:
            n += 1
        else:
            out += f"{prev}{n}"
            prev, n = ch, 1
    return out + f"{prev}{n}"

def unrle(s):
    return "".join(s[i] * int(s[i + 1]) for i in range(0, len(s), 2))

c = rle("aaabcc")
print(c, unrle(c), len(c) / 6)
