// A changed job gets a new place in line if its priority falls.
function runJobQueue(operations) {
  const jobs = new Map();
  const taken = [];
  let ignored = 0, n = 0;
  for (const [op, id, p] of operations) {
    if (op === 'take') {
      let best = null;
      for (const [k, j] of jobs) if (best === null || j.p > jobs.get(best).p || (j.p === jobs.get(best).p && j.n < jobs.get(best).n)) best = k;
      if (best !== null) jobs.delete(best);
      taken.push(best);
    } else if (jobs.has(id) === (op === 'add')) ignored++;
    else if (op === 'cancel') jobs.delete(id);
    else if (op === 'add') jobs.set(id, { p, n: n++ });
    else { const j = jobs.get(id); if (p < j.p) j.n = n++; j.p = p; }
  }
  return { taken, ignored };
}
