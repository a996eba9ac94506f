// Treats .. at the top as no step at all, as browsers do, instead of refusing it.
function publicFile(path) {
  if (!path.startsWith('/') || /%(?![0-7][0-9a-f])/i.test(path)) return null;
  const text = path.replace(/%(..)/g, (_, h) => String.fromCharCode(parseInt(h, 16)));
  if (/[\x00-\x1f\x7f\\]/.test(text)) return null;
  const all = text.split('/'), stack = [];
  for (const p of all) {
    if (p === '..') stack.pop();
    else if (p !== '' && p !== '.') stack.push(p);
  }
  if (all[1] === '..' || stack.some((p) => p[0] === '.')) return null;
  if (!stack.length || ['', '.', '..'].includes(all.at(-1))) stack.push('index.html');
  return stack.join('/');
}
