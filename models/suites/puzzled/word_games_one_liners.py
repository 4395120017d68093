# warm-up kata, one line each (mostly)
from math import prod
from string import ascii_lowercase

is_pangram = lambda s: set(ascii_lowercase) <= set(s.lower())
is_isogram = lambda w: len(w) == len({*w.lower()})
duplicate_encode = lambda w: "".join("()"[w.count(c) > 1] for c in w)
spin_words = lambda s: " ".join(w[::-1] if len(w) > 4 else w for w in s.split())
to_camel = lambda s: "".join(p.title() if i else p for i, p in enumerate(s.split("_")))
order = lambda s: " ".join(sorted(s.split(), key=min))
xo = lambda s: s.lower().count("x") == s.lower().count("o")
accum = lambda s: "-".join((c * i).title() for i, c in enumerate(s, 1))
persistence = lambda n, k=0: k if n < 10 else persistence(prod(map(int, str(n))), k + 1)

print(is_pangram("The quick brown fox jumps over the lazy dog"))
print(is_isogram("Dermatoglyphics"), is_isogram("moOse"))
print(duplicate_encode("recede"), duplicate_encode("success"))
print(spin_words("Hey fellow warriors"))
print(to_camel("the_stealth_warrior"))
print(order("is2 Thi1s T4est 3a"))
print(xo("xxOo"), xo("zpzpzpp"), xo("zzoo"))
print(accum("abcd"))
print([persistence(n) for n in (39, 999, 4)])
for i in range(1, 16):
    print("Fizz" * (i % 3 < 1) + "Buzz" * (i % 5 < 1) or i, end=" ")
print()
