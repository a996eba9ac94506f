// Multiplies fractions in floating point, so 1.001s is refused and large values are off.
function parseTimeout(text) {
  const t = text.replace(/^ +| +$/g, '');
  if (t === '0') return 0;
  const m = /^(?:(\d{1,6}(?:\.\d{1,6})?)d *)?(?:(\d{1,6}(?:\.\d{1,6})?)h *)?(?:(\d{1,6}(?:\.\d{1,6})?)m(?!s) *)?(?:(\d{1,6}(?:\.\d{1,6})?)s *)?(?:(\d{1,6}(?:\.\d{1,6})?)ms *)?$/.exec(t);
  if (!m || t === '') return null;
  const sizes = [86400000, 3600000, 60000, 1000, 1];
  const used = [0, 1, 2, 3, 4].filter((i) => m[i + 1] !== undefined);
  let total = 0;
  for (const i of used) {
    if (m[i + 1].includes('.') && i !== used[used.length - 1]) return null;
    total += Number(m[i + 1]) * sizes[i];
  }
  return Number.isInteger(total) ? total : null;
}
