// Remembers the last alert instead of the last one that was passed on: a steady stream stays silent for ever.
function countPages(alerts, quietSeconds) {
  const last = new Map();
  let passed = 0;
  alerts.forEach(([second, fingerprint]) => {
    if (!last.has(fingerprint) || second - last.get(fingerprint) >= quietSeconds) passed += 1;
    last.set(fingerprint, second);
  });
  return passed;
}
