function newestFirst(versions) {
  const parsed = versions.map((text) => ({ text, ...parse(text) }));
  // Array.prototype.sort is stable, so equal versions keep their order; only the comparison is turned round.
  parsed.sort((a, b) => compareVersions(b, a));
  return parsed.map((v) => v.text);
}

function parse(text) {
  const [withoutBuild] = text.split('+');
  const dash = withoutBuild.indexOf('-');
  const core = dash < 0 ? withoutBuild : withoutBuild.slice(0, dash);
  return {
    core: core.split('.').map(Number),
    pre: dash < 0 ? null : withoutBuild.slice(dash + 1).split('.'),
  };
}

function compareVersions(a, b) {
  for (let i = 0; i < 3; i++) {
    if (a.core[i] !== b.core[i]) return a.core[i] - b.core[i];
  }
  if (a.pre === null || b.pre === null) return (a.pre === null ? 1 : 0) - (b.pre === null ? 1 : 0);
  const shared = Math.min(a.pre.length, b.pre.length);
  for (let i = 0; i < shared; i++) {
    const order = compareParts(a.pre[i], b.pre[i]);
    if (order !== 0) return order;
  }
  return a.pre.length - b.pre.length;
}

function compareParts(a, b) {
  const digitsA = /^[0-9]+$/.test(a);
  const digitsB = /^[0-9]+$/.test(b);
  if (digitsA && digitsB) return Number(a) - Number(b);
  if (digitsA !== digitsB) return digitsA ? -1 : 1;
  const [, lettersA, numberA] = /^([a-z]+)([0-9]*)$/.exec(a);
  const [, lettersB, numberB] = /^([a-z]+)([0-9]*)$/.exec(b);
  if (lettersA !== lettersB) return lettersA < lettersB ? -1 : 1;
  return Number(numberA) - Number(numberB);
}
