import { expect, it } from "vitest";
import { jobLabels } from "./job-labels";

const job = (id: string, more: Partial<Parameters<typeof jobLabels>[0][number]> = {}) => ({
  id,
  title: "Staff engineer",
  seniority: "staff" as const,
  places: ["Vienna"],
  remote_policy: "onsite" as const,
  published_at: "2026-11-01T10:00:00Z",
  ...more,
});
const labels = (...jobs: ReturnType<typeof job>[]) => [...jobLabels(jobs, "en-GB").values()];

it("is the title, as long as no other job has it", () => {
  expect(labels(job("a"), job("b", { title: "Designer" }))).toEqual(["Staff engineer", "Designer"]);
});

it("says only what tells jobs of one title apart", () => {
  expect(labels(job("a"), job("b", { places: ["Oslo"] }))).toEqual([
    "Staff engineer, Vienna",
    "Staff engineer, Oslo",
  ]);
  expect(labels(job("a"), job("b", { seniority: "staff" }), job("c", { title: "X" }))[2]).toBe("X");
  expect(labels(job("a"), job("b", { published_at: "2026-10-02T00:00:00Z" }))).toEqual([
    "Staff engineer, 1 Nov 2026",
    "Staff engineer, 2 Oct 2026",
  ]);
});

it("counts those that are the same in everything", () => {
  expect(new Set(labels(job("a"), job("b"), job("c", { published_at: null }))).size).toBe(3);
});
