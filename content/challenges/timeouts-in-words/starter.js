function parseTimeout(text) {
  // Return the timeout in milliseconds,
  // or null (None) when the text is not a valid timeout.
  return 0;
}
