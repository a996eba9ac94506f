import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { firstScripts, overBudget, type Script } from "./budget-check.ts";

/** A file whose text is so long that nothing can compress it below. */
function script(fileName: string, imports: string[], kb: number, more?: Partial<Script>): Script {
  const code = randomBytes((kb * 1000 * 3) / 4).toString("base64");
  return { fileName, imports, code, isEntry: false, facadeModuleId: null, ...more };
}

const build = [
  script("index.js", ["vendor.js"], 8, { isEntry: true }),
  script("vendor.js", [], 40),
  script("browse.js", ["vendor.js", "part.js"], 8, { facadeModuleId: "/app/src/Browse.tsx" }),
  script("part.js", [], 8),
  script("other.js", [], 80, { facadeModuleId: "/app/src/Other.tsx" }),
];
const browse = (scripts: number, kb: number) => ({
  browse: { module: "src/Browse.tsx", first: { scripts, kb } },
});

it("counts the files of the app and of the page, each once", () => {
  const names = firstScripts(build, "src/Browse.tsx").map(({ fileName }) => fileName);
  expect(names.sort()).toEqual(["browse.js", "index.js", "part.js", "vendor.js"]);
});

it("lets a page pass that keeps to its budget", () => {
  expect(overBudget(build, browse(4, 64))).toEqual([]);
});

it("names a page that has a script too many, or a kB", () => {
  expect(overBudget(build, browse(3, 64))).toEqual([
    expect.stringMatching(/^src\/Browse\.tsx needs 4 scripts of \d\d kB; its budget is 3 of 64 kB/),
  ]);
  expect(overBudget(build, browse(4, 30))).toHaveLength(1);
});

it("does not pass over a page that is not in the build", () => {
  expect(() =>
    overBudget(build, { gone: { ...browse(9, 900).browse, module: "src/Gone.tsx" } }),
  ).toThrow("src/Gone.tsx");
});
