// @vitest-environment jsdom

import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { firstAnswer, firstProfile, isPageAsked } from "./first-answers";

const script = readFileSync("public/first.js", "utf8");

const anHourOn = () => Math.floor(Date.now() / 1000) + 3600;
const session = (more: object = {}) => ({
  access_token: "token",
  refresh_token: "refresh",
  expires_at: anHourOn(),
  user: { id: "ada" },
  ...more,
});
const requests = {
  roles: ["job_seeker"],
  parameters: ["job"],
  requests: [
    {
      path: "/rest/v1/rpc/browse_jobs",
      body: '{"p_tab":"discover"}',
      next: {
        path: "/rest/v1/rpc/get_job",
        argument: "p_id",
        parameter: "job",
        from: ["jobs", 0, "id"],
      },
    },
  ],
};

const list = { jobs: [{ id: "first" }] };
const send = vi.fn<typeof fetch>();

/** What was asked, as the server sees it. */
const asked = () =>
  send.mock.calls.map(([path, init]) => [path, init?.body].filter(Boolean).join(" "));

/** Opens a page as the server sends it, to this point. */
function open({
  stored = session() as object | null,
  page = requests as object | null,
  search = "",
}) {
  localStorage.clear();
  if (stored) localStorage.setItem("sb-localhost-auth-token", JSON.stringify(stored));
  localStorage.setItem("devproof.profile", JSON.stringify({ id: "ada", role: "job_seeker" }));
  history.replaceState(null, "", `/dashboard/browse-jobs${search}`);
  const data = (id: string, value: object | null) =>
    value ? `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>` : "";
  document.head.innerHTML = data("config", { anon_key: "anon" }) + data("first-requests", page);
  new Function(script)();
}

beforeEach(() => {
  globalThis.firstAnswers = undefined;
  vi.stubGlobal("fetch", send);
  send.mockReset();
  send.mockImplementation(async (path) =>
    Response.json(String(path).includes("profiles") ? { id: "ada" } : list),
  );
});
afterEach(() => vi.unstubAllGlobals());

const values = { p_tab: "discover" } as Parameters<typeof firstAnswer<"browse_jobs">>[2];

it("asks for the profile, the list and what stands first in it, each once", async () => {
  open({});
  expect(isPageAsked()).toBe(true);
  expect(await firstProfile("ada")).toEqual({ id: "ada" });
  expect(await firstAnswer("ada", "browse_jobs", values)).toEqual(list);
  expect(await firstAnswer("ada", "get_job", { p_id: "first" })).toEqual(list);
  expect(asked()).toEqual([
    "/rest/v1/profiles?select=*&id=eq.ada",
    '/rest/v1/rpc/browse_jobs {"p_tab":"discover"}',
    '/rest/v1/rpc/get_job {"p_id":"first"}',
  ]);
  expect(send.mock.calls[1]?.[1]?.headers).toMatchObject({
    apikey: "anon",
    authorization: "Bearer token",
  });
});

it("gives each answer once, and to nobody else", async () => {
  open({});
  expect(await firstAnswer("bob", "browse_jobs", values)).toBeNull();
  expect(await firstAnswer("ada", "browse_jobs", values)).toBeNull();
  expect(await firstProfile("ada")).toEqual({ id: "ada" });
  expect(await firstProfile("ada")).toBeNull();
});

it("has no answer to another question", async () => {
  open({});
  const other = { ...values, p_text: "rust" };
  expect(await firstAnswer("ada", "browse_jobs", other)).toBeNull();
});

it("has none once the page is no longer at its beginning", async () => {
  open({});
  vi.spyOn(performance, "now").mockReturnValue(31_000);
  expect(await firstAnswer("ada", "browse_jobs", values)).toBeNull();
});

it("asks for the job that the address names", async () => {
  open({ search: "?job=named" });
  await vi.waitFor(() => expect(asked()).toContain('/rest/v1/rpc/get_job {"p_id":"named"}'));
  expect(asked()).toHaveLength(3);
});

it("asks only for the profile where the address says more, or the page is for others", () => {
  const expected = ["/rest/v1/profiles?select=*&id=eq.ada"];
  open({ search: "?tab=saved" });
  expect(asked()).toEqual(expected);
  expect(isPageAsked()).toBe(false);
  for (const page of [null, { ...requests, roles: ["employer"] }]) {
    send.mockClear();
    open({ page });
    expect(asked()).toEqual(expected);
  }
});

it("asks nothing without a session that is good by itself", () => {
  const token = (claims: object) => `head.${btoa(JSON.stringify(claims))}.sign`;
  const factors = [{ status: "verified" }];
  for (const stored of [
    null,
    {},
    session({ expires_at: Math.floor(Date.now() / 1000) + 30 }),
    session({ user: { id: "ada", factors }, access_token: token({ aal: "aal1" }) }),
    session({ user: { id: "ada", factors }, access_token: "unreadable" }),
  ]) {
    open({ stored });
    expect(globalThis.firstAnswers).toBeUndefined();
  }
  expect(send).not.toHaveBeenCalled();
  open({ stored: session({ user: { id: "ada", factors }, access_token: token({ aal: "aal2" }) }) });
  expect(isPageAsked()).toBe(true);
});

it.each([
  ["refused", () => Promise.resolve(new Response("{}", { status: 401 }))],
  ["lost", () => Promise.reject(new TypeError("Failed to fetch"))],
] as const)("leaves what was %s to the client", async (_, answer) => {
  send.mockImplementation(answer);
  open({});
  expect(await firstProfile("ada")).toBeNull();
  expect(await firstAnswer("ada", "browse_jobs", values)).toBeNull();
});

it("applies a chosen theme", () => {
  localStorage.setItem("devproof.theme", "dark");
  new Function(script)();
  expect(document.documentElement.dataset.theme).toBe("dark");
  delete document.documentElement.dataset.theme;
});
