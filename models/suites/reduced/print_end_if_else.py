for i in range(3):
    print(i, end=", " if i < 2 else "\n")
