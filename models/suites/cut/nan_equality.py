print(float("nan") == float("nan"))
nan = float("nan")
print(nan == nan, nan != nan)
