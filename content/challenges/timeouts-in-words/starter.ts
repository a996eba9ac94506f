function parseTimeout(text: string): number | null {
  // Return the timeout in milliseconds,
  // or null (None) when the text is not a valid timeout.
  return 0;
}
