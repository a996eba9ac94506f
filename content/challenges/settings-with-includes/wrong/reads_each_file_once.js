// Takes every file that was read before for a cycle or skips it, so a second include does not override.
function loadSettings(files, main) {
  const raw = {}, seen = new Set(), stack = [];
  let error = null;
  const read = (name) => {
    if (error) return;
    if (stack.includes(name)) { error = 'include cycle ' + stack.slice(stack.indexOf(name)).concat(name).join(' > '); return; }
    if (seen.has(name)) return;
    seen.add(name);
    if (!files[name]) { error = 'missing file ' + name; return; }
    stack.push(name);
    let section = '';
    for (let i = 0; i < files[name].length && !error; i++) {
      const line = files[name][i].trim();
      let m;
      if (!line || line[0] === '#') continue;
      if ((m = /^\[([\w.-]+)\]$/.exec(line))) section = m[1] + '.';
      else if ((m = /^([\w.-]+) *= *(.*)$/.exec(line))) raw[section + m[1]] = m[2];
      else if ((m = /^unset +([\w.-]+)$/.exec(line))) delete raw[section + m[1]];
      else if ((m = /^include +([\w.-]+)$/.exec(line))) read(m[1]);
      else error = `bad line ${name}:${i + 1}`;
    }
    stack.pop();
  };
  read(main);
  if (error) return { error };
  const done = {};
  const resolve = (k, path) => {
    if (k in done) return done[k];
    if (path.includes(k)) throw 'reference cycle ' + path.slice(path.indexOf(k)).concat(k).join(' > ');
    if (!(k in raw)) throw 'unknown key ' + k;
    return (done[k] = raw[k].replace(/\$\{([\w.-]+)\}/g, (_, n) => resolve(n, [...path, k])));
  };
  try { Object.keys(raw).sort().forEach((k) => resolve(k, [])); } catch (e) { return { error: e }; }
  return done;
}
