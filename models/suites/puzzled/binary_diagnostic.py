report = "00100 11110 10110 10111 10101 01111 00111 11100".split()

# part 1: transpose, majority bit
gamma = "".join(max("01", key=col.count) for col in zip(*report))
epsilon = gamma.translate(str.maketrans("01", "10"))
print(gamma, epsilon, int(gamma, 2) * int(epsilon, 2))


def rating(nums, most):
    i = 0
    while len(nums) > 1:
        ones = [n for n in nums if n[i] == "1"]
        zeros = [n for n in nums if n[i] == "0"]
        if (len(ones) >= len(zeros)) == most:
            nums = ones
        else:
            nums = zeros
        i += 1
    return int(nums[0], 2)


oxygen, co2 = rating(report, True), rating(report, False)
print(oxygen, co2, oxygen * co2)
