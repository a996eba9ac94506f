function alertsToPage(alerts, cooldown) {
  const lastPage = new Map();
  const pages = [];
  alerts.forEach(([time, check], position) => {
    const last = lastPage.get(check);
    if (last !== undefined && time - last < cooldown) return;
    lastPage.set(check, time);
    pages.push(position);
  });
  return pages;
}
