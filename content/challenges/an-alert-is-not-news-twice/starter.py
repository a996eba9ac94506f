# Gives the number of alerts that are passed on.
def count_pages(alerts, quiet_seconds):
    passed = []
    for i, (second, fingerprint) in enumerate(alerts):
        # Look through everything that has been passed on so far.
        recent = [
            j
            for j in passed
            if alerts[j][1] == fingerprint and second - alerts[j][0] < quiet_seconds
        ]
        if not recent:
            passed = passed + [i]
    return len(passed)
