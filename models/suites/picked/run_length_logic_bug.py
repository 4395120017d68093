# code review: encode/decode don't round trip for every string - find out why
from itertools import groupby


def encode(s):
    out = ""
    prev = None
    count = 0
    for ch in s:
        if ch == prev:
            count += 1
        else:
            if prev:
                out += (str(count) if count > 1 else "") + prev
            prev, count = ch, 1
    if count > 1:          # flush the last run
        out += str(count) + prev
    return out


def decode(s):
    out, num = [], ""
    for ch in s:
        if ch.isdigit():
            num += ch
        else:
            out.append(ch * int(num or 1))
            num = ""
    return "".join(out)


def encode_groupby(s):
    runs = ((k, len(list(g))) for k, g in groupby(s))
    return "".join(k if n == 1 else f"{n}{k}" for k, n in runs)


good = bad = 0
for word in ["aaab", "zzz", "wwwbbw", ""]:
    packed = encode(word)
    back = decode(packed)
    ref = encode_groupby(word)
    if back == word:
        good += 1
    else:
        bad += 1
    print(f"{word!r:>10} -> {packed!r:<8} -> {back!r:<10} ref={ref!r} {'OK' if packed == ref else 'DIFFERENT'}")
print(f"{good=} {bad=}")
