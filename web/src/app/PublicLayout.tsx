import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { nextOf, spell } from "@/lib/next-place";
import { paths } from "@/lib/paths";
import { owesFactor } from "@/lib/session/assurance";
import type { Profile } from "@/lib/session/profile";
import { useSession } from "@/lib/session/session";
import { HalfwayBar } from "./HalfwayBar";
import { OnboardingBar } from "./OnboardingBar";
import { PageOutlet } from "./PageOutlet";
import { PublicBar } from "./PublicBar";
import { PublicFooter } from "./PublicFooter";
import { pageAt } from "./page-at";
import { SignedInFrame } from "./SignedInFrame";
import { StaffFrame } from "./StaffFrame";

/** Around public pages: the public bar for visitors, their own for who is signed in. */
export function PublicLayout() {
  const state = useSession();
  const next = backTo(useLocation());
  const page = <PageOutlet />;
  if (state.phase === "in" && owesFactor(state.session)) {
    return <Barred bar={<HalfwayBar />}>{page}</Barred>;
  }
  const profile = state.phase === "in" ? state.profile : null;
  return profile ? own(profile, page) : <Barred bar={<PublicBar next={next} />}>{page}</Barred>;
}

/**
 * Where signing in returns to: this page. Sign-in pages pass on their own `next`; pages that aren't worth returning to
 * give none.
 */
function backTo(place: ReturnType<typeof useLocation>): string | null {
  const open = pageAt(place)?.who === "anyone" && place.pathname !== paths.notFound;
  return open ? spell(place) : nextOf(place.search);
}

function own(profile: Profile, page: ReactNode) {
  if (profile.is_internal_admin) return <StaffFrame>{page}</StaffFrame>;
  if (profile.needs_onboarding) return <Barred bar={<OnboardingBar />}>{page}</Barred>;
  return <SignedInFrame>{page}</SignedInFrame>;
}

function Barred({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <>
      {bar}
      <main id="main">{children}</main>
      <PublicFooter />
    </>
  );
}
