// @vitest-environment node
import { expect, it } from "vitest";
import type { CompanyJob } from "@/lib/database.types";
import { inGroup, jobFacts, readGroup } from "./jobs-list";

const job = (more: Partial<CompanyJob>): CompanyJob => ({
  id: "j",
  title: "Storage engineer",
  status: "open",
  seniority: "senior",
  employment_type: "full_time",
  remote_policy: "hybrid",
  places: ["Vienna", "Graz"],
  pay_min: 80_000,
  pay_max: 95_000,
  pay_currency: "EUR",
  pay_period: "year",
  published_at: null,
  expires_at: null,
  created_at: "",
  updated_at: "",
  version: 1,
  recruiter: null,
  interested_count: 0,
  undecided_count: 0,
  approved_count: 0,
  shared_count: 0,
  missing_for_publish: [],
  ...more,
});

it("says what is known on one line, and that nothing is", () => {
  expect(jobFacts(job({}))).toMatch(/^Hybrid, Vienna and 1 more · Senior · Full time · €80/);
  const empty = { remote_policy: null, places: [], seniority: null, employment_type: null };
  expect(jobFacts(job({ ...empty, pay_currency: null }))).toBe("Empty draft");
});

it("puts the three ends into one group", () => {
  const jobs = (["draft", "open", "filled", "closed", "expired"] as const).map((status) =>
    job({ status }),
  );
  expect(inGroup(jobs, "ended")).toHaveLength(3);
  expect(inGroup(jobs, "all")).toHaveLength(5);
  expect(readGroup("nonsense")).toBe("all");
  expect(readGroup("draft")).toBe("draft");
});
