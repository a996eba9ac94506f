import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isVerified } from "@/entities/match/match";
import { demoStart } from "./queries";

/** A challenge of the catalogue, as far as it proves something. */
type Challenge = { skills: string[]; languages?: string[]; kind: string };

const folder = "../content/challenges";
const catalogue: Challenge[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => JSON.parse(readFileSync(`${folder}/${name}/challenge.json`, "utf8")));

/** How many challenges can prove a skill: those about it, and those that are answered in it. */
const proving = (label: string) =>
  catalogue.filter(({ skills, languages = [] }) =>
    [...skills, ...languages].some((one) => one.toLowerCase() === label.toLowerCase()),
  ).length;

const passed = (detail: string) => Number(/^(\d+) challenges? passed/.exec(detail)?.[1]);

describe("the example on the start page", () => {
  const proved = demoStart.match.criteria.filter(
    ({ key, state }) => key.startsWith("skill:") && isVerified(state),
  );

  it("proves a skill, so that there is something to see", () => {
    expect(proved.length).toBeGreaterThan(0);
  });

  it.each(proved)("proves $label by no more challenges than the catalogue has", (criterion) => {
    expect(passed(criterion.detail)).toBeGreaterThan(0);
    expect(proving(criterion.label)).toBeGreaterThanOrEqual(passed(criterion.detail));
  });
});
