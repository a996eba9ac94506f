function runRingLog(capacity, operations) {
  const places = [];
  let written = 0;
  const answers = [];
  for (const operation of operations) {
    if (operation[0] === 'append') {
      places[written % capacity] = operation[1];
      written += 1;
      continue;
    }
    const [, from, count] = operation;
    const oldest = Math.max(0, written - capacity);
    const start = Math.max(from, oldest);
    const lines = [];
    for (let n = start; n < written && lines.length < count; n++) lines.push(places[n % capacity]);
    answers.push({ lost: Math.max(0, oldest - from), lines });
  }
  return answers;
}
