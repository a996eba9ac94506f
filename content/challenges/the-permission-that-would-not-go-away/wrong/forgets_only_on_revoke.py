# Empties the cache when a right is taken away, but keeps a cached no when one is given.
def answer_checks(events):
    roles, grants, cache, answers = {}, {}, {}, []
    for kind, *d in events:
        if kind == "check":
            key = tuple(d)
            if key not in cache:
                cache[key] = any(
                    act == d[2] and (d[1] == res or d[1].startswith(res + "/"))
                    for role in roles.get(d[0], ())
                    for res, act in grants.get(role, ())
                )
            answers.append(cache[key])
        elif kind == "assign":
            roles.setdefault(d[0], set()).add(d[1])
            cache.clear()
        elif kind == "unassign":
            roles.get(d[0], set()).discard(d[1])
            cache.clear()
        elif kind == "grant":
            grants.setdefault(d[0], set()).add((d[1], d[2]))
        else:
            grants.get(d[0], set()).discard((d[1], d[2]))
            cache.clear()
    return answers
