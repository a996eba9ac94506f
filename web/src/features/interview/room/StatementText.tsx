import type { Problem } from "@/entities/interview/answer";
import { MarkdownText } from "@/ui/MarkdownText";
import { unitText } from "./estimate-rows";

/** What is asked: the situation, the flows that need a way, and what is to be estimated. */
export function StatementText({ problem }: { problem: Problem }) {
  return (
    <div className="grid gap-5">
      <MarkdownText text={problem.statement} headingLevel={2} small />
      <section aria-label="Flows that need a path">
        <h2 className="mb-1 text-14">Flows that need a path</h2>
        <ul className="list-disc pl-5">
          {problem.flows.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      </section>
      <section aria-label="To estimate">
        <h2 className="mb-1 text-14">To estimate</h2>
        <ul className="list-disc pl-5">
          {problem.quantities.map(({ id, title, unit }) => (
            <li key={id}>
              {title} <span className="text-muted">({unitText(unit)})</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
