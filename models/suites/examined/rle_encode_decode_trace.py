# Run-length encoding - Paper 2, Question 4

def encode(text):
    if text == "":
        return ""
    result = ""
    current = text[0]
    run = 1
    for i in range(1, len(text)):
        if text[i] == current:
            run += 1
        else:
            result += str(run) + current
            current = text[i]
            run = 1
    return result + str(run) + current


def decode(coded):
    number = ""
    plain = []
    for ch in coded:
        if ch.isdigit():
            number = number + ch
            continue
        plain.append(ch * int(number))
        number = ""
    return "".join(plain)


image = ["..####..", ".#....#.", "########"]
sizes = []
for line in image:
    packed = encode(line)
    sizes.append((len(line), len(packed)))
    print("{:<10}{:>14}   {}".format(line, packed, "saved" if len(packed) < len(line) else "no gain"))
    assert decode(packed) == line

before = sum(s[0] for s in sizes)
after = sum(s[1] for s in sizes)
print("ratio {:.2%}".format(after / before))
print(repr(encode("")), encode("Q"), decode("12a1b"))

# What happens with this input? Explain.
print(encode("aa11"), "->", decode(encode("aa11")))
