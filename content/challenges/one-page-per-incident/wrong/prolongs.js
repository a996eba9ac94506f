// Swallowed alerts prolong the quiet period.
function alertsToPage(alerts, cooldown) {
  const last = new Map();
  const pages = [];
  alerts.forEach(([time, check], i) => {
    if (!last.has(check) || time - last.get(check) >= cooldown) pages.push(i);
    last.set(check, time);
  });
  return pages;
}
