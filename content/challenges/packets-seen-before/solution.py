def judge_packets(packets, window):
    ring = {}                       # place -> full counter stored there
    top = None
    letters = []
    for low, genuine in packets:
        full = low
        if top is not None:
            ahead = (low - top) % 65536
            full = top + (ahead if ahead <= 32768 else ahead - 65536)
            if full <= top - window:
                letters.append('o')
                continue
        if ring.get(full % window) == full:
            letters.append('r')
        elif not genuine:
            letters.append('f')
        else:
            ring[full % window] = full
            top = full if top is None else max(top, full)
            letters.append('a')
    return ''.join(letters)
