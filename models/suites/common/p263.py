def find(items, pred):
    return next((x for x in items if pred(x)), None)

words = ["sun", "moon", "stars"]
print(find(words, lambda w: len(w) > 3))
print(find(words, lambda w: w.startswith("z")))
idx = next((i for i, w in enumerate(words) if w == "stars"), -1)
print(idx)
