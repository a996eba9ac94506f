import { describe, expect, it } from "vitest";
import { withNext } from "@/lib/next-place";
import { paths } from "@/lib/paths";
import type { Profile } from "@/lib/session/profile";
import type { SessionState } from "@/lib/session/session-store";
import { judge, type LocationState, type Place, type Verdict } from "./guards";
import type { Page } from "./page-types";

const people = {
  seeker: { role: "job_seeker" },
  employer: { role: "employer", company_role: "admin" },
  recruiter: { role: "employer", company_role: "recruiter" },
  newcomer: { role: null, needs_onboarding: true },
  staff: { role: null, is_internal_admin: true, needs_onboarding: true },
} satisfies Record<string, Partial<Profile>>;

const table: Pick<Page, "path" | "who" | "insteadFor" | "withoutFactor" | "companyAdmin">[] = [
  { path: "/", who: "guests" },
  { path: "/signin", who: "guests" },
  { path: "/signup", who: "guests" },
  { path: "/signin/second-factor", who: "second-factor" },
  { path: "/auth/google/callback", who: "passing" },
  { path: "/auth/reset-password", who: "guests" },
  { path: "/company/acme", who: "anyone" },
  { path: "/404", who: "anyone" },
  {
    path: "/dashboard/profile",
    who: "job_seeker",
    insteadFor: { employer: "/dashboard/employer-profile" },
  },
  { path: "/dashboard/browse-jobs", who: "job_seeker" },
  { path: "/dashboard/interested-candidates", who: "employer" },
  { path: "/dashboard/messages", who: "signed-in" },
  { path: "/dashboard/employer-subscription-tiers", who: "employer", companyAdmin: true },
  { path: "/dashboard/checkout", who: "signed-in", companyAdmin: true },
  { path: "/dashboard/select-role", who: "onboarding" },
  { path: "/dashboard/associate-company", who: "onboarding" },
  { path: "/admin/tools", who: "staff" },
  { path: "/admin/account", who: "staff", withoutFactor: true },
];
const pageAt = ({ pathname }: Place) => table.find((page) => page.path === pathname);

type Who = keyof typeof people | "guest" | "without-profile";
type Options = {
  arriving?: boolean;
  recovering?: boolean;
  carried?: LocationState;
  search?: string;
  /** The account has a second factor, and whether it was shown; or has none. */
  factor?: "owed" | "shown" | "none";
};

const token = (aal: string) => `head.${btoa(JSON.stringify({ aal }))}.signature`;

function state(
  who: Who,
  recovering: boolean,
  factor: Options["factor"],
): Exclude<SessionState, { phase: "starting" }> {
  if (who === "guest") return { phase: "out", reason: null };
  const profile = who === "without-profile" ? null : ({ ...people[who] } as Profile);
  const session = {
    // Staff have shown theirs unless it is said otherwise: nothing opens for them before.
    access_token: token((factor ?? (who === "staff" && "shown")) === "shown" ? "aal2" : "aal1"),
    user: { id: "me", ...(factor && factor !== "none" && { factors: [{ status: "verified" }] }) },
  } as Extract<SessionState, { phase: "in" }>["session"];
  return { phase: "in", session, profile, recovering, arrival: 1 };
}

function at(who: Who, pathname: string, options: Options = {}): Verdict {
  const place = { pathname, search: options.search ?? "", hash: "" };
  const page = pageAt(place);
  if (!page) throw new Error(`no page at ${pathname}`);
  return judge({
    state: state(who, options.recovering ?? false, options.factor),
    page,
    place,
    arriving: options.arriving ?? false,
    carried: options.carried,
    pageAt,
  });
}

const stays = { kind: "stay" };
const goesTo = (to: string) => expect.objectContaining({ kind: "go", to });
const next = (place: string): Options => ({ search: withNext("", place) });

describe("not signed in", () => {
  it.each(["/", "/signin", "/signup", "/auth/reset-password", "/company/acme", "/404"])(
    "may see %s",
    (path) => expect(at("guest", path)).toEqual(stays),
  );

  it.each([
    "/dashboard/messages",
    "/dashboard/browse-jobs",
    "/dashboard/select-role",
    "/admin/tools",
  ])("is sent from %s to sign in, which keeps the origin", (path) =>
    expect(at("guest", path, { search: "?tab=saved" })).toEqual({
      kind: "go",
      to: withNext(paths.signIn, `${path}?tab=saved`),
    }),
  );
});

describe("signed in without a profile", () => {
  it("keeps public pages and waits on the others", () => {
    expect(at("without-profile", "/company/acme")).toEqual(stays);
    expect(at("without-profile", "/signin")).toEqual(stays);
    expect(at("without-profile", "/dashboard/messages")).toEqual({ kind: "no-profile" });
    expect(at("without-profile", "/admin/tools")).toEqual({ kind: "no-profile" });
  });
});

