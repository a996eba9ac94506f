import type { ReactNode } from "react";
import type { Profile } from "@/lib/session/profile";
import { useSession } from "@/lib/session/session";
import { OnboardingBar } from "./OnboardingBar";
import { PageOutlet } from "./PageOutlet";
import { PublicBar } from "./PublicBar";
import { PublicFooter } from "./PublicFooter";
import { SignedInFrame } from "./SignedInFrame";
import { StaffFrame } from "./StaffFrame";

/** Around public pages: the public bar for visitors, their own for who is signed in. */
export function PublicLayout() {
  const state = useSession();
  const page = <PageOutlet />;
  const profile = state.phase === "in" ? state.profile : null;
  return profile ? own(profile, page) : <Barred bar={<PublicBar />}>{page}</Barred>;
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
