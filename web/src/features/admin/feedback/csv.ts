import type { StaffFeedback } from "./queries";

const columns = ["Time", "Person", "Kind", "Component", "Question", "Answer", "Browser"];

/** A cell: quoted where it has to be, and never a formula for a spreadsheet. */
export function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line for each answer, so that a spreadsheet can count them. */
export function feedbackCsv(all: StaffFeedback[]): string {
  const rows = all.flatMap(({ created_at, person, feedback_type, answers, user_agent }) =>
    answers.map(({ component_name, question, answer }) => [
      created_at,
      person.full_name,
      feedback_type,
      component_name,
      question,
      answer,
      user_agent ?? "",
    ]),
  );
  return [columns, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
