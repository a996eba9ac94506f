import type { InterestFunnel } from "@/lib/database.types";
import { percentOf } from "./figures";

export type FunnelStep = {
  label: string;
  count: number;
  /** Of all jobs viewed, 0 to 1. */
  share: number;
  /** Of the step before; null for the first, and of nothing. */
  percent: number | null;
  /** The same for comparable people. */
  others: number | null;
};

/** The four steps, each beside the one before. */
export function stepsOf(funnel: InterestFunnel): FunnelStep[] {
  const { viewed, interested, approved, conversations, comparable } = funnel;
  const share = (count: number) => (viewed > 0 ? count / viewed : 0);
  const step = (
    label: string,
    count: number,
    before: number,
    others: number | null | undefined,
  ) => ({
    label,
    count,
    share: share(count),
    percent: percentOf(count, before),
    others: others ?? null,
  });
  return [
    { label: "Viewed", count: viewed, share: share(viewed), percent: null, others: null },
    step("Interested", interested, viewed, comparable?.interested_percent),
    step("Approved", approved, interested, comparable?.approved_percent),
    step("Conversation", conversations, approved, comparable?.conversation_percent),
  ];
}