describe("internal admin", () => {
  it.each(["/", "/signin", "/dashboard/profile", "/dashboard/messages", "/dashboard/select-role"])(
    "goes from %s to the tools",
    (path) => expect(at("staff", path)).toEqual(goesTo(paths.adminTools)),
  );

  it("arrives at the tools even from a public page, but may walk to one", () => {
    expect(at("staff", "/company/acme", { arriving: true })).toEqual(goesTo(paths.adminTools));
    expect(at("staff", "/company/acme")).toEqual(stays);
    expect(at("staff", "/admin/tools", { arriving: true })).toEqual(stays);
  });

  it("goes back to the tool it was sent to sign in from, and to no other page", () => {
    expect(at("staff", "/signin", next("/admin/tools"))).toEqual(goesTo("/admin/tools"));
    expect(at("staff", "/signin", next("/dashboard/messages"))).toEqual(goesTo(paths.adminTools));
  });
});

describe("internal admin without a second factor", () => {
  const none = { factor: "none" } as const;

  it("adds one before a tool opens, and is led on to that tool", () => {
    expect(at("staff", "/admin/tools", { ...none, search: "?status=all" })).toEqual(
      goesTo(withNext(paths.adminAccount, "/admin/tools?status=all")),
    );
    expect(at("staff", "/signin", none)).toEqual(goesTo(paths.adminTools));
  });

  it("stays where it is added", () => {
    expect(at("staff", "/admin/account", { ...none, arriving: true })).toEqual(stays);
    expect(at("staff", "/admin/account")).toEqual(stays);
  });

  it("shows the one that there is", () => {
    expect(at("staff", "/admin/account", { factor: "owed" })).toEqual(
      goesTo(withNext(paths.secondFactor, "/admin/account")),
    );
  });
});

describe("what a company pays for", () => {
  it("is its admin's decision, and no recruiter's", () => {
    for (const path of ["/dashboard/employer-subscription-tiers", "/dashboard/checkout"]) {
      expect(at("employer", path)).toEqual(stays);
      expect(at("recruiter", path)).toEqual(goesTo(paths.notFound));
    }
    expect(at("recruiter", "/dashboard/interested-candidates")).toEqual(stays);
  });

  it("is no seeker's page, but each pays for their own", () => {
    expect(at("seeker", "/dashboard/employer-subscription-tiers")).toEqual(goesTo(paths.notFound));
    expect(at("seeker", "/dashboard/checkout")).toEqual(stays);
  });
});

describe("needing onboarding", () => {
  it.each([
    "/",
    "/signin",
    "/dashboard/profile",
    "/dashboard/messages",
    "/dashboard/interested-candidates",
  ])("goes from %s to select-role", (path) =>
    expect(at("newcomer", path)).toEqual(goesTo(paths.selectRole)),
  );

  it("stays on the two pages of onboarding", () => {
    expect(at("newcomer", paths.selectRole, { arriving: true })).toEqual(stays);
    expect(at("newcomer", paths.associateCompany)).toEqual(stays);
  });

  it("arrives at select-role from anywhere, but may walk to a public page", () => {
    expect(at("newcomer", "/company/acme", { arriving: true })).toEqual(goesTo(paths.selectRole));
    expect(at("newcomer", "/company/acme")).toEqual(stays);
  });

  it("is led back to what reads an answer from somewhere, and to nothing else", () => {
    expect(at("newcomer", "/signin", next("/auth/google/callback"))).toEqual(
      goesTo("/auth/google/callback"),
    );
    expect(at("newcomer", "/signin", next("/company/acme"))).toEqual(goesTo(paths.selectRole));
  });

  it("is no staff", () =>
    expect(at("newcomer", "/admin/tools")).toEqual(goesTo(withNext(paths.signIn, "/admin/tools"))));
});

