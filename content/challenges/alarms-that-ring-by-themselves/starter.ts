type Rule = { name: string; metric: string; above: number | null; below: number | null; muted: boolean; critical: boolean };

// Gives the names of the rules that fire, in the order of the rules.
function firingAlarms(metrics: Record<string, number>, rules: Rule[]): string[] {
  const firing: string[] = [];
  for (const rule of rules) {
    const value = metrics[rule.metric];
    if (value === undefined) {
      return firing;
    }
    const tooHigh = rule.above !== null && value > rule.above;
    const tooLow = rule.below !== null && value < rule.below;
    if (tooHigh || tooLow && !rule.muted || rule.critical) {
      firing.push(rule.name);
    }
  }
  return firing;
}
