# Climbs step by step.
def replay_cost(operations):
    parent, depth, kid = [0], [0], [-1]
    s = rev = app = 0
    for op, *t in operations:
        if op == "edit":
            kid[s] = len(parent)
            parent.append(s)
            depth.append(depth[s] + 1)
            kid.append(-1)
            s = kid[s]
            app += 1
        elif op == "undo":
            rev += s != 0
            s = parent[s]
        elif op == "redo":
            if kid[s] >= 0:
                s = kid[s]
                app += 1
        else:
            a, b = s, t[0]
            while a != b:
                if depth[a] >= depth[b]:
                    a = parent[a]
                    rev += 1
                else:
                    b = parent[b]
                    app += 1
            s = t[0]
    return {"state": s, "reverted": rev, "applied": app}
