const enough = 10;

/**
 * What to say under a new password while it is typed. Length is the only thing that can be told here; how
 * easy it is to guess is measured by the server.
 */
export function passwordHint(password: string): string {
  const length = [...password].length;
  if (length === 0)
    return `Use at least ${enough} characters that are hard to guess. Four unrelated words work well.`;
  if (length < enough) return `${length} of at least ${enough} characters.`;
  return "Long enough. The server checks that it is hard to guess.";
}
