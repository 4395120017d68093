def combine(a, b):
    try:
        return a[b]
    except (ValueError, LookupError) as e:
        return 'first ' + type(e).__name__
    except TypeError as e:
        return 'second'
    except Exception as e:
        return str(e)[:5]


for a, b in [(6, 1), (6, 1), ('7', '7')]:
    print(combine(a, b))
