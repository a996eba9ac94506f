import { useState } from "react";
import { Navigate } from "react-router";
import { paths } from "@/lib/paths";
import { useProfile } from "@/lib/session/session";
import { RoleChoice } from "./RoleChoice";
import { SeekerForm } from "./SeekerForm";

/** The first question, and for job seekers the few facts that a first match needs. */
export default function SelectRolePage() {
  const { role } = useProfile();
  const [seeking, setSeeking] = useState(false);
  if (role === "employer") return <Navigate to={paths.associateCompany} replace />;
  if (role === "job_seeker") return <SeekerForm />;
  if (seeking) return <SeekerForm onBack={() => setSeeking(false)} />;
  return <RoleChoice onSeeker={() => setSeeking(true)} />;
}
