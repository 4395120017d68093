f = lambda: undefined_name
try:
    f()
except NameError as e:
    print(e)
