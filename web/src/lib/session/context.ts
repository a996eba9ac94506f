import { queryOptions } from "@tanstack/react-query";
import type { ApprovalStatus, Permission } from "@/lib/vocabulary.generated";
import { unwrap } from "../errors";
import { supabase } from "../supabase";

/** What the employer's pages need to know of the caller, from `get_session_context`. */
export type EmployerContext = {
  company: {
    id: string;
    name: string;
    slug: string;
    logo_url: string | null;
    approval_status: ApprovalStatus;
    /** What staff wrote with the status; null before the first review. */
    approval_reason: string | null;
    public_link: boolean;
  } | null;
  /** Those that hold for the caller. */
  permissions: Permission[];
};

export const employerContextQuery = queryOptions({
  queryKey: ["session-context"],
  queryFn: async () => unwrap(await supabase().rpc("get_session_context")),
  staleTime: 60_000,
});
