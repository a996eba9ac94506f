import { useLocation } from "react-router";
import { nextOf, spell } from "@/lib/next-place";
import { paths } from "@/lib/paths";
import { owesFactor } from "@/lib/session/assurance";
import { useSession } from "@/lib/session/session";
import type { SessionState } from "@/lib/session/session-store";
import { HalfwayBar } from "./HalfwayBar";
import { OnboardingBar } from "./OnboardingBar";
import { PageOutlet } from "./PageOutlet";
import { PublicBar } from "./PublicBar";
import { PublicFooter } from "./PublicFooter";
import { pageAt } from "./page-at";
import { BELOW_BAR, SignedInFoot } from "./SignedInFoot";
import { SignedInHead } from "./SignedInHead";
import { StaffHead } from "./StaffHead";

/**
 * Around public pages: the public bar for visitors, their own for who is signed in. The page stays the same one when another
 * bar comes, as with a profile that arrives late: what was typed into it stays.
 */
export function PublicLayout() {
  const state = useSession();
  const next = backTo(useLocation());
  const reader = readerOf(state);
  return (
    <>
      {reader === "halfway" && <HalfwayBar />}
      {reader === "visitor" && <PublicBar next={next} />}
      {reader === "staff" && <StaffHead />}
      {reader === "newcomer" && <OnboardingBar />}
      {reader === "member" && <SignedInHead />}
      {/* The footer begins below the first screen, so that it doesn't move as a short page grows. */}
      <main id="main" className={reader === "member" ? BELOW_BAR : "min-h-dvh"}>
        <PageOutlet />
      </main>
      {reader === "member" && <SignedInFoot />}
      {(reader === "halfway" || reader === "visitor" || reader === "newcomer") && <PublicFooter />}
    </>
  );
}

type Reader = "visitor" | "halfway" | "staff" | "newcomer" | "member";

/** Who reads a public page. Whose profile has not come is a visitor until it does. */
function readerOf(state: SessionState): Reader {
  if (state.phase !== "in") return "visitor";
  if (owesFactor(state.session)) return "halfway";
  const { profile } = state;
  if (!profile) return "visitor";
  if (profile.is_internal_admin) return "staff";
  return profile.needs_onboarding ? "newcomer" : "member";
}

/**
 * Where signing in returns to: this page. Sign-in pages pass on their own `next`; pages that aren't worth returning to
 * give none.
 */
function backTo(place: ReturnType<typeof useLocation>): string | null {
  const open = pageAt(place)?.who === "anyone" && place.pathname !== paths.notFound;
  return open ? spell(place) : nextOf(place.search);
}
