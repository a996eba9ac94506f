import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { DailyQuotas } from "@/lib/database.types";
import { useNow } from "@/ui/use-now";
import { clockSkew, untilReset } from "./daily-quotas";
import { dailyQuotasQuery } from "./queries";

/** What is left of the day and how long until the counters start anew; null until it is known. */
export function useDailyQuotas(): (DailyQuotas & { resetMs: number }) | null {
  const client = useQueryClient();
  const { data } = useQuery(dailyQuotasQuery);
  const now = useNow();
  const resetMs = data
    ? untilReset(data.quotas, Math.max(now, data.readAt), clockSkew(data.quotas, data.readAt))
    : null;
  const over = resetMs === 0;
  useEffect(() => {
    if (over) void client.invalidateQueries({ queryKey: dailyQuotasQuery.queryKey });
  }, [over, client]);
  return data && resetMs !== null ? { ...data.quotas, resetMs } : null;
}
