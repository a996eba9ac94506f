// runtime_error: undefined
function solve() {
  const list = [];
  list.length = 4294967295;
  return list;
}
