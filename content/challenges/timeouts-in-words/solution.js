function parseTimeout(text) {
  const units = [['ms', 1], ['d', 86400000], ['h', 3600000], ['m', 60000], ['s', 1000]];
  const isDigit = (c) => c >= '0' && c <= '9';
  let at = 0;
  const spaces = () => { while (text[at] === ' ') at++; };
  const digits = () => {
    const from = at;
    while (at < text.length && isDigit(text[at])) at++;
    return text.slice(from, at);
  };

  spaces();
  if (text.slice(at).replace(/ +$/, '') === '0') return 0;
  let total = 0, last = Infinity, fractionSeen = false, parts = 0;
  while (at < text.length) {
    if (fractionSeen) return null;
    const whole = digits();
    if (whole.length < 1 || whole.length > 6) return null;
    let fraction = '';
    if (text[at] === '.') {
      at++;
      fraction = digits();
      if (fraction.length < 1 || fraction.length > 6) return null;
      fractionSeen = true;
    }
    const unit = units.find(([name]) => text.startsWith(name, at));
    if (!unit || unit[1] >= last) return null;
    at += unit[0].length;
    last = unit[1];
    total += Number(whole) * last;
    if (fraction) {
      const scaled = Number(fraction) * last, scale = 10 ** fraction.length;
      if (scaled % scale !== 0) return null;
      total += scaled / scale;
    }
    parts++;
    spaces();
  }
  return parts ? total : null;
}
