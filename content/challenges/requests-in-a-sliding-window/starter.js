// Return {admitted, retry_after}: how many requests were let in, and for each refused
// request, in order, after how many milliseconds its key could be let in again.
function admitRequests(limit, windowMs, requests) {
  return {"admitted":0,"retry_after":[]};
}
