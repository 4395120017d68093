try:
    try:
        int("x")
    finally:
        print("inner")
except ValueError as e:
    print("outer", e)
try:
    int("y")
except ValueError as e:
    print(e)
