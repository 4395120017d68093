n = 7
b = True
c = 'a'
r = 100 * 1.07 ** 3
r = (72 - 32) * 5 / 9
r = 3.14159 * 2.5 ** 2
r = 1.1 * 1.1
r = 0.1 * 3
r = 1.0
r = 5 // 0.3
r = 1e-5
r = 1.5e10
r = 12345678.9 * 10
r = 'abc'.find('c', 1)
r = 'a,b,,c'.split(',')
r = 'a1b2'.isalnum()
r = 'line1\nline2'.split('\n')
r = 'x=1;y=2'.split(';')
r = dict(item.split('=') for item in 'x=1;y=2'.split(';'))
r = 'hello'.translate(str.maketrans('el', 'ip'))
r = 'hello'.index('l', 3)
r = bytes([72, 105])
r = 'é'.upper()
r = complex(1, 2)
r = (1 + 2j) * 2
r = frozenset([1, 2])
r = sorted([True, False, 2])
