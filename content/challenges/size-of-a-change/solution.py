def change_size(before, after, limit):
    numbers = {}
    a = [numbers.setdefault(line, len(numbers)) for line in before]
    b = [numbers.setdefault(line, len(numbers)) for line in after]
    n, m = len(a), len(b)
    a.append(-1)  # ends that are equal to nothing
    b.append(-2)

    far = {1: 0}  # diagonal -> how many lines of a are passed
    for d in range(limit + 1):
        # Diagonals on which a path would leave the grid are left out.
        low = -d if d <= m else d - 2 * m
        high = d if d <= n else 2 * n - d
        for k in range(low, high + 1, 2):
            down = far.get(k + 1, -1)
            right = far.get(k - 1, -2) + 1
            x = down if down > right else right
            y = x - k
            if x > n or y > m:
                far[k] = min(x, n, m + k)
                continue
            while a[x] == b[y]:
                x += 1
                y += 1
            far[k] = x
            if x == n and y == m:
                return [(d + n - m) // 2, (d - n + m) // 2]
    return None
