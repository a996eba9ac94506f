function filterTickets(query, tickets) {
  // Return the indexes of the tickets that match, or { error: position }.
  return [];
}
