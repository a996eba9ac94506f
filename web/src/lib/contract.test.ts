import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

const web = fileURLToPath(new URL("../..", import.meta.url));

/** A name of the contract, the part of the generated file that declares it, and a page that reads it. */
const names = [
  {
    what: "a table's column",
    part: /\n {6}profiles: \{\n[\s\S]*?\n {6}\};/,
    name: "read_receipts",
    page: "src/features/account/PrivacyTab.tsx",
  },
  {
    what: "a field of a command's answer",
    part: /\n {6}start_job_import: \{\n[\s\S]*?\n {6}\};/,
    name: "chunk_bytes",
    page: "src/features/jobs/import/upload.ts",
  },
  {
    what: "a field of a read function's answer",
    part: /\nexport type CandidateRow = \{\n[\s\S]*?\n\};/,
    name: "expressed_interest_at",
    page: "src/features/candidates/CandidateRow.tsx",
  },
];

let folder = "";

beforeAll(async () => {
  // Inside the project, so that packages are found; below node_modules, so that nothing else reads it.
  folder = await mkdtemp(join(web, "node_modules/.contract-"));
  await cp(join(web, "src/lib"), join(folder, "lib"), { recursive: true });
  const up = relative(folder, web);
  const config = {
    extends: `${up}/tsconfig.json`,
    compilerOptions: {
      // The copy of `lib` stands before the real one.
      paths: { "@/*": ["./*", `${up}/src/*`], "@content/*": [`${up}/../content/*`] },
    },
    include: [],
    files: names.map(({ page }) => `${up}/${page}`),
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it("a name of the contract that changes is an error of tsc in the page that reads it", {
  timeout: 240_000,
}, async () => {
  const before = await filesWithErrors();
  expect(before).toEqual([]);

  const path = join(folder, "lib/database.types.ts");
  let types = await readFile(path, "utf8");
  for (const { what, part, name } of names) {
    const renamed = types.replace(part, (text) =>
      text.replace(new RegExp(`\\b${name}\\b`, "g"), `${name}_renamed`),
    );
    expect(renamed, what).not.toBe(types);
    types = renamed;
  }
  await writeFile(path, types);
  const after = await filesWithErrors();
  for (const { what, page } of names) expect(after, what).toContain(page);
});

/** The files below `web` that `tsc` finds wrong. */
async function filesWithErrors(): Promise<string[]> {
  const tsc = join(web, "node_modules/typescript/bin/tsc");
  const output = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [tsc, "--project", folder, "--pretty", "false"],
      { cwd: web },
      (_, stdout) => resolve(stdout),
    );
  });
  const files = output
    .split("\n")
    .flatMap((line) => /^(\S.*?)\(\d+,\d+\): error/.exec(line)?.[1] ?? []);
  return [...new Set(files)].map((file) => relative(web, join(web, file)));
}
