# Moves the window before the signature is looked at, so a forged packet makes genuine ones old.
def judge_packets(packets, window):
    seen, top, out = set(), None, ''
    for low, genuine in packets:
        full = low
        if top is not None:
            full = top + (low - top + 32767) % 65536 - 32767
            if full <= top - window:
                out += 'o'
                continue
        top = full if top is None else max(top, full)
        if full in seen:
            out += 'r'
        elif not genuine:
            out += 'f'
        else:
            seen.add(full)
            out += 'a'
    return out
