import { useLocation } from "react-router";
import { paths } from "@/lib/paths";
import { HalfSignedInBar } from "./HalfSignedInBar";

/** The signed-in bar is hidden on the first steps; who came with the wrong account can still leave. */
export function OnboardingBar() {
  const { pathname } = useLocation();
  const setting = pathname.startsWith(`${paths.dashboard}/`);
  const onward = { href: paths.selectRole, label: "Finish setting up" };
  return <HalfSignedInBar onward={setting ? null : onward} />;
}
