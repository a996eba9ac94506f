/** Counting ends at a thousand. */
const MAX_COUNT = 1_000;

/** "1 open job", "1,000+ open jobs". */
export function countText(total: number, one: string, many: string): string {
  if (total >= MAX_COUNT) return `${total.toLocaleString("en")}+ ${many}`;
  return `${total.toLocaleString("en")} ${total === 1 ? one : many}`;
}
