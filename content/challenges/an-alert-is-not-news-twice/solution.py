def count_pages(alerts, quiet_seconds):
    last_passed = {}
    passed = 0
    for second, fingerprint in alerts:
        last = last_passed.get(fingerprint)
        if last is None or second - last >= quiet_seconds:
            last_passed[fingerprint] = second
            passed += 1
    return passed
