function filterTickets(query: string, tickets: Record<string, unknown>[]): number[] | { error: number } {
  // Return the indexes of the tickets that match, or { error: position }.
  return [];
}
