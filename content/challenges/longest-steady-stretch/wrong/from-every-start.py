# Starts anew from every sample.
def steady_stretch(samples, tolerance, max_gap):
    best = None
    for i, (t0, r0) in enumerate(samples):
        hi = lo = r0
        prev = t0
        for t, r in samples[i:]:
            if t - prev > max_gap:
                break
            hi = max(hi, r)
            lo = min(lo, r)
            if hi - lo > tolerance:
                break
            prev = t
        if best is None or prev - t0 > best[1] - best[0]:
            best = [t0, prev]
    return best
