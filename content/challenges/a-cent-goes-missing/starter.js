// Splits the total among the parties by their weights.
function splitTotal(total, parties) {
  const cents = Math.floor(parseFloat(total) * 100);
  const sum = parties.reduce((all, [, weight]) => all + weight, 0);

  let rest = cents;
  const parts = parties.map(([, weight]) => {
    const part = Math.floor(cents * (weight / sum));
    rest -= part;
    return part;
  });

  // What rounding has left over goes to the first ones.
  for (let i = 0; rest > 0; i++, rest--) {
    parts[i % parts.length] += 1;
  }
  return parties.map(([name], i) => [name, (parts[i] / 100).toFixed(2)]);
}
