def could_reach(machines, log):
    lifetimes = []  # (first question, last question, a, b)
    alive = {}  # link -> [cables, first question]
    questions = []
    for kind, x, y in log:
        link = (x, y) if x < y else (y, x)
        if kind == "ask":
            questions.append(link)
        elif kind == "plug":
            alive.setdefault(link, [0, len(questions)])[0] += 1
        else:
            alive[link][0] -= 1
            if alive[link][0] == 0:
                lifetimes.append((alive.pop(link)[1], len(questions) - 1, *link))
    for link, (_, first) in alive.items():
        lifetimes.append((first, len(questions) - 1, *link))

    # A segment tree with its leaves at size, size + 1, ...
    size = 1
    while size < len(questions):
        size *= 2
    nodes = [[] for _ in range(2 * size)]
    for first, last, a, b in lifetimes:
        left, right = first + size, last + size + 1
        while left < right:
            if left & 1:
                nodes[left].append((a, b))
                left += 1
            if right & 1:
                right -= 1
                nodes[right].append((a, b))
            left //= 2
            right //= 2

    parent = list(range(machines))
    weight = [1] * machines
    joined = []
    answers = []

    def walk(node, first, width):
        if first >= len(questions):
            return
        before = len(joined)
        for a, b in nodes[node]:
            while parent[a] != a:
                a = parent[a]
            while parent[b] != b:
                b = parent[b]
            if a != b:
                if weight[a] < weight[b]:
                    a, b = b, a
                parent[b] = a
                weight[a] += weight[b]
                joined.append(b)
        if width == 1:
            a, b = questions[first]
            while parent[a] != a:
                a = parent[a]
            while parent[b] != b:
                b = parent[b]
            answers.append(a == b)
        else:
            width //= 2
            walk(2 * node, first, width)
            walk(2 * node + 1, first + width, width)
        while len(joined) > before:
            b = joined.pop()
            weight[parent[b]] -= weight[b]
            parent[b] = b

    walk(1, 0, size)
    return answers
