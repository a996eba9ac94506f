function findLostSaves(events) {
  const versions = new Map();   // record -> number of saves
  const views = new Map();      // record -> user -> version that the user sees
  const found = [];
  events.forEach(([user, action, record], position) => {
    if (!views.has(record)) {
      views.set(record, new Map());
      versions.set(record, 0);
    }
    const seen = views.get(record), now = versions.get(record);
    if (action === 'open') seen.set(user, now);
    else if (action === 'close') seen.delete(user);
    else {
      const lost = now - (seen.get(user) ?? 0);
      if (lost > 0) found.push([position, lost]);
      versions.set(record, now + 1);
      seen.set(user, now + 1);
    }
  });
  return found;
}
