def read(text):
  number, src, _, dst = text.split()
  return float(number), src, dst


def convert(x, src, dst):
  if src == dst:
    return x
  rules = {
    ('m', 'km'): lambda x: x / 1000,
    ('m', 'cm'): lambda x: x * 100,
    ('min', 's'): lambda x: x * 60,
  }
  rule = rules.get((src, dst))
  if rule is None:
    raise ValueError(src + '>' + dst)
  return rule(x)


done, failed = {}, list()
for query in ['1 m to kg', '9 m to cm']:
  try:
    x, src, dst = read(query)
    y = convert(x, src, dst)
  except (KeyError, ValueError) as err:
    failed.append(query[:5])
  else:
    print(f'{x}{src} is {y}{dst}')
    done[src] = y
print(done, len(failed))
