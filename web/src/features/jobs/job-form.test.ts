import { expect, it } from "vitest";
import { changedFields } from "@/lib/three-way";
import { fromForm, invalidFields, stillMissing, toDraft, toForm } from "./job-form";

const job: Parameters<typeof toDraft>[0] = {
  title: "Storage engineer",
  description: "Own the write path.",
  role_family: "backend",
  seniority: "senior",
  employment_type: null,
  remote_policy: "remote",
  places: ["Berlin, Germany"],
  countries: ["DE"],
  utc_offset_min: -1,
  utc_offset_max: 3,
  pay_min: 88_000,
  pay_max: 110_000,
  pay_currency: "EUR",
  pay_period: null,
  equity: null,
  visa_sponsorship: false,
  min_years: 5,
  min_rank: 0,
  min_system_design: null,
  interview_process: null,
  application_url: null,
  expires_at: "2027-01-31T17:30:00+00:00",
  skills: [{ skill_id: 1, slug: "rust", name: "Rust", importance: "must", min_years: null }],
};
const stored = toDraft(job);
const form = toForm(stored);
const sent = (change: Partial<typeof form>) =>
  changedFields(stored, fromForm({ ...form, ...change }, stored));

it("changes nothing by being opened", () => {
  expect(sent({})).toEqual({});
});

it("sends what was changed and nothing else", () => {
  expect(sent({ title: " Storage lead ", equity: "0.1 %" })).toEqual({
    title: "Storage lead",
    equity: "0.1 %",
  });
});

it("clears with null, and tells no from not said", () => {
  const cleared = {
    visa_sponsorship: "",
    role_family: "",
    seniority: "",
    min_rank: "",
    min_years: null,
  };
  expect(sent(cleared)).toEqual({
    visa_sponsorship: null,
    role_family: null,
    seniority: null,
    min_rank: null,
    min_years: null,
  });
  expect(sent({ visa_sponsorship: "yes" })).toEqual({ visa_sponsorship: true });
});

it("sends the kind of work of the list, and nothing else", () => {
  expect(sent({ role_family: "mobile_ios" })).toEqual({ role_family: "mobile_ios" });
  expect(sent({ role_family: "astronomy" })).toEqual({ role_family: null });
});

it("keeps rank 0 and both ends of a range", () => {
  expect(form.min_rank).toBe("0");
  expect(sent({ utc_offset_min: "", utc_offset_max: "" })).toEqual({
    utc_offset_min: null,
    utc_offset_max: null,
  });
});

it("closes at the end of the chosen day", () => {
  const { expires_at } = sent({ expires_on: "2027-02-01" });
  expect(new Date(expires_at ?? "").getHours()).toBe(23);
  expect(sent({ expires_on: "" })).toEqual({ expires_at: null });
});

it("holds back what cannot be stored, with what belongs to it", () => {
  expect(invalidFields(form)).toEqual([]);
  expect(invalidFields({ ...form, title: " " })).toEqual(["title"]);
  expect(invalidFields({ ...form, pay_min: 200_000 }).sort()).toEqual(["pay_max", "pay_min"]);
  expect(invalidFields({ ...form, utc_offset_max: "" }).sort()).toEqual([
    "utc_offset_max",
    "utc_offset_min",
  ]);
  expect(invalidFields({ ...form, application_url: "javascript:alert(1)" })).toEqual([
    "application_url",
  ]);
});

it("says what is missing by what is typed, before a save", () => {
  const all = ["description", "seniority", "places", "pay_min", "skills", "weights", "expires_at"];
  const missing = all.map((field) => ({ field, message: field }));
  const fields = (change: Partial<typeof form>) =>
    stillMissing(missing, { ...form, ...change }).map(({ field }) => field);
  expect(fields({ expires_on: "" })).toEqual(["weights"]);
  expect(fields({ expires_on: "2001-01-31" })).toEqual(["weights", "expires_at"]);
  const empty = { description: "  ", seniority: "", pay_max: null, skills: [], expires_on: "" };
  expect(fields(empty)).toEqual(["description", "seniority", "pay_min", "skills", "weights"]);
  expect(fields({ places: [], expires_on: "" })).toEqual(["weights"]);
  expect(fields({ places: [], remote_policy: "onsite", expires_on: "" })).toEqual([
    "places",
    "weights",
  ]);
  expect(stillMissing([], { ...form, description: "" })).toEqual([]);
});
