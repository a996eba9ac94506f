// Settles the period: [person, seconds, stretches], ordered by person.
function onCallHours(
  shifts,
  absences,
  start,
  end,
) {
  const paid = Object.create(null);
  let before = '';
  for (let second = start; second < end; second++) {
    let best = null;
    for (const shift of shifts) {
      const [from, to, person, layer] = shift;
      const covers = from <= second && second < to;
      const absent = absences.some(([name, a, b]) => name === person && a <= second && second < b);
      if (covers && !absent && (best === null || layer >= best[3])) {
        best = shift;
      }
    }
    const person = best === null ? '' : best[2];
    if (person !== '') {
      paid[person] ??= [0, 0];
      paid[person][0] += 1;
      if (person !== before) paid[person][1] += 1;
    }
    before = person;
  }
  return Object.keys(paid).sort().map((person) => [person, ...paid[person]]);
}
