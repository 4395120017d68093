try:
    raise ValueError("attempt %d failed" % 1)
except ValueError as exc:
    print("%s; sleeping %.1fs" % (exc, 0.5))
    print("%s: %s" % (type(exc).__name__, exc))
