# Goes through all calls until nothing changes, and answers 409 for everything that is left.
import re


def run_batch(calls):
    by = {c['id']: i for i, c in enumerate(calls)}
    refs = [re.findall(r'\{([A-Za-z0-9]+)\.([A-Za-z0-9]+)\}', c['path']) for c in calls]
    out = [None] * len(calls)
    changed = True
    while changed:
        changed = False
        for i, c in enumerate(calls):
            if out[i] is not None:
                continue
            known = [by[n] for n, _ in refs[i] if n in by]
            if any(out[d] is None for d in known):
                continue
            changed = True
            if len(known) < len(refs[i]):
                out[i] = [400, None, None]
            elif any(not 200 <= out[d][0] <= 299 for d in known):
                out[i] = [424, None, None]
            elif any(f not in calls[by[n]]['result']['body'] for n, f in refs[i]):
                out[i] = [422, None, None]
            else:
                path = c['path']
                for n, f in refs[i]:
                    path = path.replace('{%s.%s}' % (n, f), str(calls[by[n]]['result']['body'][f]))
                out[i] = [c['result']['status'], max((out[d][1] + 1 for d in known), default=0), path]
    return [o or [409, None, None] for o in out]
