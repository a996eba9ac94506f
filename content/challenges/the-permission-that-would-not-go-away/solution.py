from collections import defaultdict


def answer_checks(events):
    roles = defaultdict(set)  # user -> roles
    grants = defaultdict(set)  # role -> {(resource, action)}
    cache = {}
    answers = []

    def is_allowed(user, resource, action):
        names = resource.split("/")
        above = ["/".join(names[:n]) for n in range(1, len(names) + 1)]
        return any((path, action) in grants[role] for role in roles[user] for path in above)

    for kind, *data in events:
        if kind == "check":
            key = tuple(data)
            if key not in cache:
                cache[key] = is_allowed(*data)
            answers.append(cache[key])
            continue
        # Changes are rare and may concern any number of answers: forget them all.
        cache.clear()
        if kind == "assign":
            roles[data[0]].add(data[1])
        elif kind == "unassign":
            roles[data[0]].discard(data[1])
        elif kind == "grant":
            grants[data[0]].add((data[1], data[2]))
        else:
            grants[data[0]].discard((data[1], data[2]))
    return answers
