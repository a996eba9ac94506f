/** "3 years". */
export function yearsText(years: number): string {
  return years === 1 ? "1 year" : `${years} years`;
}

export function challengesText(count: number): string {
  if (count === 0) return "No challenges passed";
  return count === 1 ? "1 challenge passed" : `${count.toLocaleString()} challenges passed`;
}
