// memory_limit
export function solve(): number[] { const all: number[][] = []; for (;;) all.push([all.length]); }
