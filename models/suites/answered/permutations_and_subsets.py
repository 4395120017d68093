# Backtracking: the two templates you need for interviews

def permutations(nums):
    """All orderings of nums."""
    result = []
    used = [False] * len(nums)

    def backtrack(path):
        if len(path) == len(nums):
            result.append(path[:])      # copy! path keeps changing
            return
        for i, num in enumerate(nums):
            if used[i]:
                continue
            used[i] = True              # choose
            path.append(num)
            backtrack(path)             # explore
            path.pop()                  # un-choose
            used[i] = False

    backtrack([])
    return result


def subsets(nums):
    """The power set: every element is either in or out."""
    result = []

    def backtrack(start, path):
        result.append(path[:])
        for i in range(start, len(nums)):
            path.append(nums[i])
            backtrack(i + 1, path)
            path.pop()

    backtrack(0, [])
    return result


if __name__ == "__main__":
    perms = permutations([1, 2, 3])
    print(len(perms), "permutations:", perms)

    power_set = subsets(["a", "b", "c"])
    print(len(power_set), "subsets:", power_set)
