import re

REFERENCE = re.compile(r'\{([A-Za-z0-9]+)\.([A-Za-z0-9]+)\}')


def run_batch(calls):
    by_id = {call['id']: i for i, call in enumerate(calls)}
    references = [REFERENCE.findall(call['path']) for call in calls]
    needs = [[by_id[name] for name, _ in refs if name in by_id] for refs in references]
    answers = [None] * len(calls)

    def judge(i, in_cycle):
        if in_cycle:
            return [409, None, None]
        if any(name not in by_id for name, _ in references[i]):
            return [400, None, None]
        if any(not 200 <= answers[d][0] <= 299 for d in needs[i]):
            return [424, None, None]
        bodies = {name: calls[by_id[name]]['result']['body'] for name, _ in references[i]}
        if any(field not in bodies[name] for name, field in references[i]):
            return [422, None, None]
        wave = max((answers[d][1] + 1 for d in needs[i]), default=0)
        path = REFERENCE.sub(lambda m: str(bodies[m[1]][m[2]]), calls[i]['path'])
        return [calls[i]['result']['status'], wave, path]

    # Tarjan: components come out with dependencies first.
    index, low, pending, on_stack = {}, {}, [], set()
    for root in range(len(calls)):
        if root in index:
            continue
        work = [(root, iter(needs[root]))]
        index[root] = low[root] = len(index)
        pending.append(root)
        on_stack.add(root)
        while work:
            v, rest = work[-1]
            w = next(rest, None)
            if w is not None:
                if w not in index:
                    index[w] = low[w] = len(index)
                    pending.append(w)
                    on_stack.add(w)
                    work.append((w, iter(needs[w])))
                elif w in on_stack:
                    low[v] = min(low[v], index[w])
                continue
            work.pop()
            if work:
                low[work[-1][0]] = min(low[work[-1][0]], low[v])
            if low[v] == index[v]:
                component = []
                while not component or component[-1] != v:
                    component.append(pending.pop())
                on_stack.difference_update(component)
                in_cycle = len(component) > 1 or v in needs[v]
                for member in component:
                    answers[member] = judge(member, in_cycle)
    return answers
