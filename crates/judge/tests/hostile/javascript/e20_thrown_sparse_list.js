// runtime_error: Thrown
function solve() {
  const list = [];
  list.length = 4294967295;
  throw list;
}
