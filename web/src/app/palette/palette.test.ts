// @vitest-environment jsdom

import { beforeEach, expect, it } from "vitest";
import { toolGroups } from "@/features/admin/tools";
import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import { employerContextQuery } from "@/lib/session/context";
import { judge, type Question } from "../guards";
import { pageAt } from "../page-at";
import type { Reader } from "./entries";
import { palette, remember } from "./palette";

const seeker = {
  role: "job_seeker",
  company_role: null,
  company_id: null,
  company_approval_status: null,
  is_internal_admin: false,
  needs_onboarding: false,
} satisfies Reader;
const recruiter = {
  ...seeker,
  role: "employer",
  company_role: "recruiter",
  company_id: "c",
  company_approval_status: "approved",
} satisfies Reader;
const admin = { ...recruiter, company_role: "admin" } satisfies Reader;
const waiting = { ...admin, company_approval_status: "pending" } satisfies Reader;
const newcomer = { ...seeker, role: null, needs_onboarding: true } satisfies Reader;
const staff = { ...newcomer, is_internal_admin: true } satisfies Reader;
const readers: Reader[] = [null, newcomer, seeker, recruiter, admin, waiting, staff];

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

it("offers staff their tools and a way out, and nothing of members or visitors", () => {
  const all = labels(staff, "");
  for (const { tools } of toolGroups) {
    for (const { label } of tools) expect(all).toContain(label);
  }
  expect(all).toEqual([...new Set(all)]);
  expect(all).toContain("Settings");
  expect(all).toContain("Log out");
  expect(all).toContain("Use the dark theme");
  expect(all).not.toContain("Sign in");
  expect(all).not.toContain("Messages");
  expect(labels(staff, "proofs")).toContain("Disputes");
  expect(palette(staff, "approval")[0]).toMatchObject({
    href: paths.adminTools,
    note: "Companies",
  });
});

it("offers who has no role yet the next step and a way out", () => {
  const all = labels(newcomer, "");
  expect(all[0]).toBe("Finish setting up");
  expect(all).toContain("Log out");
  expect(all).not.toContain("Sign in");
  expect(all).not.toContain("Create an account");
  expect(all).not.toContain("Notifications");
});

it("leaves candidates out until the company is approved", () => {
  expect(labels(admin, "")).toContain("Candidates");
  expect(labels(waiting, "")).toContain("New job");
  for (const label of ["Candidates", "Invited people", "Watchlist"]) {
    expect(labels(waiting, "")).not.toContain(label);
  }
});

it("leads only to pages that the reader can open", () => {
  for (const reader of readers) {
    for (const entry of palette(reader, "")) {
      if (!("href" in entry)) continue;
      const { pathname, search, hash } = new URL(entry.href, "https://devproof.invalid");
      const place = { pathname, search, hash };
      const page = pageAt(place);
      if (!page) throw new Error(`${entry.href} has no page`);
      const verdict = judge({ state: stateOf(reader), page, place, arriving: false, pageAt });
      if (verdict.kind === "stay") continue;
      const twin = reader?.role && page.insteadFor?.[reader.role];
      expect(verdict, entry.href).toMatchObject({ kind: "go", to: twin });
    }
  }
});

function stateOf(reader: Reader): Question["state"] {
  if (!reader) return { phase: "out" } as Question["state"];
  // Two steps of sign-in, which staff tools require.
  const token = `.${btoa(JSON.stringify({ aal: "aal2", amr: [{ method: "totp" }] }))}.`;
  return {
    phase: "in",
    session: { access_token: token, user: { factors: [] } },
    profile: reader,
    recovering: false,
    arrival: 1,
  } as unknown as Question["state"];
}

it("begins with the four places that it led to last, each once", () => {
  for (const number of [1, 2, 3, 4, 5, 2]) {
    remember(`Place ${number}`, `/user/place-${number}`);
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

it("forgets places that are closed to the reader by now", () => {
  remember("Create an account", paths.signUp);
  remember("Finish setting up", paths.selectRole);
  remember("Acme", paths.company("acme"));
  const recent = (reader: Reader) =>
    palette(reader, "").flatMap(({ group, label }) => (group === "Recent" ? [label] : []));
  expect(recent(null)).toEqual(["Acme", "Create an account"]);
  expect(recent(newcomer)).toEqual(["Acme", "Finish setting up"]);
  expect(recent(seeker)).toEqual(["Acme"]);
});
