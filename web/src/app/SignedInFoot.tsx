import { useProfile } from "@/lib/session/session";
import { RankMoment } from "./RankMoment";

/** The class of a page of a signed-in person: the bottom bar of a phone covers its end. */
export const BELOW_BAR = "pb-(--foot-height)";

/** What stands after every page of a signed-in person. */
export function SignedInFoot() {
  const profile = useProfile();
  return profile.role === "job_seeker" && <RankMoment />;
}
