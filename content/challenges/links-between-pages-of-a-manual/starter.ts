// Return for each link the page of the site it leads to (with its fragment), or null.
function resolveLinks(page: string, links: string[]): (string | null)[] {
  return [];
}
