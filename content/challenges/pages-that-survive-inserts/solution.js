function servePages(operations, pageSize) {
  const posts = new Map();
  const answers = [];
  for (const [kind, first, second] of operations) {
    if (kind === 'add') posts.set(second, first);
    else if (kind === 'remove') posts.delete(first);
    else {
      const match = /^(?:(\d{1,13})\.(\d{1,13}))?$/.exec(first);
      if (!match) {
        answers.push(null);
        continue;
      }
      const time = match[1] === undefined ? Infinity : Number(match[1]);
      const id = Number(match[2] ?? 0);
      const rest = [...posts]
        .filter(([i, t]) => t < time || (t === time && i < id))
        .sort(([i, t], [j, u]) => u - t || j - i);
      const page = rest.slice(0, pageSize);
      const last = page[page.length - 1];
      answers.push([page.map(([i]) => i), rest.length > pageSize ? `${last[1]}.${last[0]}` : null]);
    }
  }
  return answers;
}
