# Takes a value of 0 for a metric that was not sent.
def firing_alarms(metrics, rules):
    firing = []
    for rule in rules:
        value = metrics.get(rule["metric"])
        if not value:
            continue
        too_high = rule["above"] is not None and value > rule["above"]
        too_low = rule["below"] is not None and value < rule["below"]
        if (too_high or too_low) and (not rule["muted"] or rule["critical"]):
            firing.append(rule["name"])
    return firing
