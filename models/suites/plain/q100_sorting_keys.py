words = ["banana", "Apple", "cherry", "fig", "Date"]
print(sorted(words))
print(sorted(words, key=str.lower))
print(sorted(words, key=len))
print(sorted(words, key=lambda w: (len(w), w.lower())))
print(sorted(words, key=lambda w: w[-1], reverse=True))

students = [("Ana", 17, 9.1), ("Ben", 16, 8.4), ("Cy", 17, 9.8)]
students.sort(key=lambda s: s[2], reverse=True)
for name, age, mark in students:
    print(name, age, mark)
print(min(students, key=lambda s: s[1]))
print(sorted({"b": 2, "a": 3}.items(), key=lambda kv: kv[1]))
print(list(reversed(sorted([3, 1, 2]))))
