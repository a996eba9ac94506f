def firing_alarms(metrics, rules):
    firing = []
    for rule in rules:
        value = metrics.get(rule["metric"])
        if value is None:
            continue
        too_high = rule["above"] is not None and value > rule["above"]
        too_low = rule["below"] is not None and value < rule["below"]
        audible = not rule["muted"] or rule["critical"]
        if (too_high or too_low) and audible:
            firing.append(rule["name"])
    return firing
