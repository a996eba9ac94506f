import { useState } from "react";
import { dropDraft, readDraft, writeDraft } from "@/lib/drafts";

/** How many wrong codes the server takes before a code is void. */
export const maxTries = 5;

const name = "phone-tries";
type StoredTries = { sentAt: string; used: number };

/**
 * The tries that are left for the code that was sent at a moment. The server counts and does not tell; the page counts
 * along, also over a reload.
 */
export function useTries(sentAt: string): { left: number; fail: () => void; forget: () => void } {
  const [used, setUsed] = useState(() => {
    const stored = readDraft<StoredTries>(name);
    return stored?.sentAt === sentAt ? (stored.used ?? 0) : 0;
  });
  const fail = () => {
    const now = used + 1;
    setUsed(now);
    writeDraft(name, { sentAt, used: now } satisfies StoredTries);
  };
  return { left: Math.max(0, maxTries - used), fail, forget: () => dropDraft(name) };
}
