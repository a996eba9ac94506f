import type { Phase } from "@/lib/vocabulary.generated";
import type { Answer, Computed, Drill, Quantity, Turn } from "./answer";
import { Quoted } from "./Quoted";
import type { Spot } from "./spot";

/** An answer with what belongs to it for reading. */
export type AnswerRecord = {
  answer: Answer;
  phases: { id: Phase; title: string }[];
  quantities: Quantity[];
  computed: Computed[];
  drills: Drill[];
  turns: Pick<Turn, "sequence" | "from" | "text">[];
  /** What whoever gave it is called: "You", to themselves. */
  candidate: string;
};

type Props = { record: AnswerRecord; spot: Spot | null };

/** The notes of each phase. */
export function NotesView({ record: { answer, phases }, spot }: Props) {
  const written = phases.filter(({ id }) => answer.notes[id]?.trim());
  if (written.length === 0) return <p className="text-muted">No notes.</p>;
  return (
    <div className="grid gap-5">
      {written.map(({ id, title }) => (
        <section key={id} aria-label={title}>
          <h3 className="mb-1 text-13 text-muted">{title}</h3>
          <Quoted text={answer.notes[id] ?? ""} quote={spot?.phase === id ? spot.quote : null} />
        </section>
      ))}
    </div>
  );
}

/** What was said, in order. */
export function ConversationView({ record: { turns, candidate }, spot }: Props) {
  if (turns.length === 0) return <p className="text-muted">No messages.</p>;
  return (
    <ol className="grid gap-4">
      {turns.map(({ sequence, from, text }, index) => (
        <li key={sequence} className={from === "interviewer" ? "text-muted" : undefined}>
          <p className="text-12 text-faint">{from === "interviewer" ? "Interviewer" : candidate}</p>
          <Quoted text={text} quote={spot?.turn === index ? spot.quote : null} />
        </li>
      ))}
    </ol>
  );
}
