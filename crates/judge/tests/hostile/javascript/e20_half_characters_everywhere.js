// runtime_error: half of a surrogate pair
function solve() {
  const half = '\ud83d';
  console.log(half, [half], { [half]: half }, new Map([[half, half]]), new Error(half));
  return { [half]: 1 };
}
