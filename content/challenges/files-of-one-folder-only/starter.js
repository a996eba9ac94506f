function publicFile(path) {
  // Return the file's path inside of the public folder,
  // or null (None) if the request is refused.
  return '';
}
