import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useToast } from "@/ui/Toasts";
import { payment } from "./budget";
import { budgetQuery } from "./queries";
import type { Payment, PotKind } from "./types";

/** What the next decision is paid with: the day's counter, or a bonus that the reader chose to use. */
export function usePayment(pot: PotKind) {
  const { toast } = useToast();
  const budget = useQuery(budgetQuery).data?.budget;
  const [chosen, setChosen] = useState(false);
  const offered = budget !== undefined && budget[pot].left === 0 && budget.bonus > 0;

  /** Pays one decision; null when there is nothing to pay with, which is said. */
  const pay = (): Payment | null => {
    // Until the answer comes nothing is closed: the server has the last word anyway.
    const paidWith = budget ? payment(budget, pot, chosen) : pot;
    setChosen(false);
    if (!paidWith) {
      toast({
        message: offered
          ? "You've reached your daily limit. Press B to use a bonus, or save this job for tomorrow."
          : "You've reached your daily limit. You can still save this job for tomorrow.",
      });
    }
    return paidWith;
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

export type PaymentChoice = ReturnType<typeof usePayment>;
