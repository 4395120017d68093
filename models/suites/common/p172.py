def login(user, pw, db={"ann": "pw1"}):
    attempts = 0
    while attempts < 3:
        attempts += 1
        if db.get(user) == pw:
            return f"Welcome {user}"
        print(f"Wrong, {3 - attempts} attempt{'s' if 3 - attempts != 1 else ''} left")
        pw = "pw1" if attempts == 2 else "??"
    return "Locked"

print(login("ann", "x"))
print(login("zed", ""))
