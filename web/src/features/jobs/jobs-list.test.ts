// @vitest-environment node
import { expect, it } from "vitest";
import { inGroup, jobFacts, readJobsView, writeJobsView } from "./jobs-list";
import { companyJob } from "./testing/company-job";

it("says what is known on one line, and that nothing is", () => {
  expect(jobFacts(companyJob({}))).toMatch(
    /^Hybrid, Vienna and 1 more · Senior · Full time · €80/,
  );
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
