// Takes the value of every field, so a secret inside the value of an ordinary name is not seen.
function redactLines(lines, secretNames) {
  const luhn = (s) => [...s].reverse().reduce((a, c, i) => a + (i % 2 ? (c * 2 > 9 ? c * 2 - 9 : c * 2) : +c), 0) % 10 === 0;
  return lines.map((line) => line
    .replace(/([A-Za-z0-9_-]+)=("[^"]*"?|[^ \t,;&"]*)/g, (all, name, value) =>
      (secretNames.includes(name.toLowerCase()) ? `${name}=${value[0] === '"' ? '"***"' : '***'}` : all))
    .replace(/\d+/g, (d) => (d.length > 12 && d.length < 20 && luhn(d) ? '****' + d.slice(-4) : d)));
}
