import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNow } from "@/ui/use-now";
import { clockSkew, untilReset } from "./budget";
import { budgetQuery } from "./queries";
import type { Budget } from "./types";

/** What is left of the day and how long until the counters start anew; null until it is known. */
export function useBudget(): (Budget & { resetMs: number }) | null {
  const client = useQueryClient();
  const { data } = useQuery(budgetQuery);
  const now = useNow();
  const resetMs = data
    ? untilReset(data.budget, Math.max(now, data.readAt), clockSkew(data.budget, data.readAt))
    : null;
  const over = resetMs === 0;
  useEffect(() => {
    if (over) void client.invalidateQueries({ queryKey: budgetQuery.queryKey });
  }, [over, client]);
  return data && resetMs !== null ? { ...data.budget, resetMs } : null;
}
