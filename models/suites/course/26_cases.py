def fizz(n):
    match (n % 3, n % 5):
        case (0, 0):
            return 'FizzBuzz'
        case (0, _):
            return 'Fizz'
        case (_, 0):
            return 'Buzz'
        case _:
            return str(n)

def area(shape):
    match shape:
        case {'kind': 'circle', 'r': r}:
            return 3 * r * r
        case {'kind': 'square', 'side': s} if s > 0:
            return s * s
        case {'kind': kind, **rest}:
            return f'{kind} {len(rest)}'
        case _:
            return None

out = []
for n in [3, 7, 10, 15]:
    out.append(fizz(n))
print(out)
for shape in [{'kind': 'circle', 'r': 2}, {'kind': 'square', 'side': 3}, {'kind': 'line', 'a': 1}, 'dot']:
    print(area(shape))
status = 404
match status:
    case 200 | 201:
        text = 'ok'
    case code if code >= 400:
        text = 'error ' + str(code)
print(text)
