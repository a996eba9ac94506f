// Walks back through the log from each save, and leaves out the user's own saves after a close.
function findLostSaves(events) {
  const found = [];
  events.forEach(([user, action, record], position) => {
    if (action !== 'save') return;
    let count = 0;
    for (let i = position - 1; i >= 0; i--) {
      const [u, a, r] = events[i];
      if (r !== record) continue;
      if (u === user && a !== 'close') break;
      if (u !== user && a === 'save') count++;
    }
    if (count) found.push([position, count]);
  });
  return found;
}
