import { describe, expect, it } from "vitest";
import type { JobWeight } from "@/lib/database.types";
import {
  afterSkills,
  editorRows,
  type GeneralCriterion,
  sumsUp,
  unmeasured,
  weightInputs,
} from "./weights";

const skill = (slug: string, weight: number): JobWeight => ({
  key: `skill:${slug}`,
  criterion: "skill",
  skill_id: 1,
  slug,
  label: slug.toUpperCase(),
  weight,
});
const general = (criterion: GeneralCriterion, weight: number): JobWeight => ({
  key: criterion,
  criterion,
  skill_id: null,
  slug: null,
  label: criterion,
  weight,
});
const skills = (...slugs: string[]) => slugs.map((slug) => ({ slug, name: slug.toUpperCase() }));
const bySlug = (weights: JobWeight[], ...slugs: string[]) =>
  Object.fromEntries(
    (afterSkills(weights, skills(...slugs)) ?? []).map((one) => [
      one.slug ?? one.criterion,
      one.weight,
    ]),
  );

describe("the editor's rows", () => {
  it("hold every criterion, the heaviest first, and send only what counts", () => {
    const rows = editorRows([general("years", 40), skill("rust", 60)], skills("rust", "c"));
    expect(rows.slice(0, 2).map(({ key, weight }) => [key, weight])).toEqual([
      ["skill:rust", 60],
      ["years", 40],
    ]);
    expect(rows.map(({ key }) => key)).toContain("skill:c");
    expect(rows).toHaveLength(8);
    expect(rows.find(({ key }) => key === "role")?.label).toBe("Role");
    expect(sumsUp(rows)).toBe(true);
    expect(weightInputs(rows)).toEqual([
      { criterion: "skill", slug: "rust", weight: 60 },
      { criterion: "years", weight: 40 },
    ]);
  });

  it("stay at nothing while nothing is set", () => {
    expect(sumsUp(editorRows([], skills("rust")))).toBe(false);
  });
});

describe("after the skills changed", () => {
  const weights = [skill("rust", 40), skill("c", 20), general("years", 30), general("rank", 10)];

  it("a new skill takes an average share of the skills, and the rest stays", () => {
    expect(bySlug(weights, "rust", "c", "go")).toEqual({
      rust: 27,
      c: 13,
      go: 20,
      years: 30,
      rank: 10,
    });
  });

  it("what a removed skill weighed goes to the other skills", () => {
    expect(bySlug(weights, "rust")).toEqual({ rust: 60, years: 30, rank: 10 });
  });

  it("without skills the rest is all", () => {
    expect(bySlug(weights)).toEqual({ years: 75, rank: 25 });
  });

  it("the first skills take the usual share", () => {
    expect(bySlug([general("years", 75), general("rank", 25)], "rust", "c")).toEqual({
      rust: 23,
      c: 22,
      years: 41,
      rank: 14,
    });
  });

  it("a new job's first skills leave the weights to the server", () => {
    const defaults = [
      general("role", 40),
      general("seniority", 25),
      general("years", 5),
      general("projects", 10),
      general("system_design", 10),
      general("rank", 10),
    ];
    expect(afterSkills(defaults, skills("rust"))).toBeNull();
    const chosen = [general("role", 35), general("seniority", 30), ...defaults.slice(2)];
    expect(afterSkills(chosen, skills("rust"))).not.toBeNull();
  });

  it("keeps what is unchanged as it is, and leaves a job without weights to the server", () => {
    expect(bySlug(weights, "rust", "c")).toEqual({ rust: 40, c: 20, years: 30, rank: 10 });
    expect(afterSkills([], skills("rust"))).toBeNull();
  });

  it("always sums to 100", () => {
    for (let count = 0; count <= 12; count += 1) {
      const slugs = Array.from({ length: count }, (_, index) => `s${index}`);
      const sum = (afterSkills(weights, skills(...slugs)) ?? []).reduce(
        (a, one) => a + one.weight,
        0,
      );
      expect(sum).toBe(100);
    }
  });
});

it("names what weighs but cannot be measured", () => {
  const rows = editorRows([general("years", 60), general("rank", 40)], []);
  const job = { min_years: null, min_rank: 2, min_system_design: null, seniority: null };
  expect(unmeasured(rows, job)).toEqual([
    {
      key: "years",
      sentence: "Years of experience doesn't count yet. Enter how many years the job requires.",
    },
  ]);
});
