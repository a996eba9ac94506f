function answerPayments(requests: { time: number; key: string | null; body: object }[], ttl: number): string[] {
  // Return one of 'new N', 'replay N' or 'conflict' for each request, in order.
  return [];
}
