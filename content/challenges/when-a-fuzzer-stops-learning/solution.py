def new_sequences(events, depth, block):
    # States of the suffix automaton.
    length = [0]
    link = [-1]
    following = [{}]
    last = 0
    result = []
    for i, event in enumerate(events):
        current = len(length)
        length.append(i + 1)
        link.append(0)
        following.append({})
        state = last
        while state != -1 and event not in following[state]:
            following[state][event] = current
            state = link[state]
        if state != -1:
            target = following[state][event]
            if length[target] == length[state] + 1:
                link[current] = target
            else:
                clone = len(length)
                length.append(length[state] + 1)
                link.append(link[target])
                following.append(dict(following[target]))
                while state != -1 and following[state].get(event) == target:
                    following[state][event] = clone
                    state = link[state]
                link[target] = link[current] = clone
        last = current

        known = length[link[current]]  # the longest ending that occurred before
        if i % block == 0:
            result.append(0)
        result[-1] += min(i + 1, depth) - min(known, depth)
    return result
