// time_limit | memory_limit
function solve() {
  const list = [];
  list[2 ** 32 - 2] = 1;
  return list.join('').length;
}
