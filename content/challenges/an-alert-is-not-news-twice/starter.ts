// Gives the number of alerts that are passed on.
function countPages(alerts: [number, string][], quietSeconds: number): number {
  let passed: number[] = [];
  for (let i = 0; i < alerts.length; i++) {
    const [second, fingerprint] = alerts[i];
    // Look through everything that has been passed on so far.
    const recent = passed.filter((j) => alerts[j][1] === fingerprint && second - alerts[j][0] < quietSeconds);
    if (recent.length === 0) {
      passed = [...passed, i];
    }
  }
  return passed.length;
}
