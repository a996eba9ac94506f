// accepted: ["undefined","undefined","undefined","undefined","undefined"]
const solve = () => [typeof process, typeof std, typeof os, typeof Deno, typeof scriptArgs];
