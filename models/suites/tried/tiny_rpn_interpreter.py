# toy forth-ish interpreter.  words: + - * dup swap drop . : ;
import operator as op
from collections import deque

BINARY = {'+': op.add, '-': op.sub, '*': op.mul, '/': op.floordiv}

class StackUnderflow(Exception):
    pass

class Forth:
    def __init__(self):
        self.stack, self.words, self.out = [], {}, []

    def pop(self):
        if not self.stack:
            raise StackUnderflow
        return self.stack.pop()

    def run(self, src):
        q = deque(src.split())
        while q:
            tok = q.popleft()
            match tok:
                case ':':
                    name, body = q.popleft(), []
                    while (w := q.popleft()) != ';':
                        body.append(w)
                    self.words[name] = body
                case '.':
                    self.out.append(str(self.pop()))
                case 'dup':
                    a = self.pop()
                    self.stack += [a, a]
                case 'swap':
                    b, a = self.pop(), self.pop()
                    self.stack.extend((b, a))
                case _ if tok in self.words:
                    q.extendleft(reversed(self.words[tok]))
                case _ if tok in BINARY:
                    b, a = self.pop(), self.pop()
                    self.stack.append(BINARY[tok](a, b))
                case _:
                    self.stack.append(int(tok))
        return ' '.join(self.out)

vm = Forth()
print(vm.run(': sq dup * ; 3 sq 4 + .'))
for prog in ('7 2 swap - .', '+', 'foo'):
    try:
        print(vm.run(prog), vm.stack)
    except (StackUnderflow, ValueError) as e:
        print('error in', repr(prog), '=>', type(e).__name__, e)
