P = {'+': 1, '*': 2}
ops = []
t = '+'
while ops and ops[-1] != '(' and (P[ops[-1]] > P[t] or P[ops[-1]] == P[t]):
    ops.pop()
print(1)
while ops and ops[-1] != '(' and (
    P[ops[-1]] > P[t] or P[ops[-1]] == P[t]
):
    ops.pop()
print(2)
while ops and ops[-1] != '(' and P[ops[-1]] > P[t]:
    ops.pop()
while ops and (P[ops[-1]] > P[t] or P[ops[-1]] == P[t] and t not in {'^'}):
    ops.pop()
if ops and ops[-1] != '(' and (P[ops[-1]] > P[t] or P[ops[-1]] == P[t] and t not in P):
    ops.pop()
print(3)
