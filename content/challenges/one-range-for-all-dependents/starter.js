function commonRange(ranges) {
  // Return the canonical common range, or { error: index of the first invalid range }.
  return '';
}
