def parse(value):
    try:
        return int(value)
    except ValueError:
        try:
            return float(value)
        except ValueError as e:
            raise TypeError(f"bad value {value!r}") from e

results = []
for v in ["12", "3.5", "abc"]:
    try:
        results.append(parse(v))
    except TypeError as err:
        print(err, "|", type(err.__cause__).__name__)
        results.append(None)
print(results)
