import type {
  Computed,
  Drill,
  EstimateRow,
  Problem,
  Rubric,
  Turn,
} from "@/entities/interview/answer";
import type { Phase } from "@/lib/vocabulary.generated";
import type { Board } from "@/ui/canvas/board";
import type { View } from "./place";

/** Something that a last look finds, and where to do it. */
export type Missing = { text: string; view: View; phase?: Phase };

type Room = {
  phases: Rubric["phases"];
  problem: Problem;
  notes: Record<Phase, string>;
  estimates: EstimateRow[];
  computed: Computed[];
  board: Board;
  turns: Turn[];
  drills: Drill[];
};

/** Components that carry no load of their own: nobody has to say how much. */
const withoutLoad = new Set(["client", "external", "cdn"]);

/** What is not there yet, in the order of the phases. Nothing of it keeps one from finishing. */
export function missingIn(room: Room): Missing[] {
  const missing: Missing[] = [];
  const add = (text: string, view: View, phase?: Phase) =>
    missing.push(phase ? { text, view, phase } : { text, view });
  if (!room.turns.some(({ from }) => from === "candidate")) {
    add("You haven't written to the interviewer.", "conversation");
  }
  for (const { id, title } of room.phases) {
    if (room.notes[id].trim() === "") add(`No notes on: ${title}.`, "notes", id);
  }
  const errors = room.computed.filter(({ error }) => error !== null).length;
  if (errors > 0) add(`${counted(errors, "sum")} cannot be computed.`, "estimates", "estimates");
  const done = new Set(
    room.estimates.filter(({ formula }) => formula.trim() !== "").map(({ quantity }) => quantity),
  );
  for (const { id, title } of room.problem.quantities) {
    if (!done.has(id)) add(`Not estimated: ${title}.`, "estimates", "estimates");
  }
  missing.push(...missingOnBoard(room.board));
  if (room.drills.length === 0) add("No failure drill was run.", "drill", "deep_dive");
  if (room.drills.some(({ mend }) => mend === null)) {
    add("The failure drill needs your fix.", "drill", "deep_dive");
  }
  return missing;
}

function missingOnBoard({ nodes, edges }: Board): Missing[] {
  if (nodes.length === 0)
    return [{ text: "Nothing is drawn.", view: "board", phase: "architecture" }];
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const loose = nodes.filter(({ id }) => !joined.has(id)).length;
  const unsized = nodes.filter(
    ({ kind, capacity }) => !withoutLoad.has(kind) && capacity === undefined,
  ).length;
  const missing: Missing[] = [];
  if (loose > 0) {
    missing.push({
      text: `${counted(loose, "component")} without a connection.`,
      view: "board",
      phase: "architecture",
    });
  }
  if (unsized > 0) {
    missing.push({
      text: `${counted(unsized, "component")} without a capacity.`,
      view: "board",
      phase: "architecture",
    });
  }
  return missing;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
