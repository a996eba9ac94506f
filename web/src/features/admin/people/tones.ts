import type { AccountState } from "@/lib/vocabulary.generated";

export const stateTones = {
  active: "plain",
  onboarding: "dashed",
  deactivated_by_owner: "wait",
  deactivated_by_staff: "stop",
  locked: "stop",
} as const satisfies Record<AccountState, "plain" | "dashed" | "wait" | "stop">;
