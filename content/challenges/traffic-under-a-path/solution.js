function trafficUnder(operations) {
  const hits = new Map();
  const answers = [];
  for (const [kind, path] of operations) {
    const segments = path.split('/').filter((s) => s !== '');
    if (kind === 'count') {
      answers.push(hits.get(segments.join('/')) ?? 0);
      continue;
    }
    hits.set('', (hits.get('') ?? 0) + 1);
    let prefix = '';
    for (const segment of segments) {
      prefix = prefix === '' ? segment : prefix + '/' + segment;
      hits.set(prefix, (hits.get(prefix) ?? 0) + 1);
    }
  }
  return answers;
}
