def take(queue):
    done = []
    while queue and (job := queue.pop(0)) != 'stop':
        done.append(job)
    return done

def longest(words):
    best = ''
    for word in words:
        if (size := len(word)) > len(best):
            best = word
            print(word, size)
    return best

print(take(['a', 'b', 'stop', 'c']))
print(longest(['fig', 'banana', 'kiwi']))
scores = [3, 8, 5]
print((top := max(scores)) - min(scores), top)
if (rest := sum(scores) % 5) == 0:
    print('even split')
elif rest > 0:
    print('left', rest)
squares = [s for x in scores if (s := x * x) > 20]
print(squares)
