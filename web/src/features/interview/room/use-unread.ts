import { useState } from "react";
import type { Turn } from "@/entities/interview/answer";

/** How many turns of the interviewer came since the conversation was last in sight. */
export function useUnread(turns: Turn[], inSight: boolean): number {
  const last = turns.at(-1)?.sequence ?? 0;
  const [seen, setSeen] = useState(last);
  if (inSight && seen !== last) setSeen(last);
  return turns.filter(({ from, sequence }) => from === "interviewer" && sequence > seen).length;
}
