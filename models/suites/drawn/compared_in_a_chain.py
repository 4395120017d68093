def half(x):
    print('half')
    return x // 2


def hi():
    print('hi')
    return 9


def low():
    return 3


for x in [8, 9, 7]:
    if not low() <= half(x) <= hi(): print(x, 'in')
    else: print('out')
