import { describe, expect, it } from "vitest";
import { gains, limitKeys, limitText, limitWords, tierWithMore } from "./limits";
import { dayOf, formatCents, savedByYear, soldBy } from "./price";
import { tiersOf } from "./testing/samples";

const seekers = tiersOf("job_seeker");
const employers = tiersOf("employer");

describe("limits", () => {
  it("have words, whichever tier has them", () => {
    for (const { limits } of [...seekers, ...employers]) {
      expect(limitKeys(limits).toSorted()).toEqual(Object.keys(limits).toSorted());
    }
    for (const { label, link } of Object.values(limitWords)) expect(label + link).not.toBe("");
  });

  it.each([
    [null, "Unlimited"],
    [true, "Included"],
    [false, "Not included"],
    [undefined, "Not included"],
    ["none", "Not included"],
    [0, "None"],
    [5000, "5,000"],
    ["advanced", "Advanced"],
  ] as const)("of %j are %j", (value, text) => {
    expect(limitText(value)).toBe(text);
  });

  it("that differ between two tiers are told, and no others", () => {
    const [core, pro] = seekers;
    if (!core || !pro) throw new Error("There are no two tiers.");
    expect(gains(core.limits, pro.limits)).toEqual([
      "discover_per_day",
      "interviews_per_month",
      "featured_projects",
      "analytics",
    ]);
  });

  it("lead to the smallest tier that has more", () => {
    expect(tierWithMore(seekers, "discover_per_day", 3)?.id).toBe("pro");
    expect(tierWithMore(seekers, "discover_per_day", 5)?.id).toBe("founding");
    expect(tierWithMore(seekers, "discover_per_day", 10)).toBeNull();
    expect(tierWithMore(seekers, "message_first", false)?.id).toBe("founding");
    expect(tierWithMore(employers, "open_jobs", 5)?.id).toBe("flagship");
    expect(tierWithMore(employers, "open_jobs", null)).toBeNull();
  });
});

describe("prices", () => {
  it("are written with cents only where there are some", () => {
    expect(formatCents(5000)).toBe("$50");
    expect(formatCents(299_000, "usd")).toBe("$2,990");
    expect(formatCents(4167)).toBe("$41.67");
    expect(formatCents(0)).toBe("$0");
  });

  it("say what a year saves", () => {
    expect(seekers.map(savedByYear)).toEqual([null, 100, null]);
    expect(employers.map(savedByYear)).toEqual([null, 598, 1998]);
  });

  it("are by the only interval there is", () => {
    expect(seekers.map((tier) => soldBy(tier, "month"))).toEqual(["month", "month", "year"]);
  });

  it("fall due on a day", () => {
    expect(dayOf("2027-01-08T12:00:00Z")).toBe("January 8, 2027");
  });
});
