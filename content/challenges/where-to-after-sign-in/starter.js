function redirectTarget(target, allowedHosts) {
  // Return target if it is safe to go there, otherwise '/'.
  return '';
}
