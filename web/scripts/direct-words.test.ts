import { expect, it } from "vitest";
import { importLists, readWordFiles } from "./direct-words.ts";

const files = readWordFiles(`// The closed lists.
export { aalValues, type Aal } from "./vocabulary/aal.generated";
export { jobStatusLabels, jobStatusValues, type JobStatus } from "./vocabulary/job-status.generated";`);
const direct = (code: string) => importLists(code, (name) => files.get(name));

it("imports each list from its own file, on as many lines", () => {
  const code = `import {
  aalValues,
  type JobStatus,
  jobStatusLabels as labels,
  jobStatusValues,
} from "@/lib/vocabulary.generated";
next();`;
  const [first, ...rest] = direct(code).split("\n");
  expect(first).toBe(
    'import { aalValues } from "./vocabulary/aal.generated.ts"; import { jobStatusLabels as labels, jobStatusValues } from "./vocabulary/job-status.generated.ts";',
  );
  expect(rest.indexOf("next();")).toBe(5);
});

it("leaves types, and an import that it cannot resolve", () => {
  const types = 'import type { Aal } from "@/lib/vocabulary.generated";';
  expect(direct(types)).toBe(types);
  const unknown = 'import { missingValues } from "@/lib/vocabulary.generated";';
  expect(direct(unknown)).toBe(unknown);
  expect(direct('import { type Aal } from "@/lib/vocabulary.generated";')).toBe("");
});
