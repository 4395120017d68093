# my pets, saved in dictionaries
pets = [
    {"name": "Rex", "kind": "dog", "age": 4},
    {"name": "Minka", "kind": "cat", "age": 11},
    {"name": "Bubbles", "kind": "fish", "age": 1},
    {"name": "Speedy", "kind": "turtle", "age": 30},
]
# one year of animal = ? human years
factor = {"dog": 7, "cat": 6, "fish": 20}

def human_years(pet):
    f = factor[pet["kind"]]
    years = pet["age"] * f
    return years

def introduce(pet):
    text = pet["name"] + " is a " + pet["kind"]
    if pet["age"] == 1:
        text += " and 1 year old"
    else:
        text += " and " + str(pet["age"]) + " years old"
    return text

kinds = []
for p in pets:
    if p["kind"] not in kinds:
        kinds.append(p["kind"])
print("I have", len(pets), "pets:", ", ".join(kinds))

oldest = pets[0]
for p in pets:
    if p["age"] > oldest["age"]:
        oldest = p
print("oldest:", oldest["name"])

for p in pets:
    print(introduce(p))
    h = human_years(p)
    print("   in human years:", h)
    p["human"] = h

print("finished")
