import type { WebhookState } from "@/lib/vocabulary.generated";
import { webhookStateLabels } from "@/lib/vocabulary.generated";
import { Tag } from "@/ui/Tag";

const tones = { active: "action", paused: "wait", gone: "stop", failing: "stop" } as const;

/** Whether a webhook is sent events. */
export const StateTag = ({ state }: { state: WebhookState }) => (
  <Tag tone={tones[state]}>{webhookStateLabels[state]}</Tag>
);
