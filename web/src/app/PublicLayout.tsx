import { useSession } from "@/lib/session/session";
import { PageOutlet } from "./PageOutlet";
import { PublicBar } from "./PublicBar";
import { SignedInFrame } from "./SignedInFrame";

/** Around public pages: the public bar, or the own bar of whoever is signed in and set up. */
export function PublicLayout() {
  const state = useSession();
  const profile = state.phase === "in" ? state.profile : null;
  if (profile && !profile.needs_onboarding && !profile.is_internal_admin) {
    return (
      <SignedInFrame>
        <PageOutlet />
      </SignedInFrame>
    );
  }
  return (
    <>
      <PublicBar />
      <main id="main">
        <PageOutlet />
      </main>
    </>
  );
}
