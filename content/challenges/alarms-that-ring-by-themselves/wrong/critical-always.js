// Brackets the bounds, but a critical rule still fires without its bound being crossed.
function firingAlarms(metrics, rules) {
  const firing = [];
  for (const rule of rules) {
    const value = metrics[rule.metric];
    if (value === undefined) continue;
    const tooHigh = rule.above !== null && value > rule.above;
    const tooLow = rule.below !== null && value < rule.below;
    if ((tooHigh || tooLow) && !rule.muted || rule.critical) firing.push(rule.name);
  }
  return firing;
}
