import { expect, it } from "vitest";
import { searchLock } from "./search-lock";

it("locks search only for employers whose company is not approved", () => {
  const employer = { role: "employer", needs_onboarding: false } as const;
  expect(searchLock(null)).toBeNull();
  expect(
    searchLock({ role: "job_seeker", company_approval_status: null, needs_onboarding: false }),
  ).toBeNull();
  expect(searchLock({ ...employer, company_approval_status: "approved" })).toBeNull();
  for (const status of ["pending", "needs_changes", "rejected", "suspended", null] as const) {
    expect(searchLock({ ...employer, company_approval_status: status })).toMatch(/approved/);
  }
});
