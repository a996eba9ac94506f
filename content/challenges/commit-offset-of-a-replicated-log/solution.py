def commit_offset(voters, acks):
    offset = {name: 0 for name in voters}
    for name, value in acks:
        if name in offset and value > offset[name]:
            offset[name] = value
    return sorted(offset.values(), reverse=True)[len(voters) // 2]
