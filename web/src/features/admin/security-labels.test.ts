import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { detailText, securityLabels } from "./security-labels";

it("has words for every action of the reference", () => {
  const page = readFileSync(
    new URL("../../../../docs/reference/audit.md", import.meta.url),
    "utf8",
  );
  const actions = [...page.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, name]) => name);
  expect(actions.length).toBeGreaterThan(30);
  expect(Object.keys(securityLabels).sort()).toEqual(actions.sort());
});

it("tells details in a line", () => {
  expect(detailText({ reason: "too_many", count: 2, changed: ["data", "email"] })).toBe(
    "reason too many · count 2 · changed data, email",
  );
  expect(detailText({})).toBe("");
});
