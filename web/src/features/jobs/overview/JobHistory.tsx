import type { JobOverview } from "@/lib/database.types";
import { Section } from "@/ui/Page";
import { RelativeTime } from "@/ui/RelativeTime";
import { Row } from "@/ui/Rows";
import { changeText } from "./history";

/** What happened to the job, the newest first. */
export function JobHistory({ job }: { job: JobOverview }) {
  return (
    <Section title="History">
      <ol aria-label="History" className="border-line border-t">
        {job.history.map((change) => (
          <Row key={change.id}>
            <span className="min-w-0 grow">
              {changeText(change)}
              {change.changed_by && (
                <span className="text-muted">
                  {" by "}
                  <bdi>{change.changed_by}</bdi>
                </span>
              )}
            </span>
            <RelativeTime at={change.created_at} className="shrink-0 text-13 text-muted" />
          </Row>
        ))}
      </ol>
    </Section>
  );
}
