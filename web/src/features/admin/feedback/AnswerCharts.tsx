import { useQuery } from "@tanstack/react-query";
import type { Role } from "@/lib/vocabulary.generated";
import { EmptyState } from "@/ui/EmptyState";
import { StaffList } from "../StaffList";
import { barsOf } from "./bars";
import { type CountedQuestion, countsQuery } from "./queries";

/** Each question with how often each answer was given. */
export function AnswerCharts({ role, days }: { role: Role; days: number }) {
  const query = useQuery(countsQuery(role, days));
  return (
    <StaffList
      query={query}
      what="The answers"
      empty={
        <EmptyState title="No answers yet">
          Answers appear here when people fill in the questions of Beta Test. Try a longer period.
        </EmptyState>
      }
    >
      {(questions) => (
        <div className="grid gap-x-10 lg:grid-cols-2">
          {questions.map((question) => (
            <AnswerChart key={question.question_id} role={role} question={question} />
          ))}
        </div>
      )}
    </StaffList>
  );
}

/** The table is the chart: each row has its figures, and a bar as long as its share. */
function AnswerChart({ role, question }: { role: Role; question: CountedQuestion }) {
  const { bars, others } = barsOf(role, question);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <section aria-label={question.question} className="border-line border-b py-5">
      <h2 className="text-14">
        <bdi>{question.question}</bdi>
      </h2>
      <p className="mb-3 text-13 text-muted">
        <bdi>{question.component_name}</bdi> · {question.total.toLocaleString("en")}{" "}
        {question.total === 1 ? "answer" : "answers"}
      </p>
      <table className="w-full text-left text-13">
        <caption className="sr-only">Answers to: {question.question}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Answer</th>
            <th scope="col">Share</th>
            <th scope="col">Count</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, count }) => (
            <tr key={label}>
              <th scope="row" className="w-2/5 py-1 pr-3 align-middle font-normal">
                {label}
              </th>
              <td className="w-full py-1 align-middle">
                <span className="flex items-center gap-2">
                  <span aria-hidden className="h-2 grow overflow-hidden rounded-full bg-line">
                    <span
                      style={{ transform: `scaleX(${count / most})` }}
                      className="block h-full origin-left rounded-full bg-action"
                    />
                  </span>
                  <span className="w-10 shrink-0 text-right text-muted tabular-nums">
                    {Math.round((100 * count) / Math.max(1, question.total))} %
                  </span>
                </span>
              </td>
              <td className="py-1 pl-3 text-right align-middle font-mono tabular-nums">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {others.length > 0 && (
        <details className="mt-2 text-13">
          <summary className="w-fit cursor-pointer text-muted">Other answers</summary>
          <ul className="mt-1 grid gap-1">
            {others.map(({ label, count }) => (
              <li key={label} className="flex gap-3">
                <span className="w-6 shrink-0 text-right text-muted tabular-nums">{count}</span>
                <bdi className="wrap-anywhere">{label}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
