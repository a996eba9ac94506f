function slowestLine(copies) {
  const enough = (rate) => {
    let free = 0;
    for (const [ready, size, deadline] of copies) {
      free = Math.max(free, ready * rate) + size;
      if (free > deadline * rate) return false;
    }
    return true;
  };
  let high = Math.max(1, copies.reduce((sum, copy) => sum + copy[1], 0));
  if (!enough(high)) return -1;
  let low = 0;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (enough(middle)) high = middle;
    else low = middle;
  }
  return high;
}
