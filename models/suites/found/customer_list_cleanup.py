import re

raw = """
 Anna  SMITH ; anna.smith@mail.com ; 030-123 45
bob jones;BOB@JONES.NET;(040) 99 88
anna smith;Anna.Smith@mail.com;
o'neil, Mary ; mary at oneil.ie ; 0171/555
;;
Bob  Jones; bob@jones.net;04099 88
"""


def clean_name(text):
    if "," in text:
        last, first = [p.strip() for p in text.split(",", 1)]
        text = first + " " + last
    return " ".join(w.capitalize() for w in text.split())


def clean_mail(text):
    text = text.strip().lower()
    return text if re.fullmatch(r"[\w.]+@[\w.]+\.\w+", text) else None


def clean_phone(text):
    return "".join(c for c in text if c.isdigit())


customers = {}
rejected = []
for n, line in enumerate(raw.strip().splitlines(), 1):
    name, mail, phone = line.split(";")
    mail = clean_mail(mail)
    if not mail:
        rejected.append((n, clean_name(name) or "(no name)"))
        continue
    if mail in customers:
        old = customers[mail]
        old["seen"] += 1
        if not old["phone"]:
            old["phone"] = clean_phone(phone)
    else:
        customers[mail] = {"name": clean_name(name), "phone": clean_phone(phone), "seen": 1}

for mail, c in sorted(customers.items(), key=lambda item: item[1]["name"].split()[-1]):
    dup = " (duplicate)" if c["seen"] > 1 else ""
    print(f"{c['name']:.<15}{mail:.<22}{c['phone'] or '?'}{dup}")
print("rejected:", "; ".join(f"line {n} {who}" for n, who in rejected))
