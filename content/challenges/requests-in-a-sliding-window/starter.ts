// Return {admitted, retry_after}: how many requests were let in, and for each refused
// request, in order, after how many milliseconds its key could be let in again.
function admitRequests(limit: number, windowMs: number, requests: [number, string][]): { admitted: number; retry_after: number[] } {
  return {"admitted":0,"retry_after":[]};
}
