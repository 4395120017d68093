"""Bits & bytes: permissions, popcount, gray code, parity, IP addresses."""
from enum import IntFlag


class Perm(IntFlag):
    X = 1
    W = 2
    R = 4


def popcount(n: int) -> int:
    count = 0
    while n:
        n &= n - 1
        count += 1
    return count


def gray(n):
    return n ^ (n >> 1)


def rotate_left(value, by, width=8):
    mask = (1 << width) - 1
    by %= width
    return ((value << by) | (value >> (width - by))) & mask


def ip_to_int(ip):
    result = 0
    for part in ip.split("."):
        result = result << 8 | int(part)
    return result


def int_to_ip(n):
    return ".".join(str(n >> shift & 0xFF) for shift in (24, 16, 8, 0))


def xor_crypt(data: bytes, key: bytes) -> bytes:
    return bytes(b ^ key[i % len(key)] for i, b in enumerate(data))


print("dec  bin       oct  hex  ones")
for n in (0, 7, 42, 255):
    print(f"{n:3d}  {n:08b}  {n:03o}  {n:#04x} {popcount(n):>4}")

print("gray:", [format(gray(i), "03b") for i in range(5)])
print("rot:", bin(rotate_left(0b10010110, 3)), rotate_left(1, 9))

mode = Perm.R | Perm.W
print("can write:", bool(mode & Perm.W), "can run:", Perm.X in mode, int(mode))
mode &= ~Perm.W
print("after:", mode.name, mode.value)

net = ip_to_int("192.168.10.77") & ip_to_int("255.255.255.0")
print(net, int_to_ip(net), (~net) & 0xF)

secret = xor_crypt(b"exam", b"\x13\x37")
print(secret.hex(" "), "->", xor_crypt(secret, b"\x13\x37").decode("ascii"))
print((1000).bit_length(), (1000).to_bytes(2, "big"), int.from_bytes(b"\x01\x00", "little"))
