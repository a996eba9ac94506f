// time_limit | wrong_answer | output_limit
function solve() {
  return new Proxy({}, { ownKeys: () => { for (;;); } });
}
