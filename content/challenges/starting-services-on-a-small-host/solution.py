def smallest_host(services):
    used = 0
    need = 0
    for peak, steady in sorted(services, key=lambda s: s[1] - s[0]):
        need = max(need, used + peak)
        used += steady
    return need
