def fewest_runners(minutes, conflicts, limit):
    n = len(minutes)
    if any(m > limit for m in minutes):
        return None
    enemies = [0] * n
    for a, b in conflicts:
        enemies[a] |= 1 << b
        enemies[b] |= 1 << a
    size = 1 << n
    total = [0] * size
    allowed = [True] * size
    groups = [[] for _ in range(n)]  # by lowest suite
    for group in range(1, size):
        top = group.bit_length() - 1
        rest = group ^ (1 << top)
        total[group] = total[rest] + minutes[top]
        allowed[group] = allowed[rest] and not enemies[top] & rest and total[group] <= limit
        if allowed[group]:
            groups[(group & -group).bit_length() - 1].append(group)

    # From the sets of suites that have runners, always place the lowest that has none.
    full = size - 1
    reached = {0: 0}  # set -> longest, for the number of runners so far
    runners = 0
    while full not in reached:
        runners += 1
        following = {}
        for done, longest in reached.items():
            left = full ^ done
            for group in groups[(left & -left).bit_length() - 1]:
                if not group & done:
                    time = total[group]
                    if time < longest:
                        time = longest
                    union = done | group
                    if following.get(union, time + 1) > time:
                        following[union] = time
        reached = following
    return [runners, reached[full]]
