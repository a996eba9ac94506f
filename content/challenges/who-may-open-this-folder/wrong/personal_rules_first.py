# Looks for personal rules all the way up before it looks at the rules of groups.
def check_access(parents, members, rules, queries):
    up, at = {}, {}
    for w, g in members:
        up.setdefault(w, []).append(g)
    for f, w, e in rules:
        at.setdefault(f, {}).setdefault(w, []).append(e)
    out = ''
    for user, folder in queries:
        names, todo = {user}, [user]
        while todo:
            for g in up.get(todo.pop(), []):
                if g not in names:
                    names.add(g)
                    todo.append(g)
        verdict = None
        for who in ({user}, names - {user}):
            f = folder
            while f >= 0 and verdict is None:
                effects = [e for w, es in at.get(f, {}).items() if w in who for e in es]
                if effects:
                    verdict = 'n' if 'deny' in effects else 'y'
                f = parents[f]
        out += verdict or 'n'
    return out
