import { expect, it } from "vitest";
import { inGroup, jobFacts, readJobsView, usageText, writeJobsView } from "./jobs-list";
import { companyJob } from "./testing/company-job";

it("says what is known on one line, and that nothing is", () => {
  expect(jobFacts(companyJob({}))).toMatch(/^Hybrid, Vienna and 1 more · Senior · Full time · €80/);
  const empty = { remote_policy: null, places: [], seniority: null, employment_type: null };
  expect(jobFacts(companyJob({ ...empty, pay_currency: null }))).toBe("Empty draft");
});

it("puts the three ends into one group", () => {
  const jobs = (["draft", "open", "filled", "closed", "expired"] as const).map((status) =>
    companyJob({ status }),
  );
  expect(inGroup(jobs, "ended")).toHaveLength(3);
  expect(inGroup(jobs, "open")).toHaveLength(1);
  expect(inGroup(jobs, "paused")).toHaveLength(0);
  expect(inGroup(jobs, "all")).toHaveLength(5);
});

it("writes what it reads, and nothing for the plain list", () => {
  const owner = "00000000-0000-4000-8000-000000000001";
  const query = `?status=draft&title=Rust&owner=${owner}&sort=expiry`;
  expect(writeJobsView(readJobsView(new URLSearchParams(query)))).toBe(query);
  const plain = readJobsView(new URLSearchParams("?status=tea&owner=me&sort=up"));
  expect(plain).toEqual({ group: "all", title: "", owner: null, sort: "newest" });
  expect(writeJobsView(plain)).toBe("");
});

it("says what is used of the tier", () => {
  const usage = { open: 2, open_limit: 5, featured: 1, featured_limit: 1 };
  expect(usageText(usage)).toBe("2 of 5 open jobs, 1 of 1 featured");
  expect(usageText({ ...usage, open: 1, open_limit: 1, featured: 0, featured_limit: 0 })).toBe(
    "1 of 1 open job, 0 of 0 featured",
  );
  expect(usageText({ ...usage, open_limit: null, featured_limit: null })).toBe(
    "2 open jobs, 1 featured",
  );
});
