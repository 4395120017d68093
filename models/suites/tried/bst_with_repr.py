from typing import Optional, List


class TreeNode:
    def __init__(self, key: int):
        self.key = key
        self.left: Optional["TreeNode"] = None
        self.right: Optional["TreeNode"] = None

    def __repr__(self):
        if self.left is None and self.right is None:
            return f"{self.key}"
        return f"({self.left or '.'} {self.key} {self.right or '.'})"


def insert(root: Optional[TreeNode], key: int) -> TreeNode:
    if root is None:
        return TreeNode(key)
    if key < root.key:
        root.left = insert(root.left, key)
    elif key > root.key:
        root.right = insert(root.right, key)
    return root


def inorder(root, acc: List[int]):
    if root:
        inorder(root.left, acc)
        acc.append(root.key)
        inorder(root.right, acc)
    return acc


def height(root) -> int:
    return 0 if root is None else 1 + max(height(root.left), height(root.right))


if __name__ == "__main__":
    root = None
    for k in [8, 3, 10, 1, 6, 8]:
        root = insert(root, k)
    print(root)
    print(inorder(root, []))
    print("height:", height(root))
