# 49. Group Anagrams + 242. Valid Anagram + 347. Top K Frequent
from collections import Counter, defaultdict


def is_anagram(s, t):
    return len(s) == len(t) and Counter(s) == Counter(t)


def group_anagrams(strs):
    groups = defaultdict(list)
    for word in strs:
        count = [0] * 26
        for ch in word:
            count[ord(ch) - ord('a')] += 1
        groups[tuple(count)].append(word)
    return list(groups.values())


def top_k_frequent(nums, k):
    # bucket sort, index = how often
    buckets = [[] for _ in range(len(nums) + 1)]
    for value, freq in Counter(nums).items():
        buckets[freq].append(value)
    return [v for b in reversed(buckets) for v in b][:k]


print(is_anagram("listen", "silent"))
print(is_anagram("rat", "car"))
for group in group_anagrams(["eat", "tea", "tan", "ate", "nat", "bat"]):
    print(group)
print(group_anagrams([""]))
print(top_k_frequent([1, 1, 1, 2, 2, 3], 2))
print(top_k_frequent([4, 4, 5, 6, 6, 6, 5, 6], 1))
