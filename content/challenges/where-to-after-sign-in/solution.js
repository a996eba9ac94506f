function redirectTarget(target, allowedHosts) {
  for (let i = 0; i < target.length; i++) {
    const code = target.charCodeAt(i);
    if (code <= 32 || code === 127 || target[i] === '\\') return '/';
  }
  if (target[0] === '/') return target[1] === '/' ? '/' : target;
  if (target.slice(0, 8).toLowerCase() !== 'https://') return '/';
  let host = target.slice(8).split(/[/?#]/)[0].toLowerCase();
  if (host.endsWith(':443')) host = host.slice(0, -4);
  if (host.includes(':')) return '/';
  const allowed = allowedHosts.some((entry) => entry.startsWith('*.')
    ? host.length > entry.length - 1 && host.endsWith(entry.slice(1)) && !host.includes('@')
    : host === entry);
  return allowed ? target : '/';
}
