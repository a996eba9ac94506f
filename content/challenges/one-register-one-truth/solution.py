def first_violation(operations):
    events = []
    for op, (_, start, end, *_) in enumerate(operations):
        events.append((start, op, True))
        if end is not None:
            events.append((end, op, False))
    events.sort()

    def effect(value, op):
        """The value after the operation and whether its answer fits, or None."""
        kind, _, end, first, *rest = operations[op]
        if kind == 'write':
            return first, True
        if kind == 'read':
            return (value, True) if end is not None and value == first else None
        if end is None or rest[1]:
            return (rest[0], True) if value == first else None
        return (rest[0], False) if value == first else (value, True)

    # A state: the value, the open operations that have taken effect, and those of them
    # whose answer will turn out not to fit.
    opened = set()
    states = {(0, frozenset(), frozenset())}
    for _, op, starts in events:
        if starts:
            opened.add(op)
            continue
        seen, work, following = set(states), list(states), set()
        while work:
            value, done, spoiled = work.pop()
            if op in done:
                following.add((value, done - {op}, spoiled))
                continue
            if op in spoiled:
                continue
            for other in opened - done - spoiled:
                result = effect(value, other)
                if result is None:
                    continue
                after, fits = result
                state = (after, done | {other}, spoiled) if fits else (after, done, spoiled | {other})
                if state not in seen:
                    seen.add(state)
                    work.append(state)
        if not following:
            return op
        states = following
        opened.discard(op)
    return -1
