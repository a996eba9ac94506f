import type { JobOverview } from "@/lib/database.types";
import { Facts } from "@/ui/Facts";
import { Section } from "@/ui/Page";

/** How often the job was looked at. A draft that was never published has no views to count. */
export function JobViews({ job }: { job: JobOverview }) {
  const { total, people, last_week } = job.views;
  if (job.status === "draft" && total === 0) return null;
  return (
    <Section title="Views">
      <Facts
        facts={[
          { label: "Views", value: total.toLocaleString() },
          { label: "People", value: people.toLocaleString() },
          { label: "Last 7 days", value: last_week.toLocaleString() },
        ]}
      />
      <p className="mt-2 text-13 text-muted">
        One view per person in 30 minutes. Your company's own views aren't counted.
      </p>
    </Section>
  );
}
