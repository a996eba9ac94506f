import { paths } from "@/lib/paths";
import type { Profile } from "@/lib/session/profile";
import type { SessionState } from "@/lib/session/session-store";
import type { Page } from "./page-types";

/** Where a person is or wants to go. */
export type Place = { pathname: string; search: string; hash: string };

/** What travels along with a redirect, in the history entry's state. */
export type Carry = {
  /** Where the person wanted to go; sign-in brings them there. */
  from?: Place;
  /** Greets who comes back. */
  welcome?: { returning: true };
};

export type Verdict =
  | { kind: "stay" }
  | { kind: "go"; to: string; carry?: Carry | undefined }
  /** Signed in, but the profile has not come: the page can say so and try again. */
  | { kind: "no-profile" };

export type Question = {
  state: Exclude<SessionState, { phase: "starting" }>;
  page: Pick<Page, "who" | "insteadFor">;
  place: Place;
  /** The first place of a fresh sign-in or page load, where the rules of arrival hold everywhere. */
  arriving: boolean;
  /** What the history entry of the place holds. */
  carried?: Carry | null | undefined;
  /** Finds the page of a place; undefined when there is none. */
  pageAt: (place: Place) => Pick<Page, "who" | "insteadFor"> | undefined;
};

const stay: Verdict = { kind: "stay" };

/** Every redirect rule of the app (specification §2 and §4), as one function without side effects. */
export function judge(question: Question): Verdict {
  const { state, page, place } = question;
  if (state.phase === "out") {
    if (page.who === "anyone" || page.who === "guests") return stay;
    return { kind: "go", to: paths.signIn, carry: { from: place } };
  }
  const { profile } = state;
  if (!profile) {
    return page.who === "anyone" || page.who === "guests" ? stay : { kind: "no-profile" };
  }
  // Whoever came by a recovery link chooses a new password first.
  if (state.recovering && place.pathname === paths.resetPassword) return stay;
  if (profile.is_internal_admin) return judgeStaff(question);
  if (profile.needs_onboarding) return judgeNewcomer(question);
  return judgeMember(question, profile);
}

function judgeStaff({ page, arriving, carried, pageAt }: Question): Verdict {
  if (page.who === "staff") return stay;
  // Staff may follow a link from the tools to a public page, but they arrive at the tools.
  if (page.who === "anyone" && !arriving) return stay;
  const from = carried?.from;
  const wanted = from && pageAt(from)?.who === "staff" ? spell(from) : paths.adminTools;
  return { kind: "go", to: wanted };
}

function judgeNewcomer({ page, place, arriving }: Question): Verdict {
  if (page.who === "onboarding") return stay;
  if (page.who === "anyone" && !arriving) return stay;
  if (page.who === "staff") return { kind: "go", to: paths.signIn, carry: { from: place } };
  return { kind: "go", to: paths.selectRole };
}

function judgeMember(question: Question, profile: Profile): Verdict {
  const { page, place } = question;
  switch (page.who) {
    case "anyone":
    case "signed-in":
      return instead(question, profile) ?? stay;
    case "guests":
      return welcome(question, profile);
    case "onboarding":
      return { kind: "go", to: paths.profile };
    case "staff":
      return { kind: "go", to: paths.signIn, carry: { from: place } };
    case "job_seeker":
    case "employer":
      if (profile.role === page.who) return stay;
      return instead(question, profile) ?? { kind: "go", to: paths.notFound };
  }
}

/** On an entry page: on to where the person wanted to go if they may, else to the profile. */
function welcome({ carried, pageAt, state }: Question, profile: Profile): Verdict {
  const from = carried?.from;
  if (from) {
    const wanted = pageAt(from);
    const enters =
      wanted &&
      wanted.who !== "guests" &&
      judgeMember({ state, page: wanted, place: from, arriving: false, pageAt }, profile).kind ===
        "stay";
    if (enters) return { kind: "go", to: spell(from) };
  }
  return { kind: "go", to: paths.profile, carry: { welcome: { returning: true } } };
}

/** The twin of the page for this role, if it has one. What is carried goes along. */
function instead({ page, carried }: Question, profile: Profile): Verdict | null {
  const to = profile.role ? page.insteadFor?.[profile.role] : undefined;
  return to ? { kind: "go", to, carry: carried ?? undefined } : null;
}

function spell({ pathname, search, hash }: Place): string {
  return pathname + search + hash;
}
