# Remembers one view for each user, so opening a second record forgets the first.
def find_lost_saves(events):
    versions, views, found = {}, {}, []
    for position, (user, action, record) in enumerate(events):
        now = versions.get(record, 0)
        if action == 'open':
            views[user] = (record, now)
        elif action == 'close':
            views.pop(user, None)
        else:
            seen = views.get(user)
            base = seen[1] if seen and seen[0] == record else 0
            if now > base:
                found.append([position, now - base])
            versions[record] = now + 1
            views[user] = (record, now + 1)
    return found
