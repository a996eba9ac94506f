import { useState } from "react";
import { Navigate } from "react-router";
import { rememberedIntent } from "@/lib/intent";
import { paths } from "@/lib/paths";
import { useProfile } from "@/lib/session/session";
import { RoleChoice } from "./RoleChoice";
import { SeekerForm } from "./SeekerForm";

/** The first question, and for job seekers the few facts that a first match needs. */
export default function SelectRolePage() {
  const { role } = useProfile();
  // Who said it on the start page is not asked again; the way back leads to the question.
  const [seeking, setSeeking] = useState(() => rememberedIntent() === "job_seeker");
  if (role === "employer") return <Navigate to={paths.associateCompany} replace />;
  if (role === "job_seeker") return <SeekerForm />;
  if (seeking) return <SeekerForm onBack={() => setSeeking(false)} />;
  return <RoleChoice onSeeker={() => setSeeking(true)} />;
}
