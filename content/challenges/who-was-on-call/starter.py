# Settles the period: [person, seconds, stretches], ordered by person.
def on_call_hours(shifts, absences, start, end):
    paid = {}
    before = ""
    second = start
    while second < end:
        best = None
        for shift in shifts:
            first, last, person, layer = shift
            covers = first <= second < last
            absent = any(name == person and a <= second < b for name, a, b in absences)
            if covers and not absent and (best is None or layer >= best[3]):
                best = shift
        person = "" if best is None else best[2]
        if person != "":
            entry = paid.setdefault(person, [0, 0])
            entry[0] += 1
            if person != before:
                entry[1] += 1
        before = person
        second += 1
    return [[person, *paid[person]] for person in sorted(paid)]
