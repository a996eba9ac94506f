// time_limit | runtime_error
function solve() {
  throw Object.defineProperty(new Error('x'), 'message', { get() { for (;;); } });
}
