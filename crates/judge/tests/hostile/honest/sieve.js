// accepted: 168
function solve() {
  const marked = new Uint8Array(1000);
  let primes = 0;
  for (let n = 2; n < 1000; n++) {
    if (marked[n]) continue;
    primes++;
    for (let m = n * n; m < 1000; m += n) marked[m] = 1;
  }
  return primes;
}
