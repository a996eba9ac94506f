/** "1 candidate", "3 candidates". */
export const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
