// output_limit
export function solve(n: number): never { for (;;) console.log(n as unknown); }
