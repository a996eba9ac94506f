// Counts lines as lost that were asked for and not written yet.
function runRingLog(capacity, operations) {
  const all = [];
  const answers = [];
  for (const [kind, a, count] of operations) {
    if (kind === 'append') { all.push(a); continue; }
    const oldest = Math.max(0, all.length - capacity);
    const start = Math.min(a, oldest) === a ? oldest : a;
    const lines = all.slice(start, start + count);
    answers.push({ lost: Math.min(Math.max(0, oldest - a), count), lines });
  }
  return answers;
}
