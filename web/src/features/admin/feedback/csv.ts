import { csvLines } from "@/lib/csv";
import type { StaffFeedback } from "./queries";

const columns = ["Time", "Person", "Kind", "Component", "Question", "Answer", "Browser"];

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
  return csvLines([columns, ...rows]);
}
