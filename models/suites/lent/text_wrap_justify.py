def wrap(words, width):
    lines, line, length = [], [], 0
    for w in words:
        if line and length + 1 + len(w) > width:
            lines.append(line)
            line, length = [], 0
        length += len(w) + (1 if line else 0)
        line.append(w)
    if line:
        lines.append(line)
    return lines


def justify(line, width):
    if len(line) == 1:
        return line[0].ljust(width)
    gaps = len(line) - 1
    spaces = width - sum(map(len, line))
    each, extra = divmod(spaces, gaps)
    out = ""
    for i, w in enumerate(line[:-1]):
        out += w + " " * (each + (i < extra))
    return out + line[-1]


TEXT = "The quick brown fox jumps over the lazy dog while the café owner sings naïve songs"
WIDTH = 24

lines = wrap(TEXT.split(), WIDTH)
print("+" + "-" * WIDTH + "+")
for n, line in enumerate(lines):
    last = n == len(lines) - 1
    text = " ".join(line).ljust(WIDTH) if last else justify(line, WIDTH)
    print(f"|{text}|")
print("+" + "-" * WIDTH + "+")
