function judgePackets(packets, window) {
  // Return one letter for each packet: a, f, o or r.
  return '';
}
