import type { CompanyJob } from "@/lib/database.types";

/** A job of the list, for tests. */
export const companyJob = (more: Partial<CompanyJob>): CompanyJob => ({
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
  is_featured: false,
  interested_count: 0,
  undecided_count: 0,
  approved_count: 0,
  shared_count: 0,
  missing_for_publish: [],
  ...more,
});
