import { useLocation } from "react-router";
import { paths } from "@/lib/paths";
import { OnboardingBar } from "./OnboardingBar";
import { PageOutlet } from "./PageOutlet";
import { BELOW_BAR, SignedInFoot } from "./SignedInFoot";
import { SignedInHead } from "./SignedInHead";

/** The first steps have no bar to wander off with, only a way to sign out. */
const withoutBar: string[] = [paths.selectRole, paths.associateCompany];

/** Around every page under /dashboard. */
export function DashboardLayout() {
  const { pathname } = useLocation();
  const isFirstStep = withoutBar.includes(pathname);
  return (
    <>
      {isFirstStep ? <OnboardingBar /> : <SignedInHead />}
      <main id="main" className={isFirstStep ? undefined : BELOW_BAR}>
        <PageOutlet />
      </main>
      {!isFirstStep && <SignedInFoot />}
    </>
  );
}
