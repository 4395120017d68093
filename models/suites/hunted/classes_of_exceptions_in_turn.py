for E in (ValueError, TypeError):
    try:
        raise E("m")
    except Exception as e:
        print("caught")
