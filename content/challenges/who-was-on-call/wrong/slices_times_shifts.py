# Right, but looks through all shifts for each slice between two borders.
def on_call_hours(shifts, absences, start, end):
    cuts = {start, end}
    for a, b, _, _ in shifts:
        cuts.update((a, b))
    for _, a, b in absences:
        cuts.update((a, b))
    cuts = sorted(t for t in cuts if start <= t <= end)
    paid, before = {}, ""
    for now, then in zip(cuts, cuts[1:]):
        away = {p for p, a, b in absences if a <= now < b}
        best = None
        for s in shifts:
            if s[0] <= now < s[1] and s[2] not in away and (best is None or s[3] >= best[3]):
                best = s
        person = best[2] if best else ""
        if person:
            entry = paid.setdefault(person, [0, 0])
            entry[0] += then - now
            entry[1] += person != before
        before = person
    return [[p, *paid[p]] for p in sorted(paid)]
