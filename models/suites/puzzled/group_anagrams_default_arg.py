# Group anagrams kata. First call is fine, but the second call
# still has the old words in it!? Last test fails.


def signature(word):
    return "".join(sorted(word.lower()))


def group_anagrams(words, groups={}):
    for w in words:
        groups.setdefault(signature(w), []).append(w)
    return [g for g in groups.values() if len(g) > 1]


def check(got, expected):
    if got == expected:
        print("ok  ", got)
    else:
        print("FAIL", got)
        print(" exp", expected)


check(group_anagrams(["listen", "Silent", "enlist", "google"]),
      [["listen", "Silent", "enlist"]])
check(group_anagrams(["evil", "vile", "live", "listen", "apple"]),
      [["evil", "vile", "live"]])
check(group_anagrams(["a", "b"]), [])
