import { beforeEach, expect, it } from "vitest";
import { queryClient } from "@/lib/query-client";
import { employerContextQuery } from "@/lib/session/context";
import { pageAt } from "../page-at";
import type { Reader } from "./entries";
import { palette, remember } from "./palette";

const seeker: Reader = {
  role: "job_seeker",
  company_role: null,
  company_id: null,
  is_internal_admin: false,
};
const recruiter: Reader = {
  role: "employer",
  company_role: "recruiter",
  company_id: "c",
  is_internal_admin: false,
};
const admin: Reader = { ...recruiter, company_role: "admin" };

const labels = (reader: Reader, typed: string) => palette(reader, typed).map(({ label }) => label);

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
});

it("finds by the beginnings of words, by other words, and without accents", () => {
  expect(labels(seeker, "resume")).toEqual(["Import a résumé"]);
  expect(labels(seeker, "imp res")).toEqual(["Import a résumé"]);
  expect(labels(seeker, "sign out")).toEqual(["Log out"]);
  expect(labels(seeker, "set")[0]).toBe("Settings");
  expect(labels(seeker, "nothing is called so")).toEqual([]);
  expect(labels(null, "sign").slice(0, 1)).toEqual(["Sign in"]);
});

it("offers each role its own, and recruiters what they may", () => {
  expect(labels(seeker, "")).not.toContain("New job");
  expect(labels(admin, "")).toContain("New job");
  expect(labels(recruiter, "")).not.toContain("New job");
  queryClient.setQueryData(employerContextQuery.queryKey, {
    company: null,
    permissions: ["manage_jobs"],
  });
  expect(labels(recruiter, "")).toContain("New job");
  expect(labels(recruiter, "")).not.toContain("Subscription Tiers");
  expect(labels(null, "log out")).toEqual([]);
});

it("leads to pages that exist", () => {
  for (const reader of [null, seeker, admin]) {
    for (const entry of palette(reader, "")) {
      if (!("href" in entry)) continue;
      const { pathname } = new URL(entry.href, "https://devproof.invalid");
      expect(pageAt({ pathname }), entry.href).toBeDefined();
    }
  }
});

it("begins with the four places that it led to last, each once", () => {
  for (const number of [1, 2, 3, 4, 5, 2]) {
    remember(`Place ${number}`, `/place-${number}`);
  }
  expect(labels(null, "").slice(0, 5)).toEqual([
    "Place 2",
    "Place 5",
    "Place 4",
    "Place 3",
    "Jobs",
  ]);
  expect(labels(null, "place")).toEqual([]);
  localStorage.setItem(
    "devproof.draft.palette.recent",
    '{"places":[{"label":"Elsewhere","href":"//elsewhere.example"},null,3]}',
  );
  expect(labels(null, "")[0]).toBe("Jobs");
});
