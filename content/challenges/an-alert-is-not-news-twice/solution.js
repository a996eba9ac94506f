function countPages(alerts, quietSeconds) {
  const lastPassed = new Map();
  let passed = 0;
  alerts.forEach(([second, fingerprint]) => {
    const last = lastPassed.get(fingerprint);
    if (last === undefined || second - last >= quietSeconds) {
      lastPassed.set(fingerprint, second);
      passed += 1;
    }
  });
  return passed;
}
