emails = ["a@x.com", "bad", "b@y.org", "a@z.com"]
domains = {}
for e in emails:
    try:
        user, domain = e.split("@")
    except ValueError:
        print(f"skipping {e!r}")
        continue
    domains.setdefault(domain.split(".")[-1], set()).add(user)
print({k: sorted(v) for k, v in domains.items()})
print(sorted(domains, key=lambda d: len(domains[d]), reverse=True))
