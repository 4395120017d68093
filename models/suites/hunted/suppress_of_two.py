from contextlib import suppress

with suppress(KeyError):
    print({}["a"])
print("ok")
with suppress(ValueError, IndexError):
    [][0]
print("end")
