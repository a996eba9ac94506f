import type { Interview, Turn } from "@/entities/interview/answer";
import { queryClient } from "@/lib/query-client";
import type { Phase } from "@/lib/vocabulary.generated";
import { interviewQuery } from "../queries";
import type { Saved } from "./use-part";

/** Changes what is known of the attempt, without making it look freshly read: its clock must not move. */
function change(attemptId: string, edit: (known: Interview) => Interview): void {
  const { queryKey } = interviewQuery(attemptId);
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  queryClient.setQueryData(
    queryKey,
    (known) => known && edit(known),
    updatedAt === undefined ? {} : { updatedAt },
  );
}

/** Notes a save, so that whoever leaves the room and comes back finds what they left. */
export function noteSaved(attemptId: string, saved: Saved): void {
  change(attemptId, (known) => withSaved(known, saved));
}

export function withSaved(known: Interview, { part, value, revision, computed }: Saved): Interview {
  const { attempt } = known;
  if ((attempt.revisions[part] ?? 0) > revision) return known;
  const revisions = { ...attempt.revisions, [part]: revision };
  const next: Interview = {
    ...known,
    attempt: { ...attempt, revisions },
    computed: computed ?? known.computed,
  };
  if (part === "phase") next.attempt.phase = value as Phase;
  else if (part === "board")
    next.answer = { ...known.answer, board: value as Interview["answer"]["board"] };
  else if (part === "estimates")
    next.answer = { ...known.answer, estimates: value as Interview["answer"]["estimates"] };
  else {
    const phase = part.slice("notes.".length) as Phase;
    next.answer = { ...known.answer, notes: { ...known.answer.notes, [phase]: value as string } };
  }
  return next;
}

/** Adds what was said. Heard twice, it stands there once. */
export function noteTurns(attemptId: string, turns: Turn[]): void {
  change(attemptId, (known) => ({ ...known, turns: withTurns(known.turns, turns) }));
}

export function withTurns(known: Turn[], turns: Turn[]): Turn[] {
  const all = new Map(known.map((turn) => [turn.sequence, turn]));
  for (const turn of turns) all.set(turn.sequence, turn);
  return [...all.values()].toSorted((a, b) => a.sequence - b.sequence);
}

export function noteDrill(
  attemptId: string,
  edit: (drill: Interview["drill"]) => Interview["drill"],
): void {
  change(attemptId, (known) => ({ ...known, drill: edit(known.drill) }));
}

export const refetchInterview = (attemptId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: interviewQuery(attemptId).queryKey });
