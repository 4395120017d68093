class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


class Codec:
    def serialize(self, root):
        res = []

        def dfs(node):
            if not node:
                res.append("N")
                return
            res.append(str(node.val))
            dfs(node.left)
            dfs(node.right)

        dfs(root)
        return ",".join(res)

    def deserialize(self, data):
        vals = iter(data.split(","))

        def dfs():
            v = next(vals)
            if v == "N":
                return None
            node = TreeNode(int(v))
            node.left = dfs()
            node.right = dfs()
            return node

        return dfs()


class Solution:
    def lca(self, root, p, q):
        if not root or root is p or root is q:
            return root
        l = self.lca(root.left, p, q)
        r = self.lca(root.right, p, q)
        if l and r:
            return root
        return l or r

    def kth(self, root, k):
        stack = []
        cur = root
        while cur or stack:
            while cur:
                stack.append(cur)
                cur = cur.left
            cur = stack.pop()
            k -= 1
            if k == 0:
                return cur.val
            cur = cur.right

    def build(self, pre, ino):
        if not pre:
            return None
        root = TreeNode(pre[0])
        mid = ino.index(pre[0])
        root.left = self.build(pre[1:mid + 1], ino[:mid])
        root.right = self.build(pre[mid + 1:], ino[mid + 1:])
        return root


c = Codec()
t = c.deserialize("4,2,1,N,N,3,N,N,6,N,N")
print(c.serialize(t))
s = Solution()
print(s.lca(t, t.left.left, t.right).val)
print(s.kth(t, 3))
b = s.build([3, 9, 20], [9, 3, 20])
print(b.left.val, b.right.val)
