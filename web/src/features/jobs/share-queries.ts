import { queryOptions } from "@tanstack/react-query";
import { unwrap, unwrapMaybe } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import type { CompanyRole } from "@/lib/vocabulary.generated";

/** A member of the company who may view candidates. */
export type Colleague = {
  id: string;
  full_name: string;
  avatar_url: string | null;
  company_role: CompanyRole;
};

/** Somebody who has a job from a colleague. */
export type JobShare = Colleague & {
  /** Null when that account is gone. */
  shared_by: string | null;
  note: string | null;
  created_at: string;
  /** Whether they still hold the permission to view candidates. */
  sees: boolean;
};

export type JobShares = {
  shares: JobShare[];
  /** Who could have it too. */
  people: Colleague[];
};

/** Who has a job and who could; null for those who may not share it. */
export const jobSharesQuery = (jobId: string) =>
  queryOptions({
    queryKey: ["jobs", "shares", jobId],
    queryFn: async () =>
      unwrapMaybe(await supabase().rpc("get_job_shares", { p_job_opening_id: jobId })),
  });

export const shareJob = async (jobId: string, colleague: string, note: string | null) =>
  unwrap(
    await supabase().rpc("share_job", {
      p_job_opening_id: jobId,
      p_profile_id: colleague,
      p_note: note,
    }),
  );

export const unshareJob = async (jobId: string, colleague: string) =>
  unwrap(await supabase().rpc("unshare_job", { p_job_opening_id: jobId, p_profile_id: colleague }));
