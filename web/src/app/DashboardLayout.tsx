import { useLocation } from "react-router";
import { paths } from "@/lib/paths";
import { OnboardingBar } from "./OnboardingBar";
import { PageOutlet } from "./PageOutlet";
import { SignedInFrame } from "./SignedInFrame";

/** The first steps have no bar to wander off with, only a way to sign out. */
const withoutBar: string[] = [paths.selectRole, paths.associateCompany];

/** Around every page under /dashboard. */
export function DashboardLayout() {
  const { pathname } = useLocation();
  if (withoutBar.includes(pathname)) {
    return (
      <>
        <OnboardingBar />
        <main id="main">
          <PageOutlet />
        </main>
      </>
    );
  }
  return (
    <SignedInFrame>
      <PageOutlet />
    </SignedInFrame>
  );
}
