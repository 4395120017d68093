# Turing machine simulator
# Program: binary increment. Head starts on the leftmost bit.

BLANK = '_'

# (state, symbol) : (write, move, next state)
delta = {
    ('right', '0'): ('0', 'R', 'right'),
    ('right', '1'): ('1', 'R', 'right'),
    ('right', BLANK): (BLANK, 'L', 'carry'),
    ('carry', '1'): ('0', 'L', 'carry'),
    ('carry', '0'): ('1', 'L', 'done'),
    ('carry', BLANK): ('1', 'L', 'done'),
}


def run(word, start='right', halt=('done',), max_steps=100):
    tape = {}
    for i, s in enumerate(word):
        tape[i] = s
    head, state, steps = 0, start, 0

    while state not in halt and steps < max_steps:
        symbol = tape.get(head, BLANK)
        if (state, symbol) not in delta:
            print('stuck in', state, 'reading', symbol)
            break
        write, direction, new_state = delta[state, symbol]
        print('{:>2} {:<6}'.format(steps, state), end=' ')
        lo, hi = min(tape), max(tape)
        for k in range(min(lo, head), max(hi, head) + 1):
            cell = tape.get(k, BLANK)
            print('[' + cell + ']' if k == head else ' ' + cell + ' ', end='')
        print()
        tape[head] = write
        head += 1 if direction == 'R' else -1
        state = new_state
        steps += 1

    result = ''.join(tape[k] for k in sorted(tape))
    return result.strip(BLANK), steps


for w in ['1011', '11']:
    out, n = run(w)
    print(w, '+ 1 =', out, '(%d steps)' % n)
    assert int(out, 2) == int(w, 2) + 1
