def safe_int(s):
    try:
        return int(s)
    except (ValueError, TypeError) as e:
        print(f"{type(e).__name__}: {e}")
        return 0
    finally:
        print("checked", repr(s))

print(sum(safe_int(v) for v in ["3", "x", None, "4.5"]))
