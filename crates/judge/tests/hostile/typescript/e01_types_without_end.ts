// time_limit
type Loop<T> = T extends never ? Loop<Loop<T>> : T;
export function solve(n: number): Loop<number> { for (;;); }
