# Right, but runs a plain fixpoint again for each of the statements.
def audit_escalation(roles, statements, start, goal):
    names = [start] + list(roles)

    def covers(s, action, target):
        return s[2] in ('*', action) and (target.startswith(s[3][:-1]) if s[3].endswith('*') else target == s[3])

    def run(stmts):
        own = {}
        for s in stmts:
            own.setdefault(s[0], []).append(s)
        control, opened, edited = {start}, set(), set()

        def may(x, action, t):
            mine = [s for s in own.get(x, []) if covers(s, action, t)]
            return not any(s[1] == 'deny' for s in mine) and (x in edited or bool(mine))

        changed = True
        while changed:
            changed = False
            for x in list(control):
                for t in names:
                    if t not in edited and may(x, 'edit', t):
                        edited.add(t)
                        changed = True
                    if t == start:
                        continue
                    if t not in opened and may(x, 'trust', t):
                        opened.add(t)
                        changed = True
                    if t not in control and (x in roles[t] or t in opened) and may(x, 'become', t):
                        control.add(t)
                        changed = True
        return control - {start}

    reached = run(statements)
    cuts = []
    if goal in reached:
        for i, s in enumerate(statements):
            if s[1] == 'allow' and goal not in run(statements[:i] + statements[i + 1:]):
                cuts.append(i)
    return {'reached': sorted(reached), 'cuts': cuts}
