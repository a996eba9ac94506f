import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DailyQuota, Quota } from "@/lib/vocabulary.generated";
import { useToast } from "@/ui/Toasts";
import { nextQuota } from "./daily-quotas";
import { dailyQuotasQuery } from "./queries";

/** The quota of the next decision: the daily limit, or a bonus that the user chose. */
export function useNextQuota(quota: DailyQuota) {
  const { toast } = useToast();
  const quotas = useQuery(dailyQuotasQuery).data?.quotas;
  const [isBonusChosen, setIsBonusChosen] = useState(false);
  const isBonusOffered = quotas !== undefined && quotas[quota].left === 0 && quotas.bonus > 0;

  /** The quota for one decision; null if none is left, which a toast explains. */
  const consume = (): Quota | null => {
    // Allowed until the quotas are loaded: the server checks it anyway.
    const chargedQuota = quotas ? nextQuota(quotas, quota, isBonusChosen) : quota;
    setIsBonusChosen(false);
    if (!chargedQuota) {
      toast({
        message: isBonusOffered
          ? "You've reached your daily limit. Press B to use a bonus, or save this job for tomorrow."
          : "You've reached your daily limit. You can still save this job for tomorrow.",
      });
    }
    return chargedQuota;
  };

  return {
    /** Whether the next decision can use a bonus. */
    bonusOffered: isBonusOffered,
    /** Whether the user chose it. */
    bonusChosen: isBonusOffered && isBonusChosen,
    toggleBonus: () => setIsBonusChosen((was) => isBonusOffered && !was),
    consume,
  };
}

export type NextQuota = ReturnType<typeof useNextQuota>;
