function loadSettings(files, main) {
  // Return the settings, or { error: '…' }.
  return {};
}
