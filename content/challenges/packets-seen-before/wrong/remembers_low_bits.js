// Remembers only the low 16 bits, so packets of the second turn of the counter look like replays.
function judgePackets(packets, window) {
  const seen = new Set();
  let top = null, out = '';
  for (const [low, genuine] of packets) {
    let d = top === null ? 0 : (((low - top) % 65536) + 65536) % 65536;
    if (d > 32768) d -= 65536;
    if (top !== null && -d >= window) out += 'o';
    else if (seen.has(low)) out += 'r';
    else if (!genuine) out += 'f';
    else {
      seen.add(low);
      top = top === null ? low : Math.max(top, top + d);
      out += 'a';
    }
  }
  return out;
}
