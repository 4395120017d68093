class Unavailable(Exception):
    pass
answers = {'save': [1, None, None], 'load': [0, None]}
errors = []
waited = []
def fetch(name):
    if not answers[name]:
        raise RuntimeError('no answer')
    value = answers[name].pop()
    if value is None:
        raise Unavailable(f'{name} failed')
    return value * 10
def with_retries(name, tries=3):
    delay = 1
    for n in range(1, tries + 1):
        try:
            return fetch(name), n
        except Unavailable as err:
            errors.append(str(err))
            waited.append(delay)
            delay = min(delay * 2, 3)
    return None, tries
results = {}
for name in ['save', 'load']:
    value, n = with_retries(name)
    print(f'{name}: {value} after {n}')
    if value:
        results[name] = value
print(sorted(results))
print(len(errors), waited)
