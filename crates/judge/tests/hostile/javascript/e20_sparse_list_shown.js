// accepted: 7
function solve(n) {
  const list = [];
  list.length = 4294967295;
  console.log(list, [list], { list }, new Set([list]));
  return n;
}
