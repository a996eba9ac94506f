// time_limit | memory_limit
async function solve() {
  const again = () => Promise.resolve().then(again);
  await again();
}
