# "Why do I get IndexError: list index out of range?"
# This is the code from your question. Running it shows the error at the end.

names = ["Ana", "Ben", "Cleo"]
scores = [90, 72]          # <-- one score is missing!


def print_safe(names, scores):
    """Works: zip stops at the shorter list."""
    for name, score in zip(names, scores):
        print(f"{name}: {score}")


def print_with_default(names, scores):
    """Works: use a placeholder when there is no score."""
    for i, name in enumerate(names):
        score = scores[i] if i < len(scores) else "missing"
        print(f"{name}: {score}")


def print_broken(names, scores):
    """Fails: assumes that both lists have the same length."""
    for i in range(len(names)):
        print(f"{names[i]}: {scores[i]}")


print("With zip:")
print_safe(names, scores)

print("With a default:")
print_with_default(names, scores)

print("Your version:")
print_broken(names, scores)   # IndexError when i == 2
