try:
    [][1]
except IndexError as e:
    print("Error: {}".format(e))
    print(f"{type(e).__name__}: {e!r}")
    print("failed: %s (%s)" % (e, type(e).__name__))
