function runBatch(calls) {
  const REFERENCE = /\{([A-Za-z0-9]+)\.([A-Za-z0-9]+)\}/g;
  const place = new Map(calls.map(({ id }, i) => [id, i]));
  const references = calls.map(({ path }) => [...path.matchAll(REFERENCE)].map(([, id, field]) => [place.get(id), field]));
  const dependencies = references.map((list) => list.map(([call]) => call).filter((call) => call !== undefined));
  const answers = [];

  const judge = (i, inCycle) => {
    if (inCycle) return [409, null, null];
    if (references[i].some(([call]) => call === undefined)) return [400, null, null];
    let wave = 0;
    for (const d of dependencies[i]) {
      const [status, made] = answers[d];
      if (status < 200 || status > 299) return [424, null, null];
      wave = Math.max(wave, made + 1);
    }
    for (const [call, field] of references[i]) {
      if (!Object.hasOwn(calls[call].result.body, field)) return [422, null, null];
    }
    const path = calls[i].path.replace(REFERENCE, (_, id, field) => calls[place.get(id)].result.body[field]);
    return [calls[i].result.status, wave, path];
  };

  // Tarjan: components come out with dependencies first.
  const index = [], low = [], open = [], onStack = [], next = [];
  let counter = 0;
  for (let root = 0; root < calls.length; root++) {
    if (index[root] !== undefined) continue;
    const work = [root];
    while (work.length > 0) {
      const v = work[work.length - 1];
      if (index[v] === undefined) {
        index[v] = low[v] = counter++;
        next[v] = 0;
        open.push(v);
        onStack[v] = true;
      }
      if (next[v] < dependencies[v].length) {
        const w = dependencies[v][next[v]++];
        if (index[w] === undefined) work.push(w);
        else if (onStack[w]) low[v] = Math.min(low[v], index[w]);
        continue;
      }
      work.pop();
      if (work.length > 0) {
        const parent = work[work.length - 1];
        low[parent] = Math.min(low[parent], low[v]);
      }
      if (low[v] !== index[v]) continue;
      const component = open.splice(open.lastIndexOf(v));
      for (const w of component) onStack[w] = false;
      const inCycle = component.length > 1 || dependencies[v].includes(v);
      for (const w of component) answers[w] = judge(w, inCycle);
    }
  }
  return answers;
}
