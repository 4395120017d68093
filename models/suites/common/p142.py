def hms(sec):
    m, s = divmod(sec, 60)
    h, m = divmod(m, 60)
    return f"{h:02d}:{m:02d}:{s:02d}"

print(hms(3661), hms(59))

def parse(t):
    total = 0
    for part in t.split(":"):
        total = total * 60 + int(part)
    return total

print(parse("01:01:01"), parse("2:05"))
print(hms(parse("0:59:59") + 1))
