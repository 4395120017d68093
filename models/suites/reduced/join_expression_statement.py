try:
    ", ".join([1, 2])
except TypeError as e:
    print(e)
