# Draw the temperatures of one week with stars
days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
temps = [3, -2, 0, 7, 5, -4, 1]

smallest = min(temps)
biggest = max(temps)
total = 0
cold_days = []

for i in range(len(days)):
    t = temps[i]
    total += t
    if t < 0:
        bar = ' ' * (t - smallest) + '-' * (-t) + '|'
        cold_days.append(days[i])
    elif t == 0:
        bar = ' ' * (-smallest) + '|'
    else:
        bar = ' ' * (-smallest) + '|' + '*' * t
    print('%s %3d %s' % (days[i], t, bar))

average = total / len(temps)
print('average: %.2f' % average)
print('cold days:', ', '.join(cold_days))

# difference from one day to the next
changes = []
for i in range(1, len(temps)):
    changes.append(temps[i] - temps[i-1])
print(changes)
print('biggest jump up was on', days[changes.index(max(changes)) + 1])
