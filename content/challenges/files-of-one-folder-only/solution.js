function publicFile(path) {
  if (path[0] !== '/') return null;
  if (/%(?![0-7][0-9a-fA-F])/.test(path)) return null;
  const decoded = path.replace(/%(..)/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  if (/[\x00-\x1f\x7f\\]/.test(decoded)) return null;
  const parts = decoded.split('/');
  const stack = [];
  for (const part of parts) {
    if (part === '' || part === '.') continue;
    if (part !== '..') stack.push(part);
    else if (stack.pop() === undefined) return null;
  }
  if (stack.some((part) => part.startsWith('.'))) return null;
  const last = parts[parts.length - 1];
  if (stack.length === 0 || last === '' || last === '.' || last === '..') stack.push('index.html');
  return stack.join('/');
}
