def sandbox_sums(accounts, operations):
    # A node is (sum, left, right) and is never changed; None is an empty part of any size.
    empty = (0, None, None)
    size = 1
    while size < accounts:
        size *= 2

    def make(left, right):
        return ((left[0] if left else 0) + (right[0] if right else 0), left, right)

    def post(node, width, account, amount):
        total, left, right = node or empty
        if width == 1:
            return (total + amount, None, None)
        half = width // 2
        if account < half:
            return (total + amount, post(left, half, account, amount), right)
        return (total + amount, left, post(right, half, account - half, amount))

    # first and last are relative to the node and may reach over its ends.
    def restore(node, source, width, first, last):
        if node is source or last < 0 or first >= width:
            return node
        if first <= 0 and last >= width - 1:
            return source
        half = width // 2
        _, left, right = node or empty
        _, source_left, source_right = source or empty
        return make(
            restore(left, source_left, half, first, last),
            restore(right, source_right, half, first - half, last - half),
        )

    def total(node, width, first, last):
        if node is None or last < 0 or first >= width:
            return 0
        if first <= 0 and last >= width - 1:
            return node[0]
        half = width // 2
        return total(node[1], half, first, last) + total(node[2], half, first - half, last - half)

    roots = [None]
    answers = []
    for kind, version, *rest in operations:
        root = roots[version]
        if kind == "post":
            roots.append(post(root, size, *rest))
        elif kind == "restore":
            roots.append(restore(root, roots[rest[2]], size, rest[0], rest[1]))
        else:
            answers.append(total(root, size, *rest))
    return answers
