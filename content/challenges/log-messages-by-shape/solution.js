function messageShapes(messages) {
  const counts = new Map();
  for (const message of messages) {
    const shape = message
      .replace(/"[^"]*"|[A-Za-z0-9]+/g, (found) => {
        if (found[0] === '"') return '<str>';
        if (/^[0-9]+$/.test(found)) return '<num>';
        if (/^[0-9a-fA-F]{8,}$/.test(found) && /[0-9]/.test(found) && /[a-fA-F]/.test(found)) return '<hex>';
        return found;
      })
      .replace(/ +/g, ' ')
      .replace(/^ | $/g, '');
    counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]);
}
