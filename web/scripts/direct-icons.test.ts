import { expect, it } from "vitest";
import { importDirectly, readIconFiles } from "./direct-icons.ts";

const files = readIconFiles(`import * as index from './icons/index.mjs';
export { index as icons };
export { default as Search, default as SearchIcon } from './icons/search.mjs';
export { default as CircleHelp, default as CircleQuestionMark } from './icons/circle-question-mark.mjs';
export { default as createLucideIcon } from './shared/createLucideIcon.mjs';`);
const direct = (code: string) => importDirectly(code, (name) => files.get(name));

it("imports each icon from its own file, under the name used", () => {
  expect(direct('import { CircleHelp as Help, Search } from "lucide-react";')).toBe(
    'import Help from "./icons/circle-question-mark.mjs"; import Search from "./icons/search.mjs";',
  );
});

it("drops types and keeps an import that it cannot resolve", () => {
  expect(direct('import { type LucideIcon, Search } from "lucide-react";')).toBe(
    'import Search from "./icons/search.mjs";',
  );
  const unknown = 'import { Missing, Search } from "lucide-react";';
  expect(direct(unknown)).toBe(unknown);
});
