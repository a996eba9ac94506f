// time_limit
enum Forever { Yes = 1 }
export const solve = (n: number): number => { while (Forever.Yes) n++; return n; };
