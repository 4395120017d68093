def get_int(prompt, low, high):
    while True:
        try:
            value = int(input(prompt))
        except ValueError:
            print("Please enter a whole number.")
            continue
        if low <= value <= high:
            return value
        print(f"Must be between {low} and {high}.")

rows = get_int("Rows: ", 1, 5)
for r in range(1, rows + 1):
    print("*" * r)
score = 0
questions = [("2+2", "4"), ("Capital of France", "paris")]
for q, a in questions:
    if input(q + "? ").strip().lower() == a:
        print("Right")
        score += 1
    else:
        print("Wrong, it was", a)
print(f"{score}/{len(questions)} = {score / len(questions):.0%}")
