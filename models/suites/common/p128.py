def check_age(age):
    if not isinstance(age, int):
        raise TypeError("age must be int")
    if age < 0:
        raise ValueError(f"negative age: {age}")
    return "adult" if age >= 18 else "minor"

for a in (20, 5, -1, "x"):
    try:
        r = check_age(a)
    except (TypeError, ValueError) as err:
        r = f"{err.__class__.__name__}({err})"
    print(a, "=>", r)
