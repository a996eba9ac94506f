import { useLocation } from "react-router";
import { spell, withNext } from "@/lib/next-place";
import { paths } from "@/lib/paths";
import { HalfSignedInBar } from "./HalfSignedInBar";

/** The bar of who has signed in by one factor and owes the second. */
export function HalfwayBar() {
  const place = useLocation();
  const isThere = place.pathname === paths.secondFactor;
  const href = withNext(paths.secondFactor, spell(place));
  return <HalfSignedInBar onward={isThere ? null : { href, label: "Finish signing in" }} />;
}
