def product_except_self(nums):
    n = len(nums)
    ans = [1] * n
    pre = 1
    for i in range(n):
        ans[i] = pre
        pre *= nums[i]
    post = 1
    for i in reversed(range(n)):
        ans[i] *= post
        post *= nums[i]
    return ans

assert product_except_self([1, 2, 3, 4]) == [24, 12, 8, 6], "wrong"
print("ok")
