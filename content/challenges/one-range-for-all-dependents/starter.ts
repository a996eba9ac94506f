function commonRange(ranges: string[]): string | { error: number } {
  // Return the canonical common range, or { error: index of the first invalid range }.
  return '';
}
