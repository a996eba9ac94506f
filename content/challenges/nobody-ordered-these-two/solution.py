def find_races(trace):
    clocks = {}                     # thread -> {thread: events that happen before its next one}
    locks = {}
    variables = {}                  # variable -> (last reads, last writes): thread -> number
    races = []

    def merge(into, other):
        for thread, number in other.items():
            if number > into.get(thread, 0):
                into[thread] = number

    for position, (thread, action, target) in enumerate(trace):
        clock = clocks.setdefault(thread, {})
        clock[thread] = clock.get(thread, 0) + 1
        if action == 'lock':
            merge(clock, locks.get(target, {}))
        elif action == 'unlock':
            locks[target] = dict(clock)
        elif action == 'start':
            merge(clocks.setdefault(target, {}), clock)
        elif action == 'join':
            merge(clock, clocks.get(target, {}))
        else:
            reads, writes = variables.setdefault(target, ({}, {}))
            earlier = [writes, reads] if action == 'write' else [writes]
            if any(number > clock.get(u, 0) for last in earlier for u, number in last.items()):
                races.append(position)
            (writes if action == 'write' else reads)[thread] = clock[thread]
    return races
