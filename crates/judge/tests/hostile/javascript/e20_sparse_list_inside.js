// runtime_error: undefined
function solve() {
  const list = [];
  list[4294967294] = 1;
  return { list: [list] };
}
