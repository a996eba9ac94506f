// accepted: 14
function solve(n) {
  const giant = Array.from({ length: 20000 }, (_, index) => ({ index, list: new Array(50).fill(index) }));
  console.log(giant);
  return n * 2;
}
