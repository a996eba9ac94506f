import { nextOf, spell, withNext } from "@/lib/next-place";
import { paths } from "@/lib/paths";
import { hasTwoFactors, owesFactor } from "@/lib/session/assurance";
import type { Profile } from "@/lib/session/profile";
import type { SessionState } from "@/lib/session/session-store";
import type { Page } from "./page-types";

/** Where a person is or wants to go. */
export type Place = { pathname: string; search: string; hash: string };

/** What travels along with a redirect, in the history entry's state. */
export type LocationState = {
  /** Greets who comes back. */
  welcome?: { returning: true };
};

export type Verdict =
  | { kind: "stay" }
  | { kind: "go"; to: string; carry?: LocationState | undefined }
  /** Signed in, but the profile has not come: the page can say so and try again. */
  | { kind: "no-profile" };

export type Question = {
  state: Exclude<SessionState, { phase: "starting" }>;
  page: Pick<Page, "who" | "insteadFor" | "withoutFactor" | "companyAdmin">;
  place: Place;
  /** The first place of a fresh sign-in or page load, where the rules of arrival hold everywhere. */
  arriving: boolean;
  /** What the history entry of the place holds. */
  carried?: LocationState | null | undefined;
  /** Finds the page of a place; undefined when there is none. */
  pageAt: (place: Place) => Pick<Page, "who" | "insteadFor" | "companyAdmin"> | undefined;
};

type In = Extract<SessionState, { phase: "in" }>;

const stay: Verdict = { kind: "stay" };

/** Every redirect rule of the app (specification §2 and §4), as one function without side effects. */
export function judge(question: Question): Verdict {
  const { state, page, place } = question;
  if (page.who === "passing") return stay;
  // Where the auth service knows no other page to tell an error, it leads to the start page.
  if (place.pathname === paths.home && new URLSearchParams(place.search).has("error_code")) {
    return { kind: "go", to: paths.authCallback + place.search };
  }
  if (state.phase === "out") {
    if (page.who === "anyone" || page.who === "guests") return stay;
    return { kind: "go", to: signInFor(question) };
  }
  if (owesFactor(state.session)) return judgeHalfway(question);
  // After a recovery link, the next step is a new password.
  if (state.recovering) {
    const next = page.who === "second-factor" ? wanted(place) : null;
    if (next?.pathname === paths.resetPassword) return { kind: "go", to: spell(next) };
    if (place.pathname === paths.resetPassword) return stay;
  }
  const { profile } = state;
  if (!profile) {
    return page.who === "anyone" || page.who === "guests" ? stay : { kind: "no-profile" };
  }
  if (profile.is_internal_admin) return judgeStaff({ ...question, state });
  if (profile.needs_onboarding) return judgeNewcomer(question);
  return judgeMember(question, profile);
}

/** Signed in by one factor where the account asks for two: public pages are open, all others wait for the second. */
function judgeHalfway({ state, page, place }: Question): Verdict {
  if (page.who === "anyone" || page.who === "second-factor") return stay;
  const recovering =
    state.phase === "in" && state.recovering && place.pathname === paths.resetPassword;
  const next = page.who === "guests" && !recovering ? nextOf(place.search) : spell(place);
  return { kind: "go", to: withNext(paths.secondFactor, next) };
}

function judgeStaff({ state, page, place, arriving, pageAt }: Question & { state: In }): Verdict {
  if (page.who === "staff") {
    // Staff tools require a second factor. Without one, redirect to the page that adds it.
    return page.withoutFactor || hasTwoFactors(state.session)
      ? stay
      : { kind: "go", to: withNext(paths.adminAccount, spell(place)) };
  }
  // Staff may follow a link from the tools to a public page, but they arrive at the tools.
  if (page.who === "anyone" && !arriving) return stay;
  const next = wanted(place);
  return { kind: "go", to: next && pageAt(next)?.who === "staff" ? spell(next) : paths.adminTools };
}

function judgeNewcomer(question: Question): Verdict {
  const { page, place, arriving, pageAt } = question;
  if (page.who === "onboarding") return stay;
  if (page.who === "anyone" && !arriving) return stay;
  if (page.who === "staff") return { kind: "go", to: signInFor(question) };
  // An invitation may be what makes the account: such a page is led back to before the first question.
  const entry = page.who === "guests" || page.who === "second-factor";
  const next = entry ? wanted(place) : null;
  if (next && pageAt(next)?.who === "passing") return { kind: "go", to: spell(next) };
  return { kind: "go", to: paths.selectRole };
}

function judgeMember(question: Question, profile: Profile): Verdict {
  const { page } = question;
  // Recruiters, and members whose role is missing, don't decide on what the company pays for.
  if (page.companyAdmin && profile.role === "employer" && profile.company_role !== "admin") {
    return { kind: "go", to: paths.notFound };
  }
  switch (page.who) {
    case "anyone":
    case "passing":
    case "signed-in":
      return instead(question, profile) ?? stay;
    case "guests":
    case "second-factor":
      return welcome(question, profile);
    case "onboarding":
      return { kind: "go", to: paths.profile };
    case "staff":
      return { kind: "go", to: signInFor(question) };
    case "job_seeker":
    case "employer":
      if (profile.role === page.who) return stay;
      return instead(question, profile) ?? { kind: "go", to: paths.notFound };
  }
}

/** On an entry page: on to where the person wanted to go if they may, else to the profile. */
function welcome({ place, pageAt, state }: Question, profile: Profile): Verdict {
  const next = wanted(place);
  const page = next && pageAt(next);
  if (next && page && page.who !== "guests" && page.who !== "second-factor") {
    const there = judgeMember({ state, page, place: next, arriving: false, pageAt }, profile);
    if (there.kind === "stay") return { kind: "go", to: spell(next) };
  }
  return { kind: "go", to: paths.profile, carry: { welcome: { returning: true } } };
}

/** The place that an entry page is asked to lead on to. */
function wanted({ search }: Place): Place | null {
  const next = nextOf(search);
  if (next === null) return null;
  const { pathname, search: query, hash } = new URL(next, "https://devproof.invalid");
  return { pathname, search: query, hash };
}

/** The sign-in page, which leads back here; from the page of the second factor, to where that would have led. */
function signInFor({ page, place }: Question): string {
  return withNext(paths.signIn, page.who === "second-factor" ? nextOf(place.search) : spell(place));
}

/** The twin of the page for this role, if it has one. What is carried goes along. */
function instead({ page, carried }: Question, profile: Profile): Verdict | null {
  const to = profile.role ? page.insteadFor?.[profile.role] : undefined;
  return to ? { kind: "go", to, carry: carried ?? undefined } : null;
}
