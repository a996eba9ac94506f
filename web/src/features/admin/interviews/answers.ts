import type { Answer, ClosedQuestion } from "@/entities/interview/answer";

/** What a person says of one check; with the candidate's words that show it, when they were chosen. */
export type CheckAnswer = { met: boolean; quote: string | null };

/** What was said so far, by check. */
export type Answers = Record<string, CheckAnswer>;

/** Longest quote that the server keeps. */
const MOST = 600;

/** The first question without an answer after `from`, around the end; null when every one has its answer. */
export function nextOpen(
  questions: ClosedQuestion[],
  answers: Answers,
  from: string | null,
): string | null {
  const at = questions.findIndex(({ check }) => check === from);
  const after = [...questions.slice(at + 1), ...questions.slice(0, at + 1)];
  return after.find(({ check }) => answers[check] === undefined)?.check ?? null;
}

/** The neighbour of a question, staying at the ends. */
export function neighbour(
  questions: ClosedQuestion[],
  of: string | null,
  by: 1 | -1,
): string | null {
  const at = questions.findIndex(({ check }) => check === of);
  const next = Math.min(questions.length - 1, Math.max(0, at === -1 ? 0 : at + by));
  return questions[next]?.check ?? null;
}

/** A draft's answers to questions that are still asked. */
export function validAnswers(
  questions: ClosedQuestion[],
  draft: Record<string, unknown> | null,
): Answers {
  return Object.fromEntries(
    questions.flatMap(({ check }) => {
      const answer = draft?.[check];
      return isCheckAnswer(answer) ? [[check, answer]] : [];
    }),
  );
}

function isCheckAnswer(value: unknown): value is CheckAnswer {
  return (
    typeof value === "object" &&
    value !== null &&
    "met" in value &&
    typeof value.met === "boolean" &&
    "quote" in value &&
    (value.quote === null || typeof value.quote === "string")
  );
}

/** The words as a quote, if they stand in what the candidate wrote or said as they are; else null. */
export function asQuote(words: string, answer: Answer): string | null {
  const quote = words.trim();
  if (quote === "" || quote.length > MOST) return null;
  const own = [
    ...Object.values(answer.notes),
    ...answer.turns.flatMap(({ from, text }) => (from === "candidate" ? [text] : [])),
    ...answer.board.nodes.flatMap(({ label, note }) => [label, note]),
    ...answer.board.edges.map(({ label }) => label),
    answer.board.notes,
    ...answer.drills.map(({ mend }) => mend ?? ""),
  ];
  return own.some((text) => text.includes(quote)) ? quote : null;
}
