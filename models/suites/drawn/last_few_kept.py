from collections import deque
k = 3
latest = deque(maxlen=k)
for value in ['four', 'radar', 'sun', 'snow']:
    if value in latest:
        print('again', value)
    latest.append(value)
latest.appendleft(7)
print(list(latest))
