# String methods: the secretary typed the names very carelessly.

raw = "  mia SCHMIDT ; jonas  meyer;ALI yilmaz;; zoë o'neill "

clean = []
for part in raw.split(";"):
    part = part.strip()
    if not part:
        continue                      # empty entry
    words = part.split()              # also swallows double blanks
    name = " ".join(w.capitalize() for w in words)
    clean.append(name)

print(clean)

for number, name in enumerate(clean, start=1):
    first, last = name.split(" ")
    login = (first[0] + last).lower().replace("'", "")
    print(f"{number:>2}. {last:<10}|{first:^8}| {login}")

longest = max(clean, key=len)
print("Longest name:", longest, f"({len(longest)} characters)")
print(*sorted(clean), sep=", ")
