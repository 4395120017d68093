try:
    raise Exception("a", 1)
except Exception as e:
    print(e, e.args)
