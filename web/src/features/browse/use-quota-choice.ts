import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DailyQuota, Quota } from "@/lib/vocabulary.generated";
import { useToast } from "@/ui/Toasts";
import { chooseQuota } from "./daily-quotas";
import { dailyQuotasQuery } from "./queries";

/** What the next decision is paid with: the day's counter, or a bonus that the reader chose to use. */
export function useQuotaChoice(quota: DailyQuota) {
  const { toast } = useToast();
  const quotas = useQuery(dailyQuotasQuery).data?.quotas;
  const [chosen, setChosen] = useState(false);
  const offered = quotas !== undefined && quotas[quota].left === 0 && quotas.bonus > 0;

  /** Pays one decision; null when there is nothing to pay with, which is said. */
  const pay = (): Quota | null => {
    // Until the answer comes nothing is closed: the server has the last word anyway.
    const chargedTo = quotas ? chooseQuota(quotas, quota, chosen) : quota;
    setChosen(false);
    if (!chargedTo) {
      toast({
        message: offered
          ? "You've reached your daily limit. Press B to use a bonus, or save this job for tomorrow."
          : "You've reached your daily limit. You can still save this job for tomorrow.",
      });
    }
    return chargedTo;
  };

  return {
    /** A bonus could pay for the next decision. */
    bonusOffered: offered,
    /** And it will: the reader said so. */
    bonusChosen: offered && chosen,
    toggleBonus: () => setChosen((was) => offered && !was),
    pay,
  };
}

export type QuotaChoice = ReturnType<typeof useQuotaChoice>;
