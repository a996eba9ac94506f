# Searches the network anew for each question.
def could_reach(machines, log):
    near = [{} for _ in range(machines)]
    out = []
    for op, a, b in log:
        if op == "plug":
            near[a][b] = near[a].get(b, 0) + 1
            if a != b:
                near[b][a] = near[b].get(a, 0) + 1
        elif op == "pull":
            for x, y in {(a, b), (b, a)}:
                near[x][y] -= 1
                if not near[x][y]:
                    del near[x][y]
        else:
            seen = {a}
            todo = [a]
            while todo and b not in seen:
                x = todo.pop()
                for y in near[x]:
                    if y not in seen:
                        seen.add(y)
                        todo.append(y)
            out.append(b in seen)
    return out
