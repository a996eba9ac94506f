// Return the positions (from 0) of the alerts that are sent on as pages,
// in the order in which they came.
function alertsToPage(alerts: [number, string][], cooldown: number): number[] {
  return [];
}
