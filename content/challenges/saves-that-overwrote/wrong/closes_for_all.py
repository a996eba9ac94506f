# Closing a record that one has not open closes it for whoever has.
def find_lost_saves(events):
    versions = {}    # record -> number of saves
    views = {}       # (user, record) -> version that the user sees
    found = []
    for position, (user, action, record) in enumerate(events):
        now = versions.get(record, 0)
        if action == 'open':
            views[user, record] = now
        elif action == 'close':
            if (user, record) in views:
                del views[user, record]
            else:
                for key in [key for key in views if key[1] == record]:
                    del views[key]
        else:
            lost = now - views.get((user, record), 0)
            if lost:
                found.append([position, lost])
            versions[record] = now + 1
            views[user, record] = now + 1
    return found
