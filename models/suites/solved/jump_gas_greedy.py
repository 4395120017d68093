from collections import Counter
from itertools import accumulate


class Solution:
    def canJump(self, nums: list[int]) -> bool:
        goal = len(nums) - 1
        for i in range(len(nums) - 2, -1, -1):
            if i + nums[i] >= goal:
                goal = i
        return goal == 0

    def jump(self, nums: list[int]) -> int:
        jumps = end = farthest = 0
        for i in range(len(nums) - 1):
            farthest = max(farthest, i + nums[i])
            if i == end:
                jumps += 1
                end = farthest
        return jumps

    def canCompleteCircuit(self, gas: list[int], cost: list[int]) -> int:
        diff = [g - c for g, c in zip(gas, cost)]
        if sum(diff) < 0:
            return -1
        tank = list(accumulate(diff))
        return (tank.index(min(tank)) + 1) % len(gas)

    def isNStraightHand(self, hand: list[int], groupSize: int) -> bool:
        count = Counter(hand)
        for card in sorted(count):
            need = count[card]
            if need == 0:
                continue
            for k in range(card, card + groupSize):
                if count[k] < need:
                    return False
                count[k] -= need
        return True


s = Solution()
print(s.canJump([2, 3, 1, 1, 4]), s.canJump([3, 2, 1, 0, 4]))
print(s.jump([2, 3, 1, 1, 4]))
print(s.canCompleteCircuit([1, 2, 3, 4, 5], [3, 4, 5, 1, 2]))
print(s.canCompleteCircuit([2, 3, 4], [3, 4, 3]))
print(s.isNStraightHand([1, 2, 3, 6, 2, 3, 4, 7, 8], 3))
print(s.isNStraightHand([1, 2, 3, 4, 5], 4))
