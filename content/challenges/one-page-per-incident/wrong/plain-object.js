// Keeps the names in a plain object, where some names are taken.
function alertsToPage(alerts, cooldown) {
  const last = {};
  const pages = [];
  alerts.forEach(([time, check], i) => {
    if (check in last && !(time - last[check] >= cooldown)) return;
    last[check] = time;
    pages.push(i);
  });
  return pages;
}
