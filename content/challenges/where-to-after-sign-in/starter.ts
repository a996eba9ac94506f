function redirectTarget(target: string, allowedHosts: string[]): string {
  // Return target if it is safe to go there, otherwise '/'.
  return '';
}
