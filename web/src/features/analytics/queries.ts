import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { unwrapMaybe } from "@/lib/errors";
import { supabase } from "@/lib/supabase";
import type { Period } from "./period";

const shared = { staleTime: 60_000, placeholderData: keepPreviousData } as const;

/** What the reader's tier has of their analytics. */
export const profileAnalyticsQuery = ({ by, count }: Period) =>
  queryOptions({
    queryKey: ["analytics", "profile", by, count],
    queryFn: async ({ signal }) =>
      unwrapMaybe(
        await supabase()
          .rpc("get_profile_analytics", { p_by: by, p_count: count })
          .abortSignal(signal),
      ),
    ...shared,
  });

/** What the company's tier has of its analytics; null for members who can't see them. */
export const companyAnalyticsQuery = ({ by, count }: Period) =>
  queryOptions({
    queryKey: ["analytics", "company", by, count],
    queryFn: async ({ signal }) =>
      unwrapMaybe(
        await supabase()
          .rpc("get_company_analytics", { p_by: by, p_count: count })
          .abortSignal(signal),
      ),
    ...shared,
  });
