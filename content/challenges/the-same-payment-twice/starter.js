function answerPayments(requests, ttl) {
  // Return one of 'new N', 'replay N' or 'conflict' for each request, in order.
  return [];
}
