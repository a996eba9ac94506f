# Does not remember dead entries, so a sync from a phone that has not heard of a drop brings the item back.
def merge_lists(operations, phones):
    live = {p: {} for p in phones}
    for n, op in enumerate(operations):
        if op[0] == 'put':
            live[op[1]][op[2]] = {n}
        elif op[0] == 'drop':
            live[op[1]].pop(op[2], None)
        else:
            for item, entries in live[op[1]].items():
                mine = live[op[2]].get(item)
                if mine is None:
                    live[op[2]][item] = set(entries)
                else:
                    live[op[2]][item] = {max(mine | entries)}
    return [[[i, operations[max(e)][3]] for i, e in sorted(live[p].items())] for p in phones]
