# Lets every operation take effect in the order of the ends.
def first_violation(operations):
    value = 0
    order = sorted((op for op in range(len(operations)) if operations[op][2] is not None), key=lambda op: operations[op][2])
    for op in order:
        kind, _, _, first, *rest = operations[op]
        if kind == 'write':
            value = first
        elif kind == 'read':
            open_writes = [o[3] for o in operations if o[0] == 'write' and o[1] < operations[op][2] and (o[2] is None or o[2] > operations[op][2])]
            if first != value and first not in open_writes:
                return op
            value = first
        elif rest[1] != (value == first):
            return op
        elif rest[1]:
            value = rest[0]
    return -1
