def merge_lists(operations, phones):
    known = {phone: set() for phone in phones}
    dead = {phone: set() for phone in phones}

    def kill(phone, item):
        dead[phone] |= {e for e in known[phone] - dead[phone] if operations[e][2] == item}

    for entry, (kind, first, second, *_) in enumerate(operations):
        if kind == 'sync':
            known[second] |= known[first]
            dead[second] |= dead[first]
            continue
        kill(first, second)
        if kind == 'put':
            known[first].add(entry)

    lists = []
    for phone in phones:
        amounts = {}
        for entry in sorted(known[phone] - dead[phone]):
            amounts[operations[entry][2]] = operations[entry][3]
        lists.append([[item, amount] for item, amount in sorted(amounts.items())])
    return lists
