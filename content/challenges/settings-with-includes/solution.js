function loadSettings(files, main) {
  class Problem extends Error {}
  const raw = new Map();
  const stack = [];

  const read = (name) => {
    if (stack.includes(name)) {
      throw new Problem('include cycle ' + [...stack.slice(stack.indexOf(name)), name].join(' > '));
    }
    if (!Object.hasOwn(files, name)) throw new Problem('missing file ' + name);
    stack.push(name);
    let section = '';
    files[name].forEach((text, index) => {
      const line = text.replace(/^ +| +$/g, '');
      let m;
      if (line === '' || line[0] === '#') return;
      if ((m = /^\[([\w.-]+)\]$/.exec(line))) section = m[1] + '.';
      else if ((m = /^([\w.-]+) *= *([^]*)$/.exec(line))) raw.set(section + m[1], m[2]);
      else if ((m = /^unset +([\w.-]+)$/.exec(line))) raw.delete(section + m[1]);
      else if ((m = /^include +([\w.-]+)$/.exec(line))) read(m[1]);
      else throw new Problem(`bad line ${name}:${index + 1}`);
    });
    stack.pop();
  };

  const done = new Map();
  const path = [];
  const resolve = (key) => {
    if (done.has(key)) return done.get(key);
    if (path.includes(key)) {
      throw new Problem('reference cycle ' + [...path.slice(path.indexOf(key)), key].join(' > '));
    }
    if (!raw.has(key)) throw new Problem('unknown key ' + key);
    path.push(key);
    const value = raw.get(key).replace(/\$\{([\w.-]+)\}/g, (_, name) => resolve(name));
    path.pop();
    done.set(key, value);
    return value;
  };

  try {
    read(main);
    for (const key of [...raw.keys()].sort()) resolve(key);
    return Object.fromEntries(done);
  } catch (problem) {
    if (problem instanceof Problem) return { error: problem.message };
    throw problem;
  }
}
