notes = []


def outcome(k):
    try:
        notes.append(k)
        return len(notes)
    except ValueError:
        pass
    finally:
        if k % 2:
            return k
        notes.append('even')
    return 'out'


for v in [2, 5, 3]:
    try:
        print(outcome(v))
    except Exception as e:
        print('caught', repr(e))
print(notes)
