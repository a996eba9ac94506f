# Looks for the best service to start last, again and again.
def smallest_host(services):
    left = [tuple(s) for s in services]
    total = sum(s for _, s in left)
    need = 0
    while left:
        best = min(range(len(left)), key=lambda i: left[i][0] - left[i][1])
        peak, steady = left.pop(best)
        need = max(need, total - steady + peak)
        total -= steady
    return need
