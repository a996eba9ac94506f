// accepted: [3,5,7]
interface Queue<T> { push(item: T): void; pop(): T | undefined }
class Sorted implements Queue<number> {
  private items: number[] = [];
  constructor(private readonly compare: (a: number, b: number) => number) {}
  push(item: number) { this.items.push(item); this.items.sort(this.compare); }
  pop() { return this.items.shift(); }
}
export function solve(n: number): (number | undefined)[] {
  const queue = new Sorted((a, b) => a - b);
  for (const item of [5, n, 3]) queue.push(item);
  return [queue.pop()!, queue.pop(), queue.pop() satisfies number | undefined];
}
