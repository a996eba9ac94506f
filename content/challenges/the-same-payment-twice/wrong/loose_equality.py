# Compares bodies with ==, which takes 1 for true.
def answer_payments(requests, ttl):
    seen, n, out = {}, 0, []
    for r in requests:
        old = seen.get(r['key'])
        if r['key'] is not None and old and r['time'] - old[0] < ttl:
            out.append('replay %d' % old[2] if old[1] == r['body'] else 'conflict')
        else:
            n += 1
            seen[r['key']] = (r['time'], r['body'], n)
            out.append('new %d' % n)
    return out
