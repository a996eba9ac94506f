import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { readDraft } from "@/lib/drafts";
import { rememberedIntent } from "@/lib/intent";
import { paths } from "@/lib/paths";
import { prefetch } from "@/lib/query-client";
import { currentProfile, useProfile } from "@/lib/session/session";
import { ownStartQuery } from "./queries";
import { RoleChoice } from "./RoleChoice";
import { SeekerForm } from "./SeekerForm";
import { SeekerStart } from "./SeekerStart";

export const loader = () => prefetch(ownStartQuery(currentProfile().id));

/** In the address of the question when it is asked of who has answered it before. */
const ASKS = "ask";

/**
 * The first question; for job seekers then a résumé, and the few facts that a first match needs and that isn't known
 * yet.
 */
export default function SelectRolePage() {
  const { id, role } = useProfile();
  const { data: known } = useSuspenseQuery(ownStartQuery(id));
  const [search] = useSearchParams();
  // Who said it on the start page is not asked again; the way back leads to the question.
  const [intent] = useState(() => (search.has(ASKS) ? null : rememberedIntent()));
  const [seeking, setSeeking] = useState(intent === "job_seeker");
  // Something was imported, or typed already.
  const [byHand, setByHand] = useState(
    () => known.imported || readDraft("onboarding-seeker") !== null,
  );
  const hiring = role === "employer" || (role === null && intent === "employer");
  if (hiring) return <Navigate to={paths.associateCompany} replace />;
  if (role !== "job_seeker" && !seeking) return <RoleChoice onSeeker={() => setSeeking(true)} />;
  const onBack = role === null ? () => setSeeking(false) : undefined;
  if (!byHand) return <SeekerStart onByHand={() => setByHand(true)} onBack={onBack} />;
  return <SeekerForm known={known} onBack={known.imported ? undefined : () => setByHand(false)} />;
}
