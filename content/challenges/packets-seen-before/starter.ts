function judgePackets(packets: [number, boolean][], window: number): string {
  // Return one letter for each packet: a, f, o or r.
  return '';
}
