// Takes the first end of an absence for the end of all: overlapping absences are cut short. Also scans all shifts per slice.
function onCallHours(shifts, absences, start, end) {
  const times = new Set([start, end]);
  for (const [a, b] of shifts) { times.add(a); times.add(b); }
  for (const [, a, b] of absences) { times.add(a); times.add(b); }
  const cuts = [...times].filter((t) => t >= start && t <= end).sort((a, b) => a - b);
  const away = new Set();
  const paid = {};
  let before = '';
  for (let c = 0; c + 1 < cuts.length; c++) {
    for (const [p, a, b] of absences) { if (b === cuts[c]) away.delete(p); }
    for (const [p, a, b] of absences) { if (a === cuts[c] && a < b) away.add(p); }
    let best = null;
    for (const s of shifts) {
      if (s[0] <= cuts[c] && cuts[c] < s[1] && !away.has(s[2]) && (!best || s[3] >= best[3])) best = s;
    }
    const person = best ? best[2] : '';
    if (person) {
      paid[person] ??= [0, 0];
      paid[person][0] += cuts[c + 1] - cuts[c];
      if (person !== before) paid[person][1] += 1;
    }
    before = person;
  }
  return Object.keys(paid).sort().map((p) => [p, ...paid[p]]);
}
