import re
text = "Call 555-1234 or 555-9876, email bob@x.org"
nums = re.findall(r"\d{3}-\d{4}", text)
print(nums)
m = re.search(r"(\w+)@(\w+)\.org", text)
if m:
    print(m.group(0), m.groups(), m.start())
print(re.sub(r"\d", "#", text))
print(re.split(r"[,\s]+", "a, b  c"))
print(bool(re.fullmatch(r"[a-z]+", "abc1")))
print(re.sub(r"(\w+) (\w+)", r"\2 \1", "hello world"))
