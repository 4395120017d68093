# Homework 7 - Count the votes for the canteen
# by Jonas, class 8b

votes = ["pizza","pasta","pizza","salad","burger","pasta","pizza","burger"]

result = {}

for v in votes:
    if v in result:
        result[v] = result[v]+1
    else:
        result[v] = 1

print("Results:")
for food in result:
    print(food, "*" * result[food], result[food])

# find the winner
winner = ""
most = 0
for food in result:
    if result[food] > most:
        most = result[food]
        winner = food

print("The winner is " + winner + " with " + str(most) + " votes!!!")

# how many people did NOT vote for the winner
losers = 0
for v in votes:
    if v != winner:
        losers += 1
print("sad people:", losers)
