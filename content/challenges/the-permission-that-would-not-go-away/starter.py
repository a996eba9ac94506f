# Answers the checks among the events, with a cache.
def answer_checks(events):
    roles = {}  # user -> roles
    grants = {}  # role -> [(resource, action)]
    cache = {}
    answers = []

    # Forgets what is cached about keys with this beginning.
    def forget(beginning):
        for key in list(cache):
            if key.startswith(beginning):
                del cache[key]

    def is_allowed(user, resource, action):
        for role in roles.get(user, ()):
            for granted, granted_action in grants.get(role, ()):
                if resource.startswith(granted) and action == granted_action:
                    return True
        return False

    for kind, *data in events:
        if kind == "assign":
            user, role = data
            roles.setdefault(user, set()).add(role)
            forget(user)
        elif kind == "unassign":
            user, role = data
            roles.get(user, set()).discard(role)
            forget(user)
        elif kind == "grant":
            role, resource, action = data
            grants.setdefault(role, []).append((resource, action))
        elif kind == "revoke":
            role, resource, action = data
            grants[role] = [g for g in grants.get(role, []) if g != (resource, action)]
            for user in roles:
                if role in roles[user]:
                    cache.pop(user + resource + action, None)
        else:
            user, resource, action = data
            key = user + resource + action
            if key not in cache:
                cache[key] = is_allowed(user, resource, action)
            answers.append(cache[key])
    return answers
