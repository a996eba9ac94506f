from collections import defaultdict


def check_access(parents, members, rules, queries):
    groups_of, children, asked = defaultdict(list), defaultdict(list), defaultdict(list)
    for who, group in members:
        groups_of[who].append(group)
    for folder, parent in enumerate(parents):
        children[parent].append(folder)
    for query, (_, folder) in enumerate(queries):
        asked[folder].append(query)

    names = {}                                  # user -> the user's name and all its groups
    for user, _ in queries:
        if user not in names:
            found, todo = {user}, [user]
            while todo:
                for group in groups_of.get(todo.pop(), ()):
                    if group not in found:
                        found.add(group)
                        todo.append(group)
            names[user] = found

    denies = defaultdict(dict)                  # folder -> name -> whether there is a denial
    for folder, who, effect in rules:
        denies[folder][who] = denies[folder].get(who, False) or effect == 'deny'

    stacks = defaultdict(lambda: [(-1, -1)])    # name -> (depth, folder) on the way to here
    letters = ['n'] * len(queries)
    work = [(0, 0, True)]
    while work:
        folder, depth, entering = work.pop()
        if not entering:
            for name in denies[folder]:
                stacks[name].pop()
            continue
        if folder in denies:
            work.append((folder, depth, False))
            for name in denies[folder]:
                stacks[name].append((depth, folder))
        for query in asked.get(folder, ()):
            user = queries[query][0]
            _, best = max(stacks[name][-1] for name in names[user])
            if best < 0:
                continue
            at = denies[best]
            denied = at[user] if user in at else any(at.get(name, False) for name in names[user])
            letters[query] = 'n' if denied else 'y'
        work.extend((child, depth + 1, True) for child in children.get(folder, ()))
    return ''.join(letters)