describe("set up", () => {
  it.each(["/", "/signin", "/signup", "/auth/reset-password"])(
    "goes from %s to the profile, greeted as returning",
    (path) =>
      expect(at("seeker", path)).toEqual({
        kind: "go",
        to: paths.profile,
        carry: { welcome: { returning: true } },
      }),
  );

  it("goes where it wanted to go before sign-in, if it may", () => {
    const wanted = next("/dashboard/browse-jobs");
    expect(at("seeker", "/signin", wanted)).toEqual({ kind: "go", to: "/dashboard/browse-jobs" });
    expect(at("employer", "/signin", wanted)).toEqual(goesTo(paths.profile));
    expect(at("seeker", "/signin", next("/admin/tools"))).toEqual(goesTo(paths.profile));
    expect(at("seeker", "/signin", next("/nowhere"))).toEqual(goesTo(paths.profile));
    expect(at("seeker", "/signin", next("/signup"))).toEqual(goesTo(paths.profile));
  });

  it("opens its own pages and goes to /404 on those of the other role", () => {
    expect(at("seeker", "/dashboard/browse-jobs")).toEqual(stays);
    expect(at("employer", "/dashboard/interested-candidates")).toEqual(stays);
    expect(at("seeker", "/dashboard/messages")).toEqual(stays);
    expect(at("employer", "/dashboard/browse-jobs")).toEqual(goesTo(paths.notFound));
    expect(at("seeker", "/dashboard/interested-candidates")).toEqual(goesTo(paths.notFound));
  });

  it("is brought to the twin of its role, with the greeting", () => {
    const carried: LocationState = { welcome: { returning: true } };
    expect(at("employer", "/dashboard/profile", { carried })).toEqual({
      kind: "go",
      to: "/dashboard/employer-profile",
      carry: carried,
    });
  });

  it("has no more business on select-role", () => {
    expect(at("employer", paths.selectRole)).toEqual(goesTo(paths.profile));
  });

  it("is sent from /admin to sign in with the origin, and on to the profile, not in a circle", () => {
    expect(at("seeker", "/admin/tools")).toEqual({
      kind: "go",
      to: withNext(paths.signIn, "/admin/tools"),
    });
    expect(at("seeker", "/signin", next("/admin/tools"))).toEqual(goesTo(paths.profile));
  });
});

describe("come by a recovery link", () => {
  it.each(["seeker", "newcomer", "staff"] as const)(
    "a %s chooses the new password first",
    (who) => {
      expect(at(who, "/auth/reset-password", { recovering: true, arriving: true })).toEqual(stays);
      expect(at(who, "/signin", { recovering: true }).kind).toBe("go");
    },
  );
});

describe("with a second factor", () => {
  const owed = { factor: "owed" } as const;

  it.each(["/dashboard/messages", "/dashboard/profile", "/dashboard/select-role", "/admin/tools"])(
    "is asked for it before %s, and comes back",
    (path) =>
      expect(at("seeker", path, owed)).toEqual({
        kind: "go",
        to: withNext(paths.secondFactor, path),
      }),
  );

  it("is asked for it after signing in, with or without a place to go", () => {
    expect(at("staff", "/signin", owed)).toEqual(goesTo(paths.secondFactor));
    const wanted = next("/admin/tools");
    expect(at("staff", "/signin", { ...owed, ...wanted })).toEqual(
      goesTo(withNext(paths.secondFactor, "/admin/tools")),
    );
  });

  it("may read public pages without it, and stays where it is asked", () => {
    expect(at("seeker", "/company/acme", owed)).toEqual(stays);
    expect(at("without-profile", "/signin/second-factor", owed)).toEqual(stays);
  });

  it("continues after it was shown", () => {
    const shown = { factor: "shown", ...next("/dashboard/browse-jobs") } as const;
    expect(at("seeker", "/signin/second-factor", shown)).toEqual(goesTo("/dashboard/browse-jobs"));
    expect(at("seeker", "/dashboard/messages", { factor: "shown" })).toEqual(stays);
  });

  it("A35 is asked for it before a new password is chosen, and comes back for that", () => {
    const recovering = { recovering: true } as const;
    expect(at("seeker", "/auth/reset-password", { ...owed, ...recovering })).toEqual(
      goesTo(withNext(paths.secondFactor, "/auth/reset-password")),
    );
    const back = next("/auth/reset-password");
    expect(
      at("seeker", "/signin/second-factor", { factor: "shown", ...recovering, ...back }),
    ).toEqual(goesTo("/auth/reset-password"));
    expect(at("seeker", "/auth/reset-password", { factor: "shown", ...recovering })).toEqual(stays);
    // A forged link leads no further than any other.
    expect(at("seeker", "/signin/second-factor", { factor: "shown", ...back })).toEqual(
      goesTo(paths.profile),
    );
  });

  it("is not asked of who is signed out", () =>
    expect(at("guest", "/signin/second-factor", next("/job/1"))).toEqual(
      goesTo(withNext(paths.signIn, "/job/1")),
    ));
});

it("an error that the auth service leads to the start page with is said on its own page", () =>
  expect(at("guest", "/", { search: "?error=invalid_request&error_code=bad_oauth_state" })).toEqual(
    goesTo("/auth/google/callback?error=invalid_request&error_code=bad_oauth_state"),
  ));

it.each(["guest", "seeker", "newcomer", "staff", "without-profile"] as const)(
  "a %s is left to the page that leads on by itself",
  (who) => expect(at(who, "/auth/google/callback", { arriving: true })).toEqual(stays),
);
