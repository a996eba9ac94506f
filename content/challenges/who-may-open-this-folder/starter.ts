function checkAccess(parents: number[], members: [string, string][], rules: [number, string, string][], queries: [string, number][]): string {
  // Return a string with one letter for each query: y or n.
  return '';
}
