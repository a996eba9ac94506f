function loadSettings(files: Record<string, string[]>, main: string): Record<string, string> {
  // Return the settings, or { error: '…' }.
  return {};
}
