function judgePackets(packets, window) {
  const ring = new Map();         // place -> full counter stored there
  let top = null;
  let letters = '';
  for (const [low, genuine] of packets) {
    let full = low;
    if (top !== null) {
      let ahead = (low - top) & 65535;
      if (ahead > 32768) ahead -= 65536;
      full = top + ahead;
      if (full <= top - window) {
        letters += 'o';
        continue;
      }
    }
    const place = ((full % window) + window) % window;
    if (ring.get(place) === full) {
      letters += 'r';
    } else if (!genuine) {
      letters += 'f';
    } else {
      ring.set(place, full);
      if (top === null || full > top) top = full;
      letters += 'a';
    }
  }
  return letters;
}
