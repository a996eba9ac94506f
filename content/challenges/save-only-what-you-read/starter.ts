function serveDocuments(requests: { method: string; path: string; if_match: string | null; if_none_match: string | null; body: string | null }[]): (number | string | null)[][] {
  // Return one [status, etag] for each request, in order.
  return [];
}
