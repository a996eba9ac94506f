// An object as the map: a fingerprint such as "constructor" seems to be there already.
function countPages(alerts, quietSeconds) {
  const last = {};
  let passed = 0;
  alerts.forEach(([second, fingerprint]) => {
    if (last[fingerprint] === undefined || second - last[fingerprint] >= quietSeconds) {
      last[fingerprint] = second;
      passed += 1;
    }
  });
  return passed;
}
