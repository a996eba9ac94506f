import { type SubscriptionState, subscriptionStateLabels } from "@/lib/vocabulary.generated";
import { Tag } from "@/ui/Tag";
import type { Subscription } from "./queries";

const tones = {
  pending: "wait",
  active: "action",
  past_due: "stop",
  cancelling: "wait",
  ended: "plain",
} as const satisfies Record<SubscriptionState, string>;

/** What state a subscription is in. */
export function StateTag({ state }: { state: Subscription["state"] }) {
  if (state === "free") return <Tag>Free</Tag>;
  return <Tag tone={tones[state]}>{subscriptionStateLabels[state]}</Tag>;
}
