def replay_cost(operations):
    parent = [0]
    jump = [0]
    depth = [0]
    newest = [None]

    def common_ancestor(a, b):
        if depth[a] < depth[b]:
            a, b = b, a
        while depth[a] > depth[b]:
            a = jump[a] if depth[jump[a]] >= depth[b] else parent[a]
        while a != b:
            if jump[a] != jump[b]:
                a, b = jump[a], jump[b]
            else:
                a, b = parent[a], parent[b]
        return a

    state = reverted = applied = 0
    for kind, *target in operations:
        if kind == "edit":
            p, j = state, jump[state]
            state = len(parent)
            parent.append(p)
            jump.append(jump[j] if depth[p] - depth[j] == depth[j] - depth[jump[j]] else p)
            depth.append(depth[p] + 1)
            newest.append(None)
            newest[p] = state
            applied += 1
        elif kind == "undo":
            reverted += state != 0
            state = parent[state]
        elif kind == "redo":
            if newest[state] is not None:
                state = newest[state]
                applied += 1
        else:
            common = common_ancestor(state, target[0])
            reverted += depth[state] - depth[common]
            applied += depth[target[0]] - depth[common]
            state = target[0]
    return {"state": state, "reverted": reverted, "applied": applied}
