function firingAlarms(metrics, rules) {
  const firing = [];
  for (const rule of rules) {
    const value = metrics[rule.metric];
    if (value === undefined) continue;
    const tooHigh = rule.above !== null && value > rule.above;
    const tooLow = rule.below !== null && value < rule.below;
    const audible = !rule.muted || rule.critical;
    if ((tooHigh || tooLow) && audible) firing.push(rule.name);
  }
  return firing;
}
