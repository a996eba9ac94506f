# Tries every reported offset and counts the voters each time.
def commit_offset(voters, acks):
    offset = {name: 0 for name in voters}
    for name, value in acks:
        if name in offset:
            offset[name] = max(offset[name], value)
    best = 0
    for candidate in offset.values():
        if sum(1 for o in offset.values() if o >= candidate) * 2 > len(voters):
            best = max(best, candidate)
    return best
