# Gives the names of the rules that fire, in the order of the rules.
def firing_alarms(metrics, rules):
    firing = []
    for rule in rules:
        value = metrics.get(rule["metric"])
        if value is None:
            return firing
        too_high = rule["above"] is not None and value > rule["above"]
        too_low = rule["below"] is not None and value < rule["below"]
        if too_high or too_low and not rule["muted"] or rule["critical"]:
            firing.append(rule["name"])
    return firing
