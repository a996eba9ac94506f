def plan_waves(services, rules):
    index = {name: i for i, name in enumerate(services)}
    n = len(services)
    edges = [[] for _ in range(n)]
    for a, kind, b in rules:
        edges[index[a]].append((index[b], 1 if kind == "after" else 0))
    order = [-1] * n
    low = [0] * n
    component = [-1] * n
    place = [0] * n
    wave = [0] * n
    stuck = set()
    open_nodes = []
    visited = 0
    for start in range(n):
        if order[start] != -1:
            continue
        path = [start]
        while path:
            a = path[-1]
            if order[a] == -1:
                order[a] = low[a] = visited
                visited += 1
                open_nodes.append(a)
            if place[a] < len(edges[a]):
                b = edges[a][place[a]][0]
                place[a] += 1
                if order[b] == -1:
                    path.append(b)
                elif component[b] == -1:
                    low[a] = min(low[a], order[b])
                continue
            path.pop()
            if path:
                low[path[-1]] = min(low[path[-1]], low[a])
            if low[a] != order[a]:
                continue
            first = len(open_nodes) - 1
            while open_nodes[first] != a:
                first -= 1
            members = open_nodes[first:]
            del open_nodes[first:]
            for member in members:
                component[member] = a
            level = 0
            for member in members:
                for b, step in edges[member]:
                    if component[b] != a:
                        level = max(level, wave[b] + step)
                    elif step:
                        stuck.add(a)
            for member in members:
                wave[member] = level
    if stuck:
        return {"stuck": [name for i, name in enumerate(services) if component[i] in stuck]}
    waves = [[] for _ in range(max(wave, default=-1) + 1)]
    for i, name in enumerate(services):
        waves[wave[i]].append(name)
    return {"waves": waves}
