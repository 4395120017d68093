try:
    nums = [1, 2, 3]
    print(nums[3])
except IndexError as e:
    print("Index:", e)
try:
    int("seven")
except ValueError as e:
    print("Value:", e)
try:
    {"a": 1}["b"]
except KeyError as e:
    print("Key:", e, e.args)
try:
    "abc" + 5
except TypeError as e:
    print("Type:", e)
try:
    None.foo
except AttributeError as e:
    print("Attr:", e)
try:
    undefined_name
except NameError as e:
    print("Name:", e)
try:
    assert 1 == 2, "math is broken"
except AssertionError as e:
    print("Assert:", e)
print(10 % 3, 10 / 0)
