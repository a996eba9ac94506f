function ignoredFiles(rules, paths) {
  const parsed = rules.map((rule) => {
    const keep = rule.startsWith('!');
    const segments = (keep ? rule.slice(1) : rule).split('/');
    if (segments.at(-1) === '**') segments.splice(-1, 1, '*', '**');
    return { keep, segments };
  });
  return paths.filter((path) => {
    const parts = path.split('/');
    const rule = parsed.findLast(({ segments }) =>
      matches(segments, parts, (s) => s === '**', (pattern, part) =>
        matches(pattern, part, (c) => c === '*', (p, c) => p === '?' || p === c),
      ),
    );
    return rule !== undefined && !rule.keep;
  });
}

// Matches a sequence against a pattern in which some items stand for any number of items.
function matches(pattern, text, isStar, fits) {
  let p = 0;
  let t = 0;
  let star = -1;
  let resume = 0;
  while (t < text.length) {
    if (p < pattern.length && isStar(pattern[p])) {
      star = p;
      resume = t;
      p += 1;
    } else if (p < pattern.length && fits(pattern[p], text[t])) {
      p += 1;
      t += 1;
    } else if (star >= 0) {
      p = star + 1;
      resume += 1;
      t = resume;
    } else {
      return false;
    }
  }
  while (p < pattern.length && isStar(pattern[p])) p += 1;
  return p === pattern.length;
}
