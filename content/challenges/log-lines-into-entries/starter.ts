function groupEntries(lines: string[]): string[][] {
  // Return one [time, level, text] for each entry, in the order of the log.
  return [];
}
