import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { paths } from "@/lib/paths";
import { employerContextQuery } from "@/lib/session/context";
import { useProfile } from "@/lib/session/session";
import { LockedState } from "@/ui/LockedState";
import { TextLink } from "@/ui/TextLink";

/** The page for members of approved companies who may view candidates; for the others, what is missing. */
export function CandidatesLock({ children }: { children: ReactNode }) {
  const { company_approval_status: status, company_role } = useProfile();
  const { data: context } = useQuery(employerContextQuery);
  const mayNot =
    company_role === "recruiter" && context && !context.permissions.includes("view_candidates");
  if (status === "approved" && !mayNot) return children;
  return (
    <div className="page pt-8">
      {status !== "approved" ? (
        <LockedState
          title="Candidates are available after approval"
          action={<TextLink href={paths.employerProfile}>Check the review status</TextLink>}
        >
          Only approved companies can see candidates.
        </LockedState>
      ) : (
        <LockedState title="You don't have access to candidates">
          Ask your company's admin for the permission to view candidates.
        </LockedState>
      )}
    </div>
  );
}
