import { UndoLines } from "@/entities/undo/UndoLines";
import type { Recent } from "./undo";

type Props = { recent: Recent[]; onUndo: (one: Recent) => void };

/** What the seeker decided a moment ago and can take back. */
export function RecentDecisions({ recent, onUndo }: Props) {
  return (
    <UndoLines
      recent={recent}
      keyOf={({ jobId }) => jobId}
      verbOf={({ kind }) => (kind === "interested" ? "Interested in" : "Passed on")}
      nameOf={({ title }) => title}
      onUndo={onUndo}
    />
  );
}
