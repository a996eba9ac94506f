# Takes second 0 for "never passed on".
def count_pages(alerts, quiet_seconds):
    last = {}
    passed = 0
    for second, fingerprint in alerts:
        if not last.get(fingerprint) or second - last[fingerprint] >= quiet_seconds:
            last[fingerprint] = second
            passed += 1
    return passed
