function redactLines(lines, secretNames) {
  const names = new Set(secretNames);
  const isCard = (digits) => {
    if (digits.length < 13 || digits.length > 19) return false;
    let sum = 0;
    for (let i = 0; i < digits.length; i++) {
      let d = Number(digits[digits.length - 1 - i]);
      if (i % 2 === 1) d = d > 4 ? d * 2 - 9 : d * 2;
      sum += d;
    }
    return sum % 10 === 0;
  };
  const redactFields = (line) => {
    const name = /([A-Za-z0-9_-]+)=/g;
    let out = '', done = 0, match;
    while ((match = name.exec(line))) {
      if (!names.has(match[1].toLowerCase())) continue;
      const value = /"[^"]*"?|[^ \t,;&"]*/y;
      value.lastIndex = name.lastIndex;
      const [text] = value.exec(line);
      out += line.slice(done, name.lastIndex) + (text[0] === '"' ? '"***"' : '***');
      done = name.lastIndex += text.length;
    }
    return out + line.slice(done);
  };
  return lines.map((line) => redactFields(line)
    .replace(/\d+/g, (digits) => (isCard(digits) ? '****' + digits.slice(-4) : digits)));
}
