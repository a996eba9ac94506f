// Takes the time 0 for "never paged".
function alertsToPage(alerts, cooldown) {
  const last = new Map();
  const pages = [];
  alerts.forEach(([time, check], i) => {
    if (last.get(check) && time - last.get(check) < cooldown) return;
    last.set(check, time);
    pages.push(i);
  });
  return pages;
}
