from collections import defaultdict

ACTIONS = ('become', 'trust', 'edit')


def audit_escalation(roles, statements, start, goal):
    names = [start] + list(roles)
    trusted = {role: set(who) for role, who in roles.items()}
    allows = defaultdict(list)
    denied = defaultdict(set)
    covered = {}
    for index, (who, effect, action, target) in enumerate(statements):
        if target not in covered:
            if target.endswith('*'):
                covered[target] = [name for name in names if name.startswith(target[:-1])]
            else:
                covered[target] = [name for name in names if name == target]
        for name in ACTIONS if action == '*' else (action,):
            if effect == 'allow':
                allows[who].append((index, name, covered[target]))
            else:
                denied[who].update((name, t) for t in covered[target])

    def run(removed):
        """All facts that can be had, each with the facts and the statement that it follows from."""
        reasons = {('controlled', start): ((), None)}
        work = [('controlled', start)]
        waiting = defaultdict(list)

        def add(fact, facts, statement):
            if fact not in reasons:
                reasons[fact] = (facts, statement)
                work.append(fact)

        def use(x, action, targets, facts, statement):
            refused = denied[x]
            for t in targets:
                if (action, t) in refused:
                    continue
                if action == 'edit':
                    add(('edited', t), facts, statement)
                elif t == start:
                    continue
                elif action == 'trust':
                    add(('opened', t), facts, statement)
                elif x in trusted[t]:
                    add(('controlled', t), facts, statement)
                elif ('opened', t) in reasons:
                    add(('controlled', t), facts + (('opened', t),), statement)
                else:
                    waiting[t].append((facts, statement))

        for fact in work:                       # grows while it is gone through
            kind, x = fact
            if kind == 'opened':
                for facts, statement in waiting[x]:
                    add(('controlled', x), facts + (fact,), statement)
                continue
            control, edited = ('controlled', x), ('edited', x)
            if control not in reasons:
                continue
            if edited in reasons:
                for action in ACTIONS:
                    use(x, action, names, (control, edited), None)
            else:
                for index, action, targets in allows[x]:
                    if index != removed:
                        use(x, action, targets, (control,), index)
        return reasons

    reasons = run(None)
    target = ('controlled', goal)
    candidates, seen, todo = set(), {target}, [target] if target in reasons else []
    while todo:
        facts, statement = reasons[todo.pop()]
        if statement is not None:
            candidates.add(statement)
        for fact in facts:
            if fact not in seen:
                seen.add(fact)
                todo.append(fact)
    return {
        'reached': sorted(name for name in roles if ('controlled', name) in reasons),
        'cuts': [index for index in sorted(candidates) if target not in run(index)],
    }
