// The lines with the values of the secrets masked.
function maskSecrets(lines: string[], names: string[]): string[] {
  const secret = new RegExp('(' + names.join('|') + ')("?\\s*[=:]\\s*"?)(.*)("|$)', 'i');
  return lines.map((line) => line.replace(secret, '$1$2***$4'));
}
