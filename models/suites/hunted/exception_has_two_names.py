e = ValueError("base")
try:
    raise e
except ValueError as err:
    print("caught")
